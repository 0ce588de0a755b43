package dev.phalanx;

import java.io.IOException;

/** A file that is not encrypted, was modified or truncated, or that no secret opens. */
public final class FileAuthenticationException extends IOException {
    private static final long serialVersionUID = 1;

    FileAuthenticationException(String text, Throwable cause) {
        super(text, cause);
    }
}
