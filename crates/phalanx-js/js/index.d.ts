// `phalanx-documents generate` writes the table in docs/javascript.md from this file.

/// <reference lib="esnext.disposable" />

/** The names and values of an algorithm's options, as in `docs/algorithms.md`: `{ tag: 12 }`. */
export type Options = Readonly<Record<string, string | number>>;

/** An algorithm in the catalogue. Sizes are in bytes. */
export interface Algorithm {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly oid?: string;
    readonly role: "blocks" | "stream" | "block-mode" | "aead" | "mac" | "xts" | "wrap" | "derivation";
    readonly cipher: string;
    readonly standard: string;
    readonly mode: string;
    readonly section: string;
    readonly status: "standard" | "ours" | "compatibility";
    readonly keyBytes: number;
    readonly blockBytes: number;
    readonly nonceBytes: number;
    /** The rule for choosing nonces, such as "unique". */
    readonly nonceRule: string;
    /** Whether the output contains the nonce, as is the case for some wrapped keys. */
    readonly nonceCarried: boolean;
    readonly tagBytes: number;
    /** The longest message. */
    readonly maxBytes: bigint;
    /** The recommended maximum under one key, over all messages. */
    readonly maxBytesPerKey: bigint;
    readonly authenticated: boolean;
    readonly options: readonly string[];
    /** Options without a default, with example values. Usually empty. */
    readonly needs: string;
    /** The known answers that test it: pairs of a mode in their files, and options as text. */
    readonly answers: readonly (readonly [string, string])[];
}

/** A hash function in the catalogue. */
export interface HashFunction {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly oid: string;
    readonly section: string;
    readonly digestBytes: number;
    readonly blockBytes: number;
}

/** Message authentication with a hash function. */
export interface KeyedHash {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly oid: string;
    readonly section: string;
    readonly hash: string;
    readonly minKeyBytes: number;
    readonly maxKeyBytes: number;
    readonly tagBytes: number;
}

/** A key derivation function in the catalogue. */
export interface KeyDerivation {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly section: string;
    readonly inputs: readonly string[];
    /** The length of the output, if there is only one. */
    readonly outputBytes?: number;
    /** The hash function and mode of its known answers. */
    readonly answers: readonly [string, string];
}

/** An object whose memory is in WebAssembly. */
export interface Owned {
    /** Wipes the object now, instead of when it is garbage. `using` does this at the end of a block. */
    free(): void;
    [Symbol.dispose](): void;
}

/** Loads WebAssembly. Await it once, before anything else. `source` replaces the module in the package: a URL, bytes, or a `WebAssembly.Module`. */
export function load(source?: URL | string | Uint8Array | object): Promise<void>;

/** All algorithms. */
export function algorithms(): readonly Algorithm[];

/** An algorithm, by name, alias or OID. */
export function find(name: string): Algorithm;

/** All hash functions. */
export function hashFunctions(): readonly HashFunction[];

/** All MACs that use a hash function. */
export function keyedHashes(): readonly KeyedHash[];

/** All key derivation functions. */
export function keyDerivations(): readonly KeyDerivation[];

/** Random bytes from `crypto.getRandomValues`. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer>;

/** A random key for an algorithm. */
export function generateKey(name: string): Uint8Array<ArrayBuffer>;

/** Compares in a time that only depends on the lengths. */
export function equal(a: Uint8Array, b: Uint8Array): boolean;

