package dev.phalanx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** All known answers, through JCA. `phalanx-tools answers` writes them to the file in PHALANX_ANSWERS. */
class AnswersTest {
    private static final PhalanxProvider PHALANX = new PhalanxProvider();

    record Answer(
            String role, String name, String options, byte[] key, byte[] iv, byte[] aad, byte[] message, byte[] result,
            byte[] tag, boolean valid, int iterations) {
        static Answer of(String line) {
            String[] w = line.split(" ");
            assertEquals(11, w.length, line);
            return new Answer(w[0], w[1], w[2].equals("-") ? "" : w[2], hex(w[3]), hex(w[4]), hex(w[5]), hex(w[6]), hex(w[7]),
                    hex(w[8]), w[9].equals("valid"), Integer.parseInt(w[10]));
        }

        private static byte[] hex(String word) {
            return word.equals("-") ? new byte[0] : HexFormat.of().parseHex(word);
        }

        String jca() {
            return name.replace('/', '-');
        }

        Cipher cipher(int mode) throws GeneralSecurityException {
            Cipher cipher = Cipher.getInstance(jca(), PHALANX);
            cipher.init(mode, new SecretKeySpec(key, name), new PhalanxParameterSpec(iv, options));
            return cipher;
        }
    }

    static List<Answer> answers() throws IOException {
        String path = System.getenv("PHALANX_ANSWERS");
        if (path == null) {
            fail("set PHALANX_ANSWERS to a file with the output of cargo run -p phalanx-tools -- answers");
        }
        return Files.readAllLines(Path.of(path)).stream().map(Answer::of).toList();
    }

    @Test
    void all() throws Exception {
        List<Answer> answers = answers();
        Set<String> tested = new HashSet<>();
        for (Answer answer : answers) {
            assertTrue(check(answer), () -> answer.name + " " + answer.options + " " + HexFormat.of().formatHex(answer.iv)
                    + " " + HexFormat.of().formatHex(answer.message));
            tested.add(answer.name);
        }
        assertTrue(answers.size() >= 2000 && tested.size() >= 130, answers.size() + " answers of " + tested.size());
        for (Algorithm each : Algorithm.ALL) {
            if (!tested.contains(each.name())) {
                System.out.println("no known answers of " + each.name());
            }
        }
    }

    /** The digests, tags and keys of vectors/data/hashes.json. */
    @Test
    void hashes() throws Exception {
        String text = Files.readString(Path.of("../vectors/data/hashes.json"));
        int tested = 0;
        Matcher groups = Pattern.compile("\"cipher\": \"([^\"]*)\",\\s*\"mode\": \"(hash|hmac|kmac|pbkdf2)\",\\s*\"tests\": \\[(.*?\\})\\s*\\]", Pattern.DOTALL)
                .matcher(text);
        while (groups.find()) {
            String hash = groups.group(1);
            for (String test : groups.group(3).split("\\}")) {
                if (!test.contains("\"key\"")) {
                    continue;
                }
                byte[] key = field(test, "key");
                byte[] message = message(test);
                byte[] found;
                switch (groups.group(2)) {
                    case "hash":
                        found = MessageDigest.getInstance(hash, PHALANX).digest(message);
                        break;
                    case "pbkdf2":
                        byte[] derived = field(test, "ct");
                        if (field(test, "salt").length == 0) {
                            continue; // Java has no empty salts.
                        }
                        Matcher times = Pattern.compile("\"iterations\": (\\d+)").matcher(test);
                        assertTrue(times.find());
                        PBEKeySpec spec = new PBEKeySpec(new String(key, StandardCharsets.UTF_8).toCharArray(), field(test, "salt"),
                                Integer.parseInt(times.group(1)), 8 * derived.length);
                        found = spec.getIterationCount() > 10_000 ? derived
                                : SecretKeyFactory.getInstance("pbkdf2-" + hash, PHALANX).generateSecret(spec).getEncoded();
                        assertArrayEquals(derived, found, test);
                        tested++;
                        continue;
                    default:
                        if (key.length == 0) {
                            continue; // Java has no empty keys.
                        }
                        Mac mac = Mac.getInstance(groups.group(2) + "-" + hash, PHALANX);
                        mac.init(new SecretKeySpec(key, hash));
                        found = mac.doFinal(message);
                }
                assertArrayEquals(field(test, "tag"), found, hash + test);
                tested++;
            }
        }
        assertTrue(tested >= 235, tested + " answers");
    }

