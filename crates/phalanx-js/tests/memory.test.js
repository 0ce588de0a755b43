// Memory that cannot grow: every call that needs more fails with a RangeError, and never traps.
// Afterwards, everything still works.

import assert from "node:assert";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import test from "node:test";

import * as phalanx from "phalanx-crypto";

// Sets the maximum of the module's memory, in pages of 64 KiB.
function limited(module, pages) {
    const number = (value) => {
        const bytes = [];
        for (; value >= 128; value >>>= 7) {
            bytes.push((value & 127) | 128);
        }
        return [...bytes, value];
    };
    let at = 8;
    const read = () => {
        let [value, shift, byte] = [0, 0, 128];
        for (; byte >= 128; shift += 7) {
            byte = module[at++];
            value |= (byte & 127) << shift;
        }
        return value;
    };
    while (at < module.length) {
        const begin = at;
        const id = module[at++];
        const end = read() + at;
        // The section of memories: one, without a maximum.
        if (id === 5) {
            assert.deepStrictEqual([read(), read()], [1, 0]);
            const minimum = read();
            assert(minimum <= pages, `the module begins with ${minimum} pages`);
            const section = [1, 1, ...number(minimum), ...number(pages)];
            return Buffer.concat([module.subarray(0, begin), Buffer.from([5, ...number(section.length), ...section]), module.subarray(end)]);
        }
        at = end;
    }
    throw new Error("the module has no memory");
}

const name = process.env.PHALANX_MODULE ?? "simd128";
const PAGES = 512;
await phalanx.load(limited(await readFile(fileURLToPath(import.meta.resolve(`phalanx-crypto/${name}.wasm`))), PAGES));

const key = new Uint8Array(32);
const nonce = new Uint8Array(16);
const large = new Uint8Array(PAGES << 16);
const message = /not enough memory/;
const fails = (run) => assert.throws(run, { constructor: RangeError, message });

test("messages that don't fit", () => {
    const [aead, mac, cipher] = [new phalanx.Aead("kuznyechik-mgm", key), new phalanx.Mac("kuznyechik-omac", key), new phalanx.Cipher("kuznyechik-cbc", key)];
    const [wrap, xts] = [new phalanx.Wrap("kalyna-128/128-kw", nonce), new phalanx.Xts("kalyna-128/128-xts", nonce)];
    const secrets = new phalanx.Secrets({ keys: [phalanx.generateKeyFile()] });
    const sealed = aead.seal(nonce, key, key);
    for (let i = 0; i < 3; i++) {
        fails(() => aead.seal(nonce, large));
        fails(() => aead.seal(nonce, key, large));
        fails(() => aead.seal(large, key));
        fails(() => aead.open(nonce, large));
        fails(() => mac.tag(large));
        fails(() => mac.verify(key, large));
        fails(() => cipher.encrypt(nonce, large));
        fails(() => cipher.encryptor(large));
        fails(() => cipher.encryptor(new Uint8Array(32)).update(large));
        fails(() => wrap.wrap(large.subarray(0, 8 << 20)));
        fails(() => wrap.unwrap(large));
        fails(() => xts.encryptSectors(0, 512, large));
        fails(() => phalanx.hash("kupyna-512", large));
        fails(() => phalanx.kdf("hkdf-streebog-256", key, large.length));
        fails(() => phalanx.kdf("hkdf-streebog-256", key, 32, { info: large }));
        fails(() => new phalanx.Secrets({ keys: [large] }));
        fails(() => new phalanx.Secrets({ passphrases: [large] }));
        fails(() => phalanx.equal(large, large));
        // Argon2id needs 256 MiB.
        fails(() => phalanx.encryptFile(key, new phalanx.Secrets({ passphrases: ["a passphrase"] })));
        // Chunks of 16 MiB.
        fails(() => phalanx.encryptFile(key, secrets, { chunkBytes: 1 << 24 }));
    }
    assert.deepStrictEqual(aead.open(nonce, sealed, key), key);
});

test("a file larger than memory, in pieces", async () => {
    const secrets = new phalanx.Secrets({ keys: [phalanx.generateKeyFile()] });
    assert.deepStrictEqual(phalanx.decryptFile(phalanx.encryptFile(large, secrets), secrets), large);
});

test("objects that fill memory", () => {
    const keys = [];
    // A key of this algorithm is a few kilobytes.
    assert.throws(
        () => {
            for (let i = 0; i < 1_000_000; i++) {
                keys.push(new phalanx.Aead("kalyna-512/512-gcm", new Uint8Array(64)));
            }
        },
        { constructor: RangeError, message },
    );
    assert(keys.length > 1000, `${keys.length}`);
    fails(() => new phalanx.Mac("kuznyechik-omac", key));
    fails(() => new phalanx.Hash("streebog-256"));
    fails(() => phalanx.algorithms());
    fails(() => new phalanx.Secrets());
    fails(() => phalanx.generateKeyFile());
    // Freeing keys makes room.
    keys.forEach((each) => each.free());
    new phalanx.Mac("kuznyechik-omac", key).free();
});
