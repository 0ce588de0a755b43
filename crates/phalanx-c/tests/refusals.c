/* Tests errors: every status, buffers that end right where memory ends, and the outputs of calls that failed. refusals FOLDER */
#define _DEFAULT_SOURCE
#include "client.h"

#include <dirent.h>
#include <sys/mman.h>
#include <unistd.h>

static const uint8_t key[64] = {1, 2, 3}, nonce[64] = {4, 5, 6};

/* `len` bytes that end right where accessible memory ends. */
static uint8_t *at_the_edge(size_t len) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), pages = (len + page - 1) / page + 1;
    uint8_t *map = mmap(NULL, pages * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED || mprotect(map + (pages - 1) * page, page, PROT_NONE)) abort();
    return map + (pages - 1) * page - len;
}

static int is_zero(const uint8_t *at, size_t len) {
    size_t i;
    for (i = 0; i < len; i++) {
        if (at[i]) return 0;
    }
    return 1;
}

static void texts(void) {
    int status;
    char small[8];
    EXPECT(phalanx_abi_version() == PHALANX_ABI_VERSION);
    EXPECT(strlen(phalanx_version()) > 0 && strlen(phalanx_level_name()) > 0);
    EXPECT(phalanx_level_available("portable") == 1 && phalanx_level_available("no such level") == 0);
    EXPECT(phalanx_level_available(NULL) == 0);
    EXPECT(phalanx_kernel("kuznyechik-mgm", 100) && strstr(phalanx_kernel("kuznyechik-mgm", 100), "kuznyechik_encrypt"));
    EXPECT(phalanx_kernel("no such algorithm", 1) == NULL && phalanx_kernel(NULL, 1) == NULL);
    for (status = -100; status <= 0; status++) EXPECT(phalanx_status_text(status) && *phalanx_status_text(status));
    EXPECT(strcmp(phalanx_status_text(5), "unknown status") == 0);
    /* A message that doesn't fit is truncated, and its full length is returned. */
    phalanx_info info;
    info.struct_bytes = sizeof info;
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe("no such algorithm", &info));
    EXPECT(phalanx_last_error(small, sizeof small) > sizeof small && strlen(small) == sizeof small - 1);
    EXPECT(phalanx_last_error(NULL, 0) > 0);
    EXPECT(strstr(why(), "no such algorithm"));
}

static void describing(void) {
    phalanx_info info, again;
    size_t i;
    memset(&info, 0, sizeof info);
    STATUS(PHALANX_E_LENGTH, phalanx_describe("kuznyechik-mgm", &info));
    STATUS(PHALANX_E_NULL, phalanx_describe("kuznyechik-mgm", NULL));
    info.struct_bytes = sizeof info;
    STATUS(PHALANX_E_NULL, phalanx_describe(NULL, &info));
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe("\xff", &info));
    EXPECT(strstr(why(), "\"\\xff\""));
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe("a\nb\033[2J", &info));
    EXPECT(strstr(why(), "a\\nb\\u{1b}[2J"));
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe("", &info));
    OK(phalanx_describe("Kuznyechik-MGM", &info));
    EXPECT(info.struct_bytes == sizeof info && info.role == PHALANX_ROLE_AEAD && info.key_bytes == 32);
    EXPECT(info.nonce_bytes == 16 && info.tag_bytes == 16 && info.tag_min_bytes == 4 && info.block_bytes == 16);
    EXPECT(info.nonce_rule == PHALANX_NONCE_UNIQUE_FIRST_BIT_ZERO && info.status == PHALANX_STATUS_STANDARD);
    EXPECT(strcmp(info.name, "kuznyechik-mgm") == 0 && strcmp(info.cipher, "kuznyechik") == 0 && *info.section);
    {
        /* A program that is newer than the library. Members that only the program knows become zero. */
        struct {
            phalanx_info info;
            uint64_t more[4];
        } newer;
        memset(&newer, 1, sizeof newer);
        newer.info.struct_bytes = sizeof newer;
        OK(phalanx_describe("kuznyechik-mgm", &newer.info));
        EXPECT(newer.info.key_bytes == 32 && is_zero((const uint8_t *)newer.more, sizeof newer.more));
    }
    again.struct_bytes = sizeof again;
    OK(phalanx_describe("1.2.643.7.1.1.5.2.1", &again));
    EXPECT(strcmp(again.name, "kuznyechik-ctr-acpkm") == 0);
    for (i = 0; phalanx_list(i, &info) == PHALANX_OK; i++) {
        OK(phalanx_describe(info.name, &again));
        EXPECT(memcmp(&info, &again, sizeof info) == 0);
        EXPECT(info.role >= PHALANX_ROLE_BLOCKS && info.role <= PHALANX_ROLE_DERIVATION && info.key_bytes > 0);
    }
    EXPECT(i > 100);
    STATUS(PHALANX_E_ALGORITHM, phalanx_list(i, &info));
}

