/* Honest code that needs more than registers and a plain stack. The `# prove` lines are the contracts. */
#include <alloca.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef uint8_t u8;
typedef uint32_t u32;
typedef uint64_t u64;

void explicit_bzero(void *, size_t);
void __explicit_bzero_chk(void *, size_t, size_t);
void OPENSSL_cleanse(void *, size_t) __attribute__((weak));
void mbedtls_platform_zeroize(void *, size_t) __attribute__((weak));

/* # prove k_wipe_bsd(&secret, public) wipes 0 for 1 */
void k_wipe_bsd(u8 *key, size_t n) { explicit_bzero(key, n); }
/* # prove k_wipe_checked(&secret, public) wipes 0 for 1 */
void k_wipe_checked(u8 *key, size_t n) { __explicit_bzero_chk(key, n, 64); }
/* # prove k_wipe_openssl(&secret, public) wipes 0 for 1 */
void k_wipe_openssl(u8 *key, size_t n) { OPENSSL_cleanse(key, n); }
/* # prove k_wipe_mbedtls(&secret, public) wipes 0 for 1 */
void k_wipe_mbedtls(u8 *key, size_t n) { mbedtls_platform_zeroize(key, n); }
/* # prove k_wipe_local(&secret, &secret) */
void k_wipe_local(u8 *out, const u8 *key) {
    u8 copy[32];
    for (int i = 0; i < 32; i++) copy[i] = key[i] ^ 0x36;
    for (int i = 0; i < 32; i++) out[i] = copy[31 - i];
    explicit_bzero(copy, sizeof copy);
}

static void step_add(u64 *x, u64 k) { *x += k; }
static void step_xor(u64 *x, u64 k) { *x ^= k; }
static void step_rotate(u64 *x, u64 k) { *x = (*x << 7 | *x >> 57) + k; }
static void step_multiply(u64 *x, u64 k) { *x *= k | 1; }
static void (*const steps[4])(u64 *, u64) = {step_add, step_xor, step_rotate, step_multiply};
/* # prove k_table_call(&secret, secret, public) */
void k_table_call(u64 *x, u64 key, unsigned which) { steps[which & 3](x, key); }
/* # prove k_table_loop(&secret, secret) */
void k_table_loop(u64 *x, u64 key) { for (unsigned i = 0; i < 8; i++) steps[i & 3](x, key + i); }

/* # prove k_array(&secret, public) */
u64 k_array(const u64 *key, unsigned n) {
    u64 copy[n + 1], sum = 0;
    for (unsigned i = 0; i < n; i++) copy[i] = key[i] * 3;
    for (unsigned i = 0; i < n; i++) sum ^= copy[i];
    return sum;
}
/* # prove k_alloca(&secret, public<64) */
u64 k_alloca(const u64 *key, unsigned n) {
    u64 *copy = alloca(8 * n + 8), sum = 0;
    for (unsigned i = 0; i < n; i++) copy[i] = key[i] * 3;
    for (unsigned i = 0; i < n; i++) sum ^= copy[i];
    return sum;
}

/* # prove k_variadic(public, &secret) */
u64 k_variadic(unsigned n, u64 *out, ...) {
    va_list list;
    u64 sum = 0;
    va_start(list, out);
    for (unsigned i = 0; i < 3; i++) sum += va_arg(list, u64);
    va_end(list);
    out[0] = sum;
    return sum;
}

/* # prove k_double(&public, &secret) */
void k_double(const double *from, double *to) { to[0] = from[0]; to[1] = from[0] + from[1]; }

/* # prove k_carry(&secret, &secret) */
void k_carry(u64 *x, const u64 *y) {
#ifdef __x86_64__
    u64 low = x[0], high = x[1];
    __asm__("shl $1, %0\n\trcl $1, %1\n\tshr $1, %1\n\trcr $1, %0" : "+r"(low), "+r"(high) : : "cc");
    x[0] = low ^ y[0];
    x[1] = high ^ y[1];
#endif
}
/* # prove k_load_string(&secret, &secret) */
void k_load_string(u8 *to, const u8 *from) {
#ifdef __x86_64__
    for (int i = 0; i < 16; i++) {
        u8 byte;
        __asm__ volatile("lodsb" : "=a"(byte), "+S"(from) : : "memory");
        to[i] = byte ^ 0x5a;
    }
#endif
}
/* # prove k_length(&public, &secret) */
size_t k_length(const char *text, const u8 *key) {
    size_t left = (size_t)-1;
    (void)key;
#ifdef __x86_64__
    __asm__ volatile("repne scasb" : "+D"(text), "+c"(left) : "a"(0) : "memory", "cc");
#endif
    return ~left - 1;
}