/** A key for authenticated encryption. */
export class Aead {
    constructor(name: string, key: Uint8Array, options?: Options);
    readonly algorithm: Algorithm;
    readonly tagBytes: number;
    /** Returns the ciphertext followed by its tag. Never use a nonce twice with the same key. */
    seal(nonce: Uint8Array, message: Uint8Array, aad?: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Verifies and decrypts. Throws `InvalidTag`. */
    open(nonce: Uint8Array, sealed: Uint8Array, aad?: Uint8Array): Uint8Array<ArrayBuffer>;
    /** A random nonce in the form that the algorithm needs. */
    generateNonce(): Uint8Array<ArrayBuffer>;
}
export interface Aead extends Owned {}

/** A key for message authentication with a cipher or hash function. */
export class Mac {
    constructor(name: string, key: Uint8Array, options?: Options);
    readonly tagBytes: number;
    /** Computes the tag of a message. */
    tag(message: Uint8Array, nonce?: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Compares the tag of a message. Throws `InvalidTag`. */
    verify(message: Uint8Array, tag: Uint8Array, nonce?: Uint8Array): void;
    /** Starts a message in pieces: `update`, then `finish` or `verify`. */
    start(nonce?: Uint8Array): MacMessage;
}
export interface Mac extends Owned {}

/** A message in pieces. */
export interface MacMessage extends Owned {
    update(message: Uint8Array): this;
    finish(): Uint8Array<ArrayBuffer>;
    verify(tag: Uint8Array): void;
    copy(): MacMessage;
}

/** A key for encryption **without authentication**: stream ciphers, block modes, single blocks. */
export class Cipher {
    constructor(name: string, key: Uint8Array, options?: Options);
    /** Encrypts a whole message, without padding. */
    encrypt(iv: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Decrypts a whole message, without padding. */
    decrypt(iv: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Starts encrypting in pieces: `update`, `finish`, and `seek` in counter modes. */
    encryptor(iv: Uint8Array): CipherMessage;
    /** Starts decrypting in pieces. */
    decryptor(iv: Uint8Array): CipherMessage;
}
export interface Cipher extends Owned {}

/** A message in pieces. */
export interface CipherMessage extends Owned {
    update(data: Uint8Array): Uint8Array<ArrayBuffer>;
    finish(): Uint8Array<ArrayBuffer>;
    seek(position: number | bigint): void;
}

/** A key for disk sectors, **without authentication**. */
export class Xts {
    constructor(name: string, key: Uint8Array, options?: Options);
    /** Encrypts a sector under a tweak of one block. */
    encrypt(tweak: Uint8Array, sector: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Decrypts a sector. */
    decrypt(tweak: Uint8Array, sector: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Encrypts sectors numbered from `first`. */
    encryptSectors(first: number | bigint, sectorBytes: number, data: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Decrypts sectors numbered from `first`. */
    decryptSectors(first: number | bigint, sectorBytes: number, data: Uint8Array): Uint8Array<ArrayBuffer>;
}
export interface Xts extends Owned {}

/** A key that protects other keys. */
export class Wrap {
    constructor(name: string, key: Uint8Array, options?: Options);
    /** Encrypts and authenticates a key. */
    wrap(key: Uint8Array, nonce?: Uint8Array): Uint8Array<ArrayBuffer>;
    /** Verifies and decrypts a key. Throws `InvalidTag`. */
    unwrap(wrapped: Uint8Array, nonce?: Uint8Array): Uint8Array<ArrayBuffer>;
}
export interface Wrap extends Owned {}

/** Derives a key with an algorithm whose role is "derivation". */
export function derive(name: string, key: Uint8Array, publicBytes: Uint8Array, options?: Options): Uint8Array<ArrayBuffer>;

/** The hash of a message in pieces. */
export class Hash {
    constructor(name: string);
    /** Adds the next piece. */
    update(data: Uint8Array): this;
    /** The digest so far. You can continue afterwards. */
    digest(): Uint8Array<ArrayBuffer>;
    /** An independent copy. */
    copy(): Hash;
}
export interface Hash extends Owned {}

/** The hash of a whole message. */
export function hash(name: string, data: Uint8Array): Uint8Array<ArrayBuffer>;

/** Inputs of a key derivation, apart from the key. */
export interface KdfInputs {
    readonly salt?: Uint8Array;
    readonly label?: Uint8Array;
    readonly seed?: Uint8Array;
    readonly info?: Uint8Array;
    readonly counterBytes?: number | bigint;
    readonly iterations?: number | bigint;
    readonly record?: number | bigint;
}

/** Derives `count` bytes from a key, secret or password. */
export function kdf(name: string, key: Uint8Array, count: number, inputs?: KdfInputs): Uint8Array<ArrayBuffer>;

/** The texts of secrets. */
export interface SecretTexts {
    /** The contents of key files. */
    readonly keys?: readonly Uint8Array[];
    readonly passphrases?: readonly (string | Uint8Array)[];
    /** The contents of identity files. The passphrases open locked ones. */
    readonly identities?: readonly Uint8Array[];
    /** Public keys, which can't open files. */
    readonly recipients?: readonly string[];
}

/** Secrets that lock and open files: `{ keys, passphrases, identities, recipients }`. */
export class Secrets {
    constructor(secrets: SecretTexts);
}
export interface Secrets extends Owned {}

/** How to encrypt a file. */
export interface FileOptions {
    /** The cipher suite, as in `docs/file-format.md`. */
    readonly suite?: string;
    /** A power of two from 4,096 to 16,777,216. */
    readonly chunkBytes?: number;
    /** The cost of guessing a passphrase, such as "64MiB,3". */
    readonly cost?: string;
    /** The length of the data of a stream, if you know it. Other lengths are errors. */
    readonly bytes?: number | bigint;
}

/** A file's header, read without a key. None of it is authenticated. */
export interface FileInfo {
    readonly suite: string;
    readonly version: number;
    readonly chunkBytes: number;
    readonly headerBytes: number;
    readonly slots: readonly string[];
}

/** Encrypts a file in memory. */
export function encryptFile(data: Uint8Array, secrets: Secrets, options?: FileOptions): Uint8Array<ArrayBuffer>;

/** Decrypts a file in memory. Returns nothing unless all of it is authentic. */
export function decryptFile(file: Uint8Array, secrets: Secrets): Uint8Array<ArrayBuffer>;

/** Encrypts a stream of any length. */
export function encryptStream(secrets: Secrets, options?: FileOptions): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>;

/** Decrypts a stream of any length, chunk by chunk, each after it has been verified. **The plaintext is complete only if the stream ends without an error.** */
export function decryptStream(secrets: Secrets): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>;

/** Reads the header of a file. */
export function inspect(file: Uint8Array): FileInfo;

/** The contents of a new key file. */
export function generateKeyFile(): Uint8Array<ArrayBuffer>;

/** The contents of a new identity file. */
export function generateIdentity(): Uint8Array<ArrayBuffer>;

/** The public key of an identity. You may give it to anyone. */
export function recipientOf(identity: Uint8Array): string;

/** A value that Phalanx rejects. The message names it, the problem and a remedy. */
export class PhalanxError extends Error {}

/** A message, tag, key or file that fails authentication. */
export class InvalidTag extends PhalanxError {}

/** A chunk of a file that fails authentication, with its number and its first byte. */
export class ChunkError extends InvalidTag {
    readonly chunk: number;
    readonly offset: number;
}
