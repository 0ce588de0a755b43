package dev.phalanx;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Keys, passphrases, public keys and identities that lock and open files. A locked file can be opened with any one
 * of its secrets. Any number of threads may use them.
 */
public final class Secrets implements AutoCloseable {
    final Shared set = new Shared(Native.Handle.open(Native.SECRETS, "", null, ""));

    /** Adds the secret from a key file. */
    public Secrets addKeyFile(Path path) throws IOException {
        byte[] text = Native.text(PhalanxFiles.name(path));
        try {
            return add(Native.KEY_FILE, text, null);
        } catch (PhalanxException error) {
            throw PhalanxFiles.of(path, error);
        }
    }

    /** Adds the secret from the contents of a key file. */
    public Secrets addKey(byte[] contents) {
        return add(Native.KEY, contents, null);
    }

    /** Adds a passphrase. */
    public Secrets addPassphrase(byte[] passphrase) {
        return add(Native.PASSPHRASE, passphrase, null);
    }

    /** Adds public keys, one per line. They lock files but cannot open them. */
    public Secrets addRecipients(byte[] lines) {
        return add(Native.RECIPIENTS, lines, null);
    }

    /** Adds an identity from the contents of its file, and the passphrase that locks it, or null. */
    public Secrets addIdentity(byte[] contents, byte[] passphrase) {
        return add(Native.IDENTITY, contents, passphrase);
    }

    private Secrets add(int kind, byte[] content, byte[] passphrase) {
        java.util.Objects.requireNonNull(content, "the secret is null");
        set.change(address -> {
            Native.addSecret(address, kind, content, passphrase);
            return null;
        });
        return this;
    }

    /** Wipes the secrets. Readers and streams that were opened with them are not affected. */
    @Override
    public void close() {
        set.close();
    }
}
