/* Typical code from libraries and protocols. The `# prove` lines are the contracts. */
#include <stdint.h>
#include <stddef.h>
#include <stdbool.h>
#include <string.h>
typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef int32_t s32;
typedef int64_t s64;
typedef uint64_t u64;
typedef unsigned __int128 u128;
#define ROL(x, n) ((x) << (n) | (x) >> (32 - (n)))

static u32 load32(const u8 *p) { return p[0] | (u32)p[1] << 8 | (u32)p[2] << 16 | (u32)p[3] << 24; }
static void store32(u8 *p, u32 x) { for (int i = 0; i < 4; i++) p[i] = (u8)(x >> 8 * i); }
static u64 load64(const u8 *p) { u64 x; memcpy(&x, p, 8); return x; }
static void store64(u8 *p, u64 x) { memcpy(p, &x, 8); }

/* ChaCha20 */
#define QUARTER(a, b, c, d) (a += b, d = ROL(d ^ a, 16), c += d, b = ROL(b ^ c, 12), a += b, d = ROL(d ^ a, 8), c += d, b = ROL(b ^ c, 7))
static void chacha_block(u8 out[64], const u32 in[16]) {
    u32 x[16];
    memcpy(x, in, 64);
    for (int i = 0; i < 10; i++) {
        QUARTER(x[0], x[4], x[8], x[12]); QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]); QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]); QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]); QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; i++) store32(out + 4 * i, x[i] + in[i]);
}
/* # prove w_chacha20(&secret, &secret, public, &secret, &public, public) */
void w_chacha20(u8 *out, const u8 *in, size_t n, const u8 *key, const u8 *nonce, u32 counter) {
    u32 s[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    u8 block[64];
    for (int i = 0; i < 8; i++) s[4 + i] = load32(key + 4 * i);
    s[12] = counter;
    for (int i = 0; i < 3; i++) s[13 + i] = load32(nonce + 4 * i);
    while (n > 0) {
        size_t most = n < 64 ? n : 64;
        chacha_block(block, s);
        for (size_t i = 0; i < most; i++) out[i] = in[i] ^ block[i];
        s[12]++, n -= most, out += most, in += most;
    }
    memset(block, 0, sizeof block);
}
/* # prove w_salsa_core(&secret, &secret) */
void w_salsa_core(u32 *out, const u32 *in) {
    u32 x[16];
    for (int i = 0; i < 16; i++) x[i] = in[i];
    for (int i = 20; i > 0; i -= 2) {
        for (int k = 0; k < 4; k++) {
            x[(4 + 5 * k) & 15] ^= ROL(x[5 * k & 15] + x[(12 + 5 * k) & 15], 7);
            x[(8 + 5 * k) & 15] ^= ROL(x[(4 + 5 * k) & 15] + x[5 * k & 15], 9);
            x[(12 + 5 * k) & 15] ^= ROL(x[(8 + 5 * k) & 15] + x[(4 + 5 * k) & 15], 13);
            x[5 * k & 15] ^= ROL(x[(12 + 5 * k) & 15] + x[(8 + 5 * k) & 15], 18);
        }
    }
    for (int i = 0; i < 16; i++) out[i] = x[i] + in[i];
}

/* SHA-256 */
static const u32 K[64] = {0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5};
#define ROR(x, n) ((x) >> (n) | (x) << (32 - (n)))
static void sha_block(u32 s[8], const u8 *p) {
    u32 w[64], a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
    for (int i = 0; i < 16; i++) w[i] = __builtin_bswap32(load32(p + 4 * i));
    for (int i = 16; i < 64; i++) {
        u32 x = ROR(w[i - 15], 7) ^ ROR(w[i - 15], 18) ^ w[i - 15] >> 3, y = ROR(w[i - 2], 17) ^ ROR(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + x + w[i - 7] + y;
    }
    for (int i = 0; i < 64; i++) {
        u32 t = h + (ROR(e, 6) ^ ROR(e, 11) ^ ROR(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
        u32 u = (ROR(a, 2) ^ ROR(a, 13) ^ ROR(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + t, d = c, c = b, b = a, a = t + u;
    }
    s[0] += a, s[1] += b, s[2] += c, s[3] += d, s[4] += e, s[5] += f, s[6] += g, s[7] += h;
}
/* # prove w_sha256_blocks(&secret, &secret, public) */
void w_sha256_blocks(u32 *s, const u8 *p, size_t n) { for (; n; n--, p += 64) sha_block(s, p); }
typedef struct { u64 total; u32 used; u32 pad; u32 s[8]; u8 block[64]; } sha;
/* # prove w_sha256_update(&{0..8: public, 8..12: public, ..: secret}, &secret, public) */
void w_sha256_update(sha *c, const u8 *in, size_t n) {
    c->total += n;
    while (n--) {
        c->block[c->used++ & 63] = *in++;
        if (c->used == 64) { sha_block(c->s, c->block); c->used = 0; }
    }
}
/* # prove w_sha256_final(&{0..8: public, 8..12: public, ..: secret}, &secret) */
void w_sha256_final(sha *c, u8 *out) {
    u64 bits = c->total * 8;
    u32 used = c->used & 63;
    c->block[used++] = 0x80;
    if (used > 56) {
        while (used < 64) c->block[used++] = 0;
        sha_block(c->s, c->block);
        used = 0;
    }
    while (used < 56) c->block[used++] = 0;
    for (int i = 0; i < 8; i++) c->block[56 + i] = (u8)(bits >> (56 - 8 * i));
    sha_block(c->s, c->block);
    for (int i = 0; i < 8; i++) store32(out + 4 * i, __builtin_bswap32(c->s[i]));
}
/* # prove w_hmac_pads(&secret, &secret, &secret, public<65) */
void w_hmac_pads(u8 *inner, u8 *outer, const u8 *key, size_t n) {
    u8 k[64] = {0};
    memcpy(k, key, n);
    for (int i = 0; i < 64; i++) { inner[i] = k[i] ^ 0x36; outer[i] = k[i] ^ 0x5c; }
}
/* # prove w_siphash(&secret, &secret, public) */
u64 w_siphash(const u8 *key, const u8 *in, size_t n) {
    u64 k = load64(key), l = load64(key + 8), a = k ^ 0x736f6d6570736575, b = l ^ 0x646f72616e646f6d, c = k ^ 0x6c7967656e657261, d = l ^ 0x7465646279746573;
    u64 last = (u64)n << 56;
    const u8 *end = in + (n & ~(size_t)7);
#define R64(x, n) ((x) << (n) | (x) >> (64 - (n)))
#define SIP (a += b, c += d, b = R64(b, 13) ^ a, d = R64(d, 16) ^ c, a = R64(a, 32), a += d, c += b, d = R64(d, 21) ^ a, b = R64(b, 17) ^ c, c = R64(c, 32))
    for (; in != end; in += 8) { u64 m = load64(in); d ^= m; SIP; SIP; a ^= m; }
    switch (n & 7) {
    case 7: last |= (u64)in[6] << 48; /* fall through */
    case 6: last |= (u64)in[5] << 40; /* fall through */
    case 5: last |= (u64)in[4] << 32; /* fall through */
    case 4: last |= (u64)in[3] << 24; /* fall through */
    case 3: last |= (u64)in[2] << 16; /* fall through */
    case 2: last |= (u64)in[1] << 8; /* fall through */
    case 1: last |= in[0]; /* fall through */
    case 0: break;
    }
    d ^= last; SIP; SIP; a ^= last; c ^= 0xff; SIP; SIP; SIP; SIP;
    return a ^ b ^ c ^ d;
}
/* # prove w_poly1305_block(&secret, &secret, secret) */
void w_poly1305_block(u64 *h, const u64 *r, u64 m) {
    u128 d0 = (u128)(h[0] + m) * r[0] + (u128)h[1] * r[2], d1 = (u128)h[0] * r[1] + (u128)h[1] * r[0];
    u64 c = (u64)(d0 >> 44);
    h[0] = (u64)d0 & 0xfffffffffff, d1 += c, h[1] = (u64)d1 & 0xfffffffffff, h[2] += (u64)(d1 >> 44) * 5;
}
/* # prove w_keccak(&secret) */
void w_keccak(u64 *s) {
    static const u8 rotation[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
    static const u8 place[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
    u64 b[5], t;
    for (int round = 0; round < 24; round++) {
        for (int i = 0; i < 5; i++) b[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
        for (int i = 0; i < 5; i++) { t = b[(i + 4) % 5] ^ R64(b[(i + 1) % 5], 1); for (int j = 0; j < 25; j += 5) s[j + i] ^= t; }
        t = s[1];
        for (int i = 0; i < 24; i++) { int j = place[i]; b[0] = s[j]; s[j] = R64(t, rotation[i]); t = b[0]; }
        for (int j = 0; j < 25; j += 5) {
            for (int i = 0; i < 5; i++) b[i] = s[j + i];
            for (int i = 0; i < 5; i++) s[j + i] ^= ~b[(i + 1) % 5] & b[(i + 2) % 5];
        }
        s[0] ^= (u64)round * 0x8000000080008081;
    }
}

/* Curves and large numbers */
typedef s64 fe[5];
static void fe_mul(u64 *o, const u64 *a, const u64 *b) {
    u128 t[5] = {0};
    for (int i = 0; i < 5; i++) for (int j = 0; j < 5; j++) t[(i + j) % 5] += (u128)a[i] * b[j] * (i + j >= 5 ? 19 : 1);
    u64 c = 0;
    for (int i = 0; i < 5; i++) { t[i] += c; o[i] = (u64)t[i] & 0x7ffffffffffff; c = (u64)(t[i] >> 51); }
    o[0] += 19 * c;
}
/* # prove w_fe_multiply(&secret, &secret, &secret) */
void w_fe_multiply(u64 *o, const u64 *a, const u64 *b) { fe_mul(o, a, b); }
/* # prove w_fe_invert(&secret, &secret) */
void w_fe_invert(u64 *o, const u64 *a) {
    u64 r[5] = {1};
    for (int i = 254; i >= 0; i--) { fe_mul(r, r, r); if (i != 2 && i != 4) fe_mul(r, r, a); }
    memcpy(o, r, sizeof r);
}
/* # prove w_ladder(&secret, &secret, &secret) */
void w_ladder(u64 *out, const u8 *scalar, const u64 *point) {
    u64 a[5] = {1}, b[5], t[5], swapped = 0;
    memcpy(b, point, sizeof b);
    for (int i = 254; i >= 0; i--) {
        u64 bit = scalar[i >> 3] >> (i & 7) & 1, m = 0 - (bit ^ swapped);
        for (int k = 0; k < 5; k++) { u64 x = m & (a[k] ^ b[k]); a[k] ^= x; b[k] ^= x; }
        swapped = bit;
        fe_mul(t, a, b); fe_mul(a, a, a); memcpy(b, t, sizeof b);
    }
    memcpy(out, a, sizeof a);
}
/* # prove w_clamp(&secret) */
void w_clamp(u8 *k) { k[0] &= 248; k[31] &= 127; k[31] |= 64; }
/* # prove w_add_limbs(&secret, &secret, &secret, public) */
u64 w_add_limbs(u64 *r, const u64 *a, const u64 *b, size_t n) {
    u64 c = 0;
    for (size_t i = 0; i < n; i++) { u128 t = (u128)a[i] + b[i] + c; r[i] = (u64)t; c = (u64)(t >> 64); }
    return c;
}
/* # prove w_subtract_if(&secret, &secret, secret, public) */
void w_subtract_if(u64 *a, const u64 *p, u64 yes, size_t n) {
    u64 borrow = 0, m = 0 - yes;
    for (size_t i = 0; i < n; i++) { u128 t = (u128)a[i] - (p[i] & m) - borrow; a[i] = (u64)t; borrow = (u64)(t >> 64) & 1; }
}
/* # prove w_montgomery(&secret, &secret, &secret, &public, public) */
void w_montgomery(u64 *t, const u64 *a, const u64 *b, const u64 *p, u64 inverse) {
    for (int i = 0; i < 5; i++) t[i] = 0;
    for (int i = 0; i < 4; i++) {
        u128 c = 0;
        for (int j = 0; j < 4; j++) { c += (u128)a[j] * b[i] + t[j]; t[j] = (u64)c; c >>= 64; }
        t[4] += (u64)c;
        u64 m = t[0] * inverse;
        c = ((u128)m * p[0] + t[0]) >> 64;
        for (int j = 1; j < 4; j++) { c += (u128)m * p[j] + t[j]; t[j - 1] = (u64)c; c >>= 64; }
        c += t[4]; t[3] = (u64)c; t[4] = (u64)(c >> 64);
    }
}
/* # prove w_window(&secret, &secret, public, secret) */
void w_window(u64 *out, const u64 *table, size_t n, u32 index) {
    memset(out, 0, 64);
    for (size_t i = 0; i < n; i++) {
        u32 d = (u32)i ^ index;
        u64 m = (u64)(s64)(s32)((d - 1) & ~d) >> 63;
        m = 0 - m;
        for (int k = 0; k < 8; k++) out[k] |= table[8 * i + k] & m;
    }
}
/* # prove w_reduce(&secret, &secret) */
void w_reduce(u16 *out, const u32 *in) {
    for (int i = 0; i < 256; i++) { u32 q = (u32)(((u64)in[i] * 20159) >> 26); s32 r = (s32)(in[i] - q * 3329); r += (r >> 31) & 3329; out[i] = (u16)r; }
}
/* # prove w_ntt(&secret, &public) */
void w_ntt(u16 *r, const u16 *zeta) {
    unsigned k = 1;
    for (unsigned length = 128; length >= 2; length >>= 1)
        for (unsigned start = 0; start < 256; start += 2 * length) {
            u32 z = zeta[k++ & 127];
            for (unsigned j = start; j < start + length; j++) { u32 t = z * r[j + length]; r[j + length] = (u16)(r[j] - t); r[j] = (u16)(r[j] + t); }
        }
}
/* # prove w_compress(&secret, &secret) */
void w_compress(u8 *out, const u16 *in) {
    for (int i = 0; i < 32; i++) { out[i] = 0; for (int j = 0; j < 8; j++) out[i] |= (u8)((((((u32)in[8 * i + j] << 1) + 1664) * 80635u) >> 28 & 1) << j); }
}
/* # prove w_noise(&secret, &secret) */
void w_noise(int16_t *r, const u8 *in) {
    for (int i = 0; i < 32; i++) {
        u32 t = load32(in + 4 * i), d = (t & 0x55555555) + (t >> 1 & 0x55555555);
        for (int j = 0; j < 8; j++) r[8 * i + j] = (int16_t)((d >> 4 * j & 3) - (d >> (4 * j + 2) & 3));
    }
}
/* # prove w_reject(&secret, &secret) */
void w_reject(u8 *key, const u8 *other) {
    u8 d = 0;
    for (int i = 0; i < 32; i++) d |= key[i] ^ other[i];
    u8 m = (u8)((u32)(0 - (u32)d) >> 24);
    for (int i = 0; i < 32; i++) key[i] ^= m & (key[i] ^ other[32 + i]);
}

/* Block ciphers */
/* # prove w_sbox_scan(&secret, &public) */
void w_sbox_scan(u8 *s, const u8 *box) {
    for (int i = 0; i < 16; i++) {
        u8 r = 0;
        for (int k = 0; k < 256; k++) r |= box[k] & (u8)(((u32)(k ^ s[i]) - 1) >> 8);
        s[i] = r;
    }
}
static u8 times2(u8 x) { return (u8)(x << 1 ^ (0x1b & -(x >> 7))); }
/* # prove w_mix_columns(&secret) */
void w_mix_columns(u8 *s) {
    for (int c = 0; c < 16; c += 4) {
        u8 all = s[c] ^ s[c + 1] ^ s[c + 2] ^ s[c + 3], first = s[c];
        for (int r = 0; r < 3; r++) s[c + r] ^= all ^ times2(s[c + r] ^ s[c + r + 1]);
        s[c + 3] ^= all ^ times2(s[c + 3] ^ first);
    }
}
/* # prove w_shift_rows(&secret) */
void w_shift_rows(u8 *s) {
    u8 t[16];
    for (int c = 0; c < 4; c++) for (int r = 0; r < 4; r++) t[4 * c + r] = s[4 * ((c + r) & 3) + r];
    memcpy(s, t, 16);
}
/* # prove w_bits(&secret, &secret) */
void w_bits(u64 *q, const u64 *in) {
    for (int i = 0; i < 8; i++) q[i] = in[i];
    for (int shift = 1, n = 0; n < 3; n++, shift *= 2) {
        static const u64 low[3] = {0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f};
        for (int i = 0; i < 8; i++)
            if (!(i & shift)) { u64 a = q[i], b = q[i | shift]; q[i] = (a & low[n]) | (b & low[n]) << shift; q[i | shift] = (a & ~low[n]) >> shift | (b & ~low[n]); }
    }
}
/* # prove w_feistel(&secret, &secret, public) */
void w_feistel(u32 *b, const u32 *keys, int encrypt) {
    for (int i = 0; i < 32; i++) { u32 k = keys[encrypt ? i : 31 - i], t = b[0] + k; b[1] ^= ROL(t, 11) ^ (t & b[0]); t = b[0]; b[0] = b[1]; b[1] = t; }
}
/* # prove w_ghash(&secret, &secret) */
void w_ghash(u64 *x, const u64 *h) {
    u64 z0 = 0, z1 = 0, v0 = h[0], v1 = h[1];
    for (int i = 0; i < 128; i++) {
        u64 m = 0 - (x[i >> 6] >> (63 - (i & 63)) & 1);
        z0 ^= v0 & m; z1 ^= v1 & m;
        m = 0 - (v1 & 1);
        v1 = v1 >> 1 | v0 << 63; v0 = v0 >> 1 ^ (0xe100000000000000 & m);
    }
    x[0] = z0; x[1] = z1;
}
/* # prove w_ctr(&secret, &secret, public, &{0..240: secret, 240..244: public}) */
void w_ctr(u8 *out, const u8 *in, size_t n, const struct { u32 rk[60]; u32 rounds; } *key) {
    u32 ctr[4] = {0}, pad[4];
    size_t i = 0;
    for (; i + 16 <= n; i += 16) {
        memcpy(pad, ctr, 16);
        for (u32 r = 0; r < key->rounds; r++) for (int k = 0; k < 4; k++) pad[k] = ROL(pad[k] + key->rk[(4 * r + k) % 60], 5) ^ pad[(k + 1) & 3];
        u8 bytes[16];
        memcpy(bytes, pad, 16);
        for (int k = 0; k < 16; k++) out[i + k] = in[i + k] ^ bytes[k];
        ctr[0]++;
    }
    if (i < n) { u8 last[16]; memcpy(last, pad, 16); for (size_t k = 0; i + k < n; k++) out[i + k] = in[i + k] ^ last[k & 15]; }
}
/* # prove w_cbc_mac(&secret, &secret, public, secret) */
void w_cbc_mac(u8 *tag, const u8 *in, size_t blocks, u64 key) {
    for (size_t b = 0; b < blocks; b++) {
        for (int i = 0; i < 16; i++) tag[i] ^= in[16 * b + i];
        store64(tag, load64(tag) * 0x9e3779b97f4a7c15 ^ key); store64(tag + 8, load64(tag + 8) + load64(tag));
    }
}
/* # prove w_unpad(&secret, public<256) */
u32 w_unpad(const u8 *block, size_t n) {
    if (n < 16) return 0;
    u32 pad = block[n - 1], bad = ((pad - 1) | (16 - pad)) >> 31;
    for (u32 i = 0; i < 16; i++) { u32 in = (i - pad) >> 31; bad |= (0 - in) & (block[n - 1 - i] ^ pad); }
    return ((bad | (0 - bad)) >> 31) ^ 1;
}
/* # prove w_cmov_bytes(&secret, &secret, public, secret) */
void w_cmov_bytes(u8 *r, const u8 *x, size_t n, u8 b) {
    b = (u8)-b;
    for (size_t i = 0; i < n; i++) r[i] ^= b & (x[i] ^ r[i]);
}
/* # prove w_is_zero(&secret, public) */
int w_is_zero(const u8 *p, size_t n) { u8 d = 0; while (n--) d |= *p++; return 1 & ((d - 1) >> 8); }
/* # prove w_compare(&secret, &secret, public) */
int w_compare(const u8 *a, const u8 *b, size_t n) {
    u32 gt = 0, eq = 1;
    while (n != 0) { n--; gt |= ((u32)b[n] - (u32)a[n]) >> 8 & eq & 1; eq &= ((u32)(b[n] ^ a[n]) - 1) >> 8 & 1; }
    return (int)(gt + gt + eq) - 1;
}
/* # prove w_increment(&secret, public) */
void w_increment(u8 *n, size_t length) { u32 c = 1; for (size_t i = 0; i < length; i++) { c += n[i]; n[i] = (u8)c; c >>= 8; } }
/* # prove w_hex(&secret, &secret, public) */
void w_hex(char *out, const u8 *in, size_t n) {
    for (size_t i = 0; i < n; i++) {
        int c = in[i] & 15, b = in[i] >> 4;
        u32 x = (u8)(87 + c + (((c - 10) >> 8) & ~38)) << 8 | (u8)(87 + b + (((b - 10) >> 8) & ~38));
        out[2 * i] = (char)x; out[2 * i + 1] = (char)(x >> 8);
    }
}
/* # prove w_base64_of(secret) */
int w_base64_of(u32 x) {
    return (int)((((x - 26) >> 8) & (x + 'A')) | ((~((x - 26) >> 8)) & ((x - 52) >> 8) & (x + ('a' - 26))) | ((~((x - 52) >> 8)) & ((x - 62) >> 8) & (x - 4)));
}
/* # prove w_wipe(&secret, public) */
void w_wipe(void *p, size_t n) { volatile u8 *q = p; while (n--) *q++ = 0; }

/* Structures, callbacks and state */
typedef struct { const u8 *key; size_t length; u8 *out; size_t room; } job;
/* # prove w_job(&{0..8: &secret, 8..16: public, 16..24: &secret, 24..32: public}) -> public u32 */
int w_job(const job *j) {
    if (j->room < j->length) return -1;
    for (size_t i = 0; i < j->length; i++) j->out[i] = j->key[i] ^ 0xa5;
    return 0;
}
typedef struct { const u8 *base; size_t length; } iovec_;
/* # prove w_gather(&secret, &{0..8: &secret, 8..16: public, 16..24: &secret, 24..32: public}) */
void w_gather(u8 *out, const iovec_ *v) { for (int i = 0; i < 2; i++) for (size_t k = 0; k < v[i].length; k++) *out++ ^= v[i].base[k]; }
/* # prove w_rows(&&secret, &&secret, public, public) */
void w_rows(u8 **out, u8 **in, size_t rows, size_t n) { for (size_t r = 0; r < rows; r++) for (size_t i = 0; i < n; i++) out[r][i] = in[r][i] ^ 0x5a; }
/* # prove w_optional_aad(&secret, &secret, public) */
void w_optional_aad(u64 *tag, const u64 *aad, size_t n) { if (aad != NULL && n) for (size_t i = 0; i < n; i++) tag[i & 1] ^= aad[i]; }
enum { ECB, CBC, CTR, CFB, OFB };
/* # prove w_mode(public, &secret, &secret, &secret) */
int w_mode(int mode, u64 *iv, u64 *data, const u64 *k) {
    switch (mode) {
    case ECB: data[0] += k[0]; break;
    case CBC: data[0] = (data[0] ^ iv[0]) + k[0]; iv[0] = data[0]; break;
    case CTR: data[0] ^= iv[0] + k[0]; iv[0]++; break;
    case CFB: data[0] ^= iv[0] * k[0]; iv[0] = data[0]; break;
    case OFB: iv[0] = iv[0] * k[0] + 1; data[0] ^= iv[0]; break;
    default: return -1;
    }
    return 0;
}
static __attribute__((noinline)) void op_xor(u64 *a, const u64 *b) { *a ^= *b; }
static __attribute__((noinline)) void op_add(u64 *a, const u64 *b) { *a += *b; }
static void (*const operations[2])(u64 *, const u64 *) = {op_xor, op_add};
/* # prove w_table_of_functions(&secret, &secret) */
void w_table_of_functions(u64 *a, const u64 *b) { operations[0](a, b); operations[1](a, b); }
/* # prove w_recursive(&secret, public<9) */
__attribute__((noinline)) u64 w_recursive(const u64 *p, u32 depth) { return depth == 0 ? p[0] : p[depth] ^ w_recursive(p, depth - 1) * 3; }
/* # prove w_swap_pointers(&secret, &secret, public) */
void w_swap_pointers(u64 *a, u64 *b, size_t rounds) { for (size_t i = 0; i < rounds; i++) { a[0] += b[1]; u64 *t = a; a = b; b = t; } }
/* # prove w_two_buffers(&secret, public) */
void w_two_buffers(u64 *io, size_t rounds) {
    u64 x[4], y[4], *from = x, *to = y;
    memcpy(x, io, sizeof x); memset(y, 0, sizeof y);
    for (size_t i = 0; i < rounds; i++) { for (int k = 0; k < 4; k++) to[k] = from[(k + 1) & 3] * 5 + 1; u64 *t = from; from = to; to = t; }
    memcpy(io, from, sizeof x);
}
/* # prove w_ring(&{0..8: public, ..: secret}, secret) */
void w_ring(struct { u64 head; u64 slots[32]; } *r, u64 x) { r->slots[r->head] = x; r->head = (r->head + 1) % 32; }
/* # prove w_shuffle(&secret, &public, public) */
void w_shuffle(u8 *out, const u8 *order, size_t n) { for (size_t i = 0; i < n; i++) { u8 t = out[i]; out[i] = out[order[i]]; out[order[i]] = t; } }
/* # prove w_sort_pairs(&secret, public) */
void w_sort_pairs(u32 *a, size_t n) {
    for (size_t i = 0; i + 1 < n; i++)
        for (size_t j = 0; j + 1 < n - i; j++) { u32 x = a[j], y = a[j + 1], m = (u32)(((u64)y - x) >> 32), d = m & (x ^ y); a[j] = x ^ d; a[j + 1] = y ^ d; }
}
/* # prove w_count(&secret, public) */
u64 w_count(const u64 *p, size_t n) { u64 c = 0; for (size_t i = 0; i < n; i++) { u64 x = p[i]; x -= x >> 1 & 0x5555555555555555; x = (x & 0x3333333333333333) + (x >> 2 & 0x3333333333333333); c += (x + (x >> 4) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56; } return c; }
/* # prove w_abs(secret) */
s64 w_abs(s64 x) { s64 m = x >> 63; return (x ^ m) - m; }
/* # prove w_crc(&secret, public) */
u32 w_crc(const u8 *p, size_t n) { u32 c = ~0u; while (n--) { c ^= *p++; for (int k = 0; k < 8; k++) c = c >> 1 ^ (0xedb88320 & (0 - (c & 1))); } return ~c; }
/* # prove w_header(&public, public, &secret, &secret) -> public u32 */
int w_header(const u8 *h, size_t n, const u8 *key, u8 *out) {
    if (n < 12 || memcmp(h, "PHX1", 4) != 0) return -1;
    u32 length = load32(h + 4);
    if (length > n - 12) return -2;
    for (u32 i = 0; i < length; i++) out[i] = h[12 + i] ^ key[i & 31];
    return 0;
}
int main(void) { return 0; }