static void aead(void) {
    phalanx_aead *aead = (phalanx_aead *)key;
    phalanx_aead_stream *stream = NULL;
    uint8_t *data = at_the_edge(200), *out = at_the_edge(200), *tag = at_the_edge(16), *edge = at_the_edge(32);
    uint8_t *short_nonce = at_the_edge(16), kept[200];
    STATUS(PHALANX_E_ALGORITHM, phalanx_aead_new(&aead, "no such cipher", key, 32, NULL));
    EXPECT(aead == NULL);
    STATUS(PHALANX_E_ALGORITHM, phalanx_aead_new(&aead, "kuznyechik-ctr", key, 32, NULL));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 31, NULL));
    STATUS(PHALANX_E_NULL, phalanx_aead_new(&aead, "kuznyechik-mgm", NULL, 32, NULL));
    STATUS(PHALANX_E_NULL, phalanx_aead_new(&aead, NULL, key, 32, NULL));
    STATUS(PHALANX_E_NULL, phalanx_aead_new(NULL, "kuznyechik-mgm", key, 32, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "colour=red"));
    EXPECT(strstr(why(), "colour"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "section=4096"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=8;tag=8"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=99"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=+8"));
    EXPECT(strstr(why(), "write 8"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=08"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag= 8"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=8 "));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag=8;"));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag="));
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "tag"));
    STATUS(PHALANX_E_LEVEL, phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, "level=mmx"));
    STATUS(PHALANX_E_INTERNAL, phalanx_aead_new(&aead, "phalanx-test-panic", key, 32, NULL));
    EXPECT(aead == NULL && strstr(why(), "defect"));
    memcpy(edge, key, 32);
    OK(phalanx_aead_new(&aead, PHALANX_KUZNYECHIK_MGM, edge, 32, "level=portable"));
    phalanx_aead_free(aead);
    OK(phalanx_aead_new(&aead, PHALANX_KUZNYECHIK_MGM, edge, 32, NULL));
    memcpy(short_nonce, nonce, 16);
    memset(data, 7, 200);
    OK(phalanx_aead_seal(aead, short_nonce, 16, edge, 32, data, out, 200, tag, 16));
    OK(phalanx_aead_open(aead, short_nonce, 16, edge, 32, out, data, 200, tag, 16));
    EXPECT(data[0] == 7 && data[199] == 7);
    memcpy(kept, out, 200);
    tag[3] ^= 1;
    STATUS(PHALANX_E_AUTH, phalanx_aead_open(aead, short_nonce, 16, edge, 32, out, data, 200, tag, 16));
    EXPECT(is_zero(data, 200));
    STATUS(PHALANX_E_AUTH, phalanx_aead_open(aead, short_nonce, 16, edge, 32, out, out, 200, tag, 16));
    EXPECT(memcmp(out, kept, 200) == 0);
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 15, NULL, 0, data, out, 200, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, out, 200, tag, 15));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, NULL, NULL, 0, tag, 16)); /* MGM has no such tag */
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_seal(aead, (const uint8_t *)"\x80" "123456789abcdef", 16, NULL, 0, data, out, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(NULL, nonce, 16, NULL, 0, data, out, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(aead, NULL, 16, NULL, 0, data, out, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(aead, nonce, 16, NULL, 5, data, out, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(aead, nonce, 16, NULL, 0, NULL, out, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, NULL, 200, tag, 16));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, out, 200, NULL, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, data + 1, 199, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data + 1, data, 199, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, data, 200, data + 190, 10));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, data, 10, data, data, 200, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, tag, 16, NULL, 0, data, data, 200, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal(aead, nonce, 16, NULL, 0, data, out, (size_t)-1, tag, 16));

    STATUS(PHALANX_E_LENGTH, phalanx_aead_stream_seal_new(&stream, aead, nonce, 15));
    EXPECT(stream == NULL);
    OK(phalanx_aead_stream_seal_new(&stream, aead, nonce, 16));
    OK(phalanx_aead_stream_update(stream, data, out, 100));
    STATUS(PHALANX_E_STATE, phalanx_aead_stream_aad(stream, key, 3));
    STATUS(PHALANX_E_STATE, phalanx_aead_stream_verify(stream, tag, 16));
    OK(phalanx_aead_stream_finish(stream, tag, 16));
    STATUS(PHALANX_E_STATE, phalanx_aead_stream_finish(stream, tag, 16));
    {
        phalanx_aead_stream *twin = stream;
        STATUS(PHALANX_E_STATE, phalanx_aead_stream_dup(&twin, stream));
        EXPECT(twin == NULL);
    }
    phalanx_aead_stream_free(stream);
    OK(phalanx_aead_stream_open_unverified_new(&stream, aead, nonce, 16));
    OK(phalanx_aead_stream_update(stream, out, data, 100));
    STATUS(PHALANX_E_STATE, phalanx_aead_stream_finish(stream, tag, 16));
    tag[0] ^= 1;
    STATUS(PHALANX_E_AUTH, phalanx_aead_stream_verify(stream, tag, 16));
    phalanx_aead_stream_free(stream);
    phalanx_aead_stream_free(NULL);
    phalanx_aead_free(aead);
    phalanx_aead_free(NULL);
}

