package dev.phalanx;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.util.Arrays;
import java.util.List;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys that can be wiped. */
final class PhalanxKeys {
    private PhalanxKeys() {}

    static final class Generator extends KeyGeneratorSpi {
        private final String name;
        private final List<Integer> sizes;
        private SecureRandom random = new SecureRandom();
        private int size;

        Generator(String name, List<Integer> sizes) {
            this.name = name;
            this.sizes = sizes;
            this.size = sizes.get(0);
        }

        @Override
        protected void engineInit(SecureRandom random) {
            this.random = random;
        }

        @Override
        protected void engineInit(AlgorithmParameterSpec spec, SecureRandom random) throws InvalidAlgorithmParameterException {
            throw new InvalidAlgorithmParameterException("phalanx: " + name + ": a key has no parameters but its bits");
        }

        @Override
        protected void engineInit(int bits, SecureRandom random) {
            if (bits % 8 != 0 || !sizes.contains(bits / 8)) {
                throw new InvalidParameterException("phalanx: " + name + ": invalid key length: " + bits + " bits");
            }
            size = bits / 8;
            this.random = random;
        }

        @Override
        protected SecretKey engineGenerateKey() {
            byte[] bytes = new byte[size];
            random.nextBytes(bytes);
            return new RawKey(name, bytes);
        }
    }

    /** Makes keys from bytes. */
    static final class Factory extends SecretKeyFactorySpi {
        private final List<Integer> sizes;

        Factory(List<Integer> sizes) {
            this.sizes = sizes;
        }

        @Override
        protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
            if (!(spec instanceof SecretKeySpec key) || !sizes.contains(key.getEncoded().length)) {
                throw new InvalidKeySpecException("phalanx: not a SecretKeySpec of " + sizes + " bytes");
            }
            return new RawKey(key.getAlgorithm(), key.getEncoded());
        }

        @Override
        protected KeySpec engineGetKeySpec(SecretKey key, Class<?> wanted) throws InvalidKeySpecException {
            if (!wanted.isAssignableFrom(SecretKeySpec.class)) {
                throw new InvalidKeySpecException("phalanx: only SecretKeySpec is supported, not " + wanted.getName());
            }
            return new SecretKeySpec(key.getEncoded(), key.getAlgorithm());
        }

        @Override
        protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
            return new RawKey(key.getAlgorithm(), PhalanxCipher.encoded(key));
        }
    }

    /** Keys from passwords, which are encoded as UTF-8. */
    static final class Pbkdf2 extends SecretKeyFactorySpi {
        private final String name;

        Pbkdf2(String name) {
            this.name = name;
        }

        @Override
        protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
            if (!(spec instanceof PBEKeySpec pbe) || pbe.getSalt() == null || pbe.getKeyLength() % 8 != 0
                    || pbe.getKeyLength() == 0) {
                throw new InvalidKeySpecException("phalanx: " + name
                        + " needs a PBEKeySpec with a salt, iterations and a key length in whole bytes");
            }
            char[] password = pbe.getPassword();
            ByteBuffer buffer = StandardCharsets.UTF_8.encode(CharBuffer.wrap(password));
            byte[] bytes = Arrays.copyOf(buffer.array(), buffer.limit());
            Native.wipe(buffer.array());
            Arrays.fill(password, '\0');
            byte[] out = new byte[pbe.getKeyLength() / 8];
            try {
                Native.kdf(Native.text(name), bytes, 0, pbe.getIterationCount(), 0, pbe.getSalt(), null, null, null, out);
            } catch (PhalanxException error) {
                throw new InvalidKeySpecException(error.getMessage(), error);
            } finally {
                Native.wipe(bytes);
            }
            return new RawKey(name, out);
        }

        @Override
        protected KeySpec engineGetKeySpec(SecretKey key, Class<?> wanted) throws InvalidKeySpecException {
            throw new InvalidKeySpecException("phalanx: a derived key has no KeySpec; use getEncoded");
        }

        @Override
        protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
            return new RawKey(key.getAlgorithm(), PhalanxCipher.encoded(key));
        }
    }
}
