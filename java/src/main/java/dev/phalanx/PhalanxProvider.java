package dev.phalanx;

import java.security.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The JCA provider "Phalanx". */
public final class PhalanxProvider extends Provider {
    private static final long serialVersionUID = 1;

    private static final class Instance {
        static final PhalanxProvider PROVIDER = new PhalanxProvider();
    }

    /** A provider that does not have to be registered. */
    public static PhalanxProvider instance() {
        return Instance.PROVIDER;
    }

    /** The default level of the kernels, such as {@code "avx2"}. */
    public static String level() {
        return Native.level();
    }

    /** All services, from the catalogue. */
    @SuppressWarnings("this-escape")
    public PhalanxProvider() {
        super("Phalanx", "0.1.0", "Kalyna, Kuznyechik, Magma, GOST 28147-89, uBlock, Streebog and Kupyna in constant time");
        for (Algorithm each : Algorithm.ALL) {
            List<String> names = new ArrayList<>(each.aliases());
            if (!each.oid().isEmpty()) {
                names.add(each.oid());
                names.add("OID." + each.oid());
            }
            switch (each.role()) {
                case Native.MAC -> add("Mac", each.jca(), names, () -> new PhalanxMac(List.of(each.name())));
                case Native.DERIVATION -> { }
                default -> add("Cipher", each.jca(), names, () -> new PhalanxCipher(each));
            }
            add("KeyGenerator", each.jca(), names, () -> new PhalanxKeys.Generator(each.name(), List.of(each.keyBytes())));
            add("SecretKeyFactory", each.jca(), names, () -> new PhalanxKeys.Factory(List.of(each.keyBytes())));
        }
        for (Names.Family family : Names.FAMILIES) {
            add("Cipher", family.name(), family.aliases(), () -> new PhalanxCipher(family));
            List<Integer> sizes = family.ciphers().stream().map(cipher -> Algorithm.find(cipher + "-ecb").keyBytes()).toList();
            add("KeyGenerator", family.name(), family.aliases(), () -> new PhalanxKeys.Generator(family.name(), sizes));
            add("SecretKeyFactory", family.name(), family.aliases(), () -> new PhalanxKeys.Factory(sizes));
        }
        for (Names.Same same : Names.SAME) {
            if (same.type().equals("Mac")) {
                add("Mac", same.name(), same.aliases(), () -> new PhalanxMac(same.ours()));
            } else {
                Names.Family family = new Names.Family(same.name(), same.aliases(), same.ours(), Map.of());
                add("Cipher", same.name(), same.aliases(), () -> new PhalanxCipher(family));
            }
        }
        for (Names.Hash hash : Names.HASHES) {
            List<String> aliases = new ArrayList<>(hash.aliases());
            aliases.addAll(List.of(hash.oid(), "OID." + hash.oid()));
            add("MessageDigest", hash.name(), aliases, () -> new PhalanxDigest(hash.name()));
            List<String> macs = new ArrayList<>(hash.macAliases());
            macs.addAll(List.of(hash.macOid(), "OID." + hash.macOid()));
            add("Mac", hash.mac(), macs, () -> new PhalanxMac.OfHash(hash));
            int size = (int) (Native.hashSizes(Native.text(hash.name())) >>> 32);
            add("KeyGenerator", hash.mac(), macs, () -> new PhalanxKeys.Generator(hash.mac(), List.of(size)));
        }
        for (String hash : List.of("streebog-256", "streebog-512")) {
            add("SecretKeyFactory", "pbkdf2-" + hash, List.of("PBKDF2WithHmacGOST3411-2012-" + hash.substring(9)),
                    () -> new PhalanxKeys.Pbkdf2("pbkdf2-" + hash));
        }
        List<String> owners = new ArrayList<>();
        Names.FAMILIES.forEach(family -> owners.add(family.name()));
        Algorithm.ALL.stream().filter(each -> each.nonceBytes() > 0).forEach(each -> owners.add(each.jca()));
        add("AlgorithmParameters", "Phalanx", owners, PhalanxParameters::new);
    }

    private void add(String type, String name, List<String> aliases, Supplier<Object> make) {
        putService(new Service(this, type, name, "dev.phalanx", aliases, null) {
            @Override
            public Object newInstance(Object parameter) {
                return make.get();
            }

            @Override
            public boolean supportsParameter(Object parameter) {
                return true;
            }
        });
    }
}