static void rows(void) {
    phalanx_aead *aead = NULL;
    phalanx_nonces nonces = {sizeof nonces, 1, nonce, 8, 0};
    phalanx_rows data = {sizeof data, PHALANX_ROWS_FIXED, 5, 10, NULL, nonce, 50}, sealed;
    uint32_t *offsets = (uint32_t *)at_the_edge(5 * 4);
    uint8_t *out = at_the_edge(5 * 26), *back = at_the_edge(50);
    size_t bad = 0;
    OK(phalanx_aead_new(&aead, "kuznyechik-mgm", key, 32, NULL));
    OK(phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    sealed = data;
    sealed.width = 26;
    sealed.bytes = out;
    sealed.bytes_len = 130;
    bad = 1;
    OK(phalanx_aead_open_rows(aead, &nonces, NULL, &sealed, back, 50, &bad));
    EXPECT(bad == SIZE_MAX);
    EXPECT(memcmp(back, nonce, 50) == 0);
    out[3 * 26] ^= 1;
    STATUS(PHALANX_E_AUTH, phalanx_aead_open_rows(aead, &nonces, NULL, &sealed, back, 50, &bad));
    EXPECT(bad == 3 && memcmp(back, nonce, 30) == 0 && is_zero(back + 30, 10) && memcmp(back + 40, nonce + 40, 10) == 0);
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 129));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal_rows(aead, NULL, NULL, &data, out, 130));
    STATUS(PHALANX_E_NULL, phalanx_aead_seal_rows(aead, &nonces, NULL, NULL, out, 130));
    {
        /* The nonces for all rows are given, and two of them are the same. */
        uint8_t many[5 * 16] = {0};
        phalanx_nonces given = {sizeof given, 0, NULL, sizeof many, 0};
        given.bytes = many;
        STATUS(PHALANX_E_PARAMETER, phalanx_aead_seal_rows(aead, &given, NULL, &data, out, 130));
        many[15] = 4, many[31] = 3, many[47] = 2, many[63] = 3;
        STATUS(PHALANX_E_PARAMETER, phalanx_aead_seal_rows(aead, &given, NULL, &data, out, 130));
        EXPECT(strstr(why(), "rows 1 and 3"));
        many[63] = 1;
        OK(phalanx_aead_seal_rows(aead, &given, NULL, &data, out, 130));
    }
    data.width = 11;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    /* Overlaps are reported before invalid widths. */
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, (uint8_t *)nonce + 3, 130));
    EXPECT(strstr(why(), "overlaps"));
    data.width = 10;
    data.kind = 3;
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    data.kind = PHALANX_ROWS_OFFSETS32;
    STATUS(PHALANX_E_NULL, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    data.count = 4;
    data.offsets = offsets;
    offsets[0] = 0, offsets[1] = 20, offsets[2] = 10, offsets[3] = 30, offsets[4] = 50;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    offsets[2] = 25, offsets[4] = 51;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    offsets[4] = 50;
    OK(phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 50 + 4 * 16));
    data.offsets = (const uint8_t *)offsets + 1;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 50 + 4 * 16));
    data.offsets = offsets;
    data.count = (size_t)-1;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 130));
    data.count = 4;
    nonces.first = (uint64_t)-3;
    STATUS(PHALANX_E_LIMIT, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 50 + 4 * 16));
    nonces.counted = 2;
    STATUS(PHALANX_E_PARAMETER, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 50 + 4 * 16));
    nonces.struct_bytes = 3;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows(aead, &nonces, NULL, &data, out, 50 + 4 * 16));
    nonces.struct_bytes = sizeof nonces, nonces.counted = 1, nonces.first = 0;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_seal_rows_each("kuznyechik-mgm", NULL, key, 32, &nonces, NULL, &data, out, 50 + 4 * 16));
    phalanx_aead_free(aead);
}

static void ciphers(void) {
    phalanx_cipher *cipher = NULL;
    phalanx_stream *stream = NULL;
    phalanx_block_mode *chain = NULL;
    uint8_t data[64] = {0}, out[128];
    size_t written = 99;
    STATUS(PHALANX_E_ALGORITHM, phalanx_cipher_new(&cipher, "kuznyechik-mgm", key, 32, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_cipher_new(&cipher, "kuznyechik-ctr", key, 32, "segment=8;iv=counter"));
    EXPECT(strcmp(why(), "kuznyechik-ctr: option segment cannot be combined with iv=counter: leave out one of them") == 0);
    OK(phalanx_cipher_new(&cipher, "kuznyechik-ecb", key, 32, NULL));
    STATUS(PHALANX_E_LENGTH, phalanx_cipher_encrypt(cipher, NULL, 0, data, data, 15));
    STATUS(PHALANX_E_LENGTH, phalanx_cipher_encrypt(cipher, nonce, 16, data, data, 16));
    OK(phalanx_cipher_encrypt(cipher, NULL, 0, NULL, NULL, 0));
    STATUS(PHALANX_E_ALGORITHM, phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, NULL, 0));
    STATUS(PHALANX_E_ALGORITHM, phalanx_block_mode_new(&chain, cipher, PHALANX_ENCRYPT, NULL, 0));
    phalanx_cipher_free(cipher);
    OK(phalanx_cipher_new(&cipher, "magma-ctr", key, 32, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_stream_new(&stream, cipher, 2, nonce, 4));
    STATUS(PHALANX_E_LENGTH, phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, nonce, 5));
    OK(phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, nonce, 4));
    OK(phalanx_stream_seek(stream, ((uint64_t)8 << 32) - 8));
    STATUS(PHALANX_E_LIMIT, phalanx_stream_apply(stream, data, out, 9));
    EXPECT(is_zero(out, 9));
    phalanx_stream_free(stream);
    phalanx_cipher_free(cipher);
    OK(phalanx_cipher_new(&cipher, "kuznyechik-cfb", key, 32, NULL));
    OK(phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, nonce, 16));
    STATUS(PHALANX_E_ALGORITHM, phalanx_stream_seek(stream, 0));
    phalanx_stream_free(stream);
    phalanx_cipher_free(cipher);
    OK(phalanx_cipher_new(&cipher, "kuznyechik-cbc", key, 32, "padding=pkcs7"));
    STATUS(PHALANX_E_ALGORITHM, phalanx_cipher_encrypt(cipher, nonce, 16, data, out, 16));
    OK(phalanx_block_mode_new(&chain, cipher, PHALANX_DECRYPT, nonce, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_block_mode_update(chain, data, 32, out, 47, &written));
    STATUS(PHALANX_E_LENGTH, phalanx_block_mode_update(chain, data, 32, data + 1, 63, &written));
    STATUS(PHALANX_E_NULL, phalanx_block_mode_update(chain, data, 32, out, 64, NULL));
    OK(phalanx_block_mode_update(chain, data, 32, out, 48, &written));
    STATUS(PHALANX_E_LENGTH, phalanx_block_mode_finish(chain, out, 15, &written));
    STATUS(PHALANX_E_AUTH, phalanx_block_mode_finish(chain, out, 16, &written));
    STATUS(PHALANX_E_STATE, phalanx_block_mode_finish(chain, out, 16, &written));
    {
        phalanx_block_mode *twin = NULL;
        STATUS(PHALANX_E_STATE, phalanx_block_mode_dup(&twin, chain));
    }
    phalanx_block_mode_free(chain);
    phalanx_cipher_free(cipher);
    {
        phalanx_xts *xts = NULL;
        STATUS(PHALANX_E_PARAMETER, phalanx_xts_new(&xts, "kuznyechik-ieee-xts", data, 64, NULL)); /* both keys are zeros */
        OK(phalanx_xts_new(&xts, "kuznyechik-ieee-xts", key, 64, NULL));
        STATUS(PHALANX_E_PARAMETER, phalanx_xts_encrypt_sectors(xts, 0, 15, data, data, 30));
        STATUS(PHALANX_E_LENGTH, phalanx_xts_encrypt_sectors(xts, 0, 32, data, data, 40));
        OK(phalanx_xts_encrypt_sectors(xts, 0, 32, NULL, NULL, 0));
        STATUS(PHALANX_E_LENGTH, phalanx_xts_encrypt(xts, nonce, 16, NULL, NULL, 0));
        STATUS(PHALANX_E_LENGTH, phalanx_xts_encrypt(xts, nonce, 15, data, data, 32));
        phalanx_xts_free(xts);
    }
}

