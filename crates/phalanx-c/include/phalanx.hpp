// libphalanx for C++17, with RAII handles, byte views, and errors as either exceptions or values.
// Header-only, on top of phalanx.h.
//
//     phalanx::Aead aead("kuznyechik-mgm", key);
//     aead.seal(nonce, aad, message, message, tag);       // in place; throws phalanx::Error
//
// With PHALANX_NO_EXCEPTIONS, every call returns a phalanx::Expected, and make() creates objects:
//
//     auto aead = phalanx::Aead::make("kuznyechik-mgm", key);
//     if (!aead) return aead.error().what();
//
// MIT OR Apache-2.0.
#ifndef PHALANX_HPP
#define PHALANX_HPP

#include "phalanx.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
#ifdef PHALANX_NO_EXCEPTIONS
#include <cstdlib>
#include <variant>
#else
#include <exception>
#endif

namespace phalanx {

// A view of bytes, like std::span in C++20. Converts from anything with data() and size() whose
// elements are bytes.
template <class Byte> class BasicBytes {
    Byte *data_ = nullptr;
    std::size_t size_ = 0;

    template <class T> using DataOf = std::remove_pointer_t<decltype(std::declval<T &>().data())>;

public:
    constexpr BasicBytes() noexcept = default;
    constexpr BasicBytes(Byte *data, std::size_t size) noexcept : data_(data), size_(size) {}
    template <std::size_t N> constexpr BasicBytes(Byte (&array)[N]) noexcept : data_(array), size_(N) {}
    template <class T, class = std::enable_if_t<sizeof(DataOf<T>) == 1 && std::is_trivial_v<DataOf<T>> &&
                                                (std::is_const_v<Byte> || !std::is_const_v<DataOf<T>>)>>
    BasicBytes(T &&bytes) noexcept : data_(reinterpret_cast<Byte *>(bytes.data())), size_(bytes.size()) {}

    constexpr Byte *data() const noexcept { return data_; }
    constexpr std::size_t size() const noexcept { return size_; }
    constexpr Byte *begin() const noexcept { return data_; }
    constexpr Byte *end() const noexcept { return data_ + size_; }
};

using Bytes = BasicBytes<const std::uint8_t>; // to read
using Room = BasicBytes<std::uint8_t>;        // to write

// Why a call failed, as a status from phalanx.h and the error message.
class Error
#ifndef PHALANX_NO_EXCEPTIONS
    : public std::exception
#endif
{
    int status_;
    std::string what_;

public:
    explicit Error(const phalanx_error &error) : status_(error.status), what_(error.text) {}
    Error(int status, std::string what) : status_(status), what_(std::move(what)) {}
    int status() const noexcept { return status_; }
    bool not_authentic() const noexcept { return status_ == PHALANX_E_AUTH; }
    const char *what() const noexcept
#ifndef PHALANX_NO_EXCEPTIONS
        override
#endif
    {
        return what_.c_str();
    }
};

#ifdef PHALANX_NO_EXCEPTIONS
// A value or an error.
template <class T> class [[nodiscard]] Expected {
    std::variant<T, Error> either_;

public:
    Expected(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Expected(Error error) : either_(std::in_place_index<1>, std::move(error)) {}
    explicit operator bool() const noexcept { return either_.index() == 0; }
    T &value() {
        if (!*this) std::abort(); // the caller didn't check
        return *std::get_if<0>(&either_);
    }
    T &operator*() { return value(); }
    T *operator->() { return &value(); }
    const Error &error() const {
        if (*this) std::abort();
        return *std::get_if<1>(&either_);
    }
};
struct Done {};
template <class T> using Result = Expected<T>;
using Nothing = Expected<Done>;
namespace detail {
inline Nothing check(const phalanx_error &error) {
    if (error.status == PHALANX_OK) return Done{};
    return Error(error);
}
template <class T> Result<T> give(const phalanx_error &error, T &&value) {
    if (error.status == PHALANX_OK) return std::forward<T>(value);
    return Error(error);
}
} // namespace detail
#else
template <class T> using Result = T;
using Nothing = void;
namespace detail {
inline void check(const phalanx_error &error) {
    if (error.status != PHALANX_OK) throw Error(error);
}
template <class T> T give(const phalanx_error &error, T &&value) {
    check(error);
    return std::forward<T>(value);
}
} // namespace detail
#endif

namespace detail {
// Calls a function of phalanx.h whose name ends in _e.
template <class Function, class... Arguments> phalanx_error call(Function function, Arguments... arguments) {
    phalanx_error error;
    error.struct_bytes = sizeof error;
    error.status = function(arguments..., &error);
    return error;
}
template <class Function, class... Arguments> Nothing run(Function function, Arguments... arguments) {
    return check(call(function, arguments...));
}

// A handle that frees itself.
template <class T, void (*Free)(T *)> struct Freed {
    void operator()(T *handle) const noexcept { Free(handle); }
};
template <class T, void (*Free)(T *)> using Handle = std::unique_ptr<T, Freed<T, Free>>;

inline const char *text(const std::string &options) { return options.empty() ? nullptr : options.c_str(); }
} // namespace detail

// The members that all handle classes share, which are the constructor or make(), and get().
#define PHALANX_HANDLE(Class, type)                                                                                    \
    detail::Handle<type, type##_free> handle_;                                                                         \
    explicit Class(type *handle) noexcept : handle_(handle) {}                                                         \
                                                                                                                       \
public:                                                                                                                \
    const type *get() const noexcept { return handle_.get(); }                                                         \
    type *get() noexcept { return handle_.get(); }

// Describes an algorithm, found by name, alias or OID.
inline Result<phalanx_info> describe(const std::string &name) {
    phalanx_info info{};
    info.struct_bytes = sizeof info;
    auto error = detail::call(phalanx_describe_e, name.c_str(), &info);
    return detail::give(error, std::move(info));
}

// Lists all algorithms.
inline std::vector<phalanx_info> list() {
    std::vector<phalanx_info> all;
    phalanx_info info{};
    info.struct_bytes = sizeof info;
    while (phalanx_list(all.size(), &info) == PHALANX_OK) all.push_back(info);
    return all;
}

inline bool equal(Bytes a, Bytes b) { return a.size() == b.size() && phalanx_equal(a.data(), b.data(), a.size()) == 1; }
inline void wipe(Room bytes) { phalanx_wipe(bytes.data(), bytes.size()); }

#ifdef PHALANX_NO_EXCEPTIONS
#define PHALANX_MAKE(Class, type, parameters, ...)                                                                     \
    PHALANX_HANDLE(Class, type)                                                                                        \
    static Result<Class> make parameters {                                                                             \
        type *out = nullptr;                                                                                           \
        auto error = detail::call(__VA_ARGS__);                                                                        \
        if (error.status != PHALANX_OK) return Error(error);                                                           \
        return Class(out);                                                                                             \
    }
#else
#define PHALANX_MAKE(Class, type, parameters, ...)                                                                     \
    PHALANX_HANDLE(Class, type)                                                                                        \
    static Class make parameters {                                                                                     \
        type *out = nullptr;                                                                                           \
        detail::run(__VA_ARGS__);                                                                                      \
        return Class(out);                                                                                             \
    }
#endif
// A key class, constructed from the algorithm's name, a key and options.
#ifdef PHALANX_NO_EXCEPTIONS
#define PHALANX_KEY(Class, type)                                                                                       \
    PHALANX_MAKE(Class, type, (const std::string &name, Bytes key, const std::string &options = {}),                   \
                 type##_new_e, &out, name.c_str(), key.data(), key.size(), detail::text(options))
#else
#define PHALANX_KEY(Class, type)                                                                                       \
    PHALANX_MAKE(Class, type, (const std::string &name, Bytes key, const std::string &options = {}),                   \
                 type##_new_e, &out, name.c_str(), key.data(), key.size(), detail::text(options))                      \
    explicit Class(const std::string &name, Bytes key, const std::string &options = {}) : Class(make(name, key, options)) {}
#endif

// Checks that source and destination have the same length.
#define PHALANX_SAME_LENGTH(src, dst)                                                                                  \
    if ((src).size() != (dst).size()) return detail::lengths_differ()
namespace detail {
inline Nothing lengths_differ() {
    Error error(PHALANX_E_LENGTH, "source and destination have different lengths");
#ifdef PHALANX_NO_EXCEPTIONS
    return error;
#else
    throw error;
#endif
}
} // namespace detail

// Authenticated encryption. Any number of threads may use it at once.
class Aead {
    PHALANX_KEY(Aead, phalanx_aead)

    Nothing seal(Bytes nonce, Bytes aad, Bytes src, Room dst, Room tag) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_aead_seal_e, get(), nonce.data(), nonce.size(), aad.data(), aad.size(), src.data(),
                                               dst.data(), src.size(), tag.data(), tag.size());
    }
    // Never releases unverified data.
    Nothing open(Bytes nonce, Bytes aad, Bytes src, Room dst, Bytes tag) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_aead_open_e, get(), nonce.data(), nonce.size(), aad.data(), aad.size(), src.data(),
                                               dst.data(), src.size(), tag.data(), tag.size());
    }
    // For rows, see phalanx.h.
    Nothing seal_rows(const phalanx_nonces &nonces, const phalanx_rows *aad, const phalanx_rows &data, Room out) const {
        return detail::run(phalanx_aead_seal_rows_e, get(), &nonces, aad, &data, out.data(), out.size());
    }
    Nothing open_rows(const phalanx_nonces &nonces, const phalanx_rows *aad, const phalanx_rows &data, Room out,
                      std::size_t *first_bad = nullptr) const {
        return detail::run(phalanx_aead_open_rows_e, get(), &nonces, aad, &data, out.data(), out.size(), first_bad);
    }
};