/* Keccak's rotations and positions, in tables on the stack. */
/* # prove k_keccak(&secret) */
void k_keccak(u64 s[25]) {
    int rotations[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
    int places[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};
    u64 c[5], t;
    for (int round = 0; round < 24; round++) {
        for (int i = 0; i < 5; i++) c[i] = s[i] ^ s[i + 5] ^ s[i + 10] ^ s[i + 15] ^ s[i + 20];
        for (int i = 0; i < 5; i++) {
            t = c[(i + 4) % 5] ^ (c[(i + 1) % 5] << 1 | c[(i + 1) % 5] >> 63);
            for (int j = 0; j < 25; j += 5) s[j + i] ^= t;
        }
        t = s[1];
        for (int i = 0; i < 24; i++) {
            int j = places[i];
            c[0] = s[j];
            s[j] = t << rotations[i] | t >> (64 - rotations[i]);
            t = c[0];
        }
        for (int j = 0; j < 25; j += 5) {
            for (int i = 0; i < 5; i++) c[i] = s[j + i];
            for (int i = 0; i < 5; i++) s[j + i] ^= ~c[(i + 1) % 5] & c[(i + 2) % 5];
        }
        s[0] ^= 0x8000000080008081ull + (u64)round;
    }
}
/* The same with a local state, where part of the state is copied in and out. */
/* # prove k_keccak_local(&secret, &secret) */
void k_keccak_local(u8 *out, const u8 *in) {
    u64 s[25];
    memset(s, 0, sizeof s);
    for (int i = 0; i < 136; i++) ((u8 *)s)[i] ^= in[i];
    k_keccak(s);
    for (int i = 0; i < 32; i++) out[i] = ((u8 *)s)[i];
}

/* A context whose pointers are set in pairs. Compilers copy these using vector registers. */
struct context { const u8 *in; u8 *out; const u64 *key; u64 *state; size_t length, used; };
__attribute__((noinline)) static void absorb(struct context *c) {
    for (size_t i = 0; i < 16; i++) c->out[i] = c->in[i] ^ (u8)c->key[i & 3];
    c->state[0] += c->key[0];
    c->used += 16;
}
/* # prove k_pairs(&secret, &secret, &secret, &secret, public) */
void k_pairs(const u8 *in, u8 *out, const u64 *key, u64 *state, size_t n) {
    struct context c = {in, out, key, state, n, 0};
    absorb(&c);
    struct context d = c;
    d.in = c.out;
    d.out = out + 16;
    absorb(&d);
}
/* # prove k_swapped(&secret, &secret, public) */
void k_swapped(u64 *a, u64 *b, unsigned n) {
    u64 *pair[2] = {a, b};
    for (unsigned i = 0; i < (n & 7); i++) {
        u64 *first = pair[0];
        pair[0] = pair[1];
        pair[1] = first;
        pair[0][i] += pair[1][i];
    }
}

/* Message bits are turned into coefficients using a mask. */
/* # prove k_bits(&secret, &secret) */
void k_bits(int16_t r[256], const u8 message[32]) {
    for (size_t i = 0; i < 32; i++)
        for (size_t j = 0; j < 8; j++) {
            int16_t mask = -(int16_t)((message[i] >> j) & 1);
            r[8 * i + j] = mask & 1665;
        }
}
/* A carry-less product that selects shifted copies. Compilers derive the loop counter from the secret, but the secret cancels out in the address. */
/* # prove k_carry_less(&secret, &secret, &secret) */
void k_carry_less(u64 c[2], const u64 *ap, const u64 *bp) {
    u64 a = *ap, b = *bp, u[16], g = 0, l = 0, h = 0, t = a & 15;
    u[0] = 0;
    u[1] = b & ((1ull << 60) - 1);
    for (int i = 2; i < 16; i += 2) {
        u[i] = u[i / 2] << 1;
        u[i + 1] = u[i] ^ u[1];
    }
    for (int i = 0; i < 16; i++) {
        u64 d = t - i;
        g ^= u[i] & -(u64)(1 - ((d | -d) >> 63));
    }
    l = g;
    for (int s = 4; s < 64; s += 4) {
        g = 0;
        t = (a >> s) & 15;
        for (int j = 0; j < 16; j++) {
            u64 d = t - j;
            g ^= u[j] & -(u64)(1 - ((d | -d) >> 63));
        }
        l ^= g << s;
        h ^= g >> (64 - s);
    }
    c[0] = l;
    c[1] = h;
}
int main(void) { return 0; }
