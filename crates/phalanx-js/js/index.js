// The interface of phalanx-crypto. `index.d.ts` documents it. This half checks the type of each
// argument before WebAssembly sees it, and allocates each output.

import * as wasm from "./phalanx.js";

/** A value that Phalanx rejects. */
export class PhalanxError extends Error {
    get name() {
        return this.constructor.name;
    }
}

/** A message, tag, key or file that fails authentication. */
export class InvalidTag extends PhalanxError {}

/** A chunk of a file that fails authentication. */
export class ChunkError extends InvalidTag {}

const errors = { PhalanxError, InvalidTag, ChunkError, RangeError };

// Calls WebAssembly, and gives its errors their classes.
function call(run) {
    if (!loaded) {
        throw new PhalanxError("WebAssembly is not loaded: await load() first");
    }
    try {
        return run();
    } catch (error) {
        const Class = error instanceof WebAssembly.RuntimeError ? undefined : errors[error?.name];
        if (Class === undefined) {
            throw error;
        }
        const { chunk, offset } = error;
        throw Object.assign(new Class(error.message), chunk === undefined ? {} : { chunk, offset });
    }
}

// Loading

let loading;
let loaded = false;

// A function of type () -> v128 that contains i8x16.splat and i8x16.popcnt.
const SIMD = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