// A message that is processed piece by piece. One thread at a time.
#define PHALANX_PIECES                                                                                                 \
    Nothing aad(Bytes aad) { return detail::run(phalanx_aead_stream_aad_e, get(), aad.data(), aad.size()); }           \
    Nothing update(Bytes src, Room dst) {                                                                              \
        PHALANX_SAME_LENGTH(src, dst);                                                                                 \
        return detail::run(phalanx_aead_stream_update_e, get(), src.data(), dst.data(), src.size());                   \
    }

class Sealer {
    PHALANX_MAKE(Sealer, phalanx_aead_stream, (const Aead &key, Bytes nonce),
                 phalanx_aead_stream_seal_new_e, &out, key.get(), nonce.data(), nonce.size())
    PHALANX_PIECES
    Nothing finish(Room tag) { return detail::run(phalanx_aead_stream_finish_e, get(), tag.data(), tag.size()); }
};

// Do not use the plaintext until verify() succeeds.
class UnverifiedOpener {
    PHALANX_MAKE(UnverifiedOpener, phalanx_aead_stream, (const Aead &key, Bytes nonce),
                 phalanx_aead_stream_open_unverified_new_e, &out, key.get(), nonce.data(), nonce.size())
    PHALANX_PIECES
    Nothing verify(Bytes tag) { return detail::run(phalanx_aead_stream_verify_e, get(), tag.data(), tag.size()); }
};

