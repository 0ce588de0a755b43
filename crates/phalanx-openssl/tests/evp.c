/* Tests the provider through EVP: evp FOLDER TEST [NUMBER]. FOLDER contains phalanx.so. */
#include <dlfcn.h>
#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST 4100
#define ROOM (MOST + 128)

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

/* Numbers that are the same every time for a given seed. */
static uint64_t state = 1;
static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state >> 11;
}
static void fill(unsigned char *bytes, size_t count) {
    while (count-- > 0) *bytes++ = (unsigned char)next();
}

/* Processes a whole message, either at once or in pieces of random lengths. Returns the length, or -1. */
static int crypt(EVP_CIPHER_CTX *ctx, int in_pieces, const unsigned char *in, int len, unsigned char *out) {
    int done = 0, written = 0, last = 0;
    while (done < len) {
        int piece = len - done, now = 0;
        if (in_pieces && piece > 1) piece = 1 + (int)(next() % (uint64_t)(next() % 4 ? (piece < 40 ? piece : 40) : piece));
        if (EVP_CipherUpdate(ctx, out + written, &now, in + done, piece) <= 0) return -1;
        done += piece;
        written += now;
    }
    if (EVP_CipherFinal_ex(ctx, out + written, &last) <= 0) return -1;
    return written + last;
}

static const char *common[] = {"gost89", "gost89-cnt", "gost89-cnt-12", "gost89-cbc", "magma-cbc", "magma-ctr", "magma-ctr-acpkm",
    "kuznyechik-ecb", "kuznyechik-cbc", "kuznyechik-cfb", "kuznyechik-ofb", "kuznyechik-ctr", "kuznyechik-ctr-acpkm"};
static const char *common_macs[] = {"gost-mac", "gost-mac-12", "magma-mac", "kuznyechik-mac"};
#define COUNT(array) ((int)(sizeof(array) / sizeof((array)[0])))

static EVP_CIPHER *cipher(const char *name, const char *provider) {
    char properties[64];
    EVP_CIPHER *found;
    /* gostprov's algorithms don't have any properties. */
    snprintf(properties, sizeof properties, "provider%sphalanx", strcmp(provider, "phalanx") ? "!=" : "=");
    found = EVP_CIPHER_fetch(NULL, name, properties);
    must(found, "%s of %s", name, provider);
    must(strcmp(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(found)), provider) == 0, "%s is of another provider", name);
    return found;
}

/* Both encrypt and decrypt, for every name that they share, and each decrypts the other's output. */
static void compare(int times) {
    static unsigned char key[32], iv[16], text[MOST], ours[ROOM], theirs[ROOM], back[ROOM];
    for (int c = 0; c < COUNT(common); c++) {
        EVP_CIPHER *sides[2] = {cipher(common[c], "phalanx"), cipher(common[c], "gostprov")};
        EVP_CIPHER_CTX *ctx[2] = {EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_new()};
        must(EVP_CIPHER_get_iv_length(sides[0]) == EVP_CIPHER_get_iv_length(sides[1]), "%s: IV", common[c]);
        must(EVP_CIPHER_get_key_length(sides[0]) == EVP_CIPHER_get_key_length(sides[1]), "%s: key", common[c]);
        must(EVP_CIPHER_get_block_size(sides[0]) == EVP_CIPHER_get_block_size(sides[1]), "%s: block size", common[c]);
        must(EVP_CIPHER_get_mode(sides[0]) == EVP_CIPHER_get_mode(sides[1]), "%s: mode", common[c]);
        for (int t = 0; t < times; t++) {
            /* Tries every length once, then random ones. */
            int len = t <= 600 ? t : (int)(next() % (MOST + 1)), lens[2], size = EVP_CIPHER_get_block_size(sides[0]);
            int padding = (int)(next() % 4) != 0, pieces = t % 3 != 0;
            if (!padding) len -= len % size;
            fill(key, sizeof key);
            fill(iv, sizeof iv);
            fill(text, (size_t)len);
            for (int s = 0; s < 2; s++) {
                /* gostprov can't start over in a context without padding. */
                if (s == 1) EVP_CIPHER_CTX_reset(ctx[s]);
                must(EVP_CipherInit_ex2(ctx[s], sides[s], key, iv, 1, NULL), "%s: init of %s, case %d", common[c], s ? "gostprov" : "phalanx", t);
                must(EVP_CIPHER_CTX_set_padding(ctx[s], padding), "%s: padding", common[c]);
                lens[s] = crypt(ctx[s], pieces, text, len, s == 0 ? ours : theirs);
            }
            must(lens[0] == lens[1] && lens[0] >= 0 && !memcmp(ours, theirs, (size_t)lens[0]), "%s of %d bytes, case %d", common[c], len, t);
            must(EVP_CipherInit_ex2(ctx[0], sides[0], key, iv, 0, NULL), "%s: init", common[c]);
            must(EVP_CIPHER_CTX_set_padding(ctx[0], padding), "%s: padding", common[c]);
            must(crypt(ctx[0], pieces, theirs, lens[1], back) == len && !memcmp(back, text, (size_t)len), "%s: decryption of %d bytes", common[c], len);
        }
        for (int s = 0; s < 2; s++) EVP_CIPHER_CTX_free(ctx[s]), EVP_CIPHER_free(sides[s]);
        printf("%s: %d cases\n", common[c], times);
    }
    for (int m = 0; m < COUNT(common_macs); m++) {
        EVP_MAC *sides[2] = {EVP_MAC_fetch(NULL, common_macs[m], "provider=phalanx"), EVP_MAC_fetch(NULL, common_macs[m], "provider!=phalanx")};
        must(sides[0] && sides[1], "%s", common_macs[m]);
        for (int t = 0; t < times; t++) {
            /* With gost-mac, gostprov can't compute the tag of an empty message. */
            int len = 1 + (t < 600 ? t : (int)(next() % MOST));
            size_t tag[2] = {0, 0};
            unsigned char tags[2][64];
            fill(key, sizeof key);
            fill(text, (size_t)len);
            for (int s = 0; s < 2; s++) {
                EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(sides[s]);
                /* With gostprov, a block that is passed in pieces gets a different tag than one that is passed at once. */
                int cut = len <= 8 ? 0 : (int)(next() % (uint64_t)(len + 1));
                must(EVP_MAC_init(ctx, key, 32, NULL) && EVP_MAC_update(ctx, text, (size_t)cut), "%s", common_macs[m]);
                must(EVP_MAC_update(ctx, text + cut, (size_t)(len - cut)), "%s", common_macs[m]);
                must(EVP_MAC_final(ctx, tags[s], &tag[s], 64), "%s", common_macs[m]);
                EVP_MAC_CTX_free(ctx);
            }
            must(tag[0] == tag[1] && !memcmp(tags[0], tags[1], tag[0]), "%s of %d bytes, case %d", common_macs[m], len, t);
        }
        for (int s = 0; s < 2; s++) EVP_MAC_free(sides[s]);
        printf("%s: %d cases\n", common_macs[m], times);
    }
}

/* Digests of both sides, in pieces, five times as many cases as for a cipher. Every fifth message is all ones, so that the sum of its blocks carries. */
static void compare_digests(int times) {
    static unsigned char text[MOST];
    static const char *names[] = {"md_gost12_256", "md_gost12_512"};
    for (int c = 0; c < COUNT(names); c++) {
        EVP_MD *sides[2] = {EVP_MD_fetch(NULL, names[c], "provider=phalanx"), EVP_MD_fetch(NULL, names[c], "provider!=phalanx")};
        EVP_MD_CTX *ctx = EVP_MD_CTX_new();
        must(sides[0] && sides[1], "%s", names[c]);
        for (int t = 0; t < 5 * times; t++) {
            int len = t <= 600 ? t : (int)(next() % (t % 2 ? 200 : MOST + 1));
            unsigned char digests[2][64];
            unsigned sizes[2];
            fill(text, (size_t)len);
            if (t % 5 == 0) memset(text, 0xff, (size_t)len);
            for (int s = 0; s < 2; s++) {
                int cut = t % 3 ? (int)(next() % (uint64_t)(len + 1)) : 0;
                must(EVP_DigestInit_ex2(ctx, sides[s], NULL) && EVP_DigestUpdate(ctx, text, (size_t)cut), "%s", names[c]);
                must(EVP_DigestUpdate(ctx, text + cut, (size_t)(len - cut)) && EVP_DigestFinal_ex(ctx, digests[s], &sizes[s]), "%s", names[c]);
            }
            must(sizes[0] == sizes[1] && !memcmp(digests[0], digests[1], sizes[0]), "%s of %d bytes, case %d", names[c], len, t);
        }
        EVP_MD_CTX_free(ctx);
        for (int s = 0; s < 2; s++) EVP_MD_free(sides[s]);
        printf("%s: %d cases\n", names[c], 5 * times);
    }
}

/* This thread's processor time in nanoseconds, so that other load on the machine matters less. */
static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/* One of two sides to compare, which makes updates to a cipher or a MAC. */
typedef struct {
    EVP_CIPHER_CTX *ctx;
    EVP_MAC_CTX *mac;
    double best;
} racer;

static void prepare(racer *one, const char *name, int is_mac, const char *properties) {
    static const unsigned char key[32] = {1}, iv[16] = {1};
    memset(one, 0, sizeof *one);
    one->best = 1e99;
    if (is_mac) {
        EVP_MAC *mac = EVP_MAC_fetch(NULL, name, properties);
        one->mac = mac ? EVP_MAC_CTX_new(mac) : NULL;
        must(one->mac && EVP_MAC_init(one->mac, key, 32, NULL), "%s, %s", name, properties);
        EVP_MAC_free(mac);
    } else {
        EVP_CIPHER *cipher = EVP_CIPHER_fetch(NULL, name, properties);
        one->ctx = EVP_CIPHER_CTX_new();
        must(cipher && EVP_EncryptInit_ex2(one->ctx, cipher, key, iv, NULL), "%s, %s", name, properties);
        EVP_CIPHER_free(cipher);
    }
}

/* Makes updates of a given size for a fifth of a millisecond, and remembers the best time. */
static void lap(racer *one, int size) {
    static unsigned char data[16384 + 64];
    int n, times = 0, batch = 1 + 4096 / size;
    double from = now(), took;
    do {
        for (int i = 0; i < batch; i++) {
            if (one->mac) {
                must(EVP_MAC_update(one->mac, data, (size_t)size), "update");
            } else {
                must(EVP_EncryptUpdate(one->ctx, data, &n, data, size), "update");
            }
        }
        times += batch;
        took = now() - from;
    } while (took < 200000);
    if (took / times < one->best) one->best = took / times;
}

