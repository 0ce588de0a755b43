package dev.phalanx;

/** Key derivation, by the names of the catalogue. */
public final class Derivation {
    private Derivation() {}

    /** Derives a key with an algorithm such as {@code "gost89-kek-diversify"}. */
    public static byte[] derive(String name, byte[] key, byte[] seed, String options) {
        return Native.derive(Native.text(name), key, Native.text(options), seed);
    }
}
