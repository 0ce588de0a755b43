/* Encrypts consecutive disk sectors in one call. */
#include <phalanx.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

enum { SECTOR = 4096, SECTORS = 16 };

int main(void) {
    static unsigned char disk[SECTOR * SECTORS], again[SECTOR];
    unsigned char key[32];
    phalanx_xts *xts;
    int i;

    for (i = 0; i < SECTORS; i++) memset(disk + i * SECTOR, i, SECTOR);
    if (getrandom(key, sizeof key, 0) != sizeof key) return 1;
    if (phalanx_xts_new(&xts, "kalyna-256/256-xts", key, sizeof key, NULL)) return 1;
    /* Encrypt sectors 1000 to 1015. */
    if (phalanx_xts_encrypt_sectors(xts, 1000, SECTOR, disk, disk, sizeof disk)) return 1;
    /* Decrypt a single sector. */
    if (phalanx_xts_decrypt_sectors(xts, 1007, SECTOR, disk + 7 * SECTOR, again, SECTOR)) return 1;
    for (i = 0; i < SECTOR; i++) {
        if (again[i] != 7) return 1;
    }
    phalanx_xts_free(xts);
    puts("decrypted only sector 1007");
    return 0;
}
