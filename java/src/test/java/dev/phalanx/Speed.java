package dev.phalanx;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

/**
 * Prints the tables of docs/java.md: processor time of messages of 16 KiB and 16 bytes, and memory, beside Bouncy Castle's.
 * Run it with -Xms1g -Xmx1g -XX:+AlwaysPreTouch, so that memory outside of the heap is counted separately.
 */
final class Speed {
    private static final Provider[] PROVIDERS = {new PhalanxProvider(), new BouncyCastleProvider()};
    private static final long PASS = Long.getLong("pass", 50) * 1_000_000;

    /** Nothing is freed, because later ones would be put in its place. */
    private static final List<Callable<?>> KEPT = new ArrayList<>();

    private Speed() {}

    /** The least processor time of a call in nanoseconds, of several passes. */
    private static double nanoseconds(Callable<?> call) throws Exception {
        double best = Double.MAX_VALUE;
        for (int pass = 0; pass < 8; pass++) {
            int calls = 0;
            long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            long taken;
            do {
                for (int i = 0; i < 4; i++, calls++) {
                    call.call();
                }
                taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
            } while (taken < PASS);
            best = Math.min(best, (double) taken / calls);
        }
        return best;
    }

    private static Callable<?> cipher(String name, Provider provider, int mode, int keyBytes, int nonceBytes, int length) throws Exception {
        Cipher cipher = Cipher.getInstance(name, provider);
        SecretKeySpec key = new SecretKeySpec(new byte[keyBytes], "key");
        byte[] nonce = new byte[nonceBytes];
        boolean aead = name.contains("GCM") || name.contains("CCM");
        byte[] message = new byte[length];
        if (aead && mode == Cipher.DECRYPT_MODE) {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, nonce));
            message = cipher.doFinal(message);
        }
        byte[] input = message;
        byte[] output = new byte[input.length + 64];
        return () -> {
            if (mode == Cipher.ENCRYPT_MODE) {
                for (int i = 0; i < nonce.length && ++nonce[i] == 0; i++) { }
            }
            cipher.init(mode, key, nonceBytes == 0 ? null : aead ? new GCMParameterSpec(128, nonce.clone()) : new IvParameterSpec(nonce.clone()));
            return cipher.doFinal(input, 0, input.length, output, 0);
        };
    }

    private interface Made {
        Callable<?> of(Provider provider, int length) throws Exception;
    }

    private static void line(String name, boolean parallel, Made made) throws Exception {
        double[] large = new double[2];
        double[] small = new double[2];
        for (int i = 0; i < 2; i++) {
            large[i] = nanoseconds(made.of(PROVIDERS[i], 16384));
            small[i] = nanoseconds(made.of(PROVIDERS[i], 16));
        }
        System.out.printf(Locale.ROOT, "| %s | %s | %.0f | %.1f | %.0f | %.0f | %.0f |%n", name, parallel ? "yes" : "", 16384e3 / large[0],
                16384e3 / large[1], large[1] / large[0], small[0], small[1]);
    }

    private static long resident() throws Exception {
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("VmRSS:")) {
                return 1024 * Long.parseLong(line.replaceAll("[^0-9]", ""));
            }
        }
        throw new AssertionError("no VmRSS");
    }

    private static long heap() throws Exception {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(100);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static void memory(String name, int keyBytes, int nonceBytes) throws Exception {
        StringBuilder line = new StringBuilder("| `" + name + "` |");
        for (Provider provider : PROVIDERS) {
            int count = 10_000;
            cipher(name, provider, Cipher.ENCRYPT_MODE, keyBytes, nonceBytes, 16).call();
            long heap = heap();
            long resident = resident();
            for (int i = 0; i < count; i++) {
                KEPT.add(cipher(name, provider, Cipher.ENCRYPT_MODE, keyBytes, nonceBytes, 16));
                KEPT.get(KEPT.size() - 1).call();
            }
            line.append(" ").append((heap() - heap) / count).append(" | ").append(Math.max(resident() - resident, 0) / count).append(" |");
        }
        System.out.println(line);
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("Level `" + PhalanxProvider.level() + "`, Java " + Runtime.version().feature() + ", Bouncy Castle "
                + PROVIDERS[1].getVersionStr() + ": megabytes per second of processor time for messages of 16 KiB, and nanoseconds for one\n"
                + "of 16 bytes (or one block), each with `init`. A \"yes\" means that blocks can be processed in parallel.\n");
        System.out.println("| | parallel | 16 KiB | Bouncy Castle | ratio | 16 bytes | Bouncy Castle |\n|---|---|---|---|---|---|---|");
        Object[][] families = {{"DSTU7624-128", 16, 16}, {"DSTU7624-256", 32, 32}, {"DSTU7624-512", 64, 64}, {"GOST3412-2015", 32, 16}};
        for (Object[] family : families) {
            int key = (int) family[1];
            int block = (int) family[2];
            for (String mode : new String[] {"ECB", "CTR", "GCM", "CCM", "CBC", "CFB", "OFB"}) {
                boolean gost = block == 16 && key == 32;
                if (gost && (mode.equals("GCM") || mode.equals("CCM"))) {
                    continue;
                }
                String name = family[0] + "/" + mode + "/NoPadding";
                int nonce = mode.equals("ECB") ? 0 : gost && mode.equals("CTR") ? block / 2 : block;
                // The shortest message is a block.
                Made sealing = (provider, length) -> cipher(name, provider, Cipher.ENCRYPT_MODE, key, nonce, Math.max(length, block));
                line("`" + family[0] + "/" + mode + "`", mode.equals("ECB") || mode.equals("CTR") || mode.equals("GCM"), sealing);
                if (mode.equals("CBC") || mode.equals("CFB")) {
                    line("`" + family[0] + "/" + mode + "`, decryption", true,
                            (provider, length) -> cipher(name, provider, Cipher.DECRYPT_MODE, key, nonce, Math.max(length, block)));
                }
            }
        }
        for (Object[] each : new Object[][] {{"DSTU7624-128GMAC", 16, true}, {"DSTU7624-256GMAC", 32, true}, {"DSTU7624-512GMAC", 64, true},
            {"GOST3412MAC", 32, false}, {"HMACGOST3411-2012-256", 32, false}, {"HMACDSTU7564-256", 32, false}}) {
            String name = (String) each[0];
            int key = (int) each[1];
            boolean gmac = (boolean) each[2];
            line("`" + name + "`", gmac, (provider, length) -> {
                Mac mac = Mac.getInstance(name, provider);
                SecretKeySpec secret = new SecretKeySpec(new byte[key], "key");
                byte[] message = new byte[gmac ? Math.max(length, key) : length];
                boolean iv = gmac && provider != PROVIDERS[0];
                byte[] nonce = new byte[key];
                return () -> {
                    if (iv) {
                        for (int i = 0; ++nonce[i] == 0; i++) { }
                        mac.init(secret, new IvParameterSpec(nonce));
                    } else {
                        mac.init(secret);
                    }
                    return mac.doFinal(message);
                };
            });
        }
        for (String name : new String[] {"GOST3411-2012-256", "GOST3411-2012-512", "DSTU7564-256", "DSTU7564-512"}) {
            line("`" + name + "`", false, (provider, length) -> {
                MessageDigest digest = MessageDigest.getInstance(name, provider);
                byte[] message = new byte[length];
                return () -> digest.digest(message);
            });
        }
        System.out.println("\nBytes of a `Cipher` after `init` and `doFinal`, in the heap and outside of it:\n");
        System.out.println("| | heap | outside | Bouncy Castle, heap | outside |\n|---|---|---|---|---|");
        memory("DSTU7624-128/CTR/NoPadding", 16, 16);
        memory("DSTU7624-256/GCM/NoPadding", 32, 32);
        memory("DSTU7624-512/GCM/NoPadding", 64, 64);
        memory("GOST3412-2015/CTR/NoPadding", 32, 8);
    }
}
