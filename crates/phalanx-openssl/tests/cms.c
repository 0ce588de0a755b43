/* Whose cipher encrypts a CMS message: cms CERTIFICATE NAME. What the configuration says is in force. */
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/conf.h>
#include <openssl/engine.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/provider.h>
#include <stdio.h>

int main(int count, char **argument) {
    BIO *file, *chain, *found;
    STACK_OF(X509) *to = sk_X509_new_null();
    EVP_CIPHER_CTX *ctx = NULL;
    const EVP_CIPHER *cipher;
    const OSSL_PROVIDER *provider;
    CMS_ContentInfo *message;
    if (count != 3) return 2;
    OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, NULL);
    file = BIO_new_file(argument[1], "r");
    sk_X509_push(to, PEM_read_bio_X509(file, NULL, NULL, NULL));
    BIO_free(file);
    cipher = EVP_get_cipherbyname(argument[2]);
    message = cipher ? CMS_encrypt(to, NULL, cipher, CMS_STREAM) : NULL;
    chain = message ? CMS_dataInit(message, NULL) : NULL;
    found = chain ? BIO_find_type(chain, BIO_TYPE_CIPHER) : NULL;
    if (!found || BIO_get_cipher_ctx(found, &ctx) <= 0) {
        ERR_print_errors_fp(stderr);
        return 1;
    }
    provider = EVP_CIPHER_get0_provider(EVP_CIPHER_CTX_get0_cipher(ctx));
    printf("%s\n", provider ? OSSL_PROVIDER_get0_name(provider) : "an engine");
    BIO_free_all(chain);
    CMS_ContentInfo_free(message);
    sk_X509_pop_free(to, X509_free);
    return 0;
}
