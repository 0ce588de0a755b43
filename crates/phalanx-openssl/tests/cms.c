/* CMS: cms CERTIFICATE KEY [NAME]. What the configuration says is in force. Every cipher of the provider that libcrypto has an OID for goes
   through a message and back, and the provider has to be the one whose cipher runs. With a name: says whose cipher of that name runs. */
#include <openssl/bio.h>
#include <openssl/cms.h>
#include <openssl/conf.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/pem.h>
#include <openssl/provider.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fprintf(stderr, "FAILED: ");
    vfprintf(stderr, format, list);
    va_end(list);
    fprintf(stderr, "\n");
    ERR_print_errors_fp(stderr);
    exit(1);
}
#define must(what, ...) \
    do { \
        if (!(what)) fail(__VA_ARGS__); \
    } while (0)

static STACK_OF(X509) *to;
static EVP_PKEY *private_key;
static int ciphers;

/* Returns which provider's cipher encrypts or decrypts in a chain of filters. */
static const char *whose(BIO *chain) {
    EVP_CIPHER_CTX *ctx = NULL;
    const OSSL_PROVIDER *provider;
    BIO *found = chain ? BIO_find_type(chain, BIO_TYPE_CIPHER) : NULL;
    must(found && BIO_get_cipher_ctx(found, &ctx) > 0 && ctx, "a message without a cipher");
    provider = EVP_CIPHER_get0_provider(EVP_CIPHER_CTX_get0_cipher(ctx));
    return provider ? OSSL_PROVIDER_get0_name(provider) : "an engine";
}

static void through(BIO *from, BIO *into) {
    static unsigned char buffer[5000];
    int n;
    while ((n = BIO_read(from, buffer, sizeof buffer)) > 0) must(BIO_write(into, buffer, n) == n, "writing");
}

enum { CERTIFICATE, SHARED_KEY, PASSWORD, NO_RECIPIENT, WAYS };

