package dev.phalanx;

import javax.crypto.spec.IvParameterSpec;

/** A nonce or IV, with options of the algorithm such as {@code "sbox=CryptoPro-B;tag=8"}. */
public final class PhalanxParameterSpec extends IvParameterSpec {
    private final String options;

    /** The nonce may be empty if the algorithm has none. */
    public PhalanxParameterSpec(byte[] nonce, String options) {
        super(nonce);
        this.options = options;
    }

    /** The options. */
    public String getOptions() {
        return options;
    }
}
