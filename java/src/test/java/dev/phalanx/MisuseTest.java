package dev.phalanx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Provider;
import java.security.Security;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.crypto.AEADBadTagException;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.KeyGenerator;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactory;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** Wrong order, wrong sizes, reuse, threads and memory. */
class MisuseTest {
    private static final Provider PHALANX = new PhalanxProvider();
    private static final SecretKeySpec KEY = new SecretKeySpec(new byte[32], "key");
    private static final byte[] MESSAGE = new byte[100];

    private static Cipher mgm(int mode, int nonce) throws Exception {
        Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
        cipher.init(mode, KEY, iv(nonce));
        return cipher;
    }

    private static IvParameterSpec iv(int first) {
        byte[] nonce = new byte[16];
        nonce[0] = (byte) first;
        return new IvParameterSpec(nonce);
    }

    @Test
    void registered() {
        Security.addProvider(PHALANX);
        try {
            assertTrue(Security.getProvider("Phalanx") != null);
        } finally {
            Security.removeProvider("Phalanx");
        }
    }

    @Test
    void wrongOrder() throws Exception {
        Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
        assertThrows(IllegalStateException.class, () -> cipher.update(MESSAGE));
        assertThrows(IllegalStateException.class, () -> cipher.doFinal(MESSAGE));
        Cipher other = mgm(Cipher.ENCRYPT_MODE, 1);
        other.update(MESSAGE);
        assertThrows(IllegalStateException.class, () -> other.updateAAD(MESSAGE));
        Cipher stream = Cipher.getInstance("kuznyechik-ofb", PHALANX);
        stream.init(Cipher.ENCRYPT_MODE, KEY, iv(1));
        assertThrows(UnsupportedOperationException.class, () -> stream.updateAAD(MESSAGE));
        assertThrows(InvalidKeyException.class, () -> Cipher.getInstance("DSTU7624-256", PHALANX).init(Cipher.ENCRYPT_MODE, KEY));
    }