static void others(void) {
    phalanx_mac *mac = NULL;
    phalanx_wrap *wrap = NULL;
    uint8_t tag[64], out[64];
    size_t written;
    memset(tag, 1, sizeof tag);
    OK(phalanx_mac_new(&mac, "kuznyechik-mac", key, 32, "tag=8"));
    STATUS(PHALANX_E_LENGTH, phalanx_mac_compute(mac, NULL, 0, key, 3, tag, 16));
    STATUS(PHALANX_E_LENGTH, phalanx_mac_compute(mac, nonce, 16, key, 3, tag, 8));
    STATUS(PHALANX_E_AUTH, phalanx_mac_verify(mac, NULL, 0, key, 3, tag, 8));
    EXPECT(tag[0] == 1);
    phalanx_mac_free(mac);
    OK(phalanx_wrap_new(&wrap, "kuznyechik-kexp15", key, 64, NULL));
    memset(out, 3, sizeof out);
    STATUS(PHALANX_E_AUTH, phalanx_wrap_unwrap(wrap, nonce, 8, tag, 48, out, sizeof out, &written));
    EXPECT(out[0] == 3);
    STATUS(PHALANX_E_LENGTH, phalanx_wrap_unwrap(wrap, nonce, 8, tag, 15, out, sizeof out, &written));
    STATUS(PHALANX_E_NULL, phalanx_wrap_unwrap(wrap, nonce, 8, tag, 48, out, sizeof out, NULL));
    phalanx_wrap_free(wrap);
    OK(phalanx_wrap_new(&wrap, "gost89-wrap-gost", key, 32, NULL));
    STATUS(PHALANX_E_LENGTH, phalanx_wrap_wrap(wrap, nonce, 8, key, 31, out, sizeof out, &written));
    STATUS(PHALANX_E_LENGTH, phalanx_wrap_unwrap(wrap, NULL, 0, tag, 43, out, sizeof out, &written));
    phalanx_wrap_free(wrap);
    EXPECT(phalanx_equal(key, key, 32) == 1 && phalanx_equal(key, nonce, 32) == 0 && phalanx_equal(NULL, NULL, 0) == 1);
    EXPECT(phalanx_equal(NULL, key, 3) == 0);
    phalanx_wipe(tag, sizeof tag);
    EXPECT(is_zero(tag, sizeof tag));
    phalanx_wipe(NULL, 0);
    /* Freeing NULL is allowed. */
    phalanx_aead_free(NULL), phalanx_aead_stream_free(NULL), phalanx_mac_free(NULL), phalanx_mac_stream_free(NULL);
    phalanx_cipher_free(NULL), phalanx_stream_free(NULL), phalanx_block_mode_free(NULL), phalanx_xts_free(NULL);
    phalanx_wrap_free(NULL), phalanx_file_secrets_free(NULL), phalanx_file_free(NULL), phalanx_file_parts_free(NULL);
}

/* An in-memory file that is read through a callback. */
struct memory {
    uint8_t *bytes;
    size_t len, fails_at;
};

static int64_t read_at(void *user, uint64_t offset, uint8_t *dst, size_t len) {
    struct memory *memory = user;
    if (offset >= memory->fails_at) return -1;
    if (offset >= memory->len) return 0;
    if (len > memory->len - offset) len = memory->len - offset;
    if (len > 1000) len = 1000; /* less than was asked for is allowed */
    memcpy(dst, memory->bytes + offset, len);
    return (int64_t)len;
}

static uint64_t last_done;

static void progress(void *user, uint64_t done, uint64_t total) {
    *(uint64_t *)user = total;
    last_done = done;
}

/* Cancels the call at the report that *user counts down to. */
static void cancelling(void *user, uint64_t done, uint64_t total) {
    int *left = user;
    (void)done, (void)total;
    if (--*left == 0) phalanx_file_cancel();
}

/* Processes a whole file itself, of which the inner call is cancelled, but not the outer one. */
struct nested {
    const char *file;
    const phalanx_file_secrets *secrets;
    int status, reports;
};

