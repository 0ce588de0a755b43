/* Encrypts and authenticates a message, then decrypts it. */
#include <phalanx.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

int main(void) {
    unsigned char key[32];
    unsigned char nonce[16] = {0, 0, 1}; /* never reuse it with the same key; for MGM, the first bit must be 0 */
    unsigned char text[] = "attack at dawn", tag[16];
    const unsigned char header[] = "from: headquarters";
    char why[256];
    phalanx_aead *aead;

    /* A key is just random bytes. */
    if (getrandom(key, sizeof key, 0) != sizeof key) return 1;
    if (phalanx_aead_new(&aead, "kuznyechik-mgm", key, sizeof key, NULL)) goto failed;
    /* The arguments are: key, nonce, associated data, source, destination, tag. Opening uses the
       same order. To work in place, pass the same source and destination. */
    if (phalanx_aead_seal(aead, nonce, 16, header, sizeof header, text, text, sizeof text, tag, 16)) goto failed;
    if (phalanx_aead_open(aead, nonce, 16, header, sizeof header, text, text, sizeof text, tag, 16)) goto failed;
    printf("%s\n", (const char *)text);

    /* Modified data is rejected and stays encrypted. */
    tag[0] ^= 1;
    if (phalanx_aead_open(aead, nonce, 16, header, sizeof header, text, text, sizeof text, tag, 16) != PHALANX_E_AUTH) return 1;
    phalanx_aead_free(aead); /* wipes the key */
    phalanx_wipe(key, sizeof key);
    return 0;
failed:
    phalanx_last_error(why, sizeof why);
    fprintf(stderr, "%s\n", why);
    return 1;
}