    @Test
    void noncesAreNotReused() throws Exception {
        for (String name : List.of("kuznyechik-mgm", "kalyna-128-256-gcm", "kuznyechik-ofb", "DSTU7624-128/CTR/NoPadding")) {
            Cipher cipher = Cipher.getInstance(name, PHALANX);
            cipher.init(Cipher.ENCRYPT_MODE, KEY, iv(1));
            byte[] sealed = cipher.doFinal(MESSAGE);
            assertThrows(IllegalStateException.class, () -> cipher.update(MESSAGE), name);
            assertThrows(IllegalStateException.class, () -> cipher.doFinal(MESSAGE), name);
            assertThrows(InvalidAlgorithmParameterException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, iv(1)), name);
            cipher.init(Cipher.ENCRYPT_MODE, KEY, iv(2));
            cipher.doFinal(MESSAGE);
            cipher.init(Cipher.DECRYPT_MODE, KEY, iv(1));
            assertArrayEquals(MESSAGE, cipher.doFinal(sealed), name);
            assertArrayEquals(MESSAGE, cipher.doFinal(sealed), name);
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[] {
                1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8}, "key"), iv(2));
        }
    }

    @Test
    void noncesAreNotReusedWithOtherOptions() throws Exception {
        Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
        byte[] nonce = iv(1).getIV();
        cipher.init(Cipher.ENCRYPT_MODE, KEY, new GCMParameterSpec(128, nonce));
        cipher.doFinal(MESSAGE);
        assertThrows(InvalidAlgorithmParameterException.class,
                () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, new GCMParameterSpec(96, nonce)));
        cipher.init(Cipher.DECRYPT_MODE, KEY, new GCMParameterSpec(96, nonce));
        assertThrows(InvalidAlgorithmParameterException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, iv(1)));
    }

    @Test
    void wrongSizes() throws Exception {
        Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[31], "k"), iv(1)));
        assertThrows(InvalidKeyException.class, () -> cipher.init(Cipher.DECRYPT_MODE, KEY));
        assertThrows(InvalidAlgorithmParameterException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, new IvParameterSpec(new byte[15])));
        assertThrows(InvalidAlgorithmParameterException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, iv(0x80)));
        assertThrows(InvalidAlgorithmParameterException.class, () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, new GCMParameterSpec(9, new byte[16])));
        assertThrows(InvalidAlgorithmParameterException.class,
                () -> cipher.init(Cipher.ENCRYPT_MODE, KEY, new PhalanxParameterSpec(new byte[16], "sbox=none")));
        Cipher family = Cipher.getInstance("DSTU7624-256/CTR/NoPadding", PHALANX);
        assertThrows(InvalidKeyException.class, () -> family.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[16], "k"), new IvParameterSpec(new byte[32])));
        assertThrows(InvalidAlgorithmParameterException.class, () -> family.init(Cipher.ENCRYPT_MODE, KEY, iv(1)));
        Cipher blocks = Cipher.getInstance("kuznyechik-ecb", PHALANX);
        blocks.init(Cipher.ENCRYPT_MODE, KEY);
        assertThrows(IllegalBlockSizeException.class, () -> blocks.doFinal(new byte[17]));
        Mac mac = Mac.getInstance("kuznyechik-mac", PHALANX);
        assertThrows(InvalidKeyException.class, () -> mac.init(new SecretKeySpec(new byte[16], "k")));
        assertThrows(IllegalStateException.class, () -> Mac.getInstance("kuznyechik-mac", PHALANX).update((byte) 1));
    }

    @Test
    void shortOutputsChangeNothing() throws Exception {
        byte[] out = new byte[116];
        Cipher cipher = mgm(Cipher.ENCRYPT_MODE, 1);
        byte[] expected = mgm(Cipher.ENCRYPT_MODE, 1).doFinal(MESSAGE);
        assertThrows(ShortBufferException.class, () -> cipher.update(MESSAGE, 0, 50, new byte[49], 0));
        assertThrows(ShortBufferException.class, () -> cipher.doFinal(MESSAGE, 0, 100, new byte[115], 0));
        assertEquals(50, cipher.update(MESSAGE, 0, 50, out, 0));
        assertThrows(ShortBufferException.class, () -> cipher.doFinal(MESSAGE, 50, 50, new byte[65], 0));
        assertEquals(66, cipher.doFinal(MESSAGE, 50, 50, out, 50));
        assertArrayEquals(expected, out);
        Cipher opening = mgm(Cipher.DECRYPT_MODE, 1);
        opening.update(expected, 0, 60);
        assertThrows(ShortBufferException.class, () -> opening.doFinal(expected, 60, 56, new byte[99], 0));
        assertEquals(100, opening.doFinal(expected, 60, 56, new byte[100], 0));
        Cipher chained = Cipher.getInstance("GOST3412-2015/CBC/PKCS5Padding", PHALANX);
        chained.init(Cipher.ENCRYPT_MODE, KEY, iv(1));
        byte[] whole = chained.doFinal(MESSAGE);
        chained.update(MESSAGE, 0, 20, out, 0);
        assertThrows(ShortBufferException.class, () -> chained.update(MESSAGE, 20, 50, new byte[47], 0));
        int n = 16 + chained.update(MESSAGE, 20, 50, out, 16);
        assertThrows(ShortBufferException.class, () -> chained.doFinal(MESSAGE, 70, 30, new byte[47], 0));
        n += chained.doFinal(MESSAGE, 70, 30, out, n);
        assertArrayEquals(whole, Arrays.copyOf(out, n));
    }

    @Test
    void changedMessagesAreRejected() throws Exception {
        byte[] sealed = mgm(Cipher.ENCRYPT_MODE, 1).doFinal(MESSAGE);
        Cipher cipher = mgm(Cipher.DECRYPT_MODE, 1);
        byte[] changed = sealed.clone();
        changed[3] ^= 1;
        byte[] out = new byte[100];
        Arrays.fill(out, (byte) 7);
        assertThrows(AEADBadTagException.class, () -> cipher.doFinal(changed, 0, changed.length, out, 0));
        for (byte each : out) {
            assertTrue(each == 0 || each == 7);
        }
        assertThrows(AEADBadTagException.class, () -> cipher.doFinal(new byte[15]));
        // Nothing is released in pieces, and a failure does not spoil the next message.
        assertEquals(null, cipher.update(sealed, 0, 90));
        assertArrayEquals(MESSAGE, cipher.doFinal(sealed, 90, 26));
        Cipher chained = Cipher.getInstance("GOST3412-2015/CBC/PKCS5Padding", PHALANX);
        chained.init(Cipher.DECRYPT_MODE, KEY, iv(1));
        assertThrows(BadPaddingException.class, () -> chained.doFinal(new byte[32]));
    }

    @Test
    void inPlaceAndLarge() throws Exception {
        byte[] plain = new byte[300_000];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = (byte) (i * 31);
        }
        byte[] sealed = mgm(Cipher.ENCRYPT_MODE, 1).doFinal(plain);
        byte[] buffer = Arrays.copyOf(plain, plain.length + 21);
        assertEquals(sealed.length, mgm(Cipher.ENCRYPT_MODE, 1).doFinal(buffer, 0, plain.length, buffer, 0));
        assertArrayEquals(sealed, Arrays.copyOf(buffer, sealed.length));
        System.arraycopy(plain, 0, buffer, 0, plain.length);
        assertEquals(sealed.length, mgm(Cipher.ENCRYPT_MODE, 1).doFinal(buffer, 0, plain.length, buffer, 5));
        assertArrayEquals(sealed, Arrays.copyOfRange(buffer, 5, 5 + sealed.length));
        Cipher pieces = mgm(Cipher.ENCRYPT_MODE, 1);
        byte[] first = pieces.update(plain, 0, 200_000);
        assertArrayEquals(sealed, AnswersTest.concat(first, pieces.doFinal(plain, 200_000, 100_000)));
        assertArrayEquals(plain, mgm(Cipher.DECRYPT_MODE, 1).doFinal(sealed));
    }

    @Test
    void keysAreWiped() throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance("DSTU7624-256", PHALANX);
        generator.init(512);
        SecretKey key = generator.generateKey();
        assertEquals(64, key.getEncoded().length);
        key.destroy();
        assertTrue(key.isDestroyed());
        assertThrows(IllegalStateException.class, key::getEncoded);
        SecretKeyFactory factory = SecretKeyFactory.getInstance("kuznyechik-mgm", PHALANX);
        assertEquals(factory.generateSecret(KEY), factory.translateKey(KEY));
        SecretKeyFactory pbkdf2 = SecretKeyFactory.getInstance("PBKDF2WithHmacGOST3411-2012-512", PHALANX);
        // R 50.1.111-2016, A.1.
        byte[] derived = pbkdf2.generateSecret(new PBEKeySpec("password".toCharArray(), "salt".getBytes("US-ASCII"), 1, 512)).getEncoded();
        assertEquals("64770af7f748c3b1", java.util.HexFormat.of().formatHex(derived, 0, 8));
    }

    @Test
    void parameters() throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance("kuznyechik-mgm", PHALANX);
        SecretKey key = generator.generateKey();
        Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] sealed = cipher.doFinal(MESSAGE);
        AlgorithmParameters read = AlgorithmParameters.getInstance("kuznyechik-mgm", PHALANX);
        read.init(cipher.getParameters().getEncoded());
        cipher.init(Cipher.DECRYPT_MODE, key, read);
        assertArrayEquals(MESSAGE, cipher.doFinal(sealed));
        AlgorithmParameters wrong = AlgorithmParameters.getInstance("kuznyechik-mgm", PHALANX);
        assertThrows(java.io.IOException.class, () -> wrong.init(new byte[] {4, 3, 1}));
        // A random nonce of 8 bytes would repeat too soon.
        assertThrows(InvalidKeyException.class, () -> Cipher.getInstance("magma-mgm", PHALANX).init(Cipher.ENCRYPT_MODE, KEY));
    }

    @Test
    void threads() throws Exception {
        byte[] expected = mgm(Cipher.ENCRYPT_MODE, 1).doFinal(MESSAGE);
        ExecutorService executor;
        try {
            executor = (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (NoSuchMethodException beforeJava21) {
            executor = Executors.newFixedThreadPool(64);
        }
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int thread = 0; thread < 64; thread++) {
            tasks.add(() -> {
                for (int i = 0; i < 100; i++) {
                    assertArrayEquals(expected, mgm(Cipher.ENCRYPT_MODE, 1).doFinal(MESSAGE));
                    Cipher opening = mgm(Cipher.DECRYPT_MODE, 2);
                    String message = assertThrows(AEADBadTagException.class, () -> opening.doFinal(expected)).getMessage();
                    assertTrue(message.contains("authentication failed"), message);
                }
                return null;
            });
        }
        for (Future<Void> each : executor.invokeAll(tasks)) {
            each.get();
        }
        executor.shutdown();
    }

    /** Keys, messages and failures of many calls are freed. */
    @Test
    void memory() throws Exception {
        long before = 0;
        int calls = Integer.getInteger("calls", 200_000);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < calls / 2; i++) {
                byte[] secret = new byte[32];
                secret[0] = (byte) i;
                Cipher cipher = Cipher.getInstance("kuznyechik-mgm", PHALANX);
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(secret, "key"), iv(1));
                cipher.update(MESSAGE, 0, 16);
                cipher.doFinal();
            }
            System.gc();
            Thread.sleep(200);
            if (round == 0) {
                before = resident();
            }
        }
        long grown = resident() - before;
        assertTrue(grown < 64 << 10, "the process grew by " + grown + " KiB");
    }

    private static long resident() throws java.io.IOException {
        for (String line : java.nio.file.Files.readAllLines(java.nio.file.Path.of("/proc/self/status"))) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        throw new AssertionError("no VmRSS");
    }
}
