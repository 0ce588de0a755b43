package dev.phalanx;

import java.nio.charset.StandardCharsets;

/** A call that libphalanx rejected. The message names the object, the problem and often a remedy. */
public final class PhalanxException extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int ALGORITHM = -2;
    static final int LENGTH = -3;
    static final int AUTH = -4;
    static final int PARAMETER = -6;
    static final int IO = -8;
    static final int CANCELLED = -10;

    private final int status;

    PhalanxException(int status, String text) {
        super(text);
        this.status = status;
    }

    // Called by the native methods.
    PhalanxException(int status, byte[] text) {
        this(status, new String(text, StandardCharsets.UTF_8));
    }

    /** The status of phalanx.h, such as -3 for PHALANX_E_LENGTH. */
    public int status() {
        return status;
    }
}
