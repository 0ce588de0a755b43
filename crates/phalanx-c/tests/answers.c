/* Checks every known answer through the C interface: answers FILE, where FILE is the output of `phalanx-tools answers`. */
#include "client.h"

/* Converts hex words to bytes. `-` means no bytes. */
struct bytes {
    uint8_t *at;
    size_t len;
};

static struct bytes unhex(const char *word) {
    struct bytes bytes;
    size_t i;
    bytes.len = strcmp(word, "-") == 0 ? 0 : strlen(word) / 2;
    bytes.at = room(bytes.len);
    for (i = 0; i < bytes.len; i++) {
        unsigned value;
        char digits[3];
        memcpy(digits, word + 2 * i, 2);
        digits[2] = 0;
        if (sscanf(digits, "%2x", &value) != 1) abort();
        bytes.at[i] = (uint8_t)value;
    }
    return bytes;
}

struct answer {
    const char *name, *options;
    struct bytes key, iv, aad, message, result, tag;
    int valid;
    unsigned long iterations;
};

static int same(const uint8_t *got, struct bytes expected) {
    return expected.len == 0 || memcmp(got, expected.at, expected.len) == 0;
}

/* Buffers for a message, with room for padding. */
static uint8_t *copy(struct bytes from, size_t more) {
    uint8_t *at = room(from.len + more);
    if (from.len) memcpy(at, from.at, from.len);
    return at;
}

/* The message is split into three pieces. */
static size_t cut(size_t len, int piece) { return piece == 0 ? len / 3 : piece == 1 ? len / 2 : len; }

static void stream(const phalanx_cipher *cipher, const struct answer *a, int direction, struct bytes from, struct bytes to) {
    uint8_t *out = room(from.len);
    phalanx_stream *message = NULL, *twin = NULL;
    size_t at = 0, end;
    int piece;
    OK(phalanx_stream_new(&message, cipher, direction, a->iv.at, a->iv.len));
    for (piece = 0; piece < 3; piece++, at = end) {
        end = cut(from.len, piece);
        if (piece == 1) OK(phalanx_stream_dup(&twin, message));
        OK(phalanx_stream_apply(message, from.at + at, out + at, end - at));
    }
    EXPECT(same(out, to));
    at = cut(from.len, 0);
    OK(phalanx_stream_apply(twin, from.at + at, out + at, from.len - at));
    EXPECT(same(out, to));
    /* If a mode can seek, the result is the same. */
    if (phalanx_stream_seek(twin, at) == PHALANX_OK) {
        OK(phalanx_stream_apply(twin, from.at + at, out + at, from.len - at));
        EXPECT(same(out, to));
    }
    phalanx_stream_free(message);
    phalanx_stream_free(twin);
    free(out);
}

static void chain(const phalanx_cipher *cipher, const struct answer *a, int direction, struct bytes from, struct bytes to) {
    uint8_t *out = room(from.len + 3 * 64);
    phalanx_block_mode *message = NULL, *twin = NULL;
    size_t at = 0, end, have = 0, written = 0, of_twin = 0;
    int piece;
    OK(phalanx_block_mode_new(&message, cipher, direction, a->iv.at, a->iv.len));
    for (piece = 0; piece < 3; piece++, at = end) {
        end = cut(from.len, piece);
        OK(phalanx_block_mode_update(message, from.at + at, end - at, out + have, end - at + 64, &written));
        have += written;
    }
    OK(phalanx_block_mode_dup(&twin, message));
    OK(phalanx_block_mode_finish(message, out + have, 64, &written));
    EXPECT(have + written == to.len && same(out, to));
    OK(phalanx_block_mode_finish(twin, out + have, 64, &of_twin));
    EXPECT(of_twin == written && same(out, to));
    phalanx_block_mode_free(message);
    phalanx_block_mode_free(twin);
    free(out);
}

static void cipher(const struct answer *a, const char *role) {
    phalanx_cipher *key = NULL;
    uint8_t *data = copy(a->message, 64);
    unsigned long i;
    OK(phalanx_cipher_new(&key, a->name, a->key.at, a->key.len, a->options));
    if (strcmp(role, "blocks") == 0) {
        for (i = 0; i < a->iterations; i++) OK(phalanx_cipher_encrypt(key, NULL, 0, data, data, a->message.len));
        EXPECT(same(data, a->result));
        for (i = 0; i < a->iterations; i++) OK(phalanx_cipher_decrypt(key, NULL, 0, data, data, a->message.len));
        EXPECT(same(data, a->message));
    } else {
        int padded = a->options && strstr(a->options, "padding=") && !strstr(a->options, "padding=none");
        if (!padded) {
            uint8_t *back = room(a->message.len);
            EXPECT(a->message.len == a->result.len);
            OK(phalanx_cipher_encrypt(key, a->iv.at, a->iv.len, a->message.at, data, a->message.len));
            EXPECT(same(data, a->result));
            OK(phalanx_cipher_decrypt(key, a->iv.at, a->iv.len, data, back, a->message.len));
            EXPECT(same(back, a->message));
            free(back);
        }
        if (strcmp(role, "stream") == 0) {
            stream(key, a, PHALANX_ENCRYPT, a->message, a->result);
            stream(key, a, PHALANX_DECRYPT, a->result, a->message);
        } else {
            chain(key, a, PHALANX_ENCRYPT, a->message, a->result);
            chain(key, a, PHALANX_DECRYPT, a->result, a->message);
        }
    }
    phalanx_cipher_free(key);
    free(data);
}

