/* Encrypts a stream of packets. The nonce is the packet number. The headers are authenticated, but
   not encrypted. */
#include <phalanx.h>
#include <stdio.h>
#include <string.h>

enum { HEADER = 8, TAG = 16, LONGEST = 1400 };

/* The header and the end of the nonce contain the packet number, big-endian. The rest of the nonce
   is zero, so its first bit is 0. */
static void put_number(unsigned char *at, unsigned long number) {
    int i;
    for (i = 7; i >= 0; i--, number >>= 8) at[i] = (unsigned char)number;
}

/* The packet consists of header, ciphertext and tag. Use separate keys for the two directions of a
   connection, so that packet numbers never collide. */
static int seal(const phalanx_aead *aead, unsigned long number, const unsigned char *text, size_t len, unsigned char *packet) {
    unsigned char nonce[16] = {0};
    put_number(packet, number);
    memcpy(nonce + 8, packet, 8);
    return phalanx_aead_seal(aead, nonce, 16, packet, HEADER, text, packet + HEADER, len, packet + HEADER + len, TAG);
}

static int open_packet(const phalanx_aead *aead, const unsigned char *packet, size_t bytes, unsigned char *text) {
    unsigned char nonce[16] = {0};
    size_t len;
    if (bytes < HEADER + TAG) return PHALANX_E_AUTH;
    len = bytes - HEADER - TAG;
    memcpy(nonce + 8, packet, 8);
    return phalanx_aead_open(aead, nonce, 16, packet, HEADER, packet + HEADER, text, len, packet + HEADER + len, TAG);
}

int main(void) {
    static const unsigned char key[32] = {7}; /* from the key exchange */
    unsigned char text[LONGEST], got[LONGEST], packet[HEADER + LONGEST + TAG];
    unsigned long number;
    phalanx_aead *aead;

    if (phalanx_aead_new(&aead, PHALANX_KUZNYECHIK_MGM, key, sizeof key, NULL)) return 1;
    for (number = 0; number < 1000; number++) {
        size_t len = 1 + number % LONGEST;
        memset(text, (int)number, len);
        if (seal(aead, number, text, len, packet)) return 1;
        if (number % 10 == 9) { /* an attacker flips a bit */
            packet[number % (HEADER + len + TAG)] ^= 1;
            if (open_packet(aead, packet, HEADER + len + TAG, got) == PHALANX_OK) return 1;
        } else if (open_packet(aead, packet, HEADER + len + TAG, got) || memcmp(got, text, len)) {
            return 1;
        }
    }
    phalanx_aead_free(aead);
    puts("1000 packets, every tenth one modified and rejected");
    return 0;
}