static void leave(racer *one) {
    EVP_CIPHER_CTX_free(one->ctx);
    EVP_MAC_CTX_free(one->mac);
}

/* Prints a table of how many times as fast as gostprov we are, measured in turns, and our speed relative to AES-256-CTR. */
static void speed(int laps) {
    static const int sizes[] = {16, 64, 256, 1024, 8192, 16384};
    printf("| Phalanx / gostprov, bytes a call |");
    for (int s = 0; s < COUNT(sizes); s++) printf(" %d |", sizes[s]);
    printf(" AES-256-CTR / Phalanx, 16384 |\n|---|");
    for (int s = 0; s <= COUNT(sizes); s++) printf("---|");
    printf("\n");
    for (int c = 0; c < COUNT(common) + COUNT(common_macs); c++) {
        int is_mac = c >= COUNT(common);
        const char *name = is_mac ? common_macs[c - COUNT(common)] : common[c];
        printf("| `%s` |", name);
        for (int s = 0; s < COUNT(sizes); s++) {
            racer ours, theirs, aes;
            int last = s == COUNT(sizes) - 1;
            prepare(&ours, name, is_mac, "provider=phalanx");
            prepare(&theirs, name, is_mac, "provider!=phalanx");
            if (last) prepare(&aes, "aes-256-ctr", 0, "provider=default");
            for (int i = 0; i < laps; i++) {
                lap(&ours, sizes[s]);
                lap(&theirs, sizes[s]);
                if (last) lap(&aes, sizes[s]);
            }
            printf(" %.2f |", theirs.best / ours.best);
            if (last) printf(" %.1f |", ours.best / aes.best), leave(&aes);
            leave(&ours);
            leave(&theirs);
        }
        printf("\n");
        fflush(stdout);
    }
}

/* Compares MGM if gostprov supports it, i.e. in versions after 3.0.1. */
static void compare_mgm(int times) {
    static const char *names[] = {"magma-mgm", "kuznyechik-mgm"};
    static unsigned char key[32], iv[16], aad[300], text[MOST], out[2][ROOM], tag[2][16];
    for (int i = 0; i < 2; i++) {
        EVP_CIPHER *sides[2] = {cipher(names[i], "phalanx"), NULL};
        EVP_CIPHER_CTX *ctx[2] = {EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_new()};
        int tags = i ? 16 : 8;
        ERR_set_mark();
        sides[1] = EVP_CIPHER_fetch(NULL, names[i], "provider!=phalanx");
        ERR_pop_to_mark();
        for (int t = 0; sides[1] && t < times; t++) {
            int len = t <= 600 ? t : (int)(next() % (MOST + 1)), aad_len = (int)(next() % (sizeof aad + 1)), n;
            fill(key, sizeof key);
            fill(iv, sizeof iv);
            iv[0] &= 0x7f;
            fill(aad, sizeof aad);
            fill(text, (size_t)len);
            for (int s = 0; s < 2; s++) {
                must(EVP_EncryptInit_ex2(ctx[s], sides[s], key, iv, NULL), "%s: init, %d", names[i], s);
                if (aad_len) must(EVP_EncryptUpdate(ctx[s], NULL, &n, aad, aad_len), "%s: associated data, %d", names[i], s);
                must(crypt(ctx[s], t % 3 != 0, text, len, out[s]) == len, "%s of %d", names[i], s);
                must(EVP_CIPHER_CTX_ctrl(ctx[s], EVP_CTRL_AEAD_GET_TAG, tags, tag[s]) > 0, "%s: tag, %d", names[i], s);
            }
            must(!memcmp(out[0], out[1], (size_t)len) && !memcmp(tag[0], tag[1], (size_t)tags), "%s of %d bytes with %d, case %d", names[i], len, aad_len, t);
        }
        printf("%s: %d cases\n", names[i], sides[1] ? times : 0);
        for (int s = 0; s < 2; s++) EVP_CIPHER_CTX_free(ctx[s]), EVP_CIPHER_free(sides[s]);
    }
}

static OSSL_PARAM *number(const char *name, unsigned *value) {
    static OSSL_PARAM params[2];
    params[0] = OSSL_PARAM_construct_uint(name, value);
    params[1] = OSSL_PARAM_construct_end();
    return params;
}

/* Returns the message of the last error and clears the queue. */
static const char *sentence(void) {
    static char text[1024];
    const char *data = NULL;
    int flags = 0;
    text[0] = 0;
    while (ERR_get_error_all(NULL, NULL, NULL, &data, &flags)) {
        if (data && *data) snprintf(text, sizeof text, "%s", data);
    }
    return text;
}
#define refuses(call, says) \
    do { \
        ERR_clear_error(); \
        must((call) <= 0, "accepted: %s", #call); \
        const char *said = sentence(); \
        must(strstr(said, says), "%s says \"%s\", not \"%s\"", #call, said, says); \
    } while (0)

static int walked, by_name;

/* Whether this libcrypto provides the functions that such programs need. OpenSSL 4 doesn't, and neither does one that is linked into the program. */
static int adds_methods(void) { return dlsym(RTLD_DEFAULT, "EVP_CIPHER_meth_new") != NULL; }

/* For programs that don't know about fetching: uses ciphers by name alone, piece by piece, and once more for another message. This only works for names that libcrypto has a number for. */
static void old_way(EVP_CIPHER *c, const unsigned char *key, const unsigned char *iv, const unsigned char *text, int len, const unsigned char *first, int total) {
    static unsigned char out[1400];
    const char *name = EVP_CIPHER_get0_name(c);
    const EVP_CIPHER *old;
    EVP_CIPHER_CTX *ctx, *copy;
    int n = 0, m = 0, size = EVP_CIPHER_get_block_size(c), mode = EVP_CIPHER_get_mode(c);
    /* A data unit of XTS cannot come in pieces. */
    int piece = mode == EVP_CIPH_XTS_MODE ? 0 : 100;
    if (OBJ_sn2nid(name) == NID_undef || (size != 1 && size != 8 && size != 16)) return;
    if (mode == EVP_CIPH_WRAP_MODE || (EVP_CIPHER_get_flags(c) & EVP_CIPH_FLAG_AEAD_CIPHER)) return;
    old = EVP_get_cipherbyname(name);
    if (!adds_methods()) {
        must(!old, "%s is known by its name alone: say so in docs/openssl.md", name);
        return;
    }
    by_name++;
    must(old && EVP_get_cipherbynid(OBJ_sn2nid(name)) == old, "%s by its name alone", name);
    must(EVP_CIPHER_get_key_length(old) == EVP_CIPHER_get_key_length(c) && EVP_CIPHER_get_iv_length(old) == EVP_CIPHER_get_iv_length(c), "%s: sizes", name);
    must(EVP_CIPHER_get_block_size(old) == size && EVP_CIPHER_get_mode(old) == mode, "%s: block size and mode", name);
    ctx = EVP_CIPHER_CTX_new();
    copy = EVP_CIPHER_CTX_new();
    for (int again = 0; again < 3; again++) {
        /* Piece by piece and at once, twice over. */
        if (again == 0) {
            must(EVP_CipherInit_ex(ctx, old, NULL, NULL, NULL, 1), "%s: name alone", name);
            must(EVP_CipherInit_ex(ctx, NULL, NULL, key, iv, -1), "%s: key", name);
        } else {
            must(EVP_EncryptInit_ex(ctx, old, NULL, key, iv), "%s: init", name);
        }
        n = 0;
        must((piece == 0 || EVP_EncryptUpdate(ctx, out, &n, text, piece)) && EVP_CIPHER_CTX_copy(copy, ctx), "%s", name);
        must(EVP_EncryptUpdate(copy, out + n, &m, text + piece, len - piece), "%s", name);
        n += m;
        must(EVP_EncryptFinal_ex(copy, out + n, &m) && n + m == total && !memcmp(out, first, (size_t)total), "%s by its name: another ciphertext", name);
    }
    must(EVP_DecryptInit_ex(copy, old, NULL, key, iv) && EVP_DecryptUpdate(copy, out, &n, first, total), "%s", name);
    must(EVP_DecryptFinal_ex(copy, out + n, &m) && n + m == len && !memcmp(out, text, (size_t)len), "%s by its name: decryption", name);
    /* Without padding, then with just a new IV, and then with a different kind of cipher in the same context. */
    must(EVP_EncryptInit_ex(ctx, old, NULL, key, iv) && EVP_CIPHER_CTX_set_padding(ctx, 0), "%s without padding", name);
    must(EVP_EncryptUpdate(ctx, out, &n, text, 96) && EVP_EncryptFinal_ex(ctx, out + n, &m) && n == 96 && m == 0, "%s without padding", name);
    must(!memcmp(out, first, 96) && EVP_EncryptInit_ex(ctx, NULL, NULL, NULL, iv), "%s: IV alone", name);
    must(EVP_EncryptUpdate(ctx, out, &n, text, 96) && !memcmp(out, first, 96), "%s: IV alone", name);
    must(EVP_EncryptInit_ex(ctx, EVP_aes_256_ctr(), NULL, key, text) && EVP_EncryptUpdate(ctx, out, &n, text, 96), "AES after %s", name);
    must(memcmp(out, first, 96), "AES after %s is no AES", name);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(copy);
}

/* Uses a cipher in every way that EVP supports: at once, in pieces, in place, copied halfway through, and with just a new IV. */
static void walk_one(EVP_CIPHER *c, void *unused) {
    static unsigned char key[128], iv[64], text[1100], first[1400], out[1400], tag[64], tag2[64];
    const char *name = EVP_CIPHER_get0_name(c);
    int keylen, ivlen, mode, aead, n = 0, m = 0, len = 1056, total;
    EVP_CIPHER_CTX *ctx, *copy;
    (void)unused;
    if (strcmp(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(c)), "phalanx")) return;
    walked++;
    keylen = EVP_CIPHER_get_key_length(c), ivlen = EVP_CIPHER_get_iv_length(c), mode = EVP_CIPHER_get_mode(c);
    aead = (EVP_CIPHER_get_flags(c) & EVP_CIPH_FLAG_AEAD_CIPHER) != 0;
    /* These have a tag, but no associated data. `with_mac` tests them. */
    if (strstr(name, "acpkm-omac")) return;
    must(keylen > 0 && keylen <= 128 && ivlen <= 16 && EVP_CIPHER_get_block_size(c) <= 32, "%s: sizes %d %d", name, keylen, ivlen);
    fill(key, sizeof key);
    fill(iv, sizeof iv);
    iv[0] &= 0x7f;
    fill(text, sizeof text);
    ctx = EVP_CIPHER_CTX_new();
    copy = EVP_CIPHER_CTX_new();
    EVP_CIPHER_CTX_set_flags(ctx, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    EVP_CIPHER_CTX_set_flags(copy, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    if (mode == EVP_CIPH_WRAP_MODE) {
        must(EVP_EncryptInit_ex2(ctx, c, key, ivlen ? iv : NULL, NULL), "%s: init", name);
        int size = 32;
        must(EVP_EncryptUpdate(ctx, out, &n, text, size) > 0 && n > size, "%s: wrap", name);
        must(EVP_EncryptFinal_ex(ctx, out + n, &m) && m == 0, "%s: final", name);
        must(EVP_DecryptInit_ex2(ctx, c, key, ivlen ? iv : NULL, NULL), "%s: init", name);
        must(EVP_DecryptUpdate(ctx, first, &m, out, n) > 0 && m == size && !memcmp(first, text, (size_t)size), "%s: unwrap", name);
        out[n - 1] ^= 1;
        must(EVP_DecryptUpdate(ctx, first, &m, out, n) <= 0, "%s: unwraps what was changed", name);
        ERR_clear_error();
        goto end;
    }
    /* All at once. */
    must(EVP_EncryptInit_ex2(ctx, c, key, ivlen ? iv : NULL, NULL), "%s: init", name);
    if (aead) must(EVP_EncryptUpdate(ctx, NULL, &n, text, 20), "%s: associated data", name);
    must(EVP_EncryptUpdate(ctx, first, &n, text, len) > 0, "%s: update", name);
    must(EVP_EncryptFinal_ex(ctx, first + n, &m) > 0, "%s: final", name);
    total = n + m;
    must(memcmp(first, text, (size_t)len), "%s does not encrypt", name);
    if (aead) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, EVP_CIPHER_CTX_get_tag_length(ctx), tag) > 0, "%s: tag", name);
    if (mode == EVP_CIPH_XTS_MODE || mode == EVP_CIPH_CCM_MODE) {
        /* A single call, in place, and back. */
        memcpy(out, text, (size_t)len);
        must(EVP_EncryptInit_ex2(ctx, NULL, NULL, iv, NULL), "%s: IV alone", name);
        if (aead) must(EVP_EncryptUpdate(ctx, NULL, &n, text, 20), "%s: associated data", name);
        must(EVP_EncryptUpdate(ctx, out, &n, out, len) && n == len && !memcmp(out, first, (size_t)len), "%s: in place", name);
    } else {
        /* Direction, key and IV one after the other, then in pieces, with a copy halfway through. */
        must(EVP_CipherInit_ex2(ctx, c, NULL, NULL, 1, NULL), "%s: cipher alone", name);
        if (ivlen) must(EVP_CipherInit_ex2(ctx, NULL, NULL, iv, 1, NULL), "%s: IV before the key", name);
        must(EVP_CipherInit_ex2(ctx, NULL, key, NULL, 1, NULL), "%s: key", name);
        if (aead) must(EVP_EncryptUpdate(ctx, NULL, &n, text, 7) && EVP_EncryptUpdate(ctx, NULL, &n, text + 7, 13), "%s: associated data", name);
        must(EVP_EncryptUpdate(ctx, out, &n, text, 333) > 0, "%s: first piece", name);
        must(EVP_CIPHER_CTX_copy(copy, ctx), "%s: copy", name);
        for (int side = 0; side < 2; side++) {
            EVP_CIPHER_CTX *one = side ? ctx : copy;
            unsigned char rest[1400];
            int at = 0, now = 0;
            for (int from = 333; from < len;) {
                int piece = 1 + (int)(next() % 40);
                if (piece > len - from) piece = len - from;
                must(EVP_EncryptUpdate(one, rest + at, &now, text + from, piece) > 0, "%s: piece", name);
                from += piece;
                at += now;
            }
            must(EVP_EncryptFinal_ex(one, rest + at, &now) > 0, "%s: final", name);
            must(n + at + now == total && !memcmp(out, first, (size_t)n) && !memcmp(rest, first + n, (size_t)(at + now)), "%s: in pieces", name);
            if (aead) {
                must(EVP_CIPHER_CTX_ctrl(one, EVP_CTRL_AEAD_GET_TAG, EVP_CIPHER_CTX_get_tag_length(one), tag2) > 0, "%s: tag", name);
                must(!memcmp(tag, tag2, (size_t)EVP_CIPHER_CTX_get_tag_length(one)), "%s: another tag", name);
            }
        }
        /* Just a new IV. An AEAD can never do without one. */
        if (aead) {
            must(EVP_EncryptInit_ex2(ctx, NULL, NULL, NULL, NULL), "%s: nothing anew", name);
            refuses(EVP_EncryptUpdate(ctx, out, &n, text, 5), "no IV set since the last message");
        }
        must(EVP_EncryptInit_ex2(ctx, NULL, NULL, ivlen ? iv : NULL, NULL), "%s: IV alone", name);
        if (aead) must(EVP_EncryptUpdate(ctx, NULL, &n, text, 20), "%s: associated data", name);
        must(EVP_EncryptUpdate(ctx, out, &n, text, len) && EVP_EncryptFinal_ex(ctx, out + n, &m), "%s: anew", name);
        must(n + m == total && !memcmp(out, first, (size_t)total), "%s: anew it is another ciphertext", name);
    }
    old_way(c, key, ivlen ? iv : NULL, text, len, first, total);
    /* Decrypts, and fails if the tag was modified. */
    for (int bad = 0; bad <= aead; bad++) {
        int tags = aead ? EVP_CIPHER_CTX_get_tag_length(ctx) : 0, done;
        tag[0] ^= (unsigned char)bad;
        must(EVP_DecryptInit_ex2(ctx, c, key, ivlen ? iv : NULL, NULL), "%s: init", name);
        if (aead) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags, tag) > 0, "%s: set tag", name);
        if (aead) must(EVP_DecryptUpdate(ctx, NULL, &n, text, 20), "%s: associated data", name);
        m = 0;
        done = EVP_DecryptUpdate(ctx, out, &n, first, total) > 0 && EVP_DecryptFinal_ex(ctx, out + n, &m) > 0;
        must(done == !bad, "%s: decrypts %d", name, done);
        if (bad) must(*sentence(), "%s says nothing of a wrong tag", name);
        if (!bad) must(n + m == len && !memcmp(out, text, (size_t)len), "%s: decryption", name);
        ERR_clear_error();
    }
