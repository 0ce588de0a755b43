/* Encrypts a file using a key file and a passphrase, decrypts it, and reads parts of it.
   Usage: file FOLDER */
#include <phalanx.h>
#include <stdio.h>
#include <string.h>

static int failed(void) {
    char why[256];
    phalanx_last_error(why, sizeof why);
    fprintf(stderr, "%s\n", why);
    return 1;
}

int main(int argc, char **argv) {
    char plain[256], sealed[256], opened[256], text[128];
    unsigned char part[5];
    size_t len, got;
    FILE *file;
    phalanx_file_secrets *secrets;
    phalanx_file_reader *reader;

    if (argc < 2) return 2;
    sprintf(plain, "%.200s/report.txt", argv[1]);
    sprintf(sealed, "%.200s/report.txt.phx", argv[1]);
    sprintf(opened, "%.200s/opened.txt", argv[1]);
    file = fopen(plain, "w");
    if (!file || fputs("attack at dawn\n", file) < 0 || fclose(file)) return 1;

    /* This is the text of a key file. Store it separately from the data. */
    if (phalanx_file_generate_key(text, sizeof text, &len)) return failed();
    if (phalanx_file_secrets_new(&secrets)) return failed();
    if (phalanx_file_secrets_add_key(secrets, text, len)) return failed();
    if (phalanx_file_secrets_add_passphrase(secrets, (const unsigned char *)"correct horse", 13)) return failed();

    /* Either of the two can open the file, both here and with `phalanx decrypt`. */
    if (phalanx_file_encrypt(plain, sealed, secrets, "suite=kuznyechik-mgm;existing=replace;memory=8192", NULL, NULL)) return failed();
    if (phalanx_file_verify(sealed, secrets, NULL, NULL, NULL)) return failed();
    if (phalanx_file_decrypt(sealed, opened, secrets, "existing=replace", NULL, NULL)) return failed();

    /* This only reads and verifies the chunks that it needs. */
    if (phalanx_file_open_path(&reader, sealed, secrets, NULL)) return failed();
    if (phalanx_file_read_at(reader, 10, part, 4, &got) || got != 4) return failed();
    part[4] = 0;
    printf("%s\n", (const char *)part);
    phalanx_file_free(reader);
    phalanx_file_secrets_free(secrets);
    phalanx_wipe((unsigned char *)text, sizeof text);
    return strcmp((const char *)part, "dawn") != 0;
}