static void nesting(void *user, uint64_t done, uint64_t total) {
    struct nested *nested = user;
    int once = 1;
    (void)done, (void)total;
    nested->reports++;
    nested->status = phalanx_file_verify(nested->file, nested->secrets, NULL, cancelling, &once);
}

/* The number of files in a folder. */
static int entries(const char *folder) {
    DIR *dir = opendir(folder);
    int count = 0;
    while (dir && readdir(dir)) count++;
    if (dir) closedir(dir);
    return count;
}

/* A cancelled call leaves no output, no temporary file, and an existing output as it was. */
static void cancelled(const char *plain, const char *sealed, const char *opened, const char *folder, const phalanx_file_secrets *secrets) {
    char never[512];
    int left = 1, before = entries(folder);
    struct nested nested = {sealed, secrets, 0, 0};
    snprintf(never, sizeof never, "%s/never", folder);
    STATUS(PHALANX_E_CANCELLED, phalanx_file_encrypt(plain, never, secrets, NULL, cancelling, &left));
    EXPECT(left == 0 && strstr(why(), plain) && strstr(why(), "cancelled"));
    left = 1;
    STATUS(PHALANX_E_CANCELLED, phalanx_file_encrypt(plain, opened, secrets, "existing=replace", cancelling, &left));
    left = 3;
    STATUS(PHALANX_E_CANCELLED, phalanx_file_decrypt(sealed, never, secrets, NULL, cancelling, &left));
    EXPECT(left == 0);
    left = 3;
    STATUS(PHALANX_E_CANCELLED, phalanx_file_decrypt(sealed, opened, secrets, "existing=replace;threads=1", cancelling, &left));
    left = 3;
    STATUS(PHALANX_E_CANCELLED, phalanx_file_verify(sealed, secrets, NULL, cancelling, &left));
    EXPECT(left == 0 && entries(folder) == before);
    /* Nothing is cancelled outside of a callback, nor by the callback of another call. */
    phalanx_file_cancel();
    OK(phalanx_file_verify(sealed, secrets, NULL, nesting, &nested));
    EXPECT(nested.status == PHALANX_E_CANCELLED && nested.reports > 3);
}

static void save(const char *path, const void *bytes, size_t len) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, len, file) != len || fclose(file)) abort();
}

static size_t load(const char *path, uint8_t *bytes, size_t cap) {
    FILE *file = fopen(path, "rb");
    size_t len = file ? fread(bytes, 1, cap, file) : 0;
    if (file) fclose(file);
    return len;
}