end:
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(copy);
}

static int walked_macs;

static void walk_mac(EVP_MAC *m, void *unused) {
    unsigned char key[32], iv[12], text[300], one[64], two[64];
    size_t size = 0, again = 0;
    OSSL_PARAM params[4], *p = params, *nonce;
    unsigned section = 4096, period = 4800;
    EVP_MAC_CTX *ctx, *copy;
    const char *name = EVP_MAC_get0_name(m);
    size_t keylen = 0;
    OSSL_PARAM asked[2] = {OSSL_PARAM_construct_size_t("keylen", &keylen), OSSL_PARAM_construct_end()};
    static unsigned char keys[128];
    (void)unused;
    (void)key;
    if (strcmp(OSSL_PROVIDER_get0_name(EVP_MAC_get0_provider(m)), "phalanx")) return;
    walked_macs++;
    must(EVP_MAC_get_params(m, asked) && keylen > 0 && keylen <= 128, "%s: key", name);
    fill(keys, sizeof keys);
    fill(iv, sizeof iv);
    fill(text, sizeof text);
    if (strstr(name, "acpkm")) {
        *p++ = OSSL_PARAM_construct_uint("key-mesh", &section);
        *p++ = OSSL_PARAM_construct_uint("cipher-key-mesh", &period);
    }
    /* Every message is given its own nonce. */
    nonce = p;
    if (strstr(name, "nist-gmac") || (strstr(name, "ublock") && strstr(name, "gmac"))) *p++ = OSSL_PARAM_construct_octet_string("iv", iv, sizeof iv);
    *p = OSSL_PARAM_construct_end();
    ctx = EVP_MAC_CTX_new(m);
    must(EVP_MAC_init(ctx, keys, keylen, params), "%s: init", name);
    must(EVP_MAC_update(ctx, text, 100), "%s: update", name);
    copy = EVP_MAC_CTX_dup(ctx);
    must(copy, "%s: dup", name);
    must(EVP_MAC_update(ctx, text + 100, 200) && EVP_MAC_final(ctx, one, &size, sizeof one), "%s: final", name);
    must(EVP_MAC_update(copy, text + 100, 1) && EVP_MAC_update(copy, text + 101, 199), "%s: copy", name);
    must(EVP_MAC_final(copy, two, &again, sizeof two) && size == again && !memcmp(one, two, size), "%s: copy", name);
    /* The same key once more, without its key schedule. */
    must(EVP_MAC_init(ctx, NULL, 0, nonce) && EVP_MAC_update(ctx, text, 300) && EVP_MAC_final(ctx, two, &again, sizeof two), "%s: again", name);
    must(size == again && size == EVP_MAC_CTX_get_mac_size(ctx) && !memcmp(one, two, size), "%s: again", name);
    must(EVP_MAC_init(ctx, NULL, 0, nonce) && EVP_MAC_update(ctx, text, 299) && EVP_MAC_final(ctx, two, &again, sizeof two), "%s: again", name);
    must(memcmp(one, two, size), "%s: the last byte does not matter", name);
    refuses(EVP_MAC_update(ctx, text, 3), "has ended");
    nonce = params;
    nonce[0] = OSSL_PARAM_construct_utf8_string("segment", (char *)"8", 0);
    nonce[1] = OSSL_PARAM_construct_end();
    refuses(EVP_MAC_CTX_set_params(ctx, nonce), "has no option segment");
    EVP_MAC_CTX_free(ctx);
    EVP_MAC_CTX_free(copy);
}

/* Checks the message for everything that can go wrong, and parameters one by one. */
static void failed_and_used_up(void);