export function load(source) {
    loading ??= start(source).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

async function start(source) {
    await wasm.default({ module_or_path: await compiled(source) });
    loaded = true;
}

async function compiled(source) {
    if (source instanceof WebAssembly.Module) {
        return source;
    }
    // Bundlers only find these files if they are written like this.
    source ??= WebAssembly.validate(SIMD)
        ? new URL("./simd128.wasm", import.meta.url)
        : new URL("./portable.wasm", import.meta.url);
    if (!(source instanceof URL) && typeof source !== "string") {
        return WebAssembly.compile(source);
    }
    const url = new URL(source, import.meta.url);
    if (url.protocol === "file:") {
        // There is no import, because bundlers for browsers would try to follow it.
        return WebAssembly.compile(await process.getBuiltinModule("node:fs").promises.readFile(url));
    }
    const response = await fetch(url).catch((error) => {
        throw new PhalanxError(`cannot load ${url}: ${error.message}`, { cause: error });
    });
    if (!response.ok) {
        throw new PhalanxError(`cannot load ${url}: HTTP status ${response.status}: serve the files of phalanx-crypto`);
    }
    return WebAssembly.compile(await response.arrayBuffer());
}

// Arguments

const typedArray = Object.getPrototypeOf(Uint8Array.prototype);
const getter = (prototype, name) => {
    const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
    return get && ((object) => Reflect.apply(get, object, []));
};
// Subclasses and own properties can't change the results of these. They also work for arrays of
// other windows.
const typeOf = getter(typedArray, Symbol.toStringTag);
const bufferOf = getter(typedArray, "buffer");
const lengthOf = getter(typedArray, "length");
const bufferLength = getter(ArrayBuffer.prototype, "byteLength");
const isResizable = getter(ArrayBuffer.prototype, "resizable") ?? (() => false);
const isWellFormed = String.prototype.isWellFormed ?? (() => true);

// Allocations in WebAssembly are shorter than this.
const MAX_BYTES = 2 ** 31 - 1;

function shown(value) {
    return value === null ? "null" : typeof value === "object" ? (value.constructor?.name ?? "an object") : typeof value;
}

function bytes(value, name) {
    const type = ArrayBuffer.isView(value) ? typeOf(value) : undefined;
    if (type !== "Uint8Array") {
        const remedy = typeof value === "string" ? ": use new TextEncoder().encode(text)" : "";
        throw new TypeError(`${name} must be a Uint8Array, not ${type ?? shown(value)}${remedy}`);
    }
    const buffer = bufferOf(value);
    try {
        bufferLength(buffer);
    } catch {
        throw new TypeError(`${name} uses a SharedArrayBuffer, which other threads can change: copy it with slice()`);
    }
    try {
        new Uint8Array(buffer, 0, 0);
    } catch {
        throw new TypeError(`${name} uses a detached ArrayBuffer, which was transferred: pass the array that owns the data`);
    }
    if (isResizable(buffer)) {
        throw new TypeError(`${name} uses a resizable ArrayBuffer: copy it with slice()`);
    }
    if (lengthOf(value) > MAX_BYTES) {
        throw new RangeError(`${name} has ${lengthOf(value)} bytes, which is more than ${MAX_BYTES}: use smaller parts`);
    }
    return value;
}

const EMPTY = new Uint8Array(0);

function optional(value, name) {
    return value === undefined || value === null ? EMPTY : bytes(value, name);
}

function text(value, name, most = 1000) {
    if (typeof value !== "string") {
        throw new TypeError(`${name} must be a string, not ${shown(value)}`);
    }
    if (value.length > most) {
        throw new RangeError(`${name} has ${value.length} characters, which is more than ${most}`);
    }
    return value;
}

// An integer as a bigint.
function integer(value, name, most = 2n ** 64n - 1n) {
    if (typeof value !== "bigint" && !Number.isSafeInteger(value)) {
        throw new TypeError(`${name} must be an integer, as a number or bigint, not ${typeof value === "number" ? value : shown(value)}`);
    }
    if (value < 0 || value > most) {
        throw new RangeError(`${name} is ${value}, but must be from 0 to ${most}`);
    }
    return BigInt(value);
}

function length(value, name, most = MAX_BYTES) {
    return Number(integer(value, name, most));
}

function given(value, check, name, ...more) {
    return value === undefined || value === null ? undefined : check(value, name, ...more);
}

// An object with some of these properties. A misspelt one would be ignored otherwise.
function properties(value, name, known) {
    if (value === undefined) {
        return {};
    }
    if (typeof value !== "object" || value === null) {
        throw new TypeError(`${name} must be an object, not ${shown(value)}`);
    }
    for (const property of Object.keys(value)) {
        if (!known.includes(property)) {
            throw new TypeError(`${name} has no property ${property}: use ${known.join(", ")}`);
        }
    }
    return value;
}

// An array. Other iterables are rejected, because a string is one whose items are letters.
function array(value, name, example) {
    if (!Array.isArray(value)) {
        throw new TypeError(`${name} must be an array such as ${example}, not ${shown(value)}`);
    }
    return value;
}

// Options as the text that the catalogue parses.
function options(given) {
    if (given === undefined || given === null) {
        return "";
    }
    if (typeof given !== "object") {
        throw new TypeError(`options must be an object such as { tag: 12 }, not ${shown(given)}`);
    }
    const parts = Object.entries(given).map(([name, value]) => {
        if (typeof value !== "string" && !Number.isSafeInteger(value)) {
            throw new TypeError(`options.${name} must be a string or an integer, not ${shown(value)}`);
        }
        return `${name}=${value}`;
    });
    return text(parts.join(";"), "options");
}

// Results

function taken(output) {
    try {
        const result = new Uint8Array(output.length);
        output.copy(result);
        return result;
    } finally {
        output.free();
    }
}

const result = (run) => taken(call(run));

// Objects in WebAssembly

let raw;

class Owned {
    #raw;

    constructor(make) {
        this.#raw = call(make);
    }

    static {
        raw = (object, Class) => {
            if (!(object instanceof Class)) {
                throw new TypeError(`${Class.name} expected, not ${shown(object)}`);
            }
            if (object.#raw === undefined) {
                throw new PhalanxError(`the ${Class.name} was freed: create a new one`);
            }
            return object.#raw;
        };
    }

    free() {
        const raw = this.#raw;
        this.#raw = undefined;
        raw?.free();
    }
}

if (Symbol.dispose !== undefined) {
    Object.defineProperty(Owned.prototype, Symbol.dispose, { value: Owned.prototype.free, configurable: true, writable: true });
}

// Algorithms

const frozen = (items) => Object.freeze(items.map(Object.freeze));

export function algorithms() {
    return frozen(call(wasm.algorithms));
}

export function find(name) {
    text(name, "name");
    return Object.freeze(call(() => wasm.algorithm(name)));
}

export function hashFunctions() {
    return frozen(call(wasm.hashFunctions));
}

export function keyedHashes() {
    return frozen(call(wasm.keyedHashes));
}

export function keyDerivations() {
    return frozen(call(wasm.keyDerivations));
}

export function randomBytes(count) {
    const random = new Uint8Array(length(count, "count"));
    // Each call may fill at most 65,536 bytes.
    for (let at = 0; at < random.length; at += 65536) {
        crypto.getRandomValues(random.subarray(at, at + 65536));
    }
    return random;
}

export function generateKey(name) {
    return randomBytes(find(name).keyBytes);
}

export function equal(a, b) {
    bytes(a, "a");
    bytes(b, "b");
    return call(() => wasm.equal(a, b));
}

// Messages

export class Aead extends Owned {
    #algorithm;

    constructor(name, key, settings) {
        const algorithm = find(name);
        bytes(key, "key");
        const parsed = options(settings);
        super(() => new wasm.Aead(name, key, parsed));
        this.#algorithm = algorithm;
    }

    get algorithm() {
        return this.#algorithm;
    }

    get tagBytes() {
        return raw(this, Aead).tag_bytes;
    }

    seal(nonce, message, aad) {
        const self = raw(this, Aead);
        bytes(nonce, "nonce");
        bytes(message, "message");
        const data = optional(aad, "aad");
        return result(() => self.seal(nonce, message, data));
    }

    open(nonce, sealed, aad) {
        const self = raw(this, Aead);
        bytes(nonce, "nonce");
        bytes(sealed, "sealed");
        const data = optional(aad, "aad");
        return result(() => self.open(nonce, sealed, data));
    }

    generateNonce() {
        const { nonceBytes, nonceRule } = this.#algorithm;
        if (nonceBytes < 12) {
            throw new PhalanxError(
                `nonces of ${nonceBytes} bytes are too short to be random: use a counter that never repeats under a key`,
            );
        }
        const nonce = randomBytes(nonceBytes);
        if (nonceRule === "unique, first bit 0") {
            nonce[0] &= 0x7f;
        }
        return nonce;
    }
}

export class Mac extends Owned {
    constructor(name, key, settings) {
        text(name, "name");
        bytes(key, "key");
        const parsed = options(settings);
        super(() => new wasm.Mac(name, key, parsed));
    }

    get tagBytes() {
        return raw(this, Mac).tag_bytes;
    }

    tag(message, nonce) {
        const running = this.start(nonce);
        try {
            return running.update(message).finish();
        } finally {
            running.free();
        }
    }

    verify(message, tag, nonce) {
        const running = this.start(nonce);
        try {
            running.update(message).verify(tag);
        } finally {
            running.free();
        }
    }

    start(nonce) {
        const self = raw(this, Mac);
        const iv = optional(nonce, "nonce");
        return new MacMessage(() => self.start(iv));
    }
}

class MacMessage extends Owned {
    update(message) {
        const self = raw(this, MacMessage);
        bytes(message, "message");
        call(() => self.update(message));
        return this;
    }

    finish() {
        const self = raw(this, MacMessage);
        return result(() => self.finish());
    }

    verify(tag) {
        const self = raw(this, MacMessage);
        bytes(tag, "tag");
        call(() => self.verify(tag));
    }

    copy() {
        const self = raw(this, MacMessage);
        return new MacMessage(() => self.copy());
    }
}

export class Cipher extends Owned {
    constructor(name, key, settings) {
        text(name, "name");
        bytes(key, "key");
        const parsed = options(settings);
        super(() => new wasm.Cipher(name, key, parsed));
    }

    encrypt(iv, data) {
        return this.#crypt(true, iv, data);
    }

    decrypt(iv, data) {
        return this.#crypt(false, iv, data);
    }

    #crypt(encrypt, iv, data) {
        const self = raw(this, Cipher);
        bytes(iv, "iv");
        bytes(data, "data");
        return result(() => self.crypt(encrypt, iv, data));
    }

    encryptor(iv) {
        return this.#start(true, iv);
    }

    decryptor(iv) {
        return this.#start(false, iv);
    }

    #start(encrypt, iv) {
        const self = raw(this, Cipher);
        bytes(iv, "iv");
        return new CipherMessage(() => self.start(encrypt, iv));
    }
}

