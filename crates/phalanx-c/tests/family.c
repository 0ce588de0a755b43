/* family FOLDER FAMILY...: tests a library that only contains these families of ciphers. */
#include "client.h"

struct family {
    const char *name, *ciphers[2], *aead;
};

static const struct family families[] = {
    {"kalyna", {"kalyna-", "kalyna-"}, "kalyna-256/256-gcm"},
    {"gost", {"gost28147", "magma"}, "magma-mgm"},
    {"kuznyechik", {"kuznyechik", "kuznyechik"}, "kuznyechik-mgm"},
    {"ublock", {"ublock-", "ublock-"}, "ublock-128/256-gcm"},
};

static void file(const char *folder, const char *suite, int has) {
    char plain[500], sealed[500], opened[500], key[200], options[100];
    phalanx_file_secrets *secrets = NULL;
    size_t bytes;
    FILE *file;
    sprintf(plain, "%s/plain", folder), sprintf(sealed, "%s/sealed", folder), sprintf(opened, "%s/opened", folder);
    sprintf(options, "suite=%s;existing=replace", suite);
    file = fopen(plain, "w");
    EXPECT(file && fputs("attack at dawn", file) >= 0 && fclose(file) == 0);
    OK(phalanx_file_generate_key(key, sizeof key, &bytes));
    OK(phalanx_file_secrets_new(&secrets));
    OK(phalanx_file_secrets_add_key(secrets, key, bytes));
    if (has) {
        OK(phalanx_file_encrypt(plain, sealed, secrets, options, NULL, NULL));
        OK(phalanx_file_decrypt(sealed, opened, secrets, "existing=replace", NULL, NULL));
    } else {
        STATUS(PHALANX_E_ALGORITHM, phalanx_file_encrypt(plain, sealed, secrets, options, NULL, NULL));
    }
    phalanx_file_secrets_free(secrets);
}

int main(int count, char **argument) {
    static const uint8_t key[64] = {1};
    phalanx_info info;
    size_t i, listed = 0, j;
    int k;
    if (count < 3) return 2;
    memset(&info, 0, sizeof info);
    info.struct_bytes = sizeof info;
    for (i = 0; phalanx_list(i, &info) == PHALANX_OK; i++) {
        int wanted = 0;
        for (k = 2; k < count; k++) {
            for (j = 0; j < sizeof families / sizeof families[0]; j++) {
                const struct family *one = &families[j];
                if (strcmp(one->name, argument[k])) continue;
                wanted |= !strncmp(info.cipher, one->ciphers[0], strlen(one->ciphers[0]));
                wanted |= !strncmp(info.cipher, one->ciphers[1], strlen(one->ciphers[1]));
            }
        }
        if (!wanted) printf("%s is in the library\n", info.name), failures++;
        listed++;
    }
    EXPECT(listed > 5);
    for (j = 0; j < sizeof families / sizeof families[0]; j++) {
        phalanx_aead *aead = NULL;
        int has = 0;
        for (k = 2; k < count; k++) has |= !strcmp(families[j].name, argument[k]);
        if (has) {
            OK(phalanx_describe(families[j].aead, &info));
            OK(phalanx_aead_new(&aead, families[j].aead, key, info.key_bytes, NULL));
            phalanx_aead_free(aead);
        } else {
            STATUS(PHALANX_E_ALGORITHM, phalanx_describe(families[j].aead, &info));
            EXPECT(strstr(why(), "this build includes only ") && strstr(why(), argument[2]));
            STATUS(PHALANX_E_ALGORITHM, phalanx_aead_new(&aead, families[j].aead, key, 32, NULL));
        }
        file(argument[1], families[j].aead, has);
    }
    OK(phalanx_selftest());
    printf("families: %lu algorithms, %d failures\n", (unsigned long)listed, failures);
    return failures != 0;
}
