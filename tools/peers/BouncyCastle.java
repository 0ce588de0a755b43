import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.HexFormat;
import org.bouncycastle.crypto.BlockCipher;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.DSTU7564Digest;
import org.bouncycastle.crypto.digests.GOST3411_2012_256Digest;
import org.bouncycastle.crypto.digests.GOST3411_2012_512Digest;
import org.bouncycastle.crypto.engines.DSTU7624Engine;
import org.bouncycastle.crypto.engines.GOST28147Engine;
import org.bouncycastle.crypto.engines.GOST3412_2015Engine;
import org.bouncycastle.crypto.params.KeyParameter;

/**
 * Bouncy Castle's block ciphers and hash functions, for {@code phalanx-bench compare bouncycastle} and for tests.
 * Answers each line with a line.
 *
 * <pre>
 * version                                 ok 1.86
 * cipher NAME encrypt|decrypt KEY BYTES   ok -
 * once HEX                                ok HEX    some blocks
 * run CALLS                               ok NANOSECONDS    for CALLS times the buffer of BYTES
 * hash NAME BYTES                         ok -
 * digest NAME HEX                         ok HEX    without HEX: of nothing
 * </pre>
 */
final class BouncyCastle {
    private static BlockCipher cipher;
    private static Digest digest;
    private static byte[] data;

    private static BlockCipher named(String name) {
        return switch (name) {
            case "DSTU7624-128" -> new DSTU7624Engine(128);
            case "DSTU7624-256" -> new DSTU7624Engine(256);
            case "DSTU7624-512" -> new DSTU7624Engine(512);
            case "GOST3412-2015" -> new GOST3412_2015Engine();
            case "GOST28147" -> new GOST28147Engine();
            default -> throw new IllegalArgumentException("unknown cipher " + name);
        };
    }

    private static Digest hash(String name) {
        return switch (name) {
            case "streebog-256" -> new GOST3411_2012_256Digest();
            case "streebog-512" -> new GOST3411_2012_512Digest();
            case "kupyna-256" -> new DSTU7564Digest(256);
            case "kupyna-384" -> new DSTU7564Digest(384);
            case "kupyna-512" -> new DSTU7564Digest(512);
            default -> throw new IllegalArgumentException("unknown hash function " + name);
        };
    }

    private static byte[] digestOf(Digest digest, byte[] message) {
        byte[] result = new byte[digest.getDigestSize()];
        digest.update(message, 0, message.length);
        digest.doFinal(result, 0);
        return result;
    }

    private static void run(byte[] blocks) {
        if (digest != null) {
            digestOf(digest, blocks);
            return;
        }
        int size = cipher.getBlockSize();
        for (int at = 0; at + size <= blocks.length; at += size) {
            cipher.processBlock(blocks, at, blocks, at);
        }
    }

    /** The JVM compiles a method only once it has been called many times. */
    private static void warmUp() {
        long end = System.nanoTime() + 500_000_000L;
        while (data.length > 0 && System.nanoTime() < end) {
            run(data);
        }
    }

    private static String answer(String[] words) {
        switch (words[0]) {
            case "version":
                return new org.bouncycastle.jce.provider.BouncyCastleProvider().getVersionStr();
            case "cipher":
                cipher = named(words[1]);
                cipher.init(words[2].equals("encrypt"), new KeyParameter(HexFormat.of().parseHex(words[3])));
                data = new byte[Integer.parseInt(words[4])];
                warmUp();
                return "-";
            case "hash":
                digest = hash(words[1]);
                data = new byte[Integer.parseInt(words[2])];
                warmUp();
                return "-";
            case "once":
                byte[] blocks = HexFormat.of().parseHex(words[1]);
                run(blocks);
                return HexFormat.of().formatHex(blocks);
            case "run":
                int calls = Integer.parseInt(words[1]);
                long start = System.nanoTime();
                for (int i = 0; i < calls; i++) {
                    run(data);
                }
                return Long.toString(System.nanoTime() - start);
            case "digest":
                byte[] message = HexFormat.of().parseHex(words.length > 2 ? words[2] : "");
                return HexFormat.of().formatHex(digestOf(hash(words[1]), message));
            default:
                throw new IllegalArgumentException("unknown word " + words[0]);
        }
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            try {
                System.out.println("ok " + answer(line.split(" ")));
            } catch (RuntimeException error) {
                System.out.println("error " + error);
            }
            System.out.flush();
        }
    }
}
