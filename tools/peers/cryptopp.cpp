// A small C interface to the Crypto++ block ciphers, for `phalanx-bench compare cryptopp`.
//
// It processes blocks in place with the library's multi-block call.
#include <cryptopp/config.h>
#include <cryptopp/gost.h>
#include <cryptopp/kalyna.h>

#include <cstring>
#include <memory>
#include <string>

namespace {

struct Peer {
    std::unique_ptr<CryptoPP::BlockTransformation> cipher;
};

template <class Cipher>
CryptoPP::BlockTransformation *make(bool decrypt, const CryptoPP::byte *key, size_t bytes) {
    if (decrypt) {
        auto *cipher = new typename Cipher::Decryption;
        cipher->SetKey(key, bytes);
        return cipher;
    }
    auto *cipher = new typename Cipher::Encryption;
    cipher->SetKey(key, bytes);
    return cipher;
}

}  // namespace

extern "C" {

const char *peer_version() {
    static const std::string version = std::to_string(CRYPTOPP_VERSION / 100) + "." + std::to_string(CRYPTOPP_VERSION / 10 % 10) +
                                       "." + std::to_string(CRYPTOPP_VERSION % 10);
    return version.c_str();
}

void *peer_new(const char *name, bool decrypt, const CryptoPP::byte *key, size_t bytes) try {
    CryptoPP::BlockTransformation *cipher = nullptr;
    if (!std::strcmp(name, "Kalyna-128")) cipher = make<CryptoPP::Kalyna128>(decrypt, key, bytes);
    if (!std::strcmp(name, "Kalyna-256")) cipher = make<CryptoPP::Kalyna256>(decrypt, key, bytes);
    if (!std::strcmp(name, "Kalyna-512")) cipher = make<CryptoPP::Kalyna512>(decrypt, key, bytes);
    if (!std::strcmp(name, "GOST")) cipher = make<CryptoPP::GOST>(decrypt, key, bytes);
    return cipher ? new Peer{std::unique_ptr<CryptoPP::BlockTransformation>(cipher)} : nullptr;
} catch (const std::exception &) {
    return nullptr;
}

void peer_run(void *peer, CryptoPP::byte *data, size_t bytes) {
    auto &cipher = *static_cast<Peer *>(peer)->cipher;
    cipher.AdvancedProcessBlocks(data, nullptr, data, bytes, 0);
}

void peer_free(void *peer) { delete static_cast<Peer *>(peer); }
}
