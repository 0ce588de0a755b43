// Tests phalanx.hpp, both with and without exceptions.
#include <phalanx.hpp>

#include <array>
#include <cstdio>
#include <cstring>
#include <string>

static int failures;

static void expect(bool right, const char *what) {
    if (!right) {
        failures++;
        std::printf("failed: %s\n", what);
    }
}

int main(int argc, char **argv) {
    const std::array<std::uint8_t, 32> key{1, 2, 3};
    const std::vector<std::uint8_t> nonce(16, 7);
    std::string message = "attack at dawn";
    const std::string plain = message;
    std::uint8_t tag[16];
    expect(phalanx::list().size() > 100, "list");
#ifdef PHALANX_NO_EXCEPTIONS
    auto refused = phalanx::Aead::make("kuznyechik-mgm", phalanx::Bytes(key.data(), 31));
    expect(!refused && refused.error().status() == PHALANX_E_LENGTH && std::strstr(refused.error().what(), "31"), "length");
    auto aead = phalanx::Aead::make("kuznyechik-mgm", key);
    expect(bool(aead), "key");
    expect(bool(aead->seal(nonce, {}, message, message, tag)), "seal");
    tag[0] ^= 1;
    auto bad = aead->open(nonce, {}, message, message, tag);
    expect(!bad && bad.error().not_authentic() && message != plain, "authentic");
    tag[0] ^= 1;
    expect(bool(aead->open(nonce, {}, message, message, tag)) && message == plain, "open");
    expect(phalanx::describe("kuznyechik-mgm")->tag_bytes == 16, "describe");
    expect(bool(phalanx::Secrets::make()), "secrets");
    auto chain = phalanx::BlockMode::make(*phalanx::Cipher::make("kuznyechik-cbc", key, "padding=pkcs7"), PHALANX_ENCRYPT, nonce);
    std::uint8_t out[32];
    auto written = chain->update(phalanx::Bytes(key.data(), 16), out);
    expect(written && *written <= 32, "chain");
    (void)argc, (void)argv;
#else
    try {
        phalanx::Aead("kuznyechik-mgm", phalanx::Bytes(key.data(), 31));
        expect(false, "a wrong length was taken");
    } catch (const phalanx::Error &error) {
        expect(error.status() == PHALANX_E_LENGTH && std::strstr(error.what(), "31"), "length");
    }
    phalanx::Aead aead("kuznyechik-mgm", key, "level=portable");
    phalanx::Aead moved = std::move(aead);
    moved.seal(nonce, plain, message, message, tag);
    tag[0] ^= 1;
    try {
        moved.open(nonce, plain, message, message, tag);
        expect(false, "another tag was taken");
    } catch (const std::exception &) {
        expect(message != plain, "authentic");
    }
    tag[0] ^= 1;
    moved.open(nonce, plain, message, message, tag);
    expect(message == plain, "open");
    auto sealer = phalanx::Sealer::make(moved, nonce);
    std::uint8_t again[16];
    sealer.aad(plain);
    sealer.update(plain, message);
    sealer.finish(again);
    expect(phalanx::equal(again, tag), "pieces");
    auto opener = phalanx::UnverifiedOpener::make(moved, nonce);
    opener.aad(plain);
    opener.update(message, message);
    opener.verify(tag);
    expect(message == plain, "opened in pieces");
    phalanx::Mac mac("kuznyechik-mac", key);
    mac.compute(plain, tag);
    auto pieces = phalanx::MacStream::make(mac);
    pieces.update(plain);
    pieces.verify(tag);
    phalanx::Cipher ctr("kuznyechik-ctr", key);
    auto stream = phalanx::Stream::make(ctr, PHALANX_ENCRYPT, phalanx::Bytes(nonce.data(), 8));
    stream.apply(message, message);
    stream.seek(0);
    stream.apply(message, message);
    expect(message == plain, "stream");
    phalanx::Wrap wrap("kalyna-256/256-kw", key);
    auto wrapped = wrap.wrap({}, key);
    auto back = wrap.unwrap({}, wrapped);
    expect(phalanx::equal(back, key), "wrap");
    std::vector<std::uint8_t> sectors(8192, 3);
    phalanx::Xts xts("kalyna-256/256-xts", key);
    xts.encrypt_sectors(7, 4096, sectors, sectors);
    expect(sectors[0] != 3 || sectors[1] != 3, "xts");
    xts.decrypt_sectors(7, 4096, sectors, sectors);
    expect(sectors == std::vector<std::uint8_t>(8192, 3), "xts back");
    expect(phalanx::describe("kuznyechik-mgm").tag_bytes == 16, "describe");
    if (argc > 1) {
        const std::string folder = argv[1];
        auto secrets = phalanx::Secrets::make();
        secrets.add_passphrase(plain);
        std::FILE *file = std::fopen((folder + "/face").c_str(), "w");
        expect(file && std::fputs("text", file) >= 0 && std::fclose(file) == 0, "a file");
        phalanx::encrypt_file(folder + "/face", folder + "/face.phx", secrets, "memory=8192;passes=1");
        phalanx::verify_file(folder + "/face.phx", secrets);
        phalanx::decrypt_file(folder + "/face.phx", folder + "/face.back", secrets);
    }
#endif
    std::printf("face: %d failures\n", failures);
    return failures != 0;
}
