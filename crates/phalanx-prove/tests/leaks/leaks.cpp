// Leaks in C++ code: through virtual functions, templates, references and exceptions.
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#define API extern "C" __attribute__((used, visibility("default")))
using u8 = std::uint8_t;
using u64 = std::uint64_t;

static const u8 box[256] = {1, 2, 3};

struct Step {
    virtual u64 run(u64 x) const = 0;
};
struct Adds final : Step {
    u64 run(u64 x) const override { return x + 1; }
};
struct LooksUp final : Step {
    u64 run(u64 x) const override { return box[x & 255]; }
};
static const Adds adds;
static const LooksUp looks_up;
static const Step *const steps[2] = {&adds, &looks_up};

// # prove cpp_virtual(secret, public)
API u64 cpp_virtual(u64 key, unsigned which) { return steps[which & 1]->run(key); }

template <unsigned N> static u64 select(const std::array<u64, N> &values, u64 index) { return values[index % N]; }
// # prove cpp_template(&secret, secret)
API u64 cpp_template(const std::array<u64, 16> &values, u64 index) { return select<16>(values, index); }

// # prove cpp_lambda(&secret, &public)
API u64 cpp_lambda(const u8 *key, const u8 *table) {
    auto look = [table](u8 byte) { return table[byte]; };
    u64 sum = 0;
    for (int i = 0; i < 4; i++) sum += look(key[i]);
    return sum;
}

// # prove cpp_swapped(&public, &secret)
API u64 cpp_swapped(const u8 *table, const u8 *key) {
    std::array<u8, 8> a{}, b{};
    std::memcpy(b.data(), key, 8);
    std::swap(a, b);
    __asm__ volatile("" : : "r"(a.data()), "r"(b.data()) : "memory");
    return table[a[3]];
}

// # prove cpp_thrown(&secret)
API int cpp_thrown(const u8 *key) {
    if (key[0] == 7) __builtin_trap();
    return 1;
}