static void files(const char *folder) {
    char plain[512], sealed[512], opened[512], keys[512], text[128];
    phalanx_file_secrets *secrets = NULL, *others = NULL;
    phalanx_file_reader *reader = NULL;
    phalanx_file_io io = {sizeof io, 0, 0, read_at, NULL};
    struct memory memory;
    size_t len, got, bytes = 300000, i;
    uint64_t size = 0, total = 0;
    uint8_t *data = room(bytes), *back = room(bytes + 100000);
    for (i = 0; i < bytes; i++) data[i] = (uint8_t)(i * 2654435761u >> 13);
    snprintf(plain, sizeof plain, "%s/plain", folder);
    snprintf(sealed, sizeof sealed, "%s/sealed", folder);
    snprintf(opened, sizeof opened, "%s/opened", folder);
    snprintf(keys, sizeof keys, "%s/key", folder);
    save(plain, data, bytes);
    OK(phalanx_file_secrets_new(&secrets));
    OK(phalanx_file_secrets_new(&others));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, NULL, NULL, NULL));
    STATUS(PHALANX_E_LENGTH, phalanx_file_generate_key(text, 10, &len));
    OK(phalanx_file_generate_key(text, sizeof text, &len));
    save(keys, text, len);
    STATUS(PHALANX_E_IO, phalanx_file_secrets_add_key_file(secrets, "/no/such/file"));
    EXPECT(strstr(why(), "/no/such/file") && strstr(why(), "check the name"));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_key_file(secrets, "\xff"));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_key(secrets, "\xff\xfep\0h\0", 6));
    STATUS(PHALANX_E_IO, phalanx_file_secrets_add_key_file(secrets, folder));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_key_file(secrets, plain));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_passphrase(secrets, NULL, 0));
    OK(phalanx_file_secrets_add_key_file(secrets, keys));
    OK(phalanx_file_generate_key(text, sizeof text, &len));
    OK(phalanx_file_secrets_add_key(others, text, len));
    STATUS(PHALANX_E_ALGORITHM, phalanx_file_encrypt(plain, sealed, secrets, "suite=rot13", NULL, NULL));
    /* If the header determines something, it isn't an option for decryption. */
    STATUS(PHALANX_E_PARAMETER, phalanx_file_decrypt(sealed, opened, secrets, "suite=kuznyechik-mgm", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_verify(sealed, secrets, "existing=keep", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "chunk=5000", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "threads=+2", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "threads=0", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "threads=2;threads=2", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "threads=2;", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt("\xff", sealed, secrets, NULL, NULL, NULL));
    STATUS(PHALANX_E_NULL, phalanx_file_encrypt("\xff", NULL, secrets, "threads=0", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "memory=1", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, secrets, "colour=red", NULL, NULL));
    STATUS(PHALANX_E_LEVEL, phalanx_file_encrypt(plain, sealed, secrets, "level=mmx", NULL, NULL));
    STATUS(PHALANX_E_IO, phalanx_file_encrypt("/no/such/file", sealed, secrets, NULL, NULL, NULL));
    STATUS(PHALANX_E_IO, phalanx_file_encrypt(plain, plain, secrets, "existing=replace", NULL, NULL));
    EXPECT(load(sealed, back, bytes) == 0);
    OK(phalanx_file_encrypt(plain, sealed, secrets, "suite=kuznyechik-mgm;chunk=4096;threads=2", progress, &total));
    EXPECT(total == bytes && last_done == bytes);
    STATUS(PHALANX_E_IO, phalanx_file_encrypt(plain, sealed, secrets, NULL, NULL, NULL));
    EXPECT(strstr(why(), sealed) && strstr(why(), "already") && strstr(why(), "existing=replace"));
    STATUS(PHALANX_E_IO, phalanx_file_encrypt(folder, opened, secrets, NULL, NULL, NULL));
    EXPECT(strstr(why(), folder));
    STATUS(PHALANX_E_IO, phalanx_file_encrypt(plain, "/no/such/folder/file", secrets, NULL, NULL, NULL));
    EXPECT(strstr(why(), "/no/such/folder"));
    OK(phalanx_file_verify(sealed, secrets, NULL, NULL, NULL));
    STATUS(PHALANX_E_AUTH, phalanx_file_verify(sealed, others, NULL, NULL, NULL));
    STATUS(PHALANX_E_AUTH, phalanx_file_verify(plain, secrets, NULL, NULL, NULL));
    EXPECT(strstr(why(), plain));
    OK(phalanx_file_decrypt(sealed, opened, secrets, NULL, NULL, NULL));
    EXPECT(load(opened, back, bytes + 1) == bytes && memcmp(back, data, bytes) == 0);
    cancelled(plain, sealed, opened, folder, secrets);
    EXPECT(load(opened, back, bytes + 1) == bytes && memcmp(back, data, bytes) == 0);

    memory.len = load(sealed, back, bytes + 100000);
    memory.bytes = back;
    memory.fails_at = (size_t)-1;
    io.size = memory.len;
    io.user = &memory;
    OK(phalanx_file_open(&reader, &io, secrets, NULL));
    {
        uint8_t *part = at_the_edge(5000);
        OK(phalanx_file_read_at(reader, 123456, part, 5000, &got));
        EXPECT(got == 5000 && memcmp(part, data + 123456, 5000) == 0);
        OK(phalanx_file_size(reader, &size));
        EXPECT(size == bytes);
        OK(phalanx_file_read_at(reader, bytes - 10, part, 5000, &got));
        EXPECT(got == 10 && memcmp(part, data + bytes - 10, 10) == 0);
        memory.fails_at = 0;
        STATUS(PHALANX_E_IO, phalanx_file_read_at(reader, 0, part, 5000, &got));
        EXPECT(got == 0 && is_zero(part, 5000));
        memory.fails_at = (size_t)-1;
        memory.bytes[100000] ^= 1;
        memset(part, 1, 5000);
        STATUS(PHALANX_E_AUTH, phalanx_file_read_at(reader, 95000, part, 5000, &got));
        EXPECT(got == 0 && is_zero(part, 5000));
    }
    phalanx_file_free(reader);
    io.reserved = 1;
    STATUS(PHALANX_E_PARAMETER, phalanx_file_open(&reader, &io, secrets, NULL));
    EXPECT(reader == NULL && strstr(why(), "reserved"));
    io.reserved = 0;
    io.read_at = NULL;
    STATUS(PHALANX_E_NULL, phalanx_file_open(&reader, &io, secrets, NULL));
    STATUS(PHALANX_E_IO, phalanx_file_open_path(&reader, "/no/such/file", secrets, NULL));
    OK(phalanx_file_open_path(&reader, sealed, secrets, "level=portable"));
    phalanx_file_free(reader);
    /* A modified file produces no output, and an existing output stays as it was. */
    save(sealed, memory.bytes, memory.len);
    STATUS(PHALANX_E_AUTH, phalanx_file_decrypt(sealed, opened, secrets, "existing=replace", NULL, NULL));
    EXPECT(load(opened, back, bytes + 1) == bytes && memcmp(back, data, bytes) == 0);
    /* A passphrase that would be too slow to try isn't reported as a modified file. */
    OK(phalanx_file_secrets_add_passphrase(others, (const uint8_t *)"correct horse", 13));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_encrypt(plain, sealed, others, "existing=replace;memory=2097152;passes=16", NULL, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_draft_new(others, "memory=2097152;passes=16", 5, data, bytes, &len));
    phalanx_file_secrets_free(others);
    phalanx_file_secrets_free(secrets);
    free(data);
    free(back);
}

/* Encrypted for somebody whose secret we don't have. */
static void recipients(const char *folder) {
    char plain[512], sealed[512], opened[512], identity[512], recipient[4096];
    size_t len, public_len;
    uint8_t back[16];
    phalanx_file_secrets *theirs = NULL, *mine = NULL;
    snprintf(plain, sizeof plain, "%s/plain2", folder);
    snprintf(sealed, sizeof sealed, "%s/sealed2", folder);
    snprintf(opened, sizeof opened, "%s/opened2", folder);
    save(plain, "attack at dawn", 14);
    OK(phalanx_file_secrets_new(&theirs));
    OK(phalanx_file_secrets_new(&mine));
    STATUS(PHALANX_E_LENGTH, phalanx_file_generate_identity(identity, 10, &len, recipient, sizeof recipient, &public_len));
    OK(phalanx_file_generate_identity(identity, sizeof identity, &len, recipient, sizeof recipient, &public_len));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_recipients(theirs, "nonsense", 8));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_secrets_add_identity(mine, (const uint8_t *)"nonsense", 8, NULL, 0));
    OK(phalanx_file_secrets_add_recipients(theirs, recipient, public_len));
    OK(phalanx_file_secrets_add_identity(mine, (const uint8_t *)identity, len, NULL, 0));
    OK(phalanx_file_encrypt(plain, sealed, theirs, NULL, NULL, NULL));
    STATUS(PHALANX_E_AUTH, phalanx_file_decrypt(sealed, opened, theirs, NULL, NULL, NULL)); /* a public key opens nothing */
    OK(phalanx_file_decrypt(sealed, opened, mine, NULL, NULL, NULL));
    EXPECT(load(opened, back, sizeof back) == 14 && memcmp(back, "attack at dawn", 14) == 0);
    phalanx_file_secrets_free(theirs);
    phalanx_file_secrets_free(mine);
}