static void pieces(const phalanx_aead *key, const struct answer *a) {
    phalanx_aead_stream *seal = NULL, *open = NULL, *twin = NULL;
    uint8_t *data = copy(a->message, 0), tag[64];
    size_t at = 0, end;
    int piece, status = phalanx_aead_stream_seal_new(&seal, key, a->iv.at, a->iv.len);
    if (status == PHALANX_E_ALGORITHM) goto done; /* CCM: the length comes first */
    EXPECT(status == PHALANX_OK);
    OK(phalanx_aead_stream_open_unverified_new(&open, key, a->iv.at, a->iv.len));
    end = a->aad.len / 2;
    OK(phalanx_aead_stream_aad(seal, a->aad.at, end));
    OK(phalanx_aead_stream_aad(seal, a->aad.at + end, a->aad.len - end));
    OK(phalanx_aead_stream_aad(open, a->aad.at, a->aad.len));
    for (piece = 0; piece < 3; piece++, at = end) {
        end = cut(a->message.len, piece);
        OK(phalanx_aead_stream_update(seal, data + at, data + at, end - at));
    }
    OK(phalanx_aead_stream_dup(&twin, seal));
    OK(phalanx_aead_stream_finish(seal, tag, a->tag.len));
    EXPECT(memcmp(tag, a->tag.at, a->tag.len) == 0 && (!a->result.len || same(data, a->result)));
    memset(tag, 0, sizeof tag);
    OK(phalanx_aead_stream_finish(twin, tag, a->tag.len));
    EXPECT(memcmp(tag, a->tag.at, a->tag.len) == 0);
    OK(phalanx_aead_stream_update(open, data, data, a->message.len));
    OK(phalanx_aead_stream_verify(open, tag, a->tag.len));
    EXPECT(same(data, a->message));
    STATUS(PHALANX_E_STATE, phalanx_aead_stream_update(open, data, data, a->message.len));
done:
    phalanx_aead_stream_free(seal);
    phalanx_aead_stream_free(open);
    phalanx_aead_stream_free(twin);
    free(data);
}

/* A single row gives the same result as a single message. */
static void one_row(const phalanx_aead *key, const struct answer *a) {
    phalanx_info info;
    phalanx_nonces nonces;
    phalanx_rows aad, rows;
    uint8_t *out = room(a->message.len + a->tag.len), *back = room(a->message.len);
    uint32_t offsets[2];
    size_t bad = 7;
    info.struct_bytes = sizeof info;
    OK(phalanx_describe(a->name, &info));
    memset(&nonces, 0, sizeof nonces);
    memset(&rows, 0, sizeof rows);
    nonces.struct_bytes = sizeof nonces;
    nonces.bytes = a->iv.at;
    nonces.bytes_len = a->iv.len;
    rows.struct_bytes = sizeof rows;
    rows.kind = PHALANX_ROWS_OFFSETS32;
    rows.count = 1;
    rows.offsets = offsets;
    offsets[0] = 0;
    offsets[1] = (uint32_t)a->message.len;
    rows.bytes = a->message.at;
    rows.bytes_len = a->message.len;
    aad = rows;
    aad.kind = PHALANX_ROWS_FIXED;
    aad.width = aad.bytes_len = a->aad.len;
    aad.bytes = a->aad.at;
    if (a->iv.len == info.nonce_bytes) {
        OK(phalanx_aead_seal_rows(key, &nonces, a->aad.len ? &aad : NULL, &rows, out, a->message.len + a->tag.len));
        EXPECT((!a->result.len || same(out, a->result)) && memcmp(out + a->message.len, a->tag.at, a->tag.len) == 0);
        memset(out, 0, a->message.len + a->tag.len);
        OK(phalanx_aead_seal_rows_each(a->name, a->options, a->key.at, a->key.len, &nonces, a->aad.len ? &aad : NULL, &rows, out,
                                       a->message.len + a->tag.len));
        EXPECT((!a->result.len || same(out, a->result)) && memcmp(out + a->message.len, a->tag.at, a->tag.len) == 0);
        offsets[1] += (uint32_t)a->tag.len;
        rows.bytes = out;
        rows.bytes_len += a->tag.len;
        OK(phalanx_aead_open_rows(key, &nonces, a->aad.len ? &aad : NULL, &rows, back, a->message.len, NULL));
        EXPECT(same(back, a->message));
        memset(back, 1, a->message.len);
        OK(phalanx_aead_open_rows_each(a->name, a->options, a->key.at, a->key.len, &nonces, a->aad.len ? &aad : NULL, &rows, back,
                                       a->message.len, &bad));
        EXPECT(same(back, a->message) && bad == SIZE_MAX);
        out[a->message.len] ^= 1;
        STATUS(PHALANX_E_AUTH, phalanx_aead_open_rows(key, &nonces, a->aad.len ? &aad : NULL, &rows, back, a->message.len, &bad));
        EXPECT(bad == 0 && (a->message.len == 0 || back[0] == 0));
    }
    free(out);
    free(back);
}

