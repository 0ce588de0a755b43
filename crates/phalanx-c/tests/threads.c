/* Eight threads share a key that nobody has used yet, and must all get the same result as a single thread. */
#include "client.h"

#include <pthread.h>

static phalanx_aead *aead;
static phalanx_cipher *cipher;
static phalanx_mac *mac;
static uint8_t expected[4096], expected_tag[16], expected_mac[16];

static void *work(void *unused) {
    static const uint8_t nonce[16] = {1};
    uint8_t data[4096], tag[16];
    int round;
    char text[64];
    (void)unused;
    for (round = 0; round < 20; round++) {
        size_t len = sizeof data;
        phalanx_stream *stream = NULL;
        memset(data, 7, len);
        if (phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, data, len, tag, 16)) return "seal";
        if (memcmp(data, expected, len) || memcmp(tag, expected_tag, 16)) return "another ciphertext";
        if (phalanx_aead_open(aead, nonce, 16, NULL, 0, data, data, len, tag, 16)) return "open";
        if (phalanx_mac_compute(mac, NULL, 0, data, len, tag, 16) || memcmp(tag, expected_mac, 16)) return "mac";
        if (phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, nonce, 8)) return "stream";
        if (phalanx_stream_apply(stream, data, data, len) || phalanx_stream_seek(stream, 0)) return "apply";
        if (phalanx_stream_apply(stream, data, data, len) || data[0] != 7 || data[len - 1] != 7) return "back";
        phalanx_stream_free(stream);
        /* Each thread has its own last error. */
        if (phalanx_aead_seal(aead, nonce, 15, NULL, 0, data, data, len, tag, 16) != PHALANX_E_LENGTH) return "refusal";
        if (!phalanx_last_error(text, sizeof text) || !strstr(text, "nonce")) return "last error";
    }
    return NULL;
}

int main(void) {
    static const uint8_t key[32] = {9};
    pthread_t threads[8];
    phalanx_aead *first = NULL;
    phalanx_mac *first_mac = NULL;
    size_t i;
    memset(expected, 7, sizeof expected);
    OK(phalanx_mac_new(&first_mac, "kuznyechik-mac", key, 32, NULL));
    OK(phalanx_mac_compute(first_mac, NULL, 0, expected, sizeof expected, expected_mac, 16));
    OK(phalanx_aead_new(&first, "kuznyechik-mgm", key, 32, NULL));
    OK(phalanx_aead_seal(first, (const uint8_t *)"\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 16, NULL, 0, expected, expected, sizeof expected,
                         expected_tag, 16));
    OK(phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, NULL));
    OK(phalanx_mac_new(&mac, "kuznyechik-mac", key, 32, NULL));
    OK(phalanx_cipher_new(&cipher, "kuznyechik-ctr", key, 32, NULL));
    for (i = 0; i < 8; i++) EXPECT(pthread_create(&threads[i], NULL, work, NULL) == 0);
    for (i = 0; i < 8; i++) {
        void *outcome = NULL;
        EXPECT(pthread_join(threads[i], &outcome) == 0);
        if (outcome) {
            printf("thread %u: %s\n", (unsigned)i, (const char *)outcome);
            failures++;
        }
    }
    phalanx_aead_free(first);
    phalanx_mac_free(first_mac);
    phalanx_aead_free(aead);
    phalanx_mac_free(mac);
    phalanx_cipher_free(cipher);
    printf("threads: %d failures\n", failures);
    return failures != 0;
}