static void behave(void) {
    unsigned char key[64] = {1}, iv[32] = {1}, text[64] = "attack at dawn", out[128], again[128], tag[16];
    unsigned number_value;
    size_t size;
    int n, m;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *other = EVP_CIPHER_CTX_new();
    EVP_CIPHER *c = cipher("kuznyechik-ctr", "phalanx"), *by_oid;
    OSSL_PARAM params[3];

    refuses(EVP_EncryptUpdate((EVP_EncryptInit_ex2(ctx, c, NULL, iv, NULL), ctx), out, &n, text, 5), "no key set");
    refuses(EVP_EncryptUpdate((EVP_CIPHER_CTX_reset(ctx), EVP_EncryptInit_ex2(ctx, c, key, NULL, NULL), ctx), out, &n, text, 5), "no IV set since the last message");
    number_value = 16;
    refuses(EVP_CIPHER_CTX_set_params(ctx, number("ivlen", &number_value)), "kuznyechik-ctr: invalid IV length: 16 bytes (expected 8)");
    number_value = 16;
    refuses(EVP_CIPHER_CTX_set_params(ctx, number("keylen", &number_value)), "invalid key length: 16 bytes (expected 32)");
    number_value = 4096;
    refuses(EVP_CIPHER_CTX_set_params(ctx, number("key-mesh", &number_value)), "does not support key-mesh");
    /* Options that would have no effect. */
    params[1] = OSSL_PARAM_construct_end();
    params[0] = OSSL_PARAM_construct_utf8_string("section", (char *)"4096", 0);
    refuses(EVP_CIPHER_CTX_set_params(ctx, params), "kuznyechik-ctr: has no option section: it has level, segment, iv");
    refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, iv), "kuznyechik-ctr: has no option tag");
    params[0] = OSSL_PARAM_construct_utf8_string("iv", (char *)"counter", 0);
    must(EVP_CIPHER_CTX_set_params(ctx, params), "iv=counter: %s", sentence());
    params[0] = OSSL_PARAM_construct_utf8_string("segment", (char *)"8", 0);
    refuses(EVP_CIPHER_CTX_set_params(ctx, params), "kuznyechik-ctr: option segment cannot be combined with iv=counter: leave out one of them");
    must(EVP_EncryptInit_ex2(other, c, key, iv, params), "segment=8: %s", sentence());
    params[0] = OSSL_PARAM_construct_utf8_string("iv", (char *)"counter", 0);
    refuses(EVP_CIPHER_CTX_set_params(other, params), "cannot be combined with iv=counter");
    EVP_CIPHER_CTX_reset(ctx);
    EVP_CIPHER_CTX_reset(other);
    /* Sets and gets num, and gets updated-iv. */
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 21), "21 bytes");
    must(EVP_CIPHER_CTX_get_num(ctx) == 5, "num is %d", EVP_CIPHER_CTX_get_num(ctx));
    must(EVP_EncryptInit_ex2(other, c, key, iv, NULL) && EVP_CIPHER_CTX_set_num(other, 5), "set num");
    must(EVP_EncryptUpdate(other, again, &n, text + 5, 16) && !memcmp(again, out + 5, 16), "after num");
    must(EVP_CIPHER_CTX_get_original_iv(ctx, again, 8) && !memcmp(again, iv, 8), "iv");
    EVP_CIPHER_free(c);

    /* IVs carry over, so the second half of a message can use the IV that was left. */
    for (int i = 0; i < 4; i++) {
        const char *names[] = {"kuznyechik-cbc", "kuznyechik-cfb", "kuznyechik-ofb", "kuznyechik-nist-ctr"};
        c = cipher(names[i], "phalanx");
        must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_CIPHER_CTX_set_padding(ctx, 0), "%s", names[i]);
        must(EVP_EncryptUpdate(ctx, out, &n, text, 48) && n == 48, "%s", names[i]);
        must(EVP_EncryptInit_ex2(other, c, key, iv, NULL) && EVP_CIPHER_CTX_set_padding(other, 0), "%s", names[i]);
        must(EVP_EncryptUpdate(other, again, &n, text, 32) && EVP_CIPHER_CTX_get_updated_iv(other, again, 16), "%s", names[i]);
        must(EVP_EncryptInit_ex2(other, NULL, NULL, again, NULL) && EVP_EncryptUpdate(other, again, &n, text + 32, 16), "%s", names[i]);
        must(n == 16 && !memcmp(again, out + 32, 16), "%s: updated-iv", names[i]);
        EVP_CIPHER_free(c);
    }

    /* MGM with a twelve-byte IV, the first bit set, a tag that is too long, late associated data, and a shorter tag. */
    c = cipher("kuznyechik-mgm", "phalanx");
    must(EVP_CIPHER_get_flags(c) & EVP_CIPH_FLAG_AEAD_CIPHER, "MGM is no AEAD");
    must(EVP_EncryptInit_ex2(ctx, c, key, NULL, NULL), "MGM");
    refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 12, NULL), "kuznyechik-mgm: invalid IV length: 12 bytes (expected 16)");
    EVP_CIPHER_CTX_reset(ctx);
    iv[0] = 0x80;
    refuses(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "the first bit of the IV must be 0");
    iv[0] = 1;
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 5), "MGM");
    refuses(EVP_EncryptUpdate(ctx, NULL, &n, text, 5), "the text has started");
    refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag), "no tag yet");
    must(EVP_EncryptFinal_ex(ctx, out + n, &m) && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 16, tag) > 0, "MGM");
    must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 8, again) > 0 && !memcmp(tag, again, 8), "a shorter tag");
    refuses(EVP_EncryptUpdate(ctx, out, &n, text, 5), "has ended");
    must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL) && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 8, tag) > 0, "8 bytes");
    must(EVP_DecryptUpdate(ctx, out, &n, out, 5) && EVP_DecryptFinal_ex(ctx, out + n, &m) && !memcmp(out, text, 5), "8 bytes");
    must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL) && EVP_DecryptUpdate(ctx, out, &n, out, 5), "no tag");
    refuses(EVP_DecryptFinal_ex(ctx, out + n, &m), "no tag to verify");
    EVP_CIPHER_free(c);

    /* Invalid padding, and leftover bytes. */
    EVP_CIPHER_CTX_reset(other);
    for (int i = 0; i < 2; i++) {
        c = cipher(i ? "kuznyechik-cbc" : "kuznyechik-ecb", "phalanx");
        must(EVP_EncryptInit_ex2(ctx, c, key, i ? iv : NULL, NULL) && EVP_CIPHER_CTX_set_padding(ctx, 0), "no padding");
        must(EVP_EncryptUpdate(ctx, out, &n, text, 20) && n == 16, "16 of 20 bytes");
        ERR_clear_error();
        must(EVP_EncryptFinal_ex(ctx, out, &n) <= 0 && *sentence(), "four bytes are left");
        must(EVP_EncryptInit_ex2(ctx, NULL, NULL, i ? iv : NULL, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 32) && n == 32, "two blocks");
        must(EVP_DecryptInit_ex2(other, c, key, i ? iv : NULL, NULL) && EVP_DecryptUpdate(other, again, &n, out, 32) && n == 16, "a block waits");
        ERR_clear_error();
        must(EVP_DecryptFinal_ex(other, again, &n) <= 0 && strstr(sentence(), "adding"), "padding");
        EVP_CIPHER_CTX_reset(ctx);
        EVP_CIPHER_CTX_reset(other);
        EVP_CIPHER_free(c);
    }

    /* Sets S-boxes with a parameter, and in DER, both ways. */
    c = cipher("gost89", "phalanx");
    params[0] = OSSL_PARAM_construct_utf8_string("sbox", (char *)"1.2.643.2.2.31.1", 0);
    params[1] = OSSL_PARAM_construct_end();
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, params) && EVP_EncryptUpdate(ctx, out, &n, text, 40), "sbox");
    params[0] = OSSL_PARAM_construct_octet_string("alg_id_param", tag, 0);
    params[0].data = NULL;
    must(EVP_CIPHER_CTX_get_params(ctx, params) && params[0].return_size > 16 && params[0].return_size < 64, "DER");
    size = params[0].return_size;
    params[0] = OSSL_PARAM_construct_octet_string("alg_id_param", again, size);
    must(EVP_CIPHER_CTX_get_params(ctx, params), "DER");
    must(EVP_DecryptInit_ex2(other, c, NULL, NULL, NULL) && EVP_CIPHER_CTX_set_params(other, params), "DER");
    must(EVP_DecryptInit_ex2(other, NULL, key, NULL, NULL) && EVP_DecryptUpdate(other, again, &n, out, 40), "DER");
    must(!memcmp(again, text, 40), "gost89 by DER");
    params[0] = OSSL_PARAM_construct_utf8_string("sbox", (char *)"no-such-set", 0);
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "gost89");
    refuses(EVP_CIPHER_CTX_set_params(ctx, params), "no-such-set");
    EVP_CIPHER_free(c);

    /* Section lengths, which must be valid numbers. */
    c = cipher("kuznyechik-ctr-acpkm", "phalanx");
    number_value = 16;
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, number("key-mesh", &number_value)) && EVP_EncryptUpdate(ctx, out, &n, text, 40), "key-mesh");
    must(EVP_EncryptInit_ex2(other, c, key, iv, NULL) && EVP_EncryptUpdate(other, again, &n, text, 40), "key-mesh");
    must(!memcmp(out, again, 16) && memcmp(out + 16, again + 16, 16), "sections of 16 bytes");
    EVP_CIPHER_CTX_reset(ctx);
    number_value = 5;
    ERR_clear_error();
    must(!EVP_EncryptInit_ex2(ctx, c, key, iv, number("key-mesh", &number_value)) || !EVP_EncryptUpdate(ctx, out, &n, text, 40), "sections of 5");
    must(*sentence(), "nothing is said of sections of 5 bytes");
    by_oid = EVP_CIPHER_fetch(NULL, "1.2.643.7.1.1.5.2.1", "provider=phalanx");
    must(by_oid && EVP_CIPHER_is_a(by_oid, "kuznyechik-ctr-acpkm"), "by OID");
    EVP_CIPHER_free(by_oid);
    EVP_CIPHER_free(c);
    must(!EVP_CIPHER_fetch(NULL, "kalyna-256/256-ctr", "provider=phalanx"), "an IV of 32 bytes without long-iv");
    must(!EVP_CIPHER_fetch(NULL, "kalyna-512/512-ecb", "provider=phalanx"), "blocks of 64 bytes");
    by_oid = EVP_CIPHER_fetch(NULL, "KALYNA-128-128-CTR", "phalanx.ct=yes");
    must(by_oid, "by another spelling");
    EVP_CIPHER_free(by_oid);
    /* Properties. OpenSSL only accepts third-party names if they contain a dot. A query with a name that it doesn't know finds nothing, and as a preference it makes no difference. */
    must(!EVP_CIPHER_fetch(NULL, "kalyna-128/128-ctr", "phalanx.ct=no"), "not constant time");
    must(!EVP_CIPHER_fetch(NULL, "aes-256-ctr", "phalanx.ct=yes"), "whose AES is that?");
    must(!EVP_CIPHER_fetch(NULL, "kalyna-128/128-ctr", "ct=yes"), "OpenSSL takes ct=yes by now: say so in docs/openssl.md");
    by_oid = EVP_CIPHER_fetch(NULL, "kalyna-128/128-ctr", "?ct=yes");
    must(by_oid, "a preference that is not known");
    EVP_CIPHER_free(by_oid);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(other);
    failed_and_used_up();
}