static void parts(void) {
    phalanx_file_secrets *secrets = NULL;
    phalanx_file_parts *seal = NULL, *open = NULL;
    phalanx_file_range all, range;
    static uint8_t plain[100000], file[150000], back[100000], draft[65552], header[65536];
    char text[128];
    size_t len, draft_len = 0, header_len = 0, again = 0;
    uint64_t i, first, end, size;
    for (i = 0; i < sizeof plain; i++) plain[i] = (uint8_t)(i * 31);
    OK(phalanx_file_secrets_new(&secrets));
    OK(phalanx_file_generate_key(text, sizeof text, &len));
    OK(phalanx_file_secrets_add_key(secrets, text, len));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_draft_new(secrets, "threads=2", sizeof plain, draft, sizeof draft, &draft_len));
    STATUS(PHALANX_E_LENGTH, phalanx_file_draft_new(secrets, NULL, sizeof plain, draft, 100, &draft_len));
    STATUS(PHALANX_E_LENGTH, phalanx_file_draft_new(secrets, "chunk=1", sizeof plain, draft, 100, (size_t *)draft));
    EXPECT(strstr(why(), "overlaps"));
    OK(phalanx_file_draft_new(secrets, "chunk=16384", sizeof plain, draft, sizeof draft, &draft_len));
    OK(phalanx_file_draft_header(draft, draft_len, header, sizeof header, &header_len));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_draft_header(header, header_len, back, sizeof back, &again));
    EXPECT(strstr(why(), "phalanx_file_draft_new"));
    OK(phalanx_file_header_bytes(header, 56, &again));
    EXPECT(again == header_len);
    STATUS(PHALANX_E_AUTH, phalanx_file_header_bytes(plain, 56, &again));
    /* We don't write into an existing file, and a draft states how long its plaintext is. */
    STATUS(PHALANX_E_PARAMETER, phalanx_file_parts_new(&seal, header, header_len, sizeof plain, secrets, PHALANX_ENCRYPT, NULL));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_parts_new(&seal, draft, draft_len, sizeof plain - 1, secrets, PHALANX_ENCRYPT, NULL));
    STATUS(PHALANX_E_AUTH, phalanx_file_parts_new(&open, draft, draft_len, sizeof plain, secrets, PHALANX_DECRYPT, NULL));
    OK(phalanx_file_parts_new(&seal, draft, draft_len, sizeof plain, secrets, PHALANX_ENCRYPT, NULL));
    OK(phalanx_file_parts_new(&open, header, header_len, sizeof plain, secrets, PHALANX_DECRYPT, "level=portable"));
    all.struct_bytes = range.struct_bytes = sizeof all;
    OK(phalanx_file_layout(seal, 0, 0, &all));
    EXPECT(all.chunks == 7 && all.chunk_bytes == 16384);
    memcpy(file, header, header_len);
    for (i = all.chunks; i-- > 0;) { /* in any order */
        OK(phalanx_file_layout(seal, i, i + 1, &range));
        OK(phalanx_file_seal_chunks(seal, i, i + 1, plain + range.plain_begin, (size_t)(range.plain_end - range.plain_begin),
                                    file + range.file_begin, (size_t)(range.file_end - range.file_begin)));
    }
    OK(phalanx_file_plain_bytes(header, header_len, all.file_bytes, &size));
    EXPECT(size == sizeof plain);
    OK(phalanx_file_chunks_of(open, 20000, 40000, &first, &end));
    EXPECT(first == 1 && end == 3);
    OK(phalanx_file_layout(open, 0, all.chunks, &range));
    OK(phalanx_file_open_chunks(open, 0, all.chunks, file + range.file_begin, (size_t)(range.file_end - range.file_begin), back, sizeof back));
    EXPECT(memcmp(back, plain, sizeof plain) == 0);
    file[range.file_begin + 20000] ^= 1;
    STATUS(PHALANX_E_AUTH, phalanx_file_open_chunks(open, 0, all.chunks, file + range.file_begin, (size_t)(range.file_end - range.file_begin),
                                                    back, sizeof back));
    EXPECT(is_zero(back, sizeof back));
    STATUS(PHALANX_E_STATE, phalanx_file_open_chunks(seal, 0, 0, NULL, 0, NULL, 0));
    STATUS(PHALANX_E_STATE, phalanx_file_seal_chunks(open, 0, 0, NULL, 0, NULL, 0));
    STATUS(PHALANX_E_PARAMETER, phalanx_file_layout(open, 0, 8, &range));
    STATUS(PHALANX_E_LENGTH, phalanx_file_seal_chunks(seal, 0, 1, plain, 16383, file, 16416));
    phalanx_file_parts_free(seal);
    phalanx_file_parts_free(open);
    phalanx_file_secrets_free(secrets);
}

/* Whether an algorithm accepts a message, or a key to wrap, of this length according to phalanx_describe. */
static int takes(const phalanx_info *info, size_t len, int has_aad) {
    if (len == 0 && has_aad && info->message_empty_with_aad) return 1;
    if (len < info->message_min_bytes || (len - info->message_min_bytes) % info->message_step) return 0;
    return !info->message_not_multiple_of || len % info->message_not_multiple_of;
}