static int is_aead(const EVP_CIPHER *cipher) { return (EVP_CIPHER_get_flags(cipher) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0; }

/* A message whose last byte, which belongs to the tag, is altered must not be authentic. */
static void altered(BIO *wire, const char *name, int bytes, unsigned char *secret, unsigned char *kekid) {
    static unsigned char back[700001];
    unsigned char *der, *copy;
    long length = BIO_get_mem_data(wire, &der);
    const unsigned char *at;
    int count = 0, n;
    CMS_ContentInfo *read;
    BIO *chain;
    copy = OPENSSL_memdup(der, (size_t)length);
    copy[length - 1] ^= 1;
    at = copy;
    read = d2i_CMS_ContentInfo(NULL, &at, length);
    must(read && CMS_decrypt_set1_key(read, secret, 32, kekid, 4), "%s: altered message", name);
    chain = CMS_dataInit(read, NULL);
    while (chain && count < (int)sizeof back && (n = BIO_read(chain, back + count, (int)sizeof back - count)) > 0) count += n;
    must(!chain || BIO_get_cipher_status(chain) <= 0, "%s: an altered message of %d bytes is authentic", name, bytes);
    ERR_clear_error();
    BIO_free_all(chain);
    CMS_ContentInfo_free(read);
    OPENSSL_free(copy);
}

/* Encrypts a message of a given length in one way, then writes, reads and decrypts it. */
static void message(const EVP_CIPHER *cipher, const char *name, int way, int bytes) {
    static unsigned char text[700000], back[700001], secret[33] = "thirty-two bytes of shared key..";
    static unsigned char kekid[5] = "kek1";
    BIO *in, *wire = BIO_new(BIO_s_mem()), *chain;
    CMS_ContentInfo *cms, *read;
    int count = 0, n;
    for (int i = 0; i < bytes; i++) text[i] = (unsigned char)(i * 7 + (i >> 8) * 13 + way);
    in = BIO_new_mem_buf(text, bytes);
    if (way == NO_RECIPIENT) {
        cms = CMS_EncryptedData_encrypt(in, cipher, secret, (size_t)EVP_CIPHER_get_key_length(cipher), CMS_BINARY | CMS_PARTIAL | CMS_STREAM);
    } else {
        cms = CMS_encrypt(way == CERTIFICATE ? to : NULL, NULL, cipher, CMS_BINARY | CMS_PARTIAL | CMS_STREAM);
    }
    must(cms, "%s: encryption in way %d", name, way);
    if (way == SHARED_KEY) {
        /* libcrypto will free both. */
        unsigned char *key = OPENSSL_memdup(secret, 32), *id = OPENSSL_memdup(kekid, 4);
        must(CMS_add0_recipient_key(cms, NID_undef, key, 32, id, 4, NULL, NULL, NULL), "%s: shared key", name);
    }
    if (way == PASSWORD) {
        unsigned char *password = (unsigned char *)OPENSSL_strdup("secret");
        must(CMS_add0_recipient_password(cms, -1, NID_undef, NID_undef, password, 6, EVP_aes_256_cbc()), "%s: password", name);
    }
    /* This does the same as CMS_final, but lets us see the cipher. */
    chain = CMS_dataInit(cms, NULL);
    must(chain, "%s: encryption in way %d", name, way);
    must(!strcmp(whose(chain), "phalanx"), "%s is encrypted by %s in way %d", name, whose(chain), way);
    through(in, chain);
    must(BIO_flush(chain) > 0 && CMS_dataFinal(cms, chain), "%s: the end of encryption", name);
    BIO_free_all(chain);
    must(i2d_CMS_bio(wire, cms), "%s: DER", name);
    if (is_aead(cipher) && way == SHARED_KEY) altered(wire, name, bytes, secret, kekid);
    read = d2i_CMS_bio(wire, NULL);
    must(read, "%s: reading", name);
    if (way == CERTIFICATE) must(CMS_decrypt_set1_pkey(read, private_key, sk_X509_value(to, 0)), "%s: private key", name);
    if (way == SHARED_KEY) must(CMS_decrypt_set1_key(read, secret, 32, kekid, 4), "%s: shared key", name);
    if (way == PASSWORD) must(CMS_decrypt_set1_password(read, (unsigned char *)"secret", 6), "%s: password", name);
    if (way == NO_RECIPIENT) {
        must(CMS_EncryptedData_set1_key(read, NULL, secret, (size_t)EVP_CIPHER_get_key_length(cipher)), "%s: key", name);
    }
    chain = CMS_dataInit(read, NULL);
    must(chain, "%s: decryption in way %d", name, way);
    must(!strcmp(whose(chain), "phalanx"), "%s is decrypted by %s in way %d", name, whose(chain), way);
    while (count < (int)sizeof back && (n = BIO_read(chain, back + count, (int)sizeof back - count)) > 0) count += n;
    must(BIO_get_cipher_status(chain) > 0, "%s: the end of decryption in way %d", name, way);
    must(count == bytes && !memcmp(back, text, (size_t)bytes), "%s: %d bytes came back of %d, way %d", name, count, bytes, way);
    BIO_free_all(chain);
    BIO_free(in);
    BIO_free(wire);
    CMS_ContentInfo_free(cms);
    CMS_ContentInfo_free(read);
}

static void find_oid(const char *name, void *nid) {
    if (name[0] >= '0' && name[0] <= '9') *(int *)nid = OBJ_txt2nid(name);
}

/* OpenSSL has no messages with XTS. It would leave out the tag of CTR-ACPKM-OMAC, so such a message must not be written either. */
static void refused(EVP_CIPHER *cipher, const char *name) {
    CMS_ContentInfo *cms = CMS_encrypt(to, NULL, cipher, CMS_BINARY | CMS_PARTIAL | CMS_STREAM);
    must(!cms || !CMS_dataInit(cms, NULL), "%s: a message is written", name);
    ERR_clear_error();
    CMS_ContentInfo_free(cms);
}

static void one(EVP_CIPHER *cipher, void *unused) {
    /* One byte, lengths around a section, and lengths beyond the sections that CMS uses. */
    static const int sizes[] = {1, 8, 1023, 1024, 1025, 4096, 4097, 8191, 8193, 262144, 262145, 700000};
    int nid = NID_undef;
    const char *name = EVP_CIPHER_get0_name(cipher);
    const EVP_CIPHER *by_nid;
    (void)unused;
    if (strcmp(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(cipher)), "phalanx")) return;
    must(EVP_CIPHER_names_do_all(cipher, find_oid, &nid), "%s: names", name);
    if (nid == NID_undef || EVP_CIPHER_get_mode(cipher) == EVP_CIPH_WRAP_MODE) return;
    if (strstr(name, "omac") || EVP_CIPHER_get_mode(cipher) == EVP_CIPH_XTS_MODE) {
        refused(cipher, name);
        return;
    }
    must(EVP_CIPHER_get_type(cipher) == nid, "%s has the number %d, and not %d", name, EVP_CIPHER_get_type(cipher), nid);
    by_nid = EVP_get_cipherbynid(nid);
    must(by_nid, "%s is not found by its number", name);
    for (int way = 0; way < WAYS; way++) {
        /* OpenSSL has no AEADs without recipients. */
        if (way == NO_RECIPIENT && is_aead(cipher)) continue;
        for (unsigned s = 0; s < sizeof sizes / sizeof *sizes; s++) message(s % 2 ? cipher : by_nid, name, way, sizes[s]);
    }
    printf(is_aead(cipher) ? "CMS with a tag: %s\n" : "CMS: %s\n", name);
    ciphers++;
}

int main(int count, char **argument) {
    BIO *file;
    must(count == 3 || count == 4, "cms CERTIFICATE KEY [NAME]");
    OPENSSL_init_crypto(OPENSSL_INIT_LOAD_CONFIG, NULL);
    to = sk_X509_new_null();
    file = BIO_new_file(argument[1], "r");
    must(file && sk_X509_push(to, PEM_read_bio_X509(file, NULL, NULL, NULL)) && sk_X509_value(to, 0), "certificate");
    BIO_free(file);
    file = BIO_new_file(argument[2], "r");
    private_key = file ? PEM_read_bio_PrivateKey(file, NULL, NULL, NULL) : NULL;
    must(private_key, "key");
    BIO_free(file);
    if (count == 4) {
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, argument[3], NULL);
        CMS_ContentInfo *cms = cipher ? CMS_encrypt(to, NULL, cipher, CMS_STREAM) : NULL;
        BIO *chain = cms ? CMS_dataInit(cms, NULL) : NULL;
        must(chain, "%s", argument[3]);
        printf("%s\n", whose(chain));
        BIO_free_all(chain);
        CMS_ContentInfo_free(cms);
        EVP_CIPHER_free(cipher);
    } else {
        EVP_CIPHER_do_all_provided(NULL, one, NULL);
        /* GOST 28147-89 and both ACPKM ciphers, whose OIDs have been in libcrypto since 1.1. */
        must(ciphers >= 3, "%d ciphers only", ciphers);
    }
    sk_X509_pop_free(to, X509_free);
    EVP_PKEY_free(private_key);
    return 0;
}