/* A failure is permanent, and anything that has been used up can't be used again. */
static void failed_and_used_up(void) {
    static const char *aeads[] = {"kuznyechik-mgm", "magma-mgm", "kalyna-128/128-gcm", "kuznyechik-nist-gcm", "kalyna-128/128-ccm"};
    static const char *chains[] = {"kuznyechik-cbc", "magma-ecb", "gost89-cbc", "kuznyechik-ecb"};
    unsigned char key[64] = {1}, iv[16] = {1}, text[64] = "attack at dawn", out[128], tag[16] = {9};
    unsigned value;
    int n, m;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
    EVP_CIPHER *c;
    EVP_MAC *mac;
    EVP_MAC_CTX *macs;
    OSSL_PARAM params[2];
    for (int i = 0; i < COUNT(aeads); i++) {
        c = cipher(aeads[i], "phalanx");
        for (int way = 0; way < 2; way++) {
            must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL), "%s", aeads[i]);
            if (way == 0) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, !strncmp(aeads[i], "magma", 5) ? 8 : 16, tag) > 0, "%s: tag", aeads[i]);
            (void)EVP_DecryptUpdate(ctx, out, &n, text, 14);
            for (int again = 0; again < 3; again++) {
                must(EVP_CIPHER_CTX_copy(copy, ctx), "%s: copy", aeads[i]);
                must(EVP_DecryptFinal_ex(ctx, out, &m) <= 0, "%s: forgery, end %d", aeads[i], again);
                if (again) must(EVP_DecryptFinal_ex(copy, out, &m) <= 0, "%s: forgery, end of a copy", aeads[i]);
            }
            (void)EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, 16, tag);
            must(EVP_DecryptFinal_ex(ctx, out, &m) <= 0, "%s: forgery, another tag", aeads[i]);
        }
        EVP_CIPHER_free(c);
    }
    for (int i = 0; i < COUNT(chains); i++) {
        static const int lengths[] = {32, 31, 0};
        c = cipher(chains[i], "phalanx");
        for (int l = 0; l < COUNT(lengths); l++) {
            must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL), "%s", chains[i]);
            if (lengths[l]) must(EVP_DecryptUpdate(ctx, out, &n, text, lengths[l]), "%s", chains[i]);
            for (int again = 0; again < 3; again++) must(EVP_DecryptFinal_ex(ctx, out, &m) <= 0, "%s: %d bytes, end %d", chains[i], lengths[l], again);
        }
        EVP_CIPHER_free(c);
    }
    /* Changes the padding between two messages. */
    c = cipher("kuznyechik-cbc", "phalanx");
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_CIPHER_CTX_set_padding(ctx, 0) && EVP_EncryptUpdate(ctx, out, &n, text, 16), "padding");
    must(EVP_EncryptFinal_ex(ctx, out, &m) && EVP_CIPHER_CTX_set_padding(ctx, 1), "padding between messages");
    must(EVP_EncryptInit_ex2(ctx, NULL, NULL, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 16) && EVP_EncryptFinal_ex(ctx, out + n, &m) && n + m == 32, "padding between messages: %d", n + m);
    /* A setting that is rejected changes nothing. */
    params[0] = OSSL_PARAM_construct_utf8_string("padding", "1", 0);
    params[1] = OSSL_PARAM_construct_end();
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "refused");
    refuses(EVP_CIPHER_CTX_set_params(ctx, params), "padding");
    must(EVP_EncryptUpdate(ctx, out, &n, text, 16) && EVP_EncryptFinal_ex(ctx, out + n, &m) && n + m == 32, "after what was refused");
    EVP_CIPHER_free(c);
    c = cipher("kuznyechik-ctr-acpkm", "phalanx");
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "section");
    for (value = 0; value < 16; value += 5) refuses(EVP_CIPHER_CTX_set_params(ctx, number("key-mesh", &value)), "section");
    must(EVP_EncryptUpdate(ctx, out, &n, text, 16) && n == 16, "after a section that was refused");
    EVP_CIPHER_free(c);
    /* Changing the IV length in the middle of a message fails. */
    c = cipher("kuznyechik-nist-gcm", "phalanx");
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 4), "GCM");
    refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 16, NULL), "the message has started");
    EVP_CIPHER_free(c);
    /* The message length differs from the one that was announced. */
    c = cipher("kalyna-128/128-ccm", "phalanx");
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, NULL, &n, NULL, 20), "CCM");
    refuses(EVP_EncryptUpdate(ctx, out, &n, text, 14), "14 bytes (20 bytes were announced)");
    EVP_CIPHER_free(c);
    /* Two keys with the same IV. */
    c = cipher("kuznyechik-kexp15", "phalanx");
    EVP_CIPHER_CTX_set_flags(ctx, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, 32), "kexp15: %s", sentence());
    refuses(EVP_EncryptUpdate(ctx, out, &n, text + 32, 32), "the message has ended");
    EVP_CIPHER_free(c);
    /* Two messages with the same nonce. */
    mac = EVP_MAC_fetch(NULL, "kuznyechik-nist-gmac", "provider=phalanx");
    macs = EVP_MAC_CTX_new(mac);
    params[0] = OSSL_PARAM_construct_octet_string("iv", iv, 12);
    size_t size;
    must(EVP_MAC_init(macs, key, 32, params) && EVP_MAC_update(macs, text, 14) && EVP_MAC_final(macs, out, &size, sizeof out), "GMAC");
    must(EVP_MAC_init(macs, NULL, 0, NULL), "GMAC again");
    refuses(EVP_MAC_update(macs, text, 15), "no nonce set since the last message");
    must(EVP_MAC_init(macs, NULL, 0, params) && EVP_MAC_update(macs, text, 15), "GMAC with a nonce");
    EVP_MAC_CTX_free(macs);
    EVP_MAC_free(mac);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(copy);
}

static void *thread(void *seed) {
    unsigned char key[32] = {9}, iv[16] = {1}, text[5000], out[5100], back[5100];
    uint64_t mine = (uint64_t)(uintptr_t)seed * 0x9e3779b97f4a7c15u | 1;
    for (int i = 0; i < 300; i++) {
        const char *name = common[(mine >> 7) % (uint64_t)COUNT(common)];
        EVP_CIPHER *c = EVP_CIPHER_fetch(NULL, name, "provider=phalanx");
        EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
        int n = 0, m = 0, len = (int)(mine % 4999) + 1, back_len = 0, size;
        mine ^= mine << 13, mine ^= mine >> 7, mine ^= mine << 17;
        memset(text, (int)(mine & 255), sizeof text);
        must(c && EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, text, len), "thread");
        must(EVP_EncryptFinal_ex(ctx, out + n, &m), "thread");
        size = n + m;
        must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL) && EVP_DecryptUpdate(ctx, back, &n, out, size), "thread");
        must(EVP_DecryptFinal_ex(ctx, back + n, &m), "thread");
        back_len = n + m;
        must(back_len == len && !memcmp(back, text, (size_t)len), "thread: %s", name);
        EVP_CIPHER_CTX_free(ctx);
        EVP_CIPHER_free(c);
    }
    return NULL;
}

/* All named S-box sets. */
static const char *sets[][2] = {
    {"id-Gost28147-89-TestParamSet", "1.2.643.2.2.31.0"},         {"id-Gost28147-89-CryptoPro-A-ParamSet", "1.2.643.2.2.31.1"},
    {"id-Gost28147-89-CryptoPro-B-ParamSet", "1.2.643.2.2.31.2"}, {"id-Gost28147-89-CryptoPro-C-ParamSet", "1.2.643.2.2.31.3"},
    {"id-Gost28147-89-CryptoPro-D-ParamSet", "1.2.643.2.2.31.4"}, {"id-tc26-gost-28147-param-Z", "1.2.643.7.1.2.5.1.1"},
    {"id-GostR3411-94-TestParamSet", "1.2.643.2.2.30.0"},         {"id-GostR3411-94-CryptoProParamSet", "1.2.643.2.2.30.1"},
    {"dstu-dke-1", "1.2.804.2.1.1.1.1.1.1.10.1"},                 {"dstu-dke-2", "1.2.804.2.1.1.1.1.1.1.10.2"},
    {"dstu-dke-3", "1.2.804.2.1.1.1.1.1.1.10.3"},                 {"dstu-dke-4", "1.2.804.2.1.1.1.1.1.1.10.4"},
    {"dstu-dke-5", "1.2.804.2.1.1.1.1.1.1.10.5"},                 {"dstu-dke-6", "1.2.804.2.1.1.1.1.1.1.10.6"},
    {"dstu-dke-7", "1.2.804.2.1.1.1.1.1.1.10.7"},                 {"dstu-dke-8", "1.2.804.2.1.1.1.1.1.1.10.8"},
    {"dstu-dke-9", "1.2.804.2.1.1.1.1.1.1.10.9"},                 {"dstu-dke-10", "1.2.804.2.1.1.1.1.1.1.10.10"},
};

/* Encrypts 64 bytes with a cipher found by a query, using either its own S-box set or another one. Returns the length. */
static int with_set(EVP_CIPHER *c, const char *set, unsigned char *out) {
    unsigned char key[32] = {1, 2, 3}, iv[8] = {4, 5}, text[64] = {6};
    OSSL_PARAM params[2] = {OSSL_PARAM_construct_end(), OSSL_PARAM_construct_end()};
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    int n = 0, m = 0;
    if (set) params[0] = OSSL_PARAM_construct_utf8_string("sbox", (char *)set, 0);
    must(EVP_EncryptInit_ex2(ctx, c, key, iv, params), "init of %s", EVP_CIPHER_get0_name(c));
    must(EVP_EncryptUpdate(ctx, out, &n, text, sizeof text) && EVP_EncryptFinal_ex(ctx, out + n, &m), "encryption");
    EVP_CIPHER_CTX_free(ctx);
    return n + m;
}