/* When a length is rejected, the message names the algorithm and the lengths that it accepts. */
static int is_of_length(const phalanx_info *info, const char *what, size_t len) {
    char got[40];
    sprintf(got, ": %lu bytes", (unsigned long)len);
    return strstr(why(), info->name) && strstr(why(), what) && strstr(why(), got);
}

/* Every algorithm accepts exactly the lengths that it claims to, with and without associated data. */
static void lengths(void) {
    static const uint8_t header[] = "header";
    phalanx_info info;
    uint8_t text[300] = {7}, out[600], tag[64];
    size_t i, len, written, aads = 0, wraps = 0;
    int has_aad;
    memset(&info, 0, sizeof info);
    info.struct_bytes = sizeof info;
    for (i = 0; phalanx_list(i, &info) == PHALANX_OK; i++) {
        size_t most = 3 * (size_t)info.block_bytes + 1;
        for (len = 0; len <= most; len++) {
            if (info.role == PHALANX_ROLE_AEAD) {
                phalanx_aead *made = NULL;
                OK(phalanx_aead_new(&made, info.name, key, info.key_bytes, NULL));
                for (has_aad = 0; has_aad < 2; has_aad++, aads++) {
                    int says = takes(&info, len, has_aad) ? PHALANX_OK : PHALANX_E_LENGTH;
                    STATUS(says, phalanx_aead_seal(made, nonce, info.nonce_bytes, header, has_aad ? 6 : 0, text, out, len, tag, info.tag_bytes));
                    EXPECT(says == PHALANX_OK || is_of_length(&info, "length of the message: ", len));
                    STATUS(says, phalanx_aead_open(made, nonce, info.nonce_bytes, header, has_aad ? 6 : 0, out, out, len, tag, info.tag_bytes));
                }
                phalanx_aead_free(made);
            } else if (info.role == PHALANX_ROLE_MAC && !*info.needs) {
                phalanx_mac *made = NULL;
                int says = takes(&info, len, 0) ? PHALANX_OK : PHALANX_E_LENGTH;
                OK(phalanx_mac_new(&made, info.name, key, info.key_bytes, NULL));
                STATUS(says, phalanx_mac_compute(made, nonce, info.nonce_bytes, text, len, tag, info.tag_bytes));
                EXPECT(says == PHALANX_OK || is_of_length(&info, "length of the message: ", len));
                phalanx_mac_free(made);
            } else if (info.role == PHALANX_ROLE_WRAP) {
                phalanx_wrap *made = NULL;
                int says = takes(&info, len, 0) ? PHALANX_OK : PHALANX_E_LENGTH;
                OK(phalanx_wrap_new(&made, info.name, key, info.key_bytes, NULL));
                STATUS(says, phalanx_wrap_wrap(made, nonce, info.nonce_bytes, text, len, out, sizeof out, &written));
                EXPECT(says == PHALANX_OK || is_of_length(&info, "length of the key to wrap: ", len));
                EXPECT(len > 0 || says == PHALANX_E_LENGTH);
                phalanx_wrap_free(made);
                wraps++;
            }
        }
    }
    EXPECT(aads > 1000 && wraps > 100);
    OK(phalanx_describe("kalyna-256/256-ccm", &info));
    EXPECT(info.message_min_bytes == 1 && info.message_empty_with_aad == 0);
    OK(phalanx_describe("kuznyechik-mgm", &info));
    EXPECT(info.message_min_bytes == 1 && info.message_empty_with_aad == 1);
    OK(phalanx_describe("kalyna-256/256-kwp", &info));
    EXPECT(info.message_min_bytes == 33 && info.message_step == 1 && info.message_not_multiple_of == 32);
    OK(phalanx_describe("kalyna-256/256-kw", &info));
    EXPECT(info.message_min_bytes == 32 && info.message_step == 32 && info.message_not_multiple_of == 0);
    OK(phalanx_describe("gost89-wrap-gost", &info));
    EXPECT(info.message_min_bytes == 32 && info.message_step == UINT32_MAX);
    {
        /* A program that was compiled with an older header. Members that it has no room for aren't written. */
        phalanx_info old;
        memset(&old, 9, sizeof old);
        old.struct_bytes = (uint32_t)offsetof(phalanx_info, message_min_bytes);
        OK(phalanx_describe("kalyna-256/256-kwp", &old));
        EXPECT(old.key_bytes == 32 && old.message_min_bytes == 0x09090909u);
    }
    {
        /* If a message grows too long, the error states its limit rather than how much was left. */
        phalanx_cipher *cipher = NULL;
        phalanx_stream *stream = NULL;
        OK(phalanx_cipher_new(&cipher, "magma-ctr", key, 32, NULL));
        OK(phalanx_stream_new(&stream, cipher, PHALANX_ENCRYPT, nonce, 4));
        OK(phalanx_stream_seek(stream, ((uint64_t)1 << 35) - 3));
        STATUS(PHALANX_E_LIMIT, phalanx_stream_apply(stream, text, out, 10));
        EXPECT(strstr(why(), "34359738375 bytes") && strstr(why(), "at most 34359738368"));
        phalanx_stream_free(stream);
        phalanx_cipher_free(cipher);
    }
}

int main(int argc, char **argv) {
    if (argc < 2) {
        puts("usage: refusals FOLDER [selftest]");
        return 2;
    }
    texts();
    describing();
    aead();
    rows();
    ciphers();
    others();
    lengths();
    files(argv[1]);
    recipients(argv[1]);
    parts();
    if (argc > 2) OK(phalanx_selftest());
    printf("refusals: %d failures\n", failures);
    return failures != 0;
}