static void aead(const struct answer *a) {
    phalanx_aead *key = NULL;
    uint8_t *data = room(a->message.len), *back = room(a->message.len), tag[64];
    int status = phalanx_aead_new(&key, a->name, a->key.at, a->key.len, a->options);
    if (!a->valid) {
        struct bytes from = a->result;
        uint8_t *out = room(from.len);
        size_t i;
        memset(out, 0x5a, from.len);
        if (status == PHALANX_OK) {
            status = phalanx_aead_open(key, a->iv.at, a->iv.len, a->aad.at, a->aad.len, from.at, out, from.len, a->tag.at, a->tag.len);
            for (i = 0; i < from.len; i++) EXPECT(out[i] == 0x5a || out[i] == 0);
        }
        EXPECT(status == PHALANX_E_AUTH || status == PHALANX_E_LENGTH || status == PHALANX_E_PARAMETER);
        free(out);
        goto done;
    }
    EXPECT(status == PHALANX_OK);
    OK(phalanx_aead_seal(key, a->iv.at, a->iv.len, a->aad.at, a->aad.len, a->message.at, data, a->message.len, tag, a->tag.len));
    EXPECT(memcmp(tag, a->tag.at, a->tag.len) == 0 && (!a->result.len || same(data, a->result)));
    OK(phalanx_aead_open(key, a->iv.at, a->iv.len, a->aad.at, a->aad.len, data, back, a->message.len, tag, a->tag.len));
    EXPECT(same(back, a->message));
    pieces(key, a);
    one_row(key, a);
done:
    phalanx_aead_free(key);
    free(data);
    free(back);
}

static void mac(const struct answer *a) {
    phalanx_mac *key = NULL;
    phalanx_mac_stream *message = NULL, *twin = NULL;
    uint8_t tag[64];
    size_t half = a->message.len / 2;
    int status = phalanx_mac_new(&key, a->name, a->key.at, a->key.len, a->options);
    if (!a->valid) {
        if (status == PHALANX_OK) status = phalanx_mac_verify(key, a->iv.at, a->iv.len, a->message.at, a->message.len, a->tag.at, a->tag.len);
        EXPECT(status == PHALANX_E_AUTH || status == PHALANX_E_LENGTH || status == PHALANX_E_PARAMETER);
        phalanx_mac_free(key);
        return;
    }
    EXPECT(status == PHALANX_OK);
    OK(phalanx_mac_compute(key, a->iv.at, a->iv.len, a->message.at, a->message.len, tag, a->tag.len));
    EXPECT(memcmp(tag, a->tag.at, a->tag.len) == 0);
    OK(phalanx_mac_verify(key, a->iv.at, a->iv.len, a->message.at, a->message.len, tag, a->tag.len));
    OK(phalanx_mac_stream_new(&message, key, a->iv.at, a->iv.len));
    OK(phalanx_mac_stream_update(message, a->message.at, half));
    OK(phalanx_mac_stream_dup(&twin, message));
    OK(phalanx_mac_stream_update(message, a->message.at + half, a->message.len - half));
    OK(phalanx_mac_stream_finish(message, tag, a->tag.len));
    EXPECT(memcmp(tag, a->tag.at, a->tag.len) == 0);
    OK(phalanx_mac_stream_update(twin, a->message.at + half, a->message.len - half));
    OK(phalanx_mac_stream_verify(twin, tag, a->tag.len));
    STATUS(PHALANX_E_STATE, phalanx_mac_stream_update(twin, NULL, 0));
    tag[0] ^= 1;
    STATUS(PHALANX_E_AUTH, phalanx_mac_verify(key, a->iv.at, a->iv.len, a->message.at, a->message.len, tag, a->tag.len));
    phalanx_mac_stream_free(message);
    phalanx_mac_stream_free(twin);
    phalanx_mac_free(key);
}