/* Loads one provider instance for each S-box set into the same library context. Queries can choose between them, and the set is visible. Writes `config`. */
static void instances(const char *modules, const char *config) {
    static const char *free_set[] = {"gost89", "gost89-cbc"};
    static const char *fixed[][2] = {{"gost89-cnt", "id-Gost28147-89-CryptoPro-A-ParamSet"}, {"gost89-cnt-12", "id-tc26-gost-28147-param-Z"},
                                     {"gost89-wrap-gost", "id-Gost28147-89-CryptoPro-A-ParamSet"}, {"gost89-wrap-cryptopro", "id-Gost28147-89-CryptoPro-A-ParamSet"},
                                     {"gost89-wrap-dstu", "dstu-dke-1"}, {"gost89-ecb", "id-tc26-gost-28147-param-Z"}};
    OSSL_LIB_CTX *lib = OSSL_LIB_CTX_new();
    FILE *file = fopen(config, "w");
    char query[200];
    int i, j, k;
    must(file && lib, "%s", config);
    fprintf(file, "openssl_conf = init\n[init]\nproviders = providers\n[providers]\n");
    for (i = 0; i < COUNT(sets); i++) fprintf(file, "instance%d = section%d\n", i, i);
    for (i = 0; i < COUNT(sets); i++)
        fprintf(file, "[section%d]\nactivate = 1\nmodule = %s/phalanx.so\nCRYPT_PARAMS = %s\n", i, modules, sets[i][i % 2]);
    must(!fclose(file), "%s", config);
    must(OSSL_LIB_CTX_load_config(lib, config), "load_config");
    for (i = 0; i < COUNT(sets); i++) {
        char name[20];
        snprintf(name, sizeof name, "instance%d", i);
        for (j = 0; j < COUNT(free_set); j++) {
            for (k = 0; k < 2; k++) {
                unsigned char got[80], want[80];
                int bytes;
                EVP_CIPHER *c, *other = EVP_CIPHER_fetch(NULL, free_set[j], "provider=phalanx");
                snprintf(query, sizeof query, k ? "phalanx.sbox_oid='%s'" : "phalanx.sbox=%s", sets[i][k]);
                c = EVP_CIPHER_fetch(lib, free_set[j], query);
                must(c && other, "%s by %s", free_set[j], query);
                must(!strcmp(OSSL_PROVIDER_get0_name(EVP_CIPHER_get0_provider(c)), name), "%s is not of %s", query, name);
                must(strstr(EVP_CIPHER_get0_description(c), sets[i][0]), "description %s", EVP_CIPHER_get0_description(c));
                bytes = with_set(c, NULL, got);
                must(bytes == with_set(other, sets[i][0], want) && !memcmp(got, want, (size_t)bytes), "%s by %s is another", free_set[j], query);
                EVP_CIPHER_free(c);
                EVP_CIPHER_free(other);
            }
        }
        {
            OSSL_PROVIDER *provider = OSSL_PROVIDER_try_load(lib, name, 1);
            char *set = NULL, *about = NULL;
            OSSL_PARAM params[3] = {OSSL_PARAM_construct_utf8_ptr("sbox", &set, 0), OSSL_PARAM_construct_utf8_ptr("buildinfo", &about, 0), OSSL_PARAM_construct_end()};
            must(provider && OSSL_PROVIDER_get_params(provider, params), "parameters of %s", name);
            must(set && !strcmp(set, sets[i][0]) && strstr(about, set), "%s says %s, %s", name, set, about);
            OSSL_PROVIDER_unload(provider);
        }
        /* If the name or the standard determines the S-box set, the configuration doesn't affect it. */
        for (j = 0; j < COUNT(fixed); j++) {
            EVP_CIPHER *c;
            snprintf(query, sizeof query, "phalanx.sbox=%s", sets[i][0]);
            c = EVP_CIPHER_fetch(lib, fixed[j][0], query);
            must(!c == !!strcmp(fixed[j][1], sets[i][0]), "%s by %s", fixed[j][0], query);
            EVP_CIPHER_free(c);
        }
        for (j = 0; j < 2; j++) {
            EVP_MAC *mac = EVP_MAC_fetch(lib, j ? "gost-mac-12" : "gost-mac", query);
            must(!mac == !!strcmp(fixed[j][1], sets[i][0]), "gost-mac by %s", query);
            must(!mac || strstr(EVP_MAC_get0_description(mac), sets[i][0]), "description of a MAC");
            EVP_MAC_free(mac);
        }
        ERR_clear_error();
    }
    must(!EVP_CIPHER_fetch(lib, "kuznyechik-ctr", "phalanx.sbox=dstu-dke-1"), "an S-box of Kuznyechik");
    ERR_clear_error();
    OSSL_LIB_CTX_free(lib);
}

/* Bytes from hexadecimal digits. */
static size_t hex(unsigned char *bytes, const char *digits) {
    size_t count = strlen(digits) / 2;
    for (size_t i = 0; i < count; i++) must(sscanf(digits + 2 * i, "%2hhx", bytes + i) == 1, "digits %s", digits);
    return count;
}

/* CTR-ACPKM-OMAC: messages that gost-engine 3.0.1 wrote with `openssl cms`, as the ciphertext and the unprotected attribute with the tag. */
static void with_mac(void) {
    static const char *messages[][5] = {
        {"kuznyechik-ctr-acpkm-omac", "5649da159808717dee57929d4f8c990599143d3d7bdaf1f870ad482e7603d903", "c2c05ad5d0ba0451c41fb9389fff0b04",
         "c044cbc46ad6a9f09e48b4fc595698efeca38e849555dd27647ccb250e3f", "da2619a97fc3d05752c398e0934da8e6"},
        {"magma-ctr-acpkm-omac", "71997fe0c60ff548bbf9a9cb38b0eadeaf4ed649b3fcbf7b6085067c4f4fe363", "d17066b32bedfb6be37d722e",
         "1b7d29b4cb2a70647c4f0947dffc8810dad3cb0ca4ef33ce25c6e25f8a68", "1683bca69271551e"}};
    static const char text[] = "attack at dawn, attack at dusk";
    for (int i = 0; i < COUNT(messages); i++) {
        const char *name = messages[i][0];
        unsigned char key[32], iv[16], sealed[64], right[16], out[64], tag[16], der[32];
        int len = (int)(sizeof text - 1), n = 0, m = 0, tags;
        OSSL_PARAM params[2] = {OSSL_PARAM_construct_octet_string("alg_id_param", der, 0), OSSL_PARAM_construct_end()};
        EVP_CIPHER *c = cipher(name, "phalanx"), *by_oid = EVP_CIPHER_fetch(NULL, i ? "1.2.643.7.1.1.5.1.2" : "1.2.643.7.1.1.5.2.2", "provider=phalanx");
        EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *copy = EVP_CIPHER_CTX_new();
        must(by_oid && EVP_CIPHER_is_a(by_oid, name), "%s by its OID", name);
        EVP_CIPHER_free(by_oid);
        must(hex(key, messages[i][1]) == 32 && (int)hex(iv, messages[i][2]) == EVP_CIPHER_get_iv_length(c), "%s: IV", name);
        must((int)hex(sealed, messages[i][3]) == len, "%s", name);
        tags = (int)hex(right, messages[i][4]);
        must(EVP_CIPHER_get_mode(c) == EVP_CIPH_CTR_MODE && EVP_CIPHER_get_block_size(c) == 1 && EVP_CIPHER_get_key_length(c) == 32, "%s: sizes", name);
        for (int pieces = 0; pieces < 2; pieces++) {
            int copied = pieces ? 7 : 0;
            must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "%s", name);
            refuses(EVP_CIPHER_CTX_get_params(ctx, params), "would leave out the tag");
            refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, tags, tag), "no tag yet");
            if (copied) must(EVP_EncryptUpdate(ctx, out, &n, (const unsigned char *)text, copied), "%s", name);
            must(EVP_CIPHER_CTX_copy(copy, ctx), "%s: copy", name);
            must(crypt(copy, pieces, (const unsigned char *)text + copied, len - copied, out + copied) == len - copied && !memcmp(out, sealed, (size_t)len), "%s is not gost-engine's", name);
            must(EVP_CIPHER_CTX_ctrl(copy, EVP_CTRL_AEAD_GET_TAG, tags, tag) > 0 && !memcmp(tag, right, (size_t)tags), "%s: the tag is not gost-engine's", name);
            refuses(EVP_EncryptUpdate(copy, out, &n, out, 1), "has ended");
            refuses(EVP_EncryptUpdate((EVP_EncryptInit_ex2(copy, NULL, key, NULL, NULL), copy), out, &n, out, 1), "no IV set since the last message");
            /* The tag may arrive before or after the text, and the IV in the parameters of CMS. */
            for (int late = 0; late < 2; late++) {
                memcpy(der, "\x30", 1);
                der[1] = (unsigned char)(EVP_CIPHER_get_iv_length(c) + 2), der[2] = 4, der[3] = (unsigned char)EVP_CIPHER_get_iv_length(c);
                memcpy(der + 4, iv, der[3]);
                params[0] = OSSL_PARAM_construct_octet_string("alg_id_param", der, (size_t)der[1] + 2);
                must(EVP_DecryptInit_ex2(ctx, c, NULL, NULL, params) && EVP_DecryptInit_ex2(ctx, NULL, key, NULL, NULL), "%s: DER", name);
                params[0] = OSSL_PARAM_construct_octet_string("alg_id_param", der, 0);
                if (!late) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags, right) > 0, "%s: tag", name);
                must(EVP_DecryptUpdate(ctx, out, &n, sealed, 11) && EVP_DecryptUpdate(ctx, out + 11, &m, sealed + 11, len - 11) && n + m == len, "%s", name);
                if (late) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags, right) > 0, "%s: tag", name);
                must(EVP_DecryptFinal_ex(ctx, out + len, &m) > 0 && m == 0 && !memcmp(out, text, (size_t)len), "%s of gost-engine is not read", name);
            }
        }
        for (int bad = 0; bad < 4; bad++) {
            unsigned char changed[16];
            memcpy(changed, right, sizeof changed);
            changed[bad == 1 ? tags - 1 : 0] ^= 0x80;
            must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL), "%s", name);
            if (bad < 3) must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags, bad == 2 ? right : changed) > 0, "%s", name);
            sealed[5] ^= bad == 2;
            must(EVP_DecryptUpdate(ctx, out, &n, sealed, len), "%s", name);
            sealed[5] ^= bad == 2;
            must(EVP_DecryptFinal_ex(ctx, out, &m) <= 0, "%s: forgery %d", name, bad);
            must(strstr(sentence(), bad < 3 ? "authentic" : "no tag to verify"), "%s: forgery %d", name, bad);
            must(EVP_DecryptFinal_ex(ctx, out, &m) <= 0, "%s: forgery %d, once more", name, bad);
            ERR_clear_error();
        }
        refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags - 1, tag), "invalid tag length");
        must(EVP_EncryptInit_ex2(ctx, c, key, iv, NULL), "%s", name);
        refuses(EVP_CIPHER_CTX_set_num(ctx, 3) ? 1 : 0, "cannot start 3 bytes into a block");
        refuses(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_IVLEN, 8, NULL), "invalid IV length: 8 bytes");
        /* An empty message also has a tag. */
        must(EVP_EncryptFinal_ex(ctx, out, &n) && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, tags, tag) > 0, "%s: nothing", name);
        must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL) && EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_SET_TAG, tags, tag) > 0 && EVP_DecryptFinal_ex(ctx, out, &n) > 0, "%s: nothing", name);
        EVP_CIPHER_CTX_free(ctx);
        EVP_CIPHER_CTX_free(copy);
        EVP_CIPHER_free(c);
    }
}