class Mac {
    PHALANX_KEY(Mac, phalanx_mac)

    Nothing compute(Bytes message, Room tag, Bytes nonce = {}) const {
        return detail::run(phalanx_mac_compute_e, get(), nonce.data(), nonce.size(), message.data(), message.size(),
                                                 tag.data(), tag.size());
    }
    Nothing verify(Bytes message, Bytes tag, Bytes nonce = {}) const {
        return detail::run(phalanx_mac_verify_e, get(), nonce.data(), nonce.size(), message.data(), message.size(),
                                                tag.data(), tag.size());
    }
};

class MacStream {
    PHALANX_MAKE(MacStream, phalanx_mac_stream, (const Mac &key, Bytes nonce = {}),
                 phalanx_mac_stream_new_e, &out, key.get(), nonce.data(), nonce.size())
    Nothing update(Bytes piece) { return detail::run(phalanx_mac_stream_update_e, get(), piece.data(), piece.size()); }
    Nothing finish(Room tag) { return detail::run(phalanx_mac_stream_finish_e, get(), tag.data(), tag.size()); }
    Nothing verify(Bytes tag) { return detail::run(phalanx_mac_stream_verify_e, get(), tag.data(), tag.size()); }
};

// Unauthenticated encryption.
class Cipher {
    PHALANX_KEY(Cipher, phalanx_cipher)

    Nothing encrypt(Bytes iv, Bytes src, Room dst) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_cipher_encrypt_e, get(), iv.data(), iv.size(), src.data(), dst.data(), src.size());
    }
    Nothing decrypt(Bytes iv, Bytes src, Room dst) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_cipher_decrypt_e, get(), iv.data(), iv.size(), src.data(), dst.data(), src.size());
    }
};