class CipherMessage extends Owned {
    update(data) {
        const self = raw(this, CipherMessage);
        bytes(data, "data");
        return result(() => self.update(data));
    }

    finish() {
        const self = raw(this, CipherMessage);
        return result(() => self.finish());
    }

    seek(position) {
        const self = raw(this, CipherMessage);
        const place = integer(position, "position");
        call(() => self.seek(place));
    }
}

export class Xts extends Owned {
    constructor(name, key, settings) {
        text(name, "name");
        bytes(key, "key");
        const parsed = options(settings);
        super(() => new wasm.Xts(name, key, parsed));
    }

    encrypt(tweak, sector) {
        return this.#crypt(true, tweak, sector);
    }

    decrypt(tweak, sector) {
        return this.#crypt(false, tweak, sector);
    }

    #crypt(encrypt, tweak, sector) {
        const self = raw(this, Xts);
        bytes(tweak, "tweak");
        bytes(sector, "sector");
        return result(() => self.crypt(encrypt, tweak, sector));
    }

    encryptSectors(first, sectorBytes, data) {
        return this.#sectors(true, first, sectorBytes, data);
    }

    decryptSectors(first, sectorBytes, data) {
        return this.#sectors(false, first, sectorBytes, data);
    }

    #sectors(encrypt, first, sectorBytes, data) {
        const self = raw(this, Xts);
        const [number, size] = [integer(first, "first"), length(sectorBytes, "sectorBytes")];
        bytes(data, "data");
        return result(() => self.crypt_sectors(encrypt, number, size, data));
    }
}