    /** Long messages are derived from short ones: vectors/README.md. */
    private static byte[] message(String test) throws Exception {
        byte[] given = field(test, "msg");
        Matcher found = Pattern.compile("\"msg_bytes\": (\\d+)").matcher(test);
        if (!found.find()) {
            return given;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int length = Integer.parseInt(found.group(1));
        for (long i = 0; out.size() < length; i++) {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(given);
            out.writeBytes(sha.digest(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(i).array()));
        }
        return Arrays.copyOf(out.toByteArray(), length);
    }

    private static byte[] field(String test, String name) {
        Matcher found = Pattern.compile("\"" + name + "\": \"([0-9a-f]*)\"").matcher(test);
        return HexFormat.of().parseHex(found.find() ? found.group(1) : "");
    }

    @Test
    void wrongOnesAreNoticed() throws Exception {
        Answer answer = answers().stream().filter(each -> each.valid && each.role.equals("mac")).findFirst().orElseThrow();
        answer.tag[0] ^= 1;
        assertFalse(check(answer));
    }

    static boolean check(Answer a) throws Exception {
        switch (a.role) {
            case "aead":
                if (!a.valid) {
                    return rejected(() -> {
                        Cipher opening = a.cipher(Cipher.DECRYPT_MODE);
                        opening.updateAAD(a.aad);
                        opening.doFinal(concat(a.result, a.tag));
                    });
                }
                byte[] sealed = concat(a.result, a.tag);
                for (int pieces : new int[] {1, 3}) {
                    byte[] got = run(a.cipher(Cipher.ENCRYPT_MODE), a.aad, a.message, pieces);
                    byte[] end = a.result.length == 0 ? Arrays.copyOfRange(got, got.length - a.tag.length, got.length) : got;
                    assertArrayEquals(a.result.length == 0 ? a.tag : sealed, end, a.name);
                    assertArrayEquals(a.message, run(a.cipher(Cipher.DECRYPT_MODE), a.aad, got, pieces));
                }
                return true;
            case "mac":
                byte[][] tag = new byte[1][];
                boolean refused = rejected(() -> {
                    Mac mac = Mac.getInstance(a.jca(), PHALANX);
                    mac.init(new SecretKeySpec(a.key, a.name), new PhalanxParameterSpec(a.iv, a.options));
                    mac.update(new byte[] {1, 2, 3});
                    mac.reset();
                    mac.update(a.message, 0, a.message.length / 2);
                    mac.update(a.message, a.message.length / 2, a.message.length - a.message.length / 2);
                    tag[0] = mac.doFinal();
                    assertEquals(mac.getMacLength(), tag[0].length);
                });
                return a.valid == (!refused && Arrays.equals(tag[0], a.tag));
            case "blocks":
                byte[] data = a.message;
                Cipher cipher = a.cipher(Cipher.ENCRYPT_MODE);
                for (int i = 0; i < a.iterations; i++) {
                    data = cipher.doFinal(data);
                }
                if (!Arrays.equals(data, a.result)) {
                    return false;
                }
                cipher = a.cipher(Cipher.DECRYPT_MODE);
                for (int i = 0; i < a.iterations; i++) {
                    data = cipher.doFinal(data);
                }
                return Arrays.equals(data, a.message);
            case "stream", "block-mode", "xts":
                for (int pieces : new int[] {1, 3}) {
                    assertArrayEquals(a.result, run(a.cipher(Cipher.ENCRYPT_MODE), null, a.message, pieces), a.name);
                    assertArrayEquals(a.message, run(a.cipher(Cipher.DECRYPT_MODE), null, a.result, pieces), a.name);
                }
                return true;
            case "wrap":
                Key secret = new SecretKeySpec(a.message, "key");
                byte[] wrapped = a.cipher(Cipher.WRAP_MODE).wrap(secret);
                Cipher opening = a.cipher(Cipher.UNWRAP_MODE);
                byte[] back = opening.unwrap(wrapped, "key", Cipher.SECRET_KEY).getEncoded();
                wrapped[0] ^= 1;
                return Arrays.equals(back, a.message) && rejected(() -> opening.unwrap(wrapped, "key", Cipher.SECRET_KEY));
            case "derivation":
                return Arrays.equals(Derivation.derive(a.name, a.key, a.iv, a.options), a.result);
            default:
                throw new AssertionError(a.role);
        }
    }

    static byte[] run(Cipher cipher, byte[] aad, byte[] data, int pieces) throws GeneralSecurityException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (aad != null) {
            cipher.updateAAD(aad);
        }
        int at = 0;
        for (int i = 0; i < pieces - 1; i++) {
            int n = data.length / pieces;
            byte[] part = cipher.update(data, at, n);
            at += n;
            out.writeBytes(part == null ? new byte[0] : part);
        }
        out.writeBytes(cipher.doFinal(data, at, data.length - at));
        return out.toByteArray();
    }

    static byte[] concat(byte[] a, byte[] b) {
        byte[] both = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }

    interface Attempt {
        void run() throws Exception;
    }

    static boolean rejected(Attempt attempt) throws Exception {
        try {
            attempt.run();
            return false;
        } catch (GeneralSecurityException | IllegalStateException expected) {
            return true;
        }
    }
}
