/* Compiled C functions that don't leak. The `# prove` lines are the contracts. */
#include <stdint.h>
#include <stddef.h>
#include <string.h>
typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;
#define OPAQUE(x) __asm__("" : "+r"(x))
#define USE(x) __asm__ volatile("" : : "r"(x) : "memory")
u64 honest_flag = 1;
u8 honest_features[16];

/* # prove h_equal(&secret, &secret, public) */
int h_equal(const u8 *a, const u8 *b, size_t n) {
    u32 d = 0;
    for (size_t i = 0; i < n; i++) d |= a[i] ^ b[i];
    return (int)((d - 1) >> 31);
}
/* # prove h_select(&secret, &secret, &secret, secret, public) */
void h_select(u8 *out, const u8 *a, const u8 *b, u8 bit, size_t n) {
    u8 m = (u8)-(bit & 1);
    for (size_t i = 0; i < n; i++) out[i] = (u8)((a[i] & m) | (b[i] & ~m));
}
/* # prove h_swap(&secret, &secret, secret) */
void h_swap(u64 *a, u64 *b, u64 bit) {
    for (int i = 0; i < 8; i++) { u64 t = (0 - bit) & (a[i] ^ b[i]); a[i] ^= t; b[i] ^= t; }
}
/* # prove h_scan(&secret, &secret, secret) */
void h_scan(u64 *out, const u64 *table, u64 index) {
    u64 r = 0;
    for (u64 i = 0; i < 16; i++) { u64 d = i ^ index; r |= table[i] & (((d | -d) >> 63) - 1); }
    *out = r;
}
/* # prove h_overlap(&secret, &secret, public) */
void h_overlap(u8 *out, const u8 *in, size_t n) { for (size_t i = 0; i < n; i++) out[i] ^= in[i]; }
/* # prove h_add(&secret, &secret, &secret) */
void h_add(u32 *out, const u32 *a, const u32 *b) { for (int i = 0; i < 64; i++) out[i] = a[i] + b[i]; }
/* # prove h_flag(&secret, public) -> public bool */
_Bool h_flag(const u8 *a, size_t n) { USE(a); return n > 16; }
/* # prove h_both(&public, public) -> public bool */
_Bool h_both(const u8 *a, size_t n) { return a[0] == 3 && n < 7; }
/* # prove h_word(&secret, public) -> public u32 */
u32 h_word(const u8 *a, u32 n) { USE(a); return n * 3 + 1; }
/* # prove h_switch(public, &secret) */
u64 h_switch(unsigned op, u64 *s) {
    switch (op) {
    case 0: s[0] ^= s[1]; return 1;
    case 1: s[0] += s[1] * 3; return 2;
    case 2: s[2] = s[1] << 7; return 3;
    case 3: s[3] |= s[0]; return 4;
    case 4: s[1] &= s[5]; return 5;
    case 5: s[4] -= s[2]; return 6;
    case 6: s[7] = ~s[6]; return 7;
    default: return 0;
    }
}
/* # prove h_switch_struct(&{0..4: public, ..: secret}) */
void h_switch_struct(struct { u32 kind; u32 pad; u64 words[4]; } *s) {
    switch (s->kind) {
    case 3: s->words[0] ^= 1; break;
    case 4: s->words[1] += s->words[0]; break;
    case 5: s->words[2] *= 9; break;
    case 6: s->words[3] ^= s->words[0]; break;
    case 7: s->words[0] = ~s->words[2]; break;
    case 9: s->words[0] = -s->words[2]; break;
    }
}
/* # prove h_protected(&secret, &secret) */
__attribute__((optimize("stack-protector-all"))) void h_protected(u64 *out, const u64 *in) {
    u64 b[16];
    for (int i = 0; i < 16; i++) b[i] = in[i] * 3;
    for (int i = 0; i < 16; i++) out[i] = b[15 - i];
}
/* # prove h_protected_copy(&secret, &secret, public<33) */
__attribute__((optimize("stack-protector-all"))) void h_protected_copy(u8 *out, const u8 *in, size_t n) {
    u8 b[32] = {0};
    memcpy(b, in, n);
    USE(b);
    for (int i = 0; i < 32; i++) out[i] = b[i] ^ 0x36;
}
/* # prove h_buffer(&secret, &secret, public, public) */
void h_buffer(u8 *out, const u8 *in, size_t from, size_t n) {
    u8 b[64];
    memset(b, 0, sizeof b);
    if (from >= 64 || n > 64 - from) return;
    memcpy(b + from, in, n);
    USE(b);
    memcpy(out, b, 64);
}
/* # prove h_chosen(&secret, &secret, &secret, public) */
void h_chosen(u64 *out, const u64 *a, const u64 *b, int first) {
    const u64 *p = first ? a : b;
    OPAQUE(p);
    for (int i = 0; i < 4; i++) out[i] = p[i] ^ p[i + 4];
}
/* # prove h_chosen_buffer(&secret, &secret, public) */
void h_chosen_buffer(u64 *out, const u64 *a, int copy) {
    u64 b[4];
    const u64 *p = a;
    if (copy) { for (int i = 0; i < 4; i++) b[i] = a[i] * 5; p = b; }
    for (int i = 0; i < 4; i++) out[i] = p[3 - i];
}
/* # prove h_chosen_output(&secret, &secret, &secret, public) */
void h_chosen_output(u64 *a, u64 *b, const u64 *in, int first) {
    u64 *p = first ? a : b;
    for (int i = 0; i < 4; i++) p[i] = in[i];
}
/* # prove h_optional(&secret, &secret, public) */
void h_optional(u64 *out, const u64 *in, int have) {
    const u64 *p = have ? in : NULL;
    if (p) out[0] = p[1] + 1;
}
/* # prove h_context(&{0..8: public, 8..16: public, ..: secret}, &secret, public) */
void h_context(struct { u64 used; u64 total; u8 block[64]; u64 state[8]; } *c, const u8 *in, size_t n) {
    for (size_t i = 0; i < n; i++) {
        c->block[c->used & 63] = in[i];
        c->used++;
        c->total++;
        if (c->used == 64) { for (int k = 0; k < 8; k++) c->state[k] ^= c->block[k]; c->used = 0; }
    }
}
/* # prove h_context_length(&{0..4: public, ..: secret}, &secret) */
void h_context_length(struct { u32 n; u8 key[32]; } *c, u8 *out) {
    c->key[0] ^= out[0];
    for (u32 i = 0; i < c->n; i++) out[i] ^= c->key[i & 31];
}
/* # prove h_context_rounds(&{240..244: public, ..: secret}, &secret) */
void h_context_rounds(struct { u32 rk[60]; u32 rounds; } *c, u32 *s) {
    for (u32 r = 0; r < c->rounds; r++) s[0] = (s[0] << 3 | s[0] >> 29) ^ c->rk[r & 63];
}
/* # prove h_data_flag(&secret) */
void h_data_flag(u64 *s) { if (honest_flag) s[0] ^= s[1]; else s[0] += s[1]; }
/* # prove h_data_features(&secret) */
void h_data_features(u64 *s) { if (honest_features[3] & 4) s[0] *= 3; else s[1] *= 5; }
/* # prove h_data_written(&secret) */
void h_data_written(u64 *s) { honest_features[1] = 7; if (honest_features[1]) s[0]++; }
static const u8 constants[64] = {3, 1, 4, 1, 5, 9, 2, 6};
static const u32 round_constants[64] = {0x428a2f98, 0x71374491, 7, 9, 11};
/* # prove h_constants(&secret, public) */
u8 h_constants(const u8 *s, unsigned i) { return s[constants[i & 63]]; }
/* # prove h_rounds(&secret) */
void h_rounds(u32 *s) { for (int i = 0; i < 64; i++) s[i & 7] = (s[i & 7] ^ s[(i + 1) & 7]) + round_constants[i]; }
/* # prove h_rounds_of(&secret, public<65) */
void h_rounds_of(u32 *s, unsigned n) { for (unsigned i = 0; i < n; i++) s[0] = (s[0] * 5) ^ round_constants[i & 63]; }
/* # prove h_permuted(&secret, &secret) */
void h_permuted(u8 *out, const u8 *in) { for (int i = 0; i < 8; i++) out[constants[i]] = in[i]; }
/* # prove h_times(&secret, &secret, &secret) */
void h_times(u64 *out, const u64 *a, const u64 *b) {
    unsigned __int128 c = 0;
    for (int i = 0; i < 4; i++) { c += (unsigned __int128)a[i] * b[0]; out[i] = (u64)c; c >>= 64; }
    out[4] = (u64)c;
}
/* # prove h_rotates(&secret, secret) */
void h_rotates(u32 *s, u32 k) { for (int i = 0; i < 4; i++) s[i] = s[i] << (k & 31) | s[i] >> (-k & 31); }
/* # prove h_less(&secret, &secret) */
int h_less(const u64 *a, const u64 *b) { return (int)((a[0] ^ ((a[0] ^ b[0]) | ((a[0] - b[0]) ^ b[0]))) >> 63); }
/* # prove h_early(&secret, public, public) */
int h_early(u8 *s, size_t n, size_t m) { if (n < m || !n) return -1; s[0] ^= s[n - 1]; return 0; }
static __attribute__((noinline)) u64 mix(u64 a, u64 b) { a ^= b; a = a << 13 | a >> 51; return a * 0x9e3779b97f4a7c15; }
/* # prove h_calls(&secret, public) */
u64 h_calls(const u64 *s, size_t n) { u64 r = 0; for (size_t i = 0; i < n; i++) r = mix(r, s[i]); return r; }
static __attribute__((noinline)) void fill(u64 *p, const u64 *in) { for (int i = 0; i < 4; i++) p[i] = in[i]; }
/* # prove h_out_parameter(&secret, &secret) */
void h_out_parameter(u64 *out, const u64 *in) { u64 b[4]; fill(b, in); for (int i = 0; i < 4; i++) out[i] = b[i] ^ 1; }
int main(void) { return 0; }