export class Wrap extends Owned {
    constructor(name, key, settings) {
        text(name, "name");
        bytes(key, "key");
        const parsed = options(settings);
        super(() => new wasm.Wrap(name, key, parsed));
    }

    wrap(key, nonce) {
        const self = raw(this, Wrap);
        bytes(key, "key");
        const iv = optional(nonce, "nonce");
        return result(() => self.wrap(key, iv));
    }

    unwrap(wrapped, nonce) {
        const self = raw(this, Wrap);
        bytes(wrapped, "wrapped");
        const iv = optional(nonce, "nonce");
        return result(() => self.unwrap(wrapped, iv));
    }
}

export function derive(name, key, publicBytes, settings) {
    text(name, "name");
    bytes(key, "key");
    bytes(publicBytes, "publicBytes");
    const parsed = options(settings);
    return result(() => wasm.derive(name, key, publicBytes, parsed));
}

// Hashes

export class Hash extends Owned {
    constructor(name) {
        if (typeof name === "function") {
            super(name);
        } else {
            text(name, "name");
            super(() => new wasm.Hash(name));
        }
    }

    update(data) {
        const self = raw(this, Hash);
        bytes(data, "data");
        call(() => self.update(data));
        return this;
    }

    digest() {
        const self = raw(this, Hash);
        return result(() => self.digest());
    }

    copy() {
        const self = raw(this, Hash);
        return new Hash(() => self.copy());
    }
}

export function hash(name, data) {
    const running = new Hash(name);
    try {
        return running.update(data).digest();
    } finally {
        running.free();
    }
}

const KDF_INPUTS = ["salt", "label", "seed", "info", "counterBytes", "iterations", "record"];

export function kdf(name, key, count, publicInputs) {
    text(name, "name");
    bytes(key, "key");
    const inputs = properties(publicInputs, "inputs", KDF_INPUTS);
    // More than any protocol needs.
    const size = length(count, "count", 2 ** 26);
    const salt = given(inputs.salt, bytes, "inputs.salt");
    const label = given(inputs.label, bytes, "inputs.label");
    const seed = given(inputs.seed, bytes, "inputs.seed");
    const info = given(inputs.info, bytes, "inputs.info");
    const counterBytes = given(inputs.counterBytes, integer, "inputs.counterBytes");
    const iterations = given(inputs.iterations, integer, "inputs.iterations");
    const record = given(inputs.record, integer, "inputs.record");
    return result(() => wasm.kdf(name, key, size, salt, label, seed, info, counterBytes, iterations, record));
}

// Files

// The longest piece that is copied to WebAssembly at once.
const PIECE = 1 << 20;