static OSSL_PARAM *octets(const char *name, const void *bytes, size_t count) {
    static OSSL_PARAM params[2];
    params[0] = OSSL_PARAM_construct_octet_string(name, (void *)bytes, count);
    params[1] = OSSL_PARAM_construct_end();
    return params;
}

static void record_number(unsigned char *bytes, uint64_t number) {
    for (int i = 0; i < 8; i++) bytes[i] = (unsigned char)(number >> (56 - 8 * i));
}

/* A key from EVP_KDF with a number as its only parameter besides the key. */
static void tree_key(const char *name, const unsigned char *root, uint64_t record, unsigned char *key) {
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, name, "provider=phalanx");
    EVP_KDF_CTX *ctx = EVP_KDF_CTX_new(kdf), *copy;
    OSSL_PARAM params[3] = {OSSL_PARAM_construct_octet_string("key", (void *)root, 32), OSSL_PARAM_construct_uint64("record", &record), OSSL_PARAM_construct_end()};
    must(ctx && EVP_KDF_CTX_get_kdf_size(ctx) == 32, "%s", name);
    refuses(EVP_KDF_derive(ctx, key, 32, NULL), "no key: set key");
    must(EVP_KDF_CTX_set_params(ctx, params), "%s", name);
    copy = EVP_KDF_CTX_dup(ctx);
    EVP_KDF_CTX_reset(ctx);
    refuses(EVP_KDF_derive(ctx, key, 32, NULL), "no key: set key");
    refuses(EVP_KDF_derive(copy, key, 31, NULL), "32 bytes");
    must(EVP_KDF_derive(copy, key, 32, NULL) > 0, "%s", name);
    EVP_KDF_CTX_free(ctx);
    EVP_KDF_CTX_free(copy);
    EVP_KDF_free(kdf);
}

/* The parameters `tlstree` and `tlstree_mode`: records of RFC 9189 and RFC 9367, and every suite against its key derivation. */
static void records(void) {
    static const struct {
        const char *cipher, *mac, *mode, *kdf;
        uint64_t most;
    } suites[] = {{"kuznyechik-ctr-acpkm", "kuznyechik-mac", NULL, "tlstree-kuznyechik-ctr-omac", UINT64_MAX},
                  {"magma-ctr-acpkm", "magma-mac", NULL, "tlstree-magma-ctr-omac", 0xffffffff},
                  {"kuznyechik-mgm", NULL, "light", "tlstree-kuznyechik-mgm-l", UINT64_MAX},
                  {"magma-mgm", NULL, "light", "tlstree-magma-mgm-l", UINT64_MAX},
                  {"kuznyechik-mgm", NULL, "strong", "tlstree-kuznyechik-mgm-s", ((uint64_t)1 << 42) - 1},
                  {"magma-mgm", NULL, "strong", "tlstree-magma-mgm-s", ((uint64_t)1 << 39) - 1}};
    static unsigned char zeros[4096 + 16], out[4096 + 16], want[4096 + 16];
    unsigned char root[32], key[32], iv[16], seq[8], header[5] = {0x17, 3, 3, 0, 15}, tag[16], other[16];
    int n, m;
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new(), *plain = EVP_CIPHER_CTX_new();
    /* RFC 9189, appendix A: records 0 and 63 under Kuznyechik, with a MAC key of ones and an encryption key and IV of zeros. */
    {
        EVP_CIPHER *c = cipher("kuznyechik-ctr-acpkm", "phalanx");
        EVP_MAC *mac = EVP_MAC_fetch(NULL, "kuznyechik-mac", "provider=phalanx");
        EVP_MAC_CTX *macs = EVP_MAC_CTX_new(mac);
        size_t size;
        memset(root, 0xff, sizeof root);
        must(EVP_EncryptInit_ex2(ctx, c, zeros, zeros, NULL) && EVP_MAC_init(macs, root, 32, NULL), "RFC 9189");
        for (int i = 0; i < 2; i++) {
            int len = i ? 4096 : 15;
            header[3] = (unsigned char)(len >> 8), header[4] = (unsigned char)len;
            record_number(seq, i ? 63 : 0);
            must(EVP_MAC_CTX_set_params(macs, octets("tlstree", seq, 8)), "RFC 9189, MAC");
            must(EVP_MAC_update(macs, seq, 8) && EVP_MAC_update(macs, header, 5) && EVP_MAC_update(macs, zeros, (size_t)len), "RFC 9189, MAC");
            must(EVP_MAC_final(macs, tag, &size, 16) && size == 16, "RFC 9189, MAC");
            hex(want, i ? "0a3bfd430fcdd8d85c96468681784f7d" : "755309cbc73bb949c50ebb86160a0fee");
            must(!memcmp(tag, want, 16), "RFC 9189, the MAC of record %d", i ? 63 : 0);
            must(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "RFC 9189");
            must(EVP_Cipher(ctx, out, zeros, (unsigned)len) > 0 && EVP_Cipher(ctx, out + len, tag, 16) > 0, "RFC 9189");
            m = (int)hex(want, i ? "6a1838b0a0d5a04d1f2964896d085fb7da84d776c39f5cdc3720b7b559ef139d" : "f317a71d3ace433b01d4e7d4ef61ae00d53b41527a261edfc2ba7857c1932d");
            must(!memcmp(out, want, (size_t)m), "RFC 9189, record %d", i ? 63 : 0);
            hex(want, i ? "17f5b86285bb5bfd83b66ab763865208" : "00d53b41527a261edfc2ba7857c1932d");
            must(!memcmp(out + len, want, 16), "RFC 9189, the MAC in record %d", i ? 63 : 0);
        }
        EVP_MAC_CTX_free(macs);
        EVP_MAC_free(mac);
        EVP_CIPHER_free(c);
    }
    /* RFC 9367, appendix A: a record under TLS_GOSTR341112_256_WITH_MAGMA_MGM_L, with the calls that changes to libssl make. */
    {
        EVP_CIPHER *c = cipher("magma-mgm", "phalanx");
        unsigned char nonce[8], aad[5] = {0x17, 3, 3, 0, 11}, text[3] = {1, 0, 0x15};
        hex(root, "ebd271de19fee18bb1998f69af5b6ae18958e8d3702f12fbb5b03f6fd691fefa");
        hex(nonce, "18fb038dbf7241e6");
        record_number(seq, 0);
        EVP_CIPHER_CTX_reset(ctx);
        must(EVP_EncryptInit_ex2(ctx, c, root, NULL, NULL) && EVP_CIPHER_CTX_set_params(ctx, octets("tlstree_mode", "light", 0)), "RFC 9367");
        must(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 0)) && EVP_EncryptInit_ex2(ctx, NULL, NULL, nonce, NULL), "RFC 9367");
        must(EVP_EncryptUpdate(ctx, NULL, &n, aad, 5) && EVP_EncryptUpdate(ctx, out, &n, text, 3) && EVP_EncryptFinal_ex(ctx, out, &m), "RFC 9367");
        must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, 8, tag) > 0 && hex(want, "464aeead391d97987169f3") == 11, "RFC 9367");
        must(n == 3 && !memcmp(out, want, 3) && !memcmp(tag, want + 3, 8), "RFC 9367, record 0");
        EVP_CIPHER_free(c);
    }
    /* Every suite: the parameter derives the key that EVP_KDF derives. */
    for (int s = 0; s < COUNT(suites); s++) {
        EVP_CIPHER *c = cipher(suites[s].cipher, "phalanx");
        int is_mgm = suites[s].mode != NULL, tags = strstr(suites[s].cipher, "magma") ? 8 : 16, ivlen = EVP_CIPHER_get_iv_length(c);
        EVP_CIPHER_CTX_reset(ctx);
        fill(root, sizeof root);
        fill(iv, sizeof iv);
        if (is_mgm) iv[0] |= 0x80;
        must(EVP_EncryptInit_ex2(ctx, c, NULL, NULL, NULL), "%s", suites[s].kdf);
        record_number(seq, 1);
        refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "set the key");
        must(EVP_EncryptInit_ex2(ctx, NULL, root, is_mgm ? NULL : iv, NULL), "%s", suites[s].kdf);
        if (is_mgm) {
            refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "set tlstree_mode");
            refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree_mode", "heavy", 6)), "expected light or strong");
            must(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree_mode", suites[s].mode, strlen(suites[s].mode))), "%s: mode", suites[s].kdf);
        } else {
            refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree_mode", "light", 0)), "only MGM has modes");
        }
        refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 7)), "an octet string of 8 bytes");
        record_number(seq, 0);
        refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 1)), "no record before record 0");
        for (int t = 0; t < 200; t++) {
            /* Consecutive records, records around powers of two, and random ones. The size 1 means the next number. */
            uint64_t number = t < 70 ? (uint64_t)t : t < 134 ? ((uint64_t)1 << (t - 70)) - (uint64_t)(t % 3 == 0) : next() << 13 ^ next();
            int early = number < suites[s].most && t % 4 == 0;
            unsigned char first[16];
            if (number > suites[s].most) number &= suites[s].most;
            record_number(seq, number + (uint64_t)early);
            must(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, early ? 1 : t % 2 ? 0 : 8)), "%s, record %llu: %s", suites[s].kdf, (unsigned long long)number, sentence());
            tree_key(suites[s].kdf, root, number, key);
            memcpy(first, iv, sizeof first);
            if (is_mgm) {
                must(EVP_EncryptInit_ex2(ctx, NULL, NULL, iv, NULL), "%s: nonce", suites[s].kdf);
                first[0] &= 0x7f;
            } else {
                unsigned carry = 0;
                record_number(seq, number);
                for (int i = ivlen - 1; i >= 0; i--) carry += (unsigned)first[i] + seq[8 - ivlen + i], first[i] = (unsigned char)carry, carry >>= 8;
            }
            must(EVP_EncryptInit_ex2(plain, c, key, first, NULL), "%s", suites[s].kdf);
            must(EVP_EncryptUpdate(ctx, out, &n, zeros, 100) && EVP_EncryptUpdate(plain, want, &n, zeros, 100), "%s", suites[s].kdf);
            must(!memcmp(out, want, 100), "%s: record %llu", suites[s].kdf, (unsigned long long)number);
            if (is_mgm) {
                must(EVP_EncryptFinal_ex(ctx, out, &m) && EVP_EncryptFinal_ex(plain, out, &m), "%s", suites[s].kdf);
                must(EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_AEAD_GET_TAG, tags, tag) > 0 && EVP_CIPHER_CTX_ctrl(plain, EVP_CTRL_AEAD_GET_TAG, tags, other) > 0, "tag");
                must(!memcmp(tag, other, (size_t)tags), "%s: the tag of record %llu", suites[s].kdf, (unsigned long long)number);
            }
            /* A copy goes on with the same key and derives the next one. */
            if (t % 16 == 0) {
                EVP_CIPHER_CTX *copy = EVP_CIPHER_CTX_new();
                must(EVP_CIPHER_CTX_copy(copy, ctx), "%s: copy", suites[s].kdf);
                EVP_CIPHER_CTX_free(ctx);
                ctx = copy;
            }
        }
        if (suites[s].most != UINT64_MAX) {
            record_number(seq, suites[s].most + 1);
            refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "record number");
        }
        if (suites[s].mac) {
            EVP_MAC *mac = EVP_MAC_fetch(NULL, suites[s].mac, "provider=phalanx");
            EVP_MAC_CTX *one = EVP_MAC_CTX_new(mac), *two = EVP_MAC_CTX_new(mac);
            size_t size;
            refuses(EVP_MAC_CTX_set_params(one, octets("tlstree", seq, 8)), "no key set");
            must(EVP_MAC_init(one, root, 32, NULL), "%s", suites[s].mac);
            for (int t = 0; t < 100; t++) {
                uint64_t number = next() & suites[s].most;
                record_number(seq, number);
                must(EVP_MAC_CTX_set_params(one, octets("tlstree", seq, 8)) && EVP_MAC_update(one, zeros, 100) && EVP_MAC_final(one, tag, &size, 16), "%s", suites[s].mac);
                tree_key(suites[s].kdf, root, number, key);
                must(EVP_MAC_init(two, key, 32, NULL) && EVP_MAC_update(two, zeros, 100) && EVP_MAC_final(two, other, &size, 16), "%s", suites[s].mac);
                must(!memcmp(tag, other, size), "%s: record %llu", suites[s].mac, (unsigned long long)number);
            }
            EVP_MAC_CTX_free(one);
            EVP_MAC_CTX_free(two);
            EVP_MAC_free(mac);
        }
        EVP_CIPHER_free(c);
    }
    {
        EVP_CIPHER *c = cipher("kuznyechik-cbc", "phalanx");
        EVP_CIPHER_CTX_reset(ctx);
        must(EVP_EncryptInit_ex2(ctx, c, root, iv, NULL), "CBC");
        refuses(EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "no cipher suite of TLS with TLSTREE");
        EVP_CIPHER_free(c);
    }
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_CTX_free(plain);
}

