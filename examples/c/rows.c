/* Encrypts a column of short values in one call, with a tag for each value. */
#include <phalanx.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

int main(void) {
    unsigned char key[32];
    static const char names[] = "AdaBarbaraGrace";
    static const unsigned int begins[] = {0, 3, 10, 15}, sealed_begins[] = {0, 19, 42, 63};
    unsigned char sealed[63], opened[15];
    phalanx_nonces nonces = {0};
    phalanx_rows rows = {0}, table = {0};
    phalanx_aead *aead;
    size_t bad;

    /* 16-byte nonces: 8 zeros, followed by the row number. The next column would start at 3. */
    nonces.struct_bytes = sizeof nonces;
    nonces.counted = 1;
    nonces.bytes = (const unsigned char *)"\0\0\0\0\0\0\0";
    nonces.bytes_len = 8;
    nonces.first = 0;

    rows.struct_bytes = sizeof rows;
    rows.kind = PHALANX_ROWS_OFFSETS32;
    rows.count = 3;
    rows.offsets = begins;
    rows.bytes = (const unsigned char *)names;
    rows.bytes_len = 15;

    /* All values share the same associated data, so that they can't be moved to another column. */
    table.struct_bytes = sizeof table;
    table.count = 1;
    table.bytes = (const unsigned char *)"people.name";
    table.width = table.bytes_len = 11;

    if (getrandom(key, sizeof key, 0) != sizeof key) return 1;
    if (phalanx_aead_new(&aead, "kuznyechik-mgm", key, sizeof key, NULL)) return 1;
    if (phalanx_aead_seal_rows(aead, &nonces, &table, &rows, sealed, sizeof sealed)) return 1;

    rows.offsets = sealed_begins;
    rows.bytes = sealed;
    rows.bytes_len = sizeof sealed;
    if (phalanx_aead_open_rows(aead, &nonces, &table, &rows, opened, sizeof opened, &bad) || bad != (size_t)-1) return 1;
    if (memcmp(opened, names, 15)) return 1;

    /* Modified rows are filled with zeros, and `bad` is the number of the first one (SIZE_MAX if
       there is none). The other rows are decrypted. */
    sealed[20] ^= 1;
    if (phalanx_aead_open_rows(aead, &nonces, &table, &rows, opened, sizeof opened, &bad) != PHALANX_E_AUTH || bad != 1) return 1;
    printf("%.3s, row %u refused, %.5s\n", (const char *)opened, (unsigned)bad, (const char *)opened + 10);
    phalanx_aead_free(aead);
    return 0;
}
