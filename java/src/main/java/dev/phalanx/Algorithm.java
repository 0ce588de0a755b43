package dev.phalanx;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An algorithm of the catalogue. Sizes are in bytes.
 *
 * @param nonceRule 0 none, 1 unique, 2 unique with a first bit of 0, 3 counters, 4 random, 5 a place, 6 agreed
 * @param needs required options, with example values
 */
record Algorithm(
        String name, List<String> aliases, String oid, String cipher, List<String> options, String needs, int role,
        int keyBytes, int blockBytes, int nonceRule, int nonceBytes, long nonceMin, long nonceMax, int nonceStep,
        boolean nonceCarried, int tagBytes, long messageMin, long messageStep) {

    static final List<Algorithm> ALL = all();
    private static final Map<String, Algorithm> NAMED = named();

    private static List<Algorithm> all() {
        List<Algorithm> all = new ArrayList<>();
        for (byte[] line = Native.algorithm(0); line != null; line = Native.algorithm(all.size())) {
            String[] w = new String(line, StandardCharsets.UTF_8).split("\t", -1);
            all.add(new Algorithm(w[0], words(w[1]), w[2], w[3], words(w[5]), w[6], Integer.parseInt(w[7]),
                    Integer.parseInt(w[8]), Integer.parseInt(w[9]), Integer.parseInt(w[10]), Integer.parseInt(w[11]),
                    Long.parseLong(w[12]), Long.parseLong(w[13]), Integer.parseInt(w[14]), w[15].equals("1"),
                    Integer.parseInt(w[16]), Long.parseLong(w[19]), Long.parseLong(w[20])));
        }
        return List.copyOf(all);
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static Map<String, Algorithm> named() {
        Map<String, Algorithm> named = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ALL.forEach(each -> named.put(each.name, each));
        return named;
    }

    static Algorithm find(String name) {
        return NAMED.get(name);
    }

    /** JCA splits names of transformations at slashes, so its names have hyphens instead. */
    String jca() {
        return name.replace('/', '-');
    }

    /** Whether encrypting with the same nonce twice is an error. */
    boolean unique() {
        return nonceRule >= 1 && nonceRule <= 3;
    }
}
