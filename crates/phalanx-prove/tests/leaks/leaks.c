/* Leaks in compiled C code, one per function. The `# prove` lines are the contracts. */
#include <stdint.h>
#include <stddef.h>
#include <string.h>
#include <alloca.h>

typedef uint8_t u8;
typedef uint64_t u64;
#define USE(x) __asm__ volatile("" : : "r"(x) : "memory")
u8 secret_bytes[256];
u64 secret_words[64] = {1};
static const u8 table[256] = {1, 2, 3};
static const u64 words[32] = {1, 2, 3};

/* # prove c_rare_copy(&public, &secret, public, public) */
int c_rare_copy(const u8 *t, const u8 *key, int rare, size_t n) {
    u8 b[64];
    if (rare) memcpy(b, key, 64); else for (size_t j = 0; j < n; j++) b[j] = 0;
    if (n > 100) __asm__ volatile("nop");
    return t[b[n]];
}
/* # prove c_stack_index(&public, &secret, public, public) */
int c_stack_index(const u8 *t, const u8 *key, size_t i, size_t j) {
    volatile u8 b[64];
    for (int k = 0; k < 64; k++) b[k] = 0;
    b[i] = key[0];
    return t[b[j]];
}
/* # prove c_stack_words(&public, &secret, public, public) */
int c_stack_words(const u8 *t, const u64 *key, size_t i, size_t j) {
    u64 b[8] = {0};
    USE(b);
    b[i & 7] = key[0] & 255;
    USE(b);
    return t[b[j & 7]];
}
/* # prove c_stack_struct(&public, &secret, public) */
int c_stack_struct(const u8 *t, const u8 *key, size_t i) {
    struct { u8 head[8]; u8 data[8]; u8 n; } s;
    memset(&s, 0, sizeof s);
    USE(&s);
    s.head[i] = key[0];
    USE(&s);
    return t[s.data[2]];
}
/* # prove c_stack_two(&public, &secret, public) */
int c_stack_two(const u8 *t, const u8 *key, size_t i) {
    volatile u8 a[16], b[16];
    for (int k = 0; k < 16; k++) a[k] = b[k] = 0;
    volatile u8 *p = i & 1 ? a : b;
    *p = key[0];
    return t[a[0]];
}
/* # prove c_stack_loop(&public, &secret, public) */
int c_stack_loop(const u8 *t, const u8 *key, size_t n) {
    volatile u8 b[256];
    for (int k = 0; k < 256; k++) b[k] = 0;
    for (size_t k = 0; k < n; k++) b[k] = key[k];
    return t[b[7]];
}
/* # prove c_aligned(&public, &secret, public, public) */
int c_aligned(const u8 *t, const u8 *key, size_t i, size_t j) {
    volatile u8 b[64] __attribute__((aligned(64)));
    b[i] = key[0];
    b[63] = 0;
    return t[b[j]];
}
/* # prove c_alloca(&public, &secret, public) */
int c_alloca(const u8 *t, const u8 *key, size_t n) {
    volatile u8 *b = alloca(n);
    b[0] = 0;
    b[n - 1] = key[0];
    return t[b[0]];
}
/* # prove c_alloca_secret(&secret) */
int c_alloca_secret(const u8 *key) {
    volatile u8 *b = alloca(key[0]);
    b[0] = 1;
    return b[0];
}
/* # prove c_biased(&public, public) */
int c_biased(const u8 *t, size_t i) { return t[secret_bytes[i - 0x2000]]; }
/* # prove c_biased_little(&public, public) */
int c_biased_little(const u8 *t, size_t i) { return t[secret_bytes[i - 0x400]]; }
/* # prove c_biased_much(&public, public) */
int c_biased_much(const u8 *t, size_t i) { return t[secret_bytes[i - 0x3000]]; }
/* # prove c_biased_words(&public, public) */
int c_biased_words(const u8 *t, size_t i) { return t[secret_words[i - 0x400] & 255]; }
/* # prove c_biased_unsigned(&public, public) */
int c_biased_unsigned(const u8 *t, unsigned i) { return t[secret_bytes[(int)i - 0x2100]]; }
/* # prove c_biased_end(&public, public) */
int c_biased_end(const u8 *t, size_t i) { return t[secret_bytes[255 - i]]; }
/* # prove c_biased_loop(&public, public) */
int c_biased_loop(const u8 *t, size_t n) {
    int sum = 0;
    for (size_t i = 0x2000; i < n; i++) sum += t[secret_bytes[i - 0x2000]];
    return sum;
}
/* # prove c_biased_branch(public) */
int c_biased_branch(size_t i) {
    if (secret_words[i - 0x500] == 7) __asm__ volatile("nop");
    return 0;
}
/* # prove c_table(&secret) */
int c_table(const u8 *key) { return table[key[0]]; }
/* # prove c_table_words(&secret) */
u64 c_table_words(const u8 *key) { return words[key[0] & 31]; }
/* # prove c_divides(&secret, public) */
int c_divides(const u8 *key, int n) { return n / (key[0] | 1); }
/* # prove c_divides_byte(&secret, public) */
u8 c_divides_byte(const u8 *key, u8 n) { return (u8)(key[0] / (u8)(n | 1)); }
/* # prove c_remainder(&secret, public) */
u64 c_remainder(const u64 *key, u64 n) { return key[0] % n; }
/* # prove c_switch(&secret) */
int c_switch(const u8 *key) {
    switch (key[0]) {
    case 0: __asm__ volatile("nop /* 0 */"); return 3;
    case 1: __asm__ volatile("nop /* 1 */"); return 1;
    case 2: __asm__ volatile("nop /* 2 */"); return 4;
    case 3: __asm__ volatile("nop /* 3 */"); return 1;
    case 4: __asm__ volatile("nop /* 4 */"); return 5;
    case 5: __asm__ volatile("nop /* 5 */"); return 9;
    default: return 0;
    }
}
/* # prove c_switch_case(public, &secret, &public) */
int c_switch_case(unsigned n, const u8 *key, const u8 *t) {
    switch (n) {
    case 0: __asm__ volatile("nop /* 0 */"); return 3;
    case 1: __asm__ volatile("nop /* 1 */"); return 1;
    case 2: __asm__ volatile("nop /* 2 */"); return 4;
    case 3: return t[key[0]];
    case 4: __asm__ volatile("nop /* 4 */"); return 5;
    case 5: __asm__ volatile("nop /* 5 */"); return 9;
    default: return 0;
    }
}
/* # prove c_compares(&secret, &secret, public) */
int c_compares(const u8 *a, const u8 *b, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (a[i] != b[i]) return 0;
    return 1;
}
/* # prove c_length(&secret) */
size_t c_length(const char *key) {
    size_t n = 0;
    while (key[n]) { n++; __asm__ volatile(""); }
    return n;
}
/* # prove c_copies(&secret, &secret, &secret) */
void c_copies(u8 *out, const u8 *in, const u8 *key) { memcpy(out, in, key[0]); }
/* # prove c_chooses(&secret, &public, &public) */
int c_chooses(const u8 *key, const u8 *a, const u8 *b) {
    const u8 *volatile p = key[0] & 1 ? a : b;
    return *p;
}
/* # prove c_field(&{0..4: public, ..: secret}, &public) */
int c_field(u8 *s, const u8 *t) {
    s[1] = s[9];
    USE(s);
    return t[s[2]];
}
/* # prove c_field_index(&{0..4: public, ..: secret}, &public, public) */
int c_field_index(u8 *s, const u8 *t, size_t i) { return t[s[i]]; }
/* # prove c_result(&secret, &secret) -> public bool */
u8 c_result(const u8 *a, const u8 *b) { return a[0] == b[0]; }
/* # prove c_flag(&secret) */
int c_flag(const u8 *key) {
    static volatile u8 flag;
    flag = key[0];
    if (flag) __asm__ volatile("nop");
    return 0;
}
/* # prove c_multiplies(&secret, &public) */
int c_multiplies(const u64 *key, const u8 *t) { return t[(u64)((unsigned __int128)key[0] * 3 >> 64)]; }
/* Positions counted backwards from the end by subtraction. */
/* # prove c_back(&{0..16: secret, 16..20: public, ..: secret}, &public, secret, public) */
int c_back(u8 *s, const u8 *t, u8 k, size_t n) {
    n &= ~(size_t)3;
    if (n > 14) return 0;
    s[16 - n] = k;
    return t[s[16]];
}
/* # prove c_back_word(&{0..16: secret, 16..20: public, ..: secret}, &public, secret, public) */
int c_back_word(u8 *s, const u8 *t, u8 k, size_t n) {
    n &= ~(size_t)3;
    if (n > 14) return 0;
    u8 *p = s + 16 - n;
    USE(p);
    *p = k;
    return t[s[16]];
}
/* # prove c_back_load(&{0..4: public, 4..8: secret, 8..9: secret, 9..12: secret, ..: public}, &public, public) */
int c_back_load(const u8 *s, const u8 *t, size_t n) {
    n &= ~(size_t)3;
    if (n > 6) return 0;
    return t[s[8 - n]];
}
/* # prove c_back_stack(&public, secret, public) */
int c_back_stack(const u8 *t, u8 k, size_t n) {
    volatile u8 b[64];
    for (int i = 0; i < 64; i++) b[i] = 0;
    n &= ~(size_t)7;
    if (n > 30) return 0;
    b[32 - n] = k;
    return t[b[32]];
}
/* Functions whose address is taken. In a position-dependent executable, their symbols are stubs. */
int (*volatile c_kept)(const void *, const void *, size_t) = memcmp;
void *(*volatile c_kept_copy)(void *, const void *, size_t) = memcpy;
int (*volatile c_kept_compare)(const char *, const char *) = strcmp;
/* # prove c_tail_compare(&secret, &secret, public) */
int c_tail_compare(const void *a, const void *b, size_t n) { return memcmp(a, b, n); }
/* # prove c_tail_copy(&secret, &secret, secret) */
void *c_tail_copy(void *a, const void *b, size_t n) { return memcpy(a, b, n); }
/* # prove c_tail_strings(&secret, &public) */
int c_tail_strings(const char *a, const char *b) { return strcmp(a, b); }
/* Pointers that start far before an array and reach it in constant steps. */
static u8 run_buffer[64][3];
static const u8 run_table[65536] = {1, 2, 3};
void run_fill(const u8 *key) { for (int i = 0; i < 64; i++) run_buffer[i][1] = key[i]; }
u8 run_get(unsigned i) { return run_table[i & 65535]; }
/* # prove c_running_branch(&secret) */
unsigned c_running_branch(u8 *m) {
    unsigned r = 0;
    for (size_t i = 0; i < 12064; i++) {
        m[i] ^= 3;
        if (i >= 12000) r += run_buffer[i - 12000][1] == 7 ? m[3] : m[9];
        if (i >= 12000 && run_buffer[i - 12000][1] == 9) __asm__ volatile("nop");
    }
    return r;
}
/* # prove c_running_division(&secret, public) */
unsigned c_running_division(const u8 *m, unsigned d) {
    unsigned r = 0;
    for (size_t i = 0; i < 12064; i++) {
        r += m[i];
        if (i >= 12000) r += d / (run_buffer[i - 12000][1] | 1u);
    }
    return r;
}
/* # prove c_running_look_up() */
unsigned c_running_look_up(void) {
    unsigned r = 0;
    for (size_t i = 0; i < 12064; i++)
        if (i >= 12000) r += table[run_buffer[i - 12000][1]];
    return r;
}
/* Traps. A signal handler may continue execution after them. */
#if defined __x86_64__
#define TRAP "int3"
#define OTHER_TRAP ".byte 0xf1"
#else
#define TRAP "brk #1"
#define OTHER_TRAP "brk #0xf000"
#endif
/* # prove c_behind_trap(&secret, &public) */
u8 c_behind_trap(const u8 *k, const u8 *t) { __asm__ volatile(TRAP); return t[k[0]]; }
/* # prove c_behind_other_trap(&secret, &public) */
u8 c_behind_other_trap(const u8 *k, const u8 *t) { __asm__ volatile(OTHER_TRAP); return t[k[0]]; }
/* # prove c_behind_debug_trap(&secret, &public) */
u8 c_behind_debug_trap(const u8 *k, const u8 *t) {
#if defined __clang__
    __builtin_debugtrap();
#endif
    return t[k[0]];
}
/* The distance between a pointer and NULL is an address, which other pointers can be computed from. */
/* # prove c_by_null(&public, &secret, public) */
int c_by_null(const u8 *t, const u8 *key, int none) {
    const u8 *p = none ? 0 : t, *q = none ? 0 : key;
    uintptr_t a = (uintptr_t)t - (uintptr_t)p, b = (uintptr_t)key - (uintptr_t)q;
    __asm__("" : "+r"(a), "+r"(b));
    return t[*(const u8 *)((uintptr_t)t - a + b)];
}
/* Calls through tables of constants. */
static u64 even(u64 k, const u8 *t) { (void)t; return k + 1; }
static u64 looks_up(u64 k, const u8 *t) { return t[k & 255]; }
static u64 (*const mixed[4])(u64, const u8 *) = {even, even, looks_up, even};
static u64 (*const harmless[4])(u64, const u8 *) = {even, even, even, even};
/* # prove c_table_call(secret, &public, public) */
u64 c_table_call(u64 k, const u8 *t, unsigned i) { return mixed[i & 3](k, t) + 1; }
/* # prove c_table_call_at_secret(secret, &public) */
u64 c_table_call_at_secret(u64 k, const u8 *t) { return harmless[k & 3](k, t) + 1; }
/* Variable-length arrays. */
/* # prove c_sized(&secret, &public, public) */
unsigned c_sized(const u8 *key, const u8 *t, unsigned n) {
    u8 copy[n + 1];
    for (unsigned i = 0; i < n; i++) copy[i] = key[i] ^ 1;
    USE(copy);
    return t[copy[n / 2]];
}
/* # prove c_sized_alloca(&secret, &public, public<64) */
unsigned c_sized_alloca(const u8 *key, const u8 *t, unsigned n) {
    u8 *copy = alloca(n + 1);
    copy[0] = key[0];
    USE(copy);
    if (copy[0] == 3) __asm__ volatile("nop");
    return t[n];
}
/* Pairs of pointers, which compilers copy using vector registers. */
struct pair { const u8 *in; const u8 *table; u8 *out; u64 used; };
__attribute__((noinline)) static unsigned of_pair(struct pair *p) { p->used++; return p->table[p->in[0]]; }
/* # prove c_pair(&secret, &public, &secret) */
unsigned c_pair(const u8 *in, const u8 *t, u8 *out) {
    struct pair p = {in, t, out, 0}, q;
    USE(&p);
    q = p;
    return of_pair(&q);
}
__attribute__((noinline)) static unsigned of_public(struct pair *p) { p->used++; return p->table[p->in[0] & 1]; }
/* # prove c_pair_chosen(secret, &public, &public, &secret) */
unsigned c_pair_chosen(u64 k, const u8 *a, const u8 *b, u8 *out) {
    uintptr_t mask = -(uintptr_t)(k & 1);
    __asm__("" : "+r"(mask));
    const u8 *chosen = (const u8 *)(((uintptr_t)a & mask) | ((uintptr_t)b & ~mask));
    struct pair p = {chosen, a, out, 0}, q;
    q = p;
    return of_public(&q);
}
/* Secrets that don't cancel out. */
/* # prove c_shifted(&secret, secret) */
u64 c_shifted(const u64 *a, u64 k) {
    u64 r = 0, s = k & 15;
    for (u64 i = 0; i < 4; i++) r += a[s + i];
    return r;
}
/* # prove c_shifted_by_others(&secret, secret, secret) */
u64 c_shifted_by_others(const u64 *a, u64 k, u64 l) {
    u64 r = 0, s = k & 15, t = l & 15;
    __asm__("" : "+r"(s), "+r"(t));
    a += s;
    for (u64 i = 0; i < 4; i++) r += a[i - t];
    return r;
}
/* # prove c_shifted_twice(&secret, &secret) */
u64 c_shifted_twice(const u64 *a, const u8 *k) {
    u64 r = 0, last = 0;
    for (u64 i = 0; i < 4; i++) {
        u64 s = k[i] & 15;
        __asm__("" : "+r"(s));
        r += *(a + s - last);
        last = s;
    }
    return r;
}
/* # prove c_wiped_length(&secret, secret) */
void explicit_bzero(void *, size_t);
void c_wiped_length(u8 *key, size_t n) { explicit_bzero(key, n & 31); }
int main(void) { return 0; }