static void put(const unsigned char *bytes, size_t count) {
    while (count-- > 0) printf("%02x", *bytes++);
    printf("\n");
}

/* For tls.py: the PRF of TLS 1.2 with Streebog. */
static void prf(const char *secret, const char *seed, size_t bytes) {
    static unsigned char secrets[64], seeds[256], out[256];
    size_t secret_bytes = hex(secrets, secret), seed_bytes = hex(seeds, seed);
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, "TLS1-PRF", NULL);
    EVP_KDF_CTX *ctx = EVP_KDF_CTX_new(kdf);
    OSSL_PARAM params[5] = {OSSL_PARAM_construct_utf8_string("digest", "md_gost12_256", 0), OSSL_PARAM_construct_utf8_string("properties", "?provider=phalanx", 0),
                            OSSL_PARAM_construct_octet_string("secret", secrets, secret_bytes), OSSL_PARAM_construct_octet_string("seed", seeds, seed_bytes), OSSL_PARAM_construct_end()};
    must(bytes <= sizeof out && EVP_KDF_derive(ctx, out, bytes, params) > 0, "TLS1-PRF");
    put(out, bytes);
    EVP_KDF_CTX_free(ctx);
    EVP_KDF_free(kdf);
}

/* For tls.py: decrypts a record of RFC 9189 and verifies its MAC. */
static void open_record(char **argument) {
    static unsigned char record[1 << 15], seq[8], key[32], iv[16], header[5], tag[16];
    EVP_CIPHER *c = cipher(argument[0], "phalanx");
    EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
    EVP_MAC *mac = EVP_MAC_fetch(NULL, argument[3], "provider=phalanx");
    EVP_MAC_CTX *macs = EVP_MAC_CTX_new(mac);
    size_t len, size;
    int n;
    must(strlen(argument[7]) / 2 < sizeof record, "a long record");
    record_number(seq, strtoull(argument[5], NULL, 10));
    must(hex(key, argument[1]) == 32 && hex(iv, argument[2]) == (size_t)EVP_CIPHER_get_iv_length(c) && hex(header, argument[6]) == 3, "sizes");
    len = hex(record, argument[7]);
    must(EVP_DecryptInit_ex2(ctx, c, key, iv, NULL) && EVP_CIPHER_CTX_set_params(ctx, octets("tlstree", seq, 8)), "cipher");
    must(EVP_DecryptUpdate(ctx, record, &n, record, (int)len) && (size_t)n == len, "decryption");
    hex(key, argument[4]);
    must(EVP_MAC_init(macs, key, 32, NULL) && EVP_MAC_CTX_set_params(macs, octets("tlstree", seq, 8)), "MAC");
    size = EVP_MAC_CTX_get_mac_size(macs);
    must(len >= size, "a short record");
    len -= size;
    header[3] = (unsigned char)(len >> 8), header[4] = (unsigned char)len;
    must(EVP_MAC_update(macs, seq, 8) && EVP_MAC_update(macs, header, 5) && EVP_MAC_update(macs, record, len), "MAC");
    must(EVP_MAC_final(macs, tag, &size, sizeof tag) && !memcmp(tag, record + len, size), "the MAC of record %s", argument[5]);
    put(record, len);
    EVP_MAC_CTX_free(macs);
    EVP_MAC_free(mac);
    EVP_CIPHER_CTX_free(ctx);
    EVP_CIPHER_free(c);
}

int main(int count, char **argument) {
    const char *test = count > 2 ? argument[2] : "";
    int number = count > 3 ? atoi(argument[3]) : 0;
    OSSL_PROVIDER *phalanx, *other, *gost = NULL;
    must(count > 2, "evp FOLDER TEST [NUMBER]");
    state = 0x9e3779b97f4a7c15u;
    OSSL_PROVIDER_set_default_search_path(NULL, argument[1]);
    if (!strcmp(test, "reload")) {
        for (int i = 0; i < number; i++) {
            OSSL_LIB_CTX *lib = OSSL_LIB_CTX_new();
            unsigned char key[32] = {1}, iv[16] = {1}, out[64];
            int n;
            EVP_CIPHER *c;
            EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
            OSSL_PROVIDER_set_default_search_path(lib, argument[1]);
            phalanx = OSSL_PROVIDER_load(lib, "phalanx");
            must(phalanx, "load %d", i);
            c = EVP_CIPHER_fetch(lib, i % 2 ? "kuznyechik-mgm" : "magma-cbc", NULL);
            must(c && EVP_EncryptInit_ex2(ctx, c, key, iv, NULL) && EVP_EncryptUpdate(ctx, out, &n, key, 32), "load %d", i);
            EVP_CIPHER_CTX_free(ctx);
            EVP_CIPHER_free(c);
            OSSL_PROVIDER_unload(phalanx);
            OSSL_LIB_CTX_free(lib);
        }
        printf("loaded and unloaded %d times\n", number);
        return 0;
    }
    phalanx = OSSL_PROVIDER_load(NULL, "phalanx");
    must(phalanx, "load");
    other = OSSL_PROVIDER_load(NULL, "default");
    must(other, "default");
    if (!strcmp(test, "compare") || !strcmp(test, "speed")) {
        OSSL_PROVIDER_set_default_search_path(NULL, count > 4 ? argument[4] : "");
        gost = OSSL_PROVIDER_load(NULL, "gostprov");
        must(gost, "gostprov");
        if (!strcmp(test, "compare")) {
            compare(number);
            compare_mgm(number);
            compare_digests(number);
        } else {
            speed(number);
        }
    } else if (!strcmp(test, "walk")) {
        EVP_CIPHER_do_all_provided(NULL, walk_one, NULL);
        EVP_MAC_do_all_provided(NULL, walk_mac, NULL);
        must(EVP_get_digestbyname("md_gost12_256") || !adds_methods(), "Streebog by its name alone");
        must(walked > 80 && walked_macs > 20, "only %d ciphers and %d MACs", walked, walked_macs);
        /* Names that both gost-engine and Phalanx support. */
        must(by_name >= (adds_methods() ? COUNT(common) : 0), "only %d ciphers by their names alone", by_name);
        printf("%d ciphers, %d of them by EVP_get_cipherbyname, too; %d MACs\n", walked, by_name, walked_macs);
    } else if (!strcmp(test, "behave")) {
        behave();
        with_mac();
        records();
    } else if (!strcmp(test, "instances")) {
        must(count > 3, "evp FOLDER instances FILE");
        instances(argument[1], argument[3]);
    } else if (!strcmp(test, "prf")) {
        must(count == 6, "evp FOLDER prf SECRET SEED BYTES");
        prf(argument[3], argument[4], (size_t)atoi(argument[5]));
    } else if (!strcmp(test, "record")) {
        must(count == 11, "evp FOLDER record CIPHER KEY IV MAC KEY NUMBER HEADER RECORD");
        open_record(argument + 3);
    } else if (!strcmp(test, "selftest")) {
        must(OSSL_PROVIDER_self_test(phalanx), "self-test");
    } else if (!strcmp(test, "threads")) {
        pthread_t threads[8];
        for (int i = 0; i < 8; i++) must(!pthread_create(&threads[i], NULL, thread, (void *)(uintptr_t)(i + 1)), "thread");
        for (int i = 0; i < 8; i++) pthread_join(threads[i], NULL);
    } else {
        fail("there is no test %s", test);
    }
    OSSL_PROVIDER_unload(phalanx);
    OSSL_PROVIDER_unload(other);
    if (gost) OSSL_PROVIDER_unload(gost);
    printf("%s: all right with %s\n", test, OpenSSL_version(OPENSSL_VERSION));
    return 0;
}