static void xts(const struct answer *a) {
    phalanx_xts *key = NULL;
    uint8_t *data = copy(a->message, 0);
    size_t i;
    uint64_t number = 0;
    OK(phalanx_xts_new(&key, a->name, a->key.at, a->key.len, a->options));
    OK(phalanx_xts_encrypt(key, a->iv.at, a->iv.len, data, data, a->message.len));
    EXPECT(same(data, a->result));
    OK(phalanx_xts_decrypt(key, a->iv.at, a->iv.len, data, data, a->message.len));
    EXPECT(same(data, a->message));
    /* If a tweak is a number, it can be used as a sector number. */
    for (i = a->iv.len; i-- > 8;) {
        if (a->iv.at[i]) goto done;
    }
    for (i = 8; i-- > 0;) number = number << 8 | a->iv.at[i];
    OK(phalanx_xts_encrypt_sectors(key, number, a->message.len, data, data, a->message.len));
    EXPECT(same(data, a->result));
    OK(phalanx_xts_decrypt_sectors(key, number, a->message.len, data, data, a->message.len));
    EXPECT(same(data, a->message));
done:
    phalanx_xts_free(key);
    free(data);
}

static void wrap(const struct answer *a) {
    phalanx_wrap *key = NULL;
    phalanx_info info;
    uint8_t *out = room(a->message.len + 256), *back = room(a->result.len);
    size_t written = 0, beside;
    info.struct_bytes = sizeof info;
    OK(phalanx_describe(a->name, &info));
    beside = info.nonce_carried ? 0 : a->iv.len;
    OK(phalanx_wrap_new(&key, a->name, a->key.at, a->key.len, a->options));
    if (!a->valid) {
        int status = phalanx_wrap_unwrap(key, a->iv.at, beside, a->result.at, a->result.len, back, a->result.len, &written);
        EXPECT(status == PHALANX_E_AUTH || status == PHALANX_E_LENGTH);
    } else {
        STATUS(PHALANX_E_LENGTH, phalanx_wrap_wrap(key, a->iv.at, a->iv.len, a->message.at, a->message.len, NULL, 0, &written));
        EXPECT(written == a->result.len);
        OK(phalanx_wrap_wrap(key, a->iv.at, a->iv.len, a->message.at, a->message.len, out, a->message.len + 256, &written));
        EXPECT(written == a->result.len && same(out, a->result));
        OK(phalanx_wrap_unwrap(key, a->iv.at, beside, out, written, back, a->result.len, &written));
        EXPECT(written == a->message.len && same(back, a->message));
    }
    phalanx_wrap_free(key);
    free(out);
    free(back);
}

static void derivation(const struct answer *a) {
    uint8_t out[64];
    size_t written = 0;
    OK(phalanx_derive(a->name, a->key.at, a->key.len, a->options, a->iv.at, a->iv.len, out, sizeof out, &written));
    EXPECT(written == a->result.len && same(out, a->result));
}

int main(int argc, char **argv) {
    static char line[4 << 20];
    unsigned long count = 0, most = argc > 2 ? strtoul(argv[2], NULL, 10) : (unsigned long)-1;
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        puts("usage: answers FILE [EACH]");
        return 2;
    }
    /* With a number, only one in so many answers is checked, for machines where everything is slow. */
    while (fgets(line, sizeof line, file)) {
        char *word[11];
        int i;
        int before = failures;
        struct answer a;
        const char *role;
        count++;
        if (argc > 2 && count % most) continue;
        for (i = 0; i < 11; i++) {
            word[i] = strtok(i ? NULL : line, " \n");
            if (!word[i]) abort();
        }
        role = word[0];
        a.name = word[1];
        a.options = strcmp(word[2], "-") == 0 ? NULL : word[2];
        a.key = unhex(word[3]);
        a.iv = unhex(word[4]);
        a.aad = unhex(word[5]);
        a.message = unhex(word[6]);
        a.result = unhex(word[7]);
        a.tag = unhex(word[8]);
        a.valid = strcmp(word[9], "valid") == 0;
        a.iterations = strtoul(word[10], NULL, 10);
        if (strcmp(role, "aead") == 0) aead(&a);
        else if (strcmp(role, "mac") == 0) mac(&a);
        else if (strcmp(role, "xts") == 0) xts(&a);
        else if (strcmp(role, "wrap") == 0) wrap(&a);
        else if (strcmp(role, "derivation") == 0) derivation(&a);
        else cipher(&a, role);
        if (failures > before) printf("answer %lu: %s %s %s\n", count, role, a.name, a.options ? a.options : "");
        free(a.key.at);
        free(a.iv.at);
        free(a.aad.at);
        free(a.message.at);
        free(a.result.at);
        free(a.tag.at);
    }
    fclose(file);
    printf("%s: %lu answers, level %s, %d failures\n", phalanx_version(), count, phalanx_level_name(), failures);
    return failures != 0 || count == 0;
}
