package dev.phalanx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.security.MessageDigest;
import java.security.Provider;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.jcajce.spec.GOST28147ParameterSpec;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.junit.jupiter.api.Test;

/** The same results as Bouncy Castle's under its names, for random cases in random pieces. */
class BouncyCastleTest {
    private static final Provider PHALANX = new PhalanxProvider();
    private static final Provider BOUNCY = new BouncyCastleProvider();
    /** Cases for each name. */
    private static final int CASES = Integer.getInteger("cases", 10_000);

    private final Random random = new Random(42);

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private byte[] pieces(Cipher cipher, byte[] aad, byte[] data) throws Exception {
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        if (aad != null) {
            cipher.updateAAD(aad);
        }
        int at = 0;
        while (at < data.length && random.nextInt(4) != 0) {
            int n = random.nextInt(data.length - at + 1);
            byte[] part = cipher.update(data, at, n);
            out.writeBytes(part == null ? new byte[0] : part);
            at += n;
        }
        out.writeBytes(cipher.doFinal(data, at, data.length - at));
        return out.toByteArray();
    }

    @Test
    void ciphers() throws Exception {
        // Key lengths, and the bytes of a block.
        Map<String, int[]> families = new TreeMap<>(Map.of("DSTU7624-128", new int[] {16, 32, 16}, "DSTU7624-256",
                new int[] {32, 64, 32}, "DSTU7624-512", new int[] {64, 64, 64}, "GOST3412-2015", new int[] {32, 32, 16}));
        for (Map.Entry<String, int[]> family : families.entrySet()) {
            int block = family.getValue()[2];
            boolean gost = family.getKey().equals("GOST3412-2015");
            for (String rest : new String[] {"ECB/NoPadding", "CBC/NoPadding", "CBC/PKCS5Padding", "CTR/NoPadding",
                "OFB/NoPadding", "CFB/NoPadding", "GCM/NoPadding", "CCM/NoPadding"}) {
                boolean aead = rest.startsWith("GCM") || rest.startsWith("CCM");
                if (gost && aead) {
                    continue;
                }
                String name = family.getKey() + "/" + rest;
                Cipher ours = Cipher.getInstance(name, PHALANX);
                Cipher theirs = Cipher.getInstance(name, BOUNCY);
                // Elsewhere, Bouncy Castle disagrees with the standard: docs/compatibility.md.
                boolean whole = !rest.startsWith("CTR") && !rest.startsWith("OFB") && !rest.contains("PKCS")
                        && !(gost && rest.startsWith("CFB"));
                for (int i = 0; i < CASES; i++) {
                    int length = whole ? block * (1 + random.nextInt(5)) : random.nextInt(5 * block);
                    SecretKeySpec key = new SecretKeySpec(bytes(family.getValue()[random.nextInt(2)]), "key");
                    byte[] nonce = bytes(gost && rest.startsWith("CTR") ? block / 2 : block);
                    AlgorithmParameterSpec spec = rest.startsWith("ECB") ? null
                            : aead ? new GCMParameterSpec(8 * block, nonce) : new IvParameterSpec(nonce);
                    byte[] message = bytes(length);
                    byte[] aad = rest.startsWith("GCM") ? bytes(block * random.nextInt(3)) : null;
                    ours.init(Cipher.ENCRYPT_MODE, key, spec);
                    theirs.init(Cipher.ENCRYPT_MODE, key, spec);
                    byte[] sealed = pieces(ours, aad, message);
                    if (aad != null) {
                        theirs.updateAAD(aad);
                    }
                    assertArrayEquals(theirs.doFinal(message), sealed, name);
                    ours.init(Cipher.DECRYPT_MODE, key, spec);
                    assertArrayEquals(message, pieces(ours, aad, sealed), name);
                }
            }
        }
    }

    @Test
    void macs() throws Exception {
        Map<String, int[]> names = new TreeMap<>(Map.of("DSTU7624-128GMAC", new int[] {16, 16}, "DSTU7624-256GMAC",
                new int[] {32, 32}, "DSTU7624-512GMAC", new int[] {64, 64}, "GOST3412MAC", new int[] {32, 0},
                "HMACGOST3411-2012-256", new int[] {20, 0}, "HMACGOST3411-2012-512", new int[] {70, 0}, "HMACDSTU7564-256",
                new int[] {32, 0}, "HMACDSTU7564-384", new int[] {48, 0}, "HMACDSTU7564-512", new int[] {64, 0}));
        for (Map.Entry<String, int[]> each : names.entrySet()) {
            String name = each.getKey();
            int step = each.getValue()[1];
            Mac ours = Mac.getInstance(name, PHALANX);
            Mac theirs = Mac.getInstance(name, BOUNCY);
            for (int i = 0; i < CASES; i++) {
                SecretKeySpec key = new SecretKeySpec(bytes(each.getValue()[0]), "key");
                byte[] message = bytes(step == 0 ? 1 + random.nextInt(200) : step * (1 + random.nextInt(5)));
                ours.init(key);
                if (step == 0) {
                    theirs.init(key);
                } else {
                    theirs.init(key, new IvParameterSpec(new byte[step]));
                }
                int cut = random.nextInt(message.length + 1);
                ours.update(message, 0, cut);
                ours.update(message, cut, message.length - cut);
                assertArrayEquals(theirs.doFinal(message), ours.doFinal(), name);
            }
        }
    }

