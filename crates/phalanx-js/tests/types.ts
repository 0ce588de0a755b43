// Compiled, but not run: what TypeScript accepts, and what it must reject.

import { Aead, ChunkError, Cipher, Hash, InvalidTag, Mac, PhalanxError, Secrets, Wrap, Xts } from "phalanx-crypto";
import { algorithms, decryptStream, derive, encryptFile, encryptStream, find, generateKey, hash, inspect, kdf, load } from "phalanx-crypto";

await load();
const key: Uint8Array<ArrayBuffer> = generateKey("kuznyechik-mgm");
using aead = new Aead("kuznyechik-mgm", key, { tag: 12 });
const sealed: Uint8Array = aead.seal(aead.generateNonce(), new Uint8Array(3));
const role: "aead" | "mac" | string = find("kuznyechik-mgm").role;
const names: string[] = algorithms().map(({ name }) => name);
const mac: Uint8Array = new Mac("kuznyechik-omac", key).start().update(sealed).finish();
new Cipher("kuznyechik-ctr", key).encryptor(mac).seek(12n);
new Xts("kalyna-128/128-xts", key).encryptSectors(0n, 512, sealed);
new Wrap("kalyna-128/128-kw", key).wrap(key);
const digest: Uint8Array = new Hash("kupyna-256").update(hash("streebog-256", derive("a", key, key))).copy().digest();
kdf("pbkdf2-streebog-512", key, 32, { salt: digest, iterations: 1000 });
const secrets = new Secrets({ keys: [key], passphrases: ["text"] });
const slots: readonly string[] = inspect(encryptFile(key, secrets, { suite: "kuznyechik-mgm" })).slots;
new ReadableStream<Uint8Array>().pipeThrough(encryptStream(secrets)).pipeThrough(decryptStream(secrets));
const chunk: number = new ChunkError("").chunk;
const error: PhalanxError = new InvalidTag("");

// @ts-expect-error: a string is not bytes.
aead.seal("nonce", key);
// @ts-expect-error: nor is a list.
hash("streebog-256", [1, 2, 3]);
// @ts-expect-error: options are an object.
new Aead("kuznyechik-mgm", key, "tag=12");
// @ts-expect-error: key files are bytes.
new Secrets({ keys: ["text"] });
// @ts-expect-error: fields can't be changed.
find("kuznyechik-mgm").keyBytes = 7;

export { chunk, error, names, role, slots };
