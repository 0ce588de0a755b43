package dev.phalanx;

import java.lang.ref.Reference;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.AEADBadTagException;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;

/** All ciphers. Messages that must be verified or seen whole are kept until {@code doFinal}. */
final class PhalanxCipher extends CipherSpi {
    /** The most bytes that a message may have if it is kept. */
    static final int KEPT = Integer.getInteger("dev.phalanx.kept", 64 << 20);

    /** Below this many bytes, random nonces repeat too soon. */
    private static final int RANDOM_NONCE = 12;

    private final Names.Family family;
    private String mode = "";
    private String padding = "";
    private Algorithm algorithm;

    private int opmode;
    private boolean encrypting;
    private Native.Handle key;
    private byte[] keyBytes;
    private String options = "";
    private byte[] nonce;
    private byte[] lastSealed;
    private boolean spent;
    private int tag;

    private Native.Handle message;
    private byte[] aad = new byte[0];
    private int aadLength;
    private byte[] kept = new byte[0];
    private int keptLength;
    private boolean aadClosed;
    /** Bytes that a block mode has not returned yet. */
    private int held;

    PhalanxCipher(Algorithm algorithm) {
        this.algorithm = algorithm;
        this.family = null;
    }

    PhalanxCipher(Names.Family family) {
        this.family = family;
    }

    @Override
    protected void engineSetMode(String name) throws NoSuchAlgorithmException {
        mode = name.toUpperCase(Locale.ROOT);
        if (family == null || !family.modes().containsKey(mode)) {
            throw new NoSuchAlgorithmException("phalanx: no such mode: " + name);
        }
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        String option = switch (name.toUpperCase(Locale.ROOT)) {
            case "NOPADDING" -> "none";
            case "PKCS5PADDING", "PKCS7PADDING" -> "pkcs7";
            case "ISO7816-4PADDING" -> "10*";
            default -> throw new NoSuchPaddingException("phalanx: no such padding: " + name);
        };
        boolean none = option.equals("none");
        if (!none && !mode.equals("CBC") && (algorithm == null || !algorithm.options().contains("padding"))) {
            throw new NoSuchPaddingException("phalanx: only CBC has padding, not " + (mode.isEmpty() ? "this cipher" : mode));
        }
        padding = option;
    }

    @Override
    protected int engineGetBlockSize() {
        if (algorithm != null) {
            return algorithm.role() == Native.WRAP ? 0 : algorithm.blockBytes();
        }
        return family.blockBytes();
    }

    @Override
    protected byte[] engineGetIV() {
        return nonce == null || nonce.length == 0 ? null : nonce.clone();
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
        if (nonce == null || nonce.length == 0) {
            return null;
        }
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("Phalanx", PhalanxProvider.instance());
            parameters.init(algorithm.role() == Native.AEAD ? new GCMParameterSpec(8 * tag, nonce) : new IvParameterSpec(nonce));
            return parameters;
        } catch (NoSuchAlgorithmException | InvalidParameterSpecException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        byte[] encoded = encoded(key);
        Native.wipe(encoded);
        return 8 * encoded.length;
    }

    static byte[] encoded(Key key) throws InvalidKeyException {
        byte[] encoded = key == null || !"RAW".equals(key.getFormat()) ? null : key.getEncoded();
        if (encoded == null) {
            throw new InvalidKeyException("phalanx: no key, or a key without its bytes");
        }
        return encoded;
    }

