package dev.phalanx;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Locale;

/** Finds and loads the native library. */
final class Library {
    private static final String NAME = System.mapLibraryName("phalanx-java");

    private Library() {}

    /** Loads it from java.library.path, or else from the jar, through a folder that only this user can read. */
    static void load() {
        for (String folder : System.getProperty("java.library.path", "").split(System.getProperty("path.separator"))) {
            Path file = Path.of(folder.isEmpty() ? "." : folder, NAME).toAbsolutePath();
            if (Files.isRegularFile(file)) {
                System.load(file.toString());
                return;
            }
        }
        String resource = "native/" + platform() + "/" + NAME;
        try (InputStream content = Library.class.getResourceAsStream(resource)) {
            if (content == null) {
                throw new UnsatisfiedLinkError("phalanx: no native library: looked for " + NAME + " in java.library.path ("
                        + System.getProperty("java.library.path") + ") and for dev/phalanx/" + resource + " in the jar");
            }
            Path folder = Files.createTempDirectory("phalanx-",
                    PosixFilePermissions.asFileAttribute(EnumSet.of(OWNER_READ, OWNER_WRITE, OWNER_EXECUTE)));
            Path file = folder.resolve(NAME);
            try {
                Files.copy(content, file);
                System.load(file.toString());
            } finally {
                // A loaded library stays loaded.
                Files.deleteIfExists(file);
                Files.deleteIfExists(folder);
            }
        } catch (IOException error) {
            UnsatisfiedLinkError wrapped = new UnsatisfiedLinkError("phalanx: cannot unpack " + NAME
                    + " into java.io.tmpdir (" + System.getProperty("java.io.tmpdir") + "): " + error);
            wrapped.initCause(error);
            throw wrapped;
        }
    }

    private static String platform() {
        String arch = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        return System.getProperty("os.name").toLowerCase(Locale.ROOT) + "-" + (arch.equals("amd64") ? "x86-64" : arch);
    }
}