function* pieces(data) {
    for (let at = 0; at < data.length; at += PIECE) {
        yield data.subarray(at, at + PIECE);
    }
}

const encoder = new TextEncoder();

function passphrase(value, name) {
    if (typeof value !== "string") {
        return bytes(value, name);
    }
    text(value, name, 2 ** 20);
    if (!Reflect.apply(isWellFormed, value, [])) {
        throw new TypeError(`${name} is not well-formed Unicode: it has half of a surrogate pair`);
    }
    return encoder.encode(value);
}

export class Secrets extends Owned {
    constructor(texts) {
        const kinds = properties(texts, "secrets", ["keys", "passphrases", "identities", "recipients"]);
        const all = (name, check, example) => {
            const items = array(kinds[name] ?? [], name, example);
            return Array.from(items, (item, i) => check(item, `${name}[${i}]`));
        };
        const checked = {
            passphrase: all("passphrases", passphrase, '["a passphrase"]'),
            key: all("keys", bytes, "[key]"),
            identity: all("identities", bytes, "[identity]"),
            recipients: all("recipients", (item, name) => encoder.encode(text(item, name, 2 ** 20)), "[recipient]"),
        };
        super(() => {
            const secrets = new wasm.Secrets();
            try {
                for (const [kind, items] of Object.entries(checked)) {
                    items.forEach((item) => secrets[kind](item));
                }
            } catch (error) {
                secrets.free();
                throw error;
            }
            return secrets;
        });
    }
}

export function generateKeyFile() {
    return result(wasm.generateKeyFile);
}

export function generateIdentity() {
    return result(wasm.generateIdentity);
}

export function recipientOf(identity) {
    bytes(identity, "identity");
    return call(() => wasm.recipientOf(identity));
}

export function inspect(file) {
    // The longest header.
    const start = bytes(file, "file").subarray(0, 65536);
    return Object.freeze(call(() => wasm.inspect(start)));
}

const FILE_OPTIONS = ["suite", "chunkBytes", "cost", "bytes"];

function sealer(secrets, settings) {
    const self = raw(secrets, Secrets);
    const { suite, chunkBytes, cost, bytes: total } = properties(settings, "options", FILE_OPTIONS);
    const name = given(suite, text, "options.suite");
    const chunk = given(chunkBytes, length, "options.chunkBytes");
    const work = given(cost, text, "options.cost");
    const count = given(total, integer, "options.bytes");
    return call(() => new wasm.Sealer(self, name, chunk, work, count));
}

function opener(secrets) {
    const self = raw(secrets, Secrets);
    return call(() => new wasm.Opener(self));
}

// Passes pieces through a sealer or opener, and frees it at the end.
function transform(state) {
    const free = () => {
        state?.free();
        state = undefined;
    };
    const step = (controller, run) => {
        try {
            const out = result(run);
            if (out.length > 0) {
                controller.enqueue(out);
            }
        } catch (error) {
            free();
            throw error;
        }
    };
    return new TransformStream({
        transform(piece, controller) {
            try {
                bytes(piece, "the chunk of the stream");
            } catch (error) {
                free();
                throw error;
            }
            for (const part of pieces(piece)) {
                step(controller, () => state.update(part));
            }
        },
        flush(controller) {
            step(controller, () => state.finish());
            free();
        },
        cancel: free,
    });
}

export function encryptStream(secrets, settings) {
    return transform(sealer(secrets, settings));
}

export function decryptStream(secrets) {
    return transform(opener(secrets));
}

// All output of a sealer or opener. If it fails, nothing is returned.
function whole(state, data) {
    try {
        const parts = Array.from(pieces(data), (piece) => result(() => state.update(piece)));
        parts.push(result(() => state.finish()));
        const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
        let at = 0;
        for (const part of parts) {
            all.set(part, at);
            at += part.length;
        }
        return all;
    } finally {
        state.free();
    }
}

export function encryptFile(data, secrets, settings) {
    bytes(data, "data");
    return whole(sealer(secrets, { bytes: data.length, ...settings }), data);
}

export function decryptFile(file, secrets) {
    bytes(file, "file");
    return whole(opener(secrets), file);
}