    @Test
    void hashes() throws Exception {
        for (String name : new String[] {"GOST3411-2012-256", "GOST3411-2012-512", "DSTU7564-256", "DSTU7564-384", "DSTU7564-512"}) {
            MessageDigest ours = MessageDigest.getInstance(name, PHALANX);
            MessageDigest theirs = MessageDigest.getInstance(name, BOUNCY);
            for (int i = 0; i < CASES; i++) {
                byte[] message = bytes(random.nextInt(300));
                int cut = random.nextInt(message.length + 1);
                ours.update(message, 0, cut);
                MessageDigest copy = (MessageDigest) ours.clone();
                ours.update(message, cut, message.length - cut);
                copy.update(message, cut, message.length - cut);
                byte[] expected = theirs.digest(message);
                assertArrayEquals(expected, ours.digest(), name);
                assertArrayEquals(expected, copy.digest(), name);
            }
        }
    }

    /** Bouncy Castle has GOST 28147-89 under other names, which docs/java.md lists. */
    @Test
    void gost28147() throws Exception {
        Map<String, String> boxes = Map.of("E-A", "1.2.643.2.2.31.1", "E-B", "1.2.643.2.2.31.2", "E-C", "1.2.643.2.2.31.3",
                "E-D", "1.2.643.2.2.31.4", "Param-Z", "1.2.643.7.1.2.5.1.1");
        Map<String, String> names = new TreeMap<>(Map.of("GOST28147/ECB/NoPadding", "gost89-ecb", "GOST28147/CBC/NoPadding", "gost89-cbc",
                "GOST28147/GOFB/NoPadding", "gost89-cnt", "GOST28147/CFB/NoPadding", "gost89"));
        for (Map.Entry<String, String> each : names.entrySet()) {
            for (Map.Entry<String, String> box : new TreeMap<>(boxes).entrySet()) {
                Cipher theirs = Cipher.getInstance(each.getKey(), BOUNCY);
                Cipher ours = Cipher.getInstance(each.getValue(), PHALANX);
                for (int i = 0; i < CASES / boxes.size() + 1; i++) {
                    SecretKeySpec key = new SecretKeySpec(bytes(32), "GOST28147");
                    boolean blocks = each.getValue().equals("gost89-ecb");
                    byte[] iv = bytes(blocks ? 0 : 8);
                    byte[] message = bytes(blocks || each.getValue().equals("gost89-cbc") ? 8 * random.nextInt(20) : random.nextInt(160));
                    theirs.init(Cipher.ENCRYPT_MODE, key,
                            blocks ? new GOST28147ParameterSpec(box.getKey()) : new GOST28147ParameterSpec(box.getKey(), iv));
                    String meshing = blocks ? "" : ";meshing=none";
                    ours.init(Cipher.ENCRYPT_MODE, key, new PhalanxParameterSpec(iv, "sbox=" + box.getValue() + meshing));
                    assertArrayEquals(theirs.doFinal(message), pieces(ours, null, message), each + " " + box);
                }
            }
        }
        Mac theirs = Mac.getInstance("GOST28147MAC", BOUNCY);
        Mac ours = Mac.getInstance("gost-mac", PHALANX);
        for (int i = 0; i < CASES; i++) {
            SecretKeySpec key = new SecretKeySpec(bytes(32), "GOST28147");
            byte[] message = bytes(9 + random.nextInt(100));
            theirs.init(key);
            ours.init(key, new PhalanxParameterSpec(new byte[0], "sbox=1.2.643.2.2.31.1"));
            assertArrayEquals(theirs.doFinal(message), ours.doFinal(message), "GOST28147MAC");
        }
    }

    @Test
    void wraps() throws Exception {
        Map<String, int[]> names = new TreeMap<>(Map.of("DSTU7624-128KW", new int[] {16, 32, 16}, "DSTU7624-256KW",
                new int[] {32, 64, 32}, "DSTU7624-512KW", new int[] {64, 64, 64}));
        for (Map.Entry<String, int[]> each : names.entrySet()) {
            for (int i = 0; i < CASES; i++) {
                SecretKeySpec key = new SecretKeySpec(bytes(each.getValue()[random.nextInt(2)]), "key");
                SecretKeySpec secret = new SecretKeySpec(bytes(each.getValue()[2] * (1 + random.nextInt(4))), "key");
                byte[][] wrapped = new byte[2][];
                for (int side = 0; side < 2; side++) {
                    Cipher cipher = Cipher.getInstance(each.getKey(), side == 0 ? PHALANX : BOUNCY);
                    cipher.init(Cipher.WRAP_MODE, key);
                    wrapped[side] = cipher.wrap(secret);
                }
                assertArrayEquals(wrapped[1], wrapped[0], each.getKey());
                Cipher opening = Cipher.getInstance(each.getKey(), PHALANX);
                opening.init(Cipher.UNWRAP_MODE, key);
                assertArrayEquals(secret.getEncoded(), opening.unwrap(wrapped[1], "key", Cipher.SECRET_KEY).getEncoded());
            }
        }
    }
}