    @Override
    protected void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            engineInit(opmode, key, (AlgorithmParameterSpec) null, random);
        } catch (InvalidAlgorithmParameterException error) {
            throw new InvalidKeyException(error.getMessage(), error);
        }
    }

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameters parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        try {
            AlgorithmParameterSpec spec = null;
            if (parameters != null) {
                spec = parameters.getParameterSpec(IvParameterSpec.class);
                if (parameters.toString().startsWith("tag of ")) {
                    spec = parameters.getParameterSpec(GCMParameterSpec.class);
                }
            }
            engineInit(opmode, key, spec, random);
        } catch (InvalidParameterSpecException error) {
            throw new InvalidAlgorithmParameterException(error);
        }
    }

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameterSpec spec, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        boolean seals = opmode == Cipher.ENCRYPT_MODE || opmode == Cipher.WRAP_MODE;
        byte[] bytes = encoded(key);
        try {
            Algorithm chosen = choose(bytes.length);
            String wanted = "";
            byte[] iv = null;
            if (spec instanceof GCMParameterSpec gcm && chosen.role() == Native.AEAD) {
                iv = gcm.getIV();
                if (gcm.getTLen() % 8 != 0) {
                    throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name() + ": a tag of " + gcm.getTLen() + " bits");
                }
                if (gcm.getTLen() != 8 * chosen.tagBytes()) {
                    wanted = "tag=" + gcm.getTLen() / 8;
                }
            } else if (spec instanceof IvParameterSpec plain) {
                iv = plain.getIV();
                wanted = spec instanceof PhalanxParameterSpec ours ? ours.getOptions() : "";
            } else if (spec != null) {
                throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name() + ": unknown parameters: "
                        + spec.getClass().getName() + "; use IvParameterSpec, GCMParameterSpec or PhalanxParameterSpec");
            }
            if (chosen.options().contains("padding") && !padding.isEmpty()) {
                wanted += (wanted.isEmpty() ? "" : ";") + "padding=" + padding;
            }
            if (family != null && !family.options(mode).isEmpty()) {
                wanted += (wanted.isEmpty() ? "" : ";") + family.options(mode);
            }
            if (iv == null) {
                iv = absent(chosen, seals, random);
            }
            boolean starts = chosen.role() == Native.STREAM || chosen.role() == Native.BLOCK_MODE;
            if (!starts) {
                check(chosen, iv);
            }
            boolean sameKey = chosen == algorithm && keyBytes != null && MessageDigest.isEqual(keyBytes, bytes);
            boolean same = sameKey && wanted.equals(options);
            // With other options, such as a shorter tag, the key stream is the same.
            if (seals && chosen.unique() && sameKey && lastSealed != null && Arrays.equals(lastSealed, iv)) {
                throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name()
                        + ": the nonce was already used with this key: choose a new one for each message");
            }
            if (!same) {
                Native.Handle made;
                try {
                    made = Native.Handle.open(chosen.role(), chosen.name(), bytes, wanted);
                } catch (PhalanxException error) {
                    if (error.status() == PhalanxException.LENGTH) {
                        throw new InvalidKeyException(error.getMessage(), error);
                    }
                    throw new InvalidAlgorithmParameterException(error.getMessage(), error);
                }
                if (this.key != null) {
                    this.key.close();
                }
                Native.wipe(keyBytes);
                this.key = made;
                keyBytes = bytes.clone();
                lastSealed = sameKey ? lastSealed : null;
                options = wanted;
                algorithm = chosen;
                tag = chosen.tagBytes();
                for (String option : wanted.split(";")) {
                    if (option.startsWith("tag=")) {
                        tag = Integer.parseInt(option.substring(4));
                    }
                }
            }
            this.opmode = opmode;
            encrypting = seals;
            nonce = iv;
            spent = false;
            forget();
            if (starts) {
                // This checks the IV, whose length may depend on the options.
                try {
                    start();
                } catch (PhalanxException error) {
                    spent = true;
                    throw new InvalidAlgorithmParameterException(error.getMessage(), error);
                }
            }
            if (seals) {
                lastSealed = iv;
            }
        } finally {
            Native.wipe(bytes);
        }
    }

    private Algorithm choose(int keyBytes) throws InvalidKeyException {
        if (family == null) {
            return algorithm;
        }
        if (mode.isEmpty() && !family.modes().isEmpty()) {
            throw new InvalidKeyException("phalanx: " + family.name() + " needs a mode and a padding, such as "
                    + family.name() + "/CTR/NoPadding");
        }
        Algorithm found = family.find(mode, keyBytes);
        if (found == null) {
            throw new InvalidKeyException("phalanx: " + family.name() + ": invalid key length: " + keyBytes + " bytes");
        }
        return found;
    }

    /** The nonce if none was given. */
    private static byte[] absent(Algorithm chosen, boolean seals, SecureRandom random) throws InvalidKeyException {
        if (chosen.nonceMin() == 0 || chosen.nonceBytes() == 0 || chosen.nonceCarried() && !seals) {
            return new byte[0];
        }
        boolean suitable = chosen.nonceRule() == 4 || chosen.nonceRule() <= 2 && chosen.nonceBytes() >= RANDOM_NONCE;
        if (!seals || !suitable) {
            throw new InvalidKeyException("phalanx: " + chosen.name() + " needs a nonce or IV of " + chosen.nonceBytes()
                    + " bytes: pass an IvParameterSpec");
        }
        byte[] iv = new byte[chosen.nonceBytes()];
        (random == null ? new SecureRandom() : random).nextBytes(iv);
        if (chosen.nonceRule() == 2) {
            iv[0] &= 0x7f;
        }
        return iv;
    }

    private static void check(Algorithm chosen, byte[] iv) throws InvalidAlgorithmParameterException {
        if (iv.length == 0 && (chosen.nonceCarried() || chosen.nonceMin() == 0)) {
            return;
        }
        boolean step = chosen.nonceStep() == 0 || (iv.length - chosen.nonceMin()) % chosen.nonceStep() == 0;
        if (iv.length < chosen.nonceMin() || iv.length > chosen.nonceMax() || !step) {
            throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name() + ": invalid nonce or IV length: "
                    + iv.length + " bytes (expected " + chosen.nonceBytes() + ")");
        }
        if (chosen.nonceRule() == 2 && iv[0] < 0) {
            throw new InvalidAlgorithmParameterException("phalanx: " + chosen.name()
                    + ": the first bit of the nonce must be 0");
        }
    }

    /** Forgets the message, but not the key and the nonce. */
    private void forget() {
        if (message != null) {
            message.close();
            message = null;
        }
        Arrays.fill(kept, 0, keptLength, (byte) 0);
        keptLength = 0;
        aadLength = 0;
        aadClosed = false;
        held = 0;
        if (kept.length > Native.PIECE) {
            kept = new byte[0];
        }
    }

    private void ready() {
        if (key == null) {
            throw new IllegalStateException("phalanx: the cipher is not initialised");
        }
        if (spent) {
            throw new IllegalStateException("phalanx: " + algorithm.name()
                    + ": the nonce was already used with this key: call init with a new one");
        }
    }

    @Override
    protected void engineUpdateAAD(byte[] src, int at, int length) {
        ready();
        if (algorithm.role() != Native.AEAD) {
            throw new UnsupportedOperationException("phalanx: " + algorithm.name() + " has no associated data");
        }
        if (aadClosed) {
            throw new IllegalStateException("phalanx: associated data comes before the message");
        }
        if (length > KEPT - aadLength) {
            throw new IllegalStateException("phalanx: associated data of more than " + KEPT + " bytes");
        }
        aad = room(aad, aadLength, length);
        System.arraycopy(src, at, aad, aadLength, length);
        aadLength += length;
    }

    @Override
    protected void engineUpdateAAD(java.nio.ByteBuffer src) {
        byte[] bytes = new byte[src.remaining()];
        src.get(bytes);
        engineUpdateAAD(bytes, 0, bytes.length);
    }

    private static byte[] room(byte[] array, int used, int more) {
        if (more <= array.length - used) {
            return array;
        }
        byte[] larger = Arrays.copyOf(array, (int) Math.min(KEPT, Math.max(used + more, 2L * array.length)));
        Native.wipe(array);
        return larger;
    }

    private void keep(byte[] src, int at, int length) {
        if (length > KEPT - keptLength) {
            throw new IllegalStateException("phalanx: " + algorithm.name() + ": a message of more than " + KEPT
                    + " bytes cannot be kept until it is complete: use PhalanxFiles, or set the property dev.phalanx.kept");
        }
        kept = room(kept, keptLength, length);
        System.arraycopy(src, at, kept, keptLength, length);
        keptLength += length;
    }

    /** Whether update keeps all bytes. */
    private boolean keeps() {
        return switch (algorithm.role()) {
            case Native.AEAD -> !encrypting || algorithm.name().endsWith("-ccm");
            case Native.XTS, Native.WRAP -> true;
            default -> false;
        };
    }

    @Override
    protected int engineGetOutputSize(int length) {
        if (key == null) {
            return length + 2 * engineGetBlockSize();
        }
        long total = (long) keptLength + length;
        total += switch (algorithm.role()) {
            case Native.AEAD -> encrypting ? tag : -Math.min(tag, total);
            case Native.BLOCK_MODE -> held + (encrypting && options.contains("padding=") && !options.contains("padding=none")
                    ? algorithm.blockBytes() - (total + held) % algorithm.blockBytes() : 0);
            case Native.WRAP -> 3L * algorithm.blockBytes();
            default -> 0;
        };
        return Math.toIntExact(total);
    }

    @Override
    protected byte[] engineUpdate(byte[] src, int at, int length) {
        ready();
        byte[] out = new byte[keeps() ? 0 : length + keptLength + held];
        try {
            int n = engineUpdate(src, at, length, out, 0);
            byte[] result = n == out.length ? out : Arrays.copyOf(out, n);
            return n == 0 ? null : result;
        } catch (ShortBufferException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected int engineUpdate(byte[] src, int at, int length, byte[] dst, int to) throws ShortBufferException {
        ready();
        if (length == 0) {
            return 0;
        }
        try {
            return update(src, at, length, dst, to);
        } catch (PhalanxException error) {
            spent = encrypting && algorithm.unique();
            forget();
            throw new IllegalStateException(error.getMessage(), error);
        }
    }

    private int update(byte[] src, int at, int length, byte[] dst, int to) throws ShortBufferException {
        if (keeps()) {
            aadClosed = true;
            keep(src, at, length);
            return 0;
        }
        if (algorithm.role() == Native.BLOCKS) {
            int block = algorithm.blockBytes();
            int whole = (int) (((long) keptLength + length) / block * block);
            fits(whole, dst, to);
            if (whole == 0) {
                keep(src, at, length);
                return 0;
            }
            byte[] all = new byte[whole];
            System.arraycopy(kept, 0, all, 0, keptLength);
            int used = whole - keptLength;
            System.arraycopy(src, at, all, keptLength, used);
            byte[] rest = Arrays.copyOfRange(src, at + used, at + length);
            crypt(all, 0, whole, dst, to);
            Native.wipe(all);
            keptLength = 0;
            keep(rest, 0, rest.length);
            return whole;
        }
        if (algorithm.role() == Native.BLOCK_MODE) {
            return chained(src, at, length, dst, to, false);
        }
        fits(length, dst, to);
        start();
        aadClosed = true;
        // Ranges of one array that overlap, but not exactly.
        byte[] from = src;
        int begin = at;
        if (src == dst && at != to && at < to + length && to < at + length) {
            from = Arrays.copyOfRange(src, at, at + length);
            begin = 0;
        }
        for (int done = 0; done < length; done += Native.PIECE) {
            int n = Math.min(Native.PIECE, length - done);
            Native.update(message.kind, message.get(), from, begin + done, n, dst, to + done, n);
        }
        return length;
    }

    private static void fits(long needed, byte[] dst, int to) throws ShortBufferException {
        int room = dst == null ? 0 : dst.length - to;
        if (needed > room) {
            throw new ShortBufferException("phalanx: the output needs " + needed + " bytes, but there is room for " + room);
        }
    }

    private void start() {
        if (message != null) {
            return;
        }
        int role = algorithm.role();
        message = new Native.Handle(Native.MESSAGE | role, Native.start(role, key.get(),
                encrypting ? Native.ENCRYPT : Native.DECRYPT, nonce));
        if (role == Native.AEAD && aadLength > 0) {
            Native.update(Native.AAD, message.get(), aad, 0, aadLength, null, 0, 0);
        }
    }

    /** The next piece of a block mode, and the last one. If the output does not fit, nothing has happened. */
    private int chained(byte[] src, int at, int length, byte[] dst, int to, boolean last) throws ShortBufferException {
        start();
        Native.Handle next = message.dup();
        int block = algorithm.blockBytes();
        byte[] out = new byte[Math.toIntExact((long) length + 3L * block)];
        boolean done = false;
        try {
            int n = 0;
            if (length > 0) {
                n = Native.update(next.kind, next.get(), src, at, length, out, 0, length + block);
            }
            if (last) {
                n += Native.finish(next.kind, next.get(), out, n, out.length - n);
            }
            fits(n, dst, to);
            System.arraycopy(out, 0, dst == null ? out : dst, dst == null ? 0 : to, n);
            message.close();
            message = next;
            held += length - n;
            done = true;
            return n;
        } finally {
            Native.wipe(out);
            if (!done) {
                next.close();
            }
        }
    }

    private void crypt(byte[] src, int at, int length, byte[] dst, int to) {
        try {
            Native.crypt(algorithm.role(), key.get(), encrypting ? Native.ENCRYPT : Native.DECRYPT, nonce, aad,
                    aadLength, algorithm.role() == Native.AEAD ? tag : 0, src, at, length, dst, to);
        } finally {
            Reference.reachabilityFence(key);
        }
    }

    @Override
    protected byte[] engineDoFinal(byte[] src, int at, int length) throws IllegalBlockSizeException, BadPaddingException {
        ready();
        byte[] out = new byte[engineGetOutputSize(length)];
        try {
            int n = engineDoFinal(src, at, length, out, 0);
            if (n == out.length) {
                return out;
            }
            byte[] result = Arrays.copyOf(out, n);
            Native.wipe(out);
            return result;
        } catch (ShortBufferException error) {
            throw new ProviderException(error);
        }
    }

    @Override
    protected int engineDoFinal(byte[] src, int at, int length, byte[] dst, int to)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        ready();
        boolean over = true;
        try {
            return last(src, at, length, dst, to);
        } catch (ShortBufferException error) {
            over = false;
            throw error;
        } catch (PhalanxException error) {
            boolean aead = algorithm.role() == Native.AEAD && !encrypting;
            if (error.status() == PhalanxException.AUTH || aead && error.status() == PhalanxException.LENGTH) {
                throw aead ? new AEADBadTagException(error.getMessage()) : new BadPaddingException(error.getMessage());
            }
            if (error.status() == PhalanxException.LENGTH) {
                throw new IllegalBlockSizeException(error.getMessage());
            }
            throw new IllegalStateException(error.getMessage(), error);
        } finally {
            if (over) {
                spent = encrypting && algorithm.unique();
                forget();
            }
        }
    }

    private int last(byte[] src, int at, int length, byte[] dst, int to)
            throws ShortBufferException, AEADBadTagException, IllegalBlockSizeException {
        switch (algorithm.role()) {
            case Native.STREAM:
                return length == 0 ? 0 : update(src, at, length, dst, to);
            case Native.BLOCK_MODE:
                return chained(src, at, length, dst, to, true);
            case Native.BLOCKS:
                if (((long) keptLength + length) % algorithm.blockBytes() != 0) {
                    throw new IllegalBlockSizeException("phalanx: " + algorithm.name() + ": " + ((long) keptLength + length)
                            + " bytes are not a multiple of " + algorithm.blockBytes());
                }
                return length == 0 ? 0 : update(src, at, length, dst, to);
            case Native.WRAP:
                throw new IllegalStateException("phalanx: " + algorithm.name() + " wraps keys: use wrap and unwrap");
            default:
        }
        int extra = algorithm.role() != Native.AEAD ? 0 : encrypting ? tag : -tag;
        if (message != null) {
            // An AEAD that encrypts in pieces.
            fits((long) length + extra, dst, to);
            int n = length == 0 ? 0 : update(src, at, length, dst, to);
            return n + Native.finish(message.kind, message.get(), dst, to + n, tag);
        }
        long total = (long) keptLength + length + extra;
        if (total < 0) {
            throw new AEADBadTagException("phalanx: " + algorithm.name() + ": a message shorter than its tag of " + tag + " bytes");
        }
        fits(total, dst, to);
        int whole = keptLength + length;
        if (keptLength == 0 && (src != dst || at == to)) {
            crypt(src == null ? new byte[0] : src, src == null ? 0 : at, length, dst, to);
        } else {
            if (length > 0) {
                keep(src, at, length);
            }
            crypt(kept, 0, whole, dst, to);
        }
        return (int) total;
    }

    @Override
    protected byte[] engineWrap(Key wrapped) throws IllegalBlockSizeException, InvalidKeyException {
        ready();
        byte[] bytes = encoded(wrapped);
        try {
            if (algorithm.role() != Native.WRAP) {
                return engineDoFinal(bytes, 0, bytes.length);
            }
            byte[] result = Native.wrap(key.get(), Native.ENCRYPT, nonce, bytes);
            spent = algorithm.unique();
            return result;
        } catch (PhalanxException error) {
            throw new InvalidKeyException(error.getMessage(), error);
        } catch (BadPaddingException error) {
            throw new ProviderException(error);
        } finally {
            Native.wipe(bytes);
            Reference.reachabilityFence(key);
        }
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String name, int type) throws InvalidKeyException, NoSuchAlgorithmException {
        ready();
        if (type != Cipher.SECRET_KEY) {
            throw new NoSuchAlgorithmException("phalanx: only secret keys are unwrapped");
        }
        try {
            if (algorithm.role() != Native.WRAP) {
                return new RawKey(name, engineDoFinal(wrapped, 0, wrapped.length));
            }
            return new RawKey(name, Native.wrap(key.get(), Native.DECRYPT,
                    algorithm.nonceCarried() ? new byte[0] : nonce, wrapped));
        } catch (PhalanxException | BadPaddingException | IllegalBlockSizeException error) {
            throw new InvalidKeyException(error.getMessage(), error);
        } finally {
            Reference.reachabilityFence(key);
        }
    }
}
