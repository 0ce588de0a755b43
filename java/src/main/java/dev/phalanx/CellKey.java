package dev.phalanx;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.slf4j.LoggerFactory;

/** The key of a column, and the cells under it. docs/python.md specifies both. Not for several threads at once. */
final class CellKey {
    static final String SUITE = "kuznyechik-mgm";
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Set<PosixFilePermission> OTHERS = Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.GROUP_WRITE,
            PosixFilePermission.OTHERS_READ, PosixFilePermission.OTHERS_WRITE);

    private final String column;
    private final String table;
    private final Algorithm algorithm;
    private final Native.Handle handle;
    /** Nonces are counted from a random start, with 63 random bits before the counter and 63 in it. */
    private final byte[] nonce;
    private long next;

    /** Reads the key that a reference names. */
    CellKey(String reference, String column, String table, String suite) {
        this.column = column;
        this.table = table;
        this.algorithm = Algorithm.find(suite);
        if (algorithm == null || algorithm.role() != Native.AEAD || algorithm.nonceBytes() < 16) {
            throw PhalanxExtensions.refused("cells cannot use " + suite + ": use an AEAD with nonces of 16 bytes or more, such as " + SUITE);
        }
        byte[] key = derive(reference, contents(reference), "phalanx column " + algorithm.name(), algorithm.keyBytes());
        try {
            this.handle = Native.Handle.open(Native.AEAD, algorithm.name(), key, "");
        } finally {
            Native.wipe(key);
        }
        this.nonce = new byte[algorithm.nonceBytes()];
        RANDOM.nextBytes(nonce);
        nonce[0] &= 0x7f;
        this.next = RANDOM.nextLong() >>> 1;
    }

    /** Rejects anything that is not a reference, without showing it, because it could be the key itself. */
    static void check(String reference, List<String> calls) {
        String name = reference.substring(reference.indexOf(':') + 1);
        if (!reference.matches("(?s)(file|env|call):.+")) {
            throw PhalanxExtensions.refused("the key is not a reference: pass file:PATH, env:NAME or call:CLASS:METHOD");
        }
        if (reference.startsWith("call:") && !calls.contains(name)) {
            throw PhalanxExtensions.refused("SQL may not call '" + name + "': add it to " + PhalanxExtensions.CALLS + " before the session starts");
        }
    }

    /** The contents of the key file. */
    private static byte[] contents(String reference) {
        String name = reference.substring(reference.indexOf(':') + 1);
        try {
            if (reference.startsWith("file:")) {
                Path path = Path.of(name);
                PosixFileAttributes about = Files.readAttributes(path, PosixFileAttributes.class);
                if (about.isRegularFile() && about.permissions().stream().anyMatch(OTHERS::contains)) {
                    LoggerFactory.getLogger(CellKey.class).warn(
                            "{}: users other than its owner can read or change this secret: run chmod 600", name);
                }
                return Files.readAllBytes(path);
            }
            if (reference.startsWith("call:")) {
                int colon = name.indexOf(':');
                Class<?> owner = Class.forName(name.substring(0, Math.max(colon, 0)), true, Thread.currentThread().getContextClassLoader());
                Object made = owner.getMethod(name.substring(colon + 1)).invoke(null);
                return made instanceof byte[] bytes ? bytes : ((String) made).getBytes(StandardCharsets.UTF_8);
            }
        } catch (IOException error) {
            throw new java.io.UncheckedIOException("the key " + reference + " cannot be read", error);
        } catch (ReflectiveOperationException | ClassCastException | NullPointerException error) {
            throw new IllegalArgumentException("the key " + reference + " is not a public static method without arguments"
                    + " that returns the contents of a key file, as a String or byte[]", error);
        }
        String value = System.getenv(name);
        if (value == null) {
            throw PhalanxExtensions.refused("the environment variable " + name + " is not set: set it to the contents of a key file");
        }
        return value.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** HKDF-SHA-256 of the secret in a key file, with no salt. */
    private static byte[] derive(String reference, byte[] contents, String purpose, int length) {
        String text = new String(contents, StandardCharsets.UTF_8).strip();
        String digits = text;
        // An environment variable may contain just the secret.
        if (!reference.startsWith("env:") || text.length() != 64) {
            try (Secrets secrets = new Secrets()) {
                secrets.addKey(contents);
            } catch (PhalanxException error) {
                throw new PhalanxException(error.status(), reference + ": " + error.getMessage());
            }
            digits = text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).skip(1).findFirst().orElseThrow();
        }
        byte[] secret;
        try {
            secret = HexFormat.of().parseHex(digits);
        } catch (IllegalArgumentException error) {
            throw PhalanxExtensions.refused("the key " + reference + " is not a key: its 64 characters are not all hexadecimal digits");
        }
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(new byte[32], "HmacSHA256"));
            byte[] random = mac.doFinal(secret);
            mac.init(new SecretKeySpec(random, "HmacSHA256"));
            byte[] out = new byte[(length + 31) / 32 * 32];
            for (int i = 0; 32 * i < out.length; i++) {
                mac.update(out, Math.max(32 * (i - 1), 0), i == 0 ? 0 : 32);
                mac.update(purpose.getBytes(StandardCharsets.UTF_8));
                mac.update((byte) (i + 1));
                mac.doFinal(out, 32 * i);
            }
            byte[] key = Arrays.copyOf(out, length);
            Native.wipe(out);
            Native.wipe(random);
            return key;
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        } finally {
            Native.wipe(secret);
            Native.wipe(contents);
        }
    }

    String title() {
        return "column '" + column + "'" + (table.isEmpty() ? "" : " of table '" + table + "'");
    }

    /** The first bytes of cells, with the version and the type. */
    record Head(byte[] bytes) {
        boolean fits(byte[] cell) {
            return cell.length >= bytes.length && Arrays.equals(bytes, 0, bytes.length, cell, 0, bytes.length);
        }

        /** Null for cells without a type. */
        byte[] type() {
            return bytes[0] == 1 ? null : Arrays.copyOfRange(bytes, 3, bytes.length);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Head head && Arrays.equals(bytes, head.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }

    Head head(byte[] cell) {
        int version = cell.length == 0 ? 0 : cell[0];
        if (version == 1) {
            return new Head(new byte[] {1});
        }
        if (version == 3 && cell.length >= 3) {
            int length = 3 + (ByteBuffer.wrap(cell).order(ByteOrder.LITTLE_ENDIAN).getShort(1) & 0xffff);
            if (length <= cell.length) {
                return new Head(Arrays.copyOf(cell, length));
            }
        }
        if (version == 2 || version == 4) {
            throw PhalanxExtensions.refused(title() + ": the nonces of these cells follow from their rows: decrypt them with phalanx.arrow in Python");
        }
        throw forged(title() + ": a value is not a cell");
    }

    private static PhalanxException forged(String text) {
        return new PhalanxException(PhalanxException.AUTH, text);
    }

    private byte[] context(byte[] head) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(head[0]);
        for (String name : List.of(algorithm.name(), table, column)) {
            prefixed(out, name.getBytes(StandardCharsets.UTF_8), 0);
        }
        if (head[0] == 3) {
            prefixed(out, head, 3);
        }
        return out.toByteArray();
    }

    private static void prefixed(ByteArrayOutputStream out, byte[] bytes, int from) {
        int length = bytes.length - from;
        out.writeBytes(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(length).array());
        out.write(bytes, from, length);
    }

    /** The cells of values, of which each begins where the one before ends. */
    byte[][] seal(byte[] head, byte[] values, int[] ends, int count) {
        byte[][] cells = new byte[count][];
        if (count == 0) {
            return cells;
        }
        int tag = algorithm.tagBytes();
        byte[] sealed = new byte[Math.addExact(ends[count], Math.multiplyExact(count, tag))];
        byte[] prefix = Arrays.copyOf(nonce, nonce.length - 8);
        long first = next;
        next += count;
        try {
            Native.rows(Native.ENCRYPT, handle.get(), prefix, first, context(head), values, ends, count, sealed);
        } finally {
            Reference.reachabilityFence(this);
        }
        for (int i = 0; i < count; i++) {
            int begin = ends[i] + i * tag;
            int length = ends[i + 1] - ends[i] + tag;
            cells[i] = new byte[head.length + nonce.length + length];
            ByteBuffer.wrap(cells[i]).put(head).put(prefix).putLong(first + i).put(sealed, begin, length);
        }
        return cells;
    }

    /** Verified values, in one array. */
    record Opened(byte[] values, int[] ends) {
        CellType.Reader reader(int i) {
            return new CellType.Reader(values, ends[i], ends[i + 1]);
        }
    }

    /** Verifies and decrypts cells that have the same head. Ignores nulls. */
    Opened open(Head head, List<byte[]> cells) {
        int tag = algorithm.tagBytes();
        int front = head.bytes.length + nonce.length;
        int[] ends = new int[cells.size() + 1];
        int count = 0;
        for (byte[] cell : cells) {
            if (cell != null) {
                if (cell.length < front + tag) {
                    throw forged(title() + ": a cell is too short");
                }
                ends[count + 1] = Math.addExact(ends[count], cell.length - front);
                count++;
            }
        }
        byte[] nonces = new byte[count * nonce.length];
        byte[] sealed = new byte[ends[count]];
        int i = 0;
        for (byte[] cell : cells) {
            if (cell != null) {
                System.arraycopy(cell, head.bytes.length, nonces, i * nonce.length, nonce.length);
                System.arraycopy(cell, front, sealed, ends[i], cell.length - front);
                i++;
            }
        }
        byte[] values = new byte[sealed.length - count * tag];
        try {
            Native.rows(Native.DECRYPT, handle.get(), nonces, -1, context(head.bytes), sealed, ends, count, values);
        } catch (PhalanxException error) {
            Native.wipe(values);
            throw error.status() != PhalanxException.AUTH ? error : forged(title() + ": authentication of a cell failed: it was modified, or the"
                    + " key, suite, column name or table name differs from the one used for encryption");
        } finally {
            Reference.reachabilityFence(this);
        }
        for (i = 0; i <= count; i++) {
            ends[i] -= i * tag;
        }
        return new Opened(values, ends);
    }
}
