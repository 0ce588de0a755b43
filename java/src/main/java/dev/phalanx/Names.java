package dev.phalanx;

import java.util.List;
import java.util.Map;

/** Bouncy Castle's names. */
final class Names {
    private Names() {}

    /**
     * A block cipher, which needs a mode.
     *
     * @param ciphers names of the catalogue, one for each key length
     * @param modes the ends of the names of the catalogue
     */
    record Family(String name, List<String> aliases, List<String> ciphers, Map<String, String> modes) {
        Algorithm find(String mode, int keyBytes) {
            for (String cipher : ciphers) {
                // The key wraps have no modes.
                Algorithm found = Algorithm.find(modes.isEmpty() ? cipher : cipher + "-" + modes.get(mode));
                if (found != null && found.keyBytes() == keyBytes) {
                    return found;
                }
            }
            return null;
        }

        /** Options that make a mode the same as Bouncy Castle's: the size of CCM's length fields. */
        String options(String mode) {
            return mode.equals("CCM") ? "lengths=4" : "";
        }

        int blockBytes() {
            return modes.isEmpty() ? 0 : Algorithm.find(ciphers.get(0) + "-ecb").blockBytes();
        }
    }

    private static final Map<String, String> DSTU = Map.of(
            "ECB", "ecb", "CBC", "cbc", "CTR", "ctr", "CFB", "cfb", "OFB", "ofb", "GCM", "gcm-dstu", "CCM", "ccm");

    static final List<Family> FAMILIES = List.of(
            new Family("DSTU7624-128", List.of("DSTU7624"), List.of("kalyna-128/128", "kalyna-128/256"), DSTU),
            new Family("DSTU7624-256", List.of(), List.of("kalyna-256/256", "kalyna-256/512"), DSTU),
            new Family("DSTU7624-512", List.of(), List.of("kalyna-512/512"), DSTU),
            new Family("GOST3412-2015", List.of(), List.of("kuznyechik"),
                    Map.of("ECB", "ecb", "CBC", "cbc", "CTR", "ctr", "CFB", "cfb", "OFB", "ofb", "MGM", "mgm")));

    /** Other algorithms of Bouncy Castle: the type of the service, its name, and ours for each key length. */
    record Same(String type, String name, List<String> aliases, List<String> ours) {}

    static final List<Same> SAME = List.of(
            new Same("Cipher", "DSTU7624-128KW", List.of("DSTU7624KW", "DSTU7624WRAP", "DSTU7624-128WRAP"),
                    List.of("kalyna-128/128-kw", "kalyna-128/256-kw")),
            new Same("Cipher", "DSTU7624-256KW", List.of("DSTU7624-256WRAP"), List.of("kalyna-256/256-kw", "kalyna-256/512-kw")),
            new Same("Cipher", "DSTU7624-512KW", List.of("DSTU7624-512WRAP"), List.of("kalyna-512/512-kw")),
            new Same("Mac", "DSTU7624-128GMAC", List.of("DSTU7624GMAC"), List.of("kalyna-128/128-gmac", "kalyna-128/256-gmac")),
            new Same("Mac", "DSTU7624-256GMAC", List.of(), List.of("kalyna-256/256-gmac", "kalyna-256/512-gmac")),
            new Same("Mac", "DSTU7624-512GMAC", List.of(), List.of("kalyna-512/512-gmac")),
            new Same("Mac", "GOST3412MAC", List.of("GOST3412-2015"), List.of("kuznyechik-mac")));

    /** A hash function and its MAC: our names, Bouncy Castle's and the OIDs. */
    record Hash(String name, List<String> aliases, String oid, String mac, List<String> macAliases, String macOid) {}

    static final List<Hash> HASHES = List.of(
            new Hash("streebog-256", List.of("GOST3411-2012-256", "GOST-2012-256"), "1.2.643.7.1.1.2.2",
                    "hmac-streebog-256", List.of("HMACGOST3411-2012-256", "HMAC-GOST3411-2012-256"), "1.2.643.7.1.1.4.1"),
            new Hash("streebog-512", List.of("GOST3411-2012-512", "GOST-2012-512"), "1.2.643.7.1.1.2.3",
                    "hmac-streebog-512", List.of("HMACGOST3411-2012-512", "HMAC-GOST3411-2012-512"), "1.2.643.7.1.1.4.2"),
            new Hash("kupyna-256", List.of("DSTU7564-256"), "1.2.804.2.1.1.1.1.2.2.1",
                    "kmac-kupyna-256", List.of("HMACDSTU7564-256", "HMAC-DSTU7564-256"), "1.2.804.2.1.1.1.1.2.2.4"),
            new Hash("kupyna-384", List.of("DSTU7564-384"), "1.2.804.2.1.1.1.1.2.2.2",
                    "kmac-kupyna-384", List.of("HMACDSTU7564-384", "HMAC-DSTU7564-384"), "1.2.804.2.1.1.1.1.2.2.5"),
            new Hash("kupyna-512", List.of("DSTU7564-512"), "1.2.804.2.1.1.1.1.2.2.3",
                    "kmac-kupyna-512", List.of("HMACDSTU7564-512", "HMAC-DSTU7564-512"), "1.2.804.2.1.1.1.1.2.2.6"));
}
