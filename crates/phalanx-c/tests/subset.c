/* subset ALGORITHM...: tests a library that only contains these algorithms. */
#include "client.h"

int main(int count, char **argument) {
    static const uint8_t key[64] = {1}, nonce[64] = {2};
    phalanx_info info;
    size_t listed = 0;
    int k;
    if (count < 2) return 2;
    memset(&info, 0, sizeof info);
    info.struct_bytes = sizeof info;
    while (phalanx_list(listed, &info) == PHALANX_OK) {
        for (k = 1; k < count && strcmp(info.name, argument[k]); k++) {}
        if (k == count) printf("%s is in the library\n", info.name), failures++;
        listed++;
    }
    EXPECT(listed == (size_t)count - 1);
    for (k = 1; k < count; k++) {
        uint8_t text[100] = "attack at dawn", tag[64];
        phalanx_aead *aead = NULL;
        OK(phalanx_describe(argument[k], &info));
        EXPECT(phalanx_kernel(argument[k], 100) != NULL);
        if (info.role != PHALANX_ROLE_AEAD) continue;
        OK(phalanx_aead_new(&aead, argument[k], key, info.key_bytes, NULL));
        OK(phalanx_aead_seal(aead, nonce, info.nonce_bytes, key, 3, text, text, sizeof text, tag, info.tag_bytes));
        EXPECT(memcmp(text, "attack", 6));
        OK(phalanx_aead_open(aead, nonce, info.nonce_bytes, key, 3, text, text, sizeof text, tag, info.tag_bytes));
        EXPECT(!strcmp((char *)text, "attack at dawn"));
        tag[0] ^= 1;
        STATUS(PHALANX_E_AUTH, phalanx_aead_open(aead, nonce, info.nonce_bytes, key, 3, text, text, sizeof text, tag, info.tag_bytes));
        phalanx_aead_free(aead);
    }
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe("kuznyechik-ofb", &info));
    EXPECT(strstr(why(), "this build includes only ") && strstr(why(), argument[1]));
    OK(phalanx_selftest());
    printf("subset: %lu algorithms, %d failures\n", (unsigned long)listed, failures);
    return failures != 0;
}