class Stream {
    PHALANX_MAKE(Stream, phalanx_stream, (const Cipher &key, int direction, Bytes iv),
                 phalanx_stream_new_e, &out, key.get(), direction, iv.data(), iv.size())
    Nothing apply(Bytes src, Room dst) {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_stream_apply_e, get(), src.data(), dst.data(), src.size());
    }
    Nothing seek(std::uint64_t place) { return detail::run(phalanx_stream_seek_e, get(), place); }
};

class BlockMode {
    PHALANX_MAKE(BlockMode, phalanx_block_mode, (const Cipher &key, int direction, Bytes iv),
                 phalanx_block_mode_new_e, &out, key.get(), direction, iv.data(), iv.size())
    // Returns the number of bytes written. dst must have room for one block more than src.
    Result<std::size_t> update(Bytes src, Room dst) {
        std::size_t written = 0;
        auto error = detail::call(phalanx_block_mode_update_e, get(), src.data(), src.size(), dst.data(), dst.size(), &written);
        return detail::give(error, std::move(written));
    }
    Result<std::size_t> finish(Room dst) {
        std::size_t written = 0;
        auto error = detail::call(phalanx_block_mode_finish_e, get(), dst.data(), dst.size(), &written);
        return detail::give(error, std::move(written));
    }
};

class Xts {
    PHALANX_KEY(Xts, phalanx_xts)

    Nothing encrypt_sectors(std::uint64_t first, std::size_t sector_bytes, Bytes src, Room dst) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_xts_encrypt_sectors_e, get(), first, sector_bytes, src.data(), dst.data(), src.size());
    }
    Nothing decrypt_sectors(std::uint64_t first, std::size_t sector_bytes, Bytes src, Room dst) const {
        PHALANX_SAME_LENGTH(src, dst);
        return detail::run(phalanx_xts_decrypt_sectors_e, get(), first, sector_bytes, src.data(), dst.data(), src.size());
    }
};

// Key wrapping. Wiping unwrapped keys is up to the caller.
class Wrap {
    PHALANX_KEY(Wrap, phalanx_wrap)

    Result<std::vector<std::uint8_t>> wrap(Bytes nonce, Bytes key) const {
        std::vector<std::uint8_t> out(key.size() + 256);
        std::size_t written = 0;
        auto error = detail::call(phalanx_wrap_wrap_e, get(), nonce.data(), nonce.size(), key.data(), key.size(), out.data(), out.size(), &written);
        if (error.status == PHALANX_OK) out.resize(written);
        return detail::give(error, std::move(out));
    }
    Result<std::vector<std::uint8_t>> unwrap(Bytes nonce, Bytes wrapped) const {
        std::vector<std::uint8_t> out(wrapped.size());
        std::size_t written = 0;
        auto error = detail::call(phalanx_wrap_unwrap_e, get(), nonce.data(), nonce.size(), wrapped.data(), wrapped.size(), out.data(), out.size(), &written);
        if (error.status == PHALANX_OK) out.resize(written);
        return detail::give(error, std::move(out));
    }
};

// Secrets that lock and open files.
class Secrets {
    PHALANX_MAKE(Secrets, phalanx_file_secrets, (), phalanx_file_secrets_new_e, &out)

    Nothing add_key_file(const std::string &path) { return detail::run(phalanx_file_secrets_add_key_file_e, get(), path.c_str()); }
    Nothing add_passphrase(Bytes passphrase) {
        return detail::run(phalanx_file_secrets_add_passphrase_e, get(), passphrase.data(), passphrase.size());
    }
};

inline Nothing encrypt_file(const std::string &in, const std::string &out, const Secrets &secrets, const std::string &options = {}) {
    return detail::run(phalanx_file_encrypt_e, in.c_str(), out.c_str(), secrets.get(), detail::text(options), nullptr, nullptr);
}
inline Nothing decrypt_file(const std::string &in, const std::string &out, const Secrets &secrets, const std::string &options = {}) {
    return detail::run(phalanx_file_decrypt_e, in.c_str(), out.c_str(), secrets.get(), detail::text(options), nullptr, nullptr);
}
inline Nothing verify_file(const std::string &in, const Secrets &secrets, const std::string &options = {}) {
    return detail::run(phalanx_file_verify_e, in.c_str(), secrets.get(), detail::text(options), nullptr, nullptr);
}

#undef PHALANX_HANDLE
#undef PHALANX_MAKE
#undef PHALANX_KEY
#undef PHALANX_PIECES
#undef PHALANX_SAME_LENGTH

} // namespace phalanx

#endif
