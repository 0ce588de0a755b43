package dev.phalanx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Encrypted files: whole ones, ranges, streams, and those of vectors/files. */
class FilesTest {
    private static final Path VECTORS = Path.of("../vectors/files");

    @TempDir
    private Path folder;

    private final Secrets secrets = new Secrets().addKey(PhalanxFiles.generateKey());

    private static byte[] data(int length) {
        byte[] data = new byte[length];
        new Random(length).nextBytes(data);
        return data;
    }

    private Path file(String name, byte[] contents) throws IOException {
        return Files.write(folder.resolve(name), contents);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void wholeFiles() throws Exception {
        byte[] data = data(3_000_000);
        Path plain = file("plain", data);
        Path sealed = folder.resolve("sealed");
        Path opened = folder.resolve("opened");
        AtomicLong done = new AtomicLong();
        AtomicLong total = new AtomicLong();
        PhalanxFiles.encrypt(plain, sealed, secrets, "suite=kuznyechik-mgm;chunk=65536", (now, all) -> {
            assertTrue(now >= done.getAndSet(now));
            total.set(all);
        });
        assertEquals(data.length, done.get());
        assertEquals(data.length, total.get());
        PhalanxFiles.verify(sealed, secrets);
        PhalanxFiles.decrypt(sealed, opened, secrets);
        assertArrayEquals(data, Files.readAllBytes(opened));
        IOException exists = assertThrows(IOException.class, () -> PhalanxFiles.decrypt(sealed, opened, secrets));
        assertTrue(exists.getMessage().contains("opened"), exists.getMessage());
        PhalanxFiles.decrypt(sealed, opened, secrets, "existing=replace", null);
        assertEquals(List.of("opened", "plain", "sealed"), names());
    }

    @FunctionalInterface
    private interface Call {
        void on(PhalanxFiles.Progress progress) throws IOException;
    }

    @Test
    void cancelledFiles() throws Exception {
        Path plain = sparse("plain", 64 << 20);
        Path sealed = folder.resolve("sealed");
        Path output = file("output", data(5));
        PhalanxFiles.encrypt(plain, sealed, secrets);
        List<Call> calls = List.of(
                progress -> PhalanxFiles.encrypt(plain, output, secrets, "existing=replace", progress),
                progress -> PhalanxFiles.encrypt(file("short", data(5)), output, secrets, "existing=replace", progress),
                progress -> PhalanxFiles.decrypt(sealed, output, secrets, "existing=replace", progress),
                progress -> PhalanxFiles.verify(sealed, secrets, "", progress));
        Thread thread = Thread.currentThread();
        for (Call call : calls) {
            // What a listener throws ends the call, which throws the same.
            AtomicLong reports = new AtomicLong();
            RuntimeException enough = new CancellationException("enough");
            assertSame(enough, assertThrows(CancellationException.class, () -> call.on((now, all) -> {
                reports.incrementAndGet();
                throw enough;
            })));
            assertEquals(1, reports.get());
            assertFalse(thread.isInterrupted());

            // An interrupt before or during the call ends it, with and without a listener.
            thread.interrupt();
            InterruptedIOException error = assertThrows(InterruptedIOException.class, () -> call.on(null));
            assertTrue(Thread.interrupted());
            assertTrue(error.getMessage().contains("interrupted"), error.getMessage());
            reports.set(0);
            assertThrows(InterruptedIOException.class, () -> call.on((now, all) -> {
                reports.incrementAndGet();
                thread.interrupt();
            }));
            assertTrue(Thread.interrupted());
            assertEquals(1, reports.get());
        }
        assertArrayEquals(data(5), Files.readAllBytes(output));
        assertEquals(List.of("output", "plain", "sealed", "short"), names());

        // This would run for minutes.
        Path huge = sparse("huge", 64L << 30);
        ExecutorService executor = Executors.newSingleThreadExecutor();
        Future<Boolean> future = executor.submit(() -> {
            assertThrows(InterruptedIOException.class, () -> PhalanxFiles.encrypt(huge, sealed, secrets, "existing=replace", null));
            return true;
        });
        Thread.sleep(100);
        executor.shutdownNow(); // interrupts it
        assertTrue(future.get());
        PhalanxFiles.verify(sealed, secrets);
        assertEquals(List.of("huge", "output", "plain", "sealed", "short"), names());
    }

    private Path sparse(String name, long length) throws IOException {
        Path path = folder.resolve(name);
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(length);
        }
        return path;
    }

    @Test
    void wrongFiles() throws Exception {
        Path plain = file("plain", data(300_000));
        Path sealed = folder.resolve("sealed");
        Path output = folder.resolve("output");
        PhalanxFiles.encrypt(plain, sealed, secrets);
        byte[] bytes = Files.readAllBytes(sealed);
        byte[] forged = bytes.clone();
        forged[bytes.length / 2] ^= 1;
        Path bad = file("forged", forged);
        Path cut = file("cut", Arrays.copyOf(bytes, bytes.length - 1));
        for (Path each : List.of(bad, cut, plain)) {
            FileAuthenticationException error =
                    assertThrows(FileAuthenticationException.class, () -> PhalanxFiles.decrypt(each, output, secrets));
            assertTrue(error.getMessage().contains(each.toString()), error.getMessage());
            assertThrows(FileAuthenticationException.class, () -> PhalanxFiles.verify(each, secrets));
        }
        Secrets others = new Secrets().addPassphrase("other".getBytes(StandardCharsets.UTF_8));
        assertThrows(FileAuthenticationException.class, () -> PhalanxFiles.decrypt(sealed, output, others));
        assertTrue(assertThrows(FileAuthenticationException.class, () -> new PhalanxReader(cut, secrets)).getMessage().contains("cut"));
        try (PhalanxReader reader = new PhalanxReader(bad, secrets)) {
            assertThrows(FileAuthenticationException.class, () -> Channels.newInputStream(reader).readAllBytes());
        }
        Path missing = folder.resolve("missing");
        assertTrue(assertThrows(NoSuchFileException.class, () -> PhalanxFiles.encrypt(missing, output, secrets)).getMessage().contains("missing"));
        assertThrows(NoSuchFileException.class, () -> new PhalanxReader(missing, secrets));
        assertThrows(NoSuchFileException.class, () -> new Secrets().addKeyFile(missing));
        assertThrows(PhalanxException.class, () -> PhalanxFiles.encrypt(plain, output, secrets, "suite=none", null));
        assertThrows(PhalanxException.class, () -> PhalanxFiles.encrypt(plain, output, new Secrets()));
        assertThrows(NullPointerException.class, () -> PhalanxFiles.encrypt(plain, output, null));
        assertThrows(NullPointerException.class, () -> new PhalanxReader(sealed, null));
        assertThrows(NullPointerException.class, () -> new Secrets().addKey(null));
        Secrets closed = new Secrets();
        closed.close();
        closed.close();
        assertThrows(IllegalStateException.class, () -> PhalanxFiles.verify(sealed, closed));
        assertThrows(IllegalStateException.class, () -> new PhalanxReader(sealed, closed));
        // No output and no temporary file is left.
        assertEquals(List.of("cut", "forged", "plain", "sealed"), names());
    }

    @Test
    void identities() throws Exception {
        PhalanxFiles.NewIdentity identity = PhalanxFiles.generateIdentity();
        Path plain = file("plain", data(10));
        Path sealed = folder.resolve("sealed");
        Secrets recipient = new Secrets().addRecipients(identity.recipient());
        PhalanxFiles.encrypt(plain, sealed, recipient);
        assertThrows(FileAuthenticationException.class, () -> PhalanxFiles.verify(sealed, recipient));
        PhalanxFiles.verify(sealed, new Secrets().addIdentity(identity.identity(), null));
    }

    @Test
    void ranges() throws Exception {
        byte[] data = data(2_500_000);
        Path sealed = folder.resolve("sealed");
        try (OutputStream out = new PhalanxOutputStream(Files.newOutputStream(sealed), data.length, secrets, "chunk=4096")) {
            out.write(data, 0, 5);
            out.write(data[5]);
            out.write(data, 6, data.length - 6);
        }
        PhalanxFiles.verify(sealed, secrets);
        PhalanxReader reader = new PhalanxReader(sealed, secrets);
        assertEquals(data.length, reader.size());
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            int from = i == 0 ? 0 : random.nextInt(data.length);
            int to = i == 0 ? data.length : from + random.nextInt(Math.min(20_000, data.length - from) + 1);
            ByteBuffer target = ByteBuffer.allocate(to - from);
            assertEquals(to - from, reader.read(target, from));
            assertArrayEquals(Arrays.copyOfRange(data, from, to), target.array());
        }
        ByteBuffer end = ByteBuffer.allocateDirect(10);
        assertEquals(4, reader.read(end, data.length - 4));
        assertEquals(-1, reader.read(end, data.length));
        assertThrows(IllegalArgumentException.class, () -> reader.read(end, -1));
        assertEquals(-1, reader.position(data.length + 1).read(end));
        reader.position(1000);
        assertArrayEquals(Arrays.copyOfRange(data, 1000, data.length), Channels.newInputStream(reader).readAllBytes());
        assertThrows(NonWritableChannelException.class, () -> reader.write(end));

        // Threads read the same file, and one closes it meanwhile.
        ExecutorService executor = Executors.newFixedThreadPool(8);
        List<Future<Boolean>> results = new ArrayList<>();
        Callable<Boolean> task = () -> {
            try {
                for (int i = 0; ; i = (i + 7919) % (data.length - 5000)) {
                    ByteBuffer target = ByteBuffer.allocate(5000);
                    reader.read(target, i);
                    assertArrayEquals(Arrays.copyOfRange(data, i, i + 5000), target.array());
                }
            } catch (ClosedChannelException closed) {
                return true;
            }
        };
        for (int i = 0; i < 8; i++) {
            results.add(executor.submit(task));
        }
        Thread.sleep(200);
        reader.close();
        for (Future<Boolean> each : results) {
            assertTrue(each.get());
        }
        executor.shutdown();
        assertFalse(reader.isOpen());
        assertThrows(ClosedChannelException.class, () -> reader.read(end));
        assertThrows(ClosedChannelException.class, reader::size);
        reader.close();
    }

    @Test
    void incompleteStreams() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PhalanxOutputStream cancelled = new PhalanxOutputStream(bytes, 100, secrets);
        cancelled.write(new byte[99]);
        assertTrue(assertThrows(IOException.class, cancelled::close).getMessage().contains("99 of 100"));
        cancelled.close();
        assertThrows(IOException.class, () -> cancelled.write(1));
        Path cut = file("cut", bytes.toByteArray());
        assertThrows(FileAuthenticationException.class, () -> new PhalanxReader(cut, secrets));
        PhalanxOutputStream longer = new PhalanxOutputStream(bytes, 1, secrets);
        assertThrows(IOException.class, () -> longer.write(new byte[2]));
        assertThrows(IOException.class, () -> longer.write(1));
        assertThrows(IOException.class, longer::close);
        OutputStream full = new OutputStream() {
            private int left = 2000;

            @Override
            public void write(int value) throws IOException {
                if (left-- == 0) {
                    throw new IOException("full");
                }
            }
        };
        PhalanxOutputStream stream = new PhalanxOutputStream(full, 2000, secrets);
        stream.write(new byte[2000]);
        assertEquals("full", assertThrows(IOException.class, stream::close).getMessage());
        assertThrows(IllegalArgumentException.class, () -> new PhalanxOutputStream(full, -1, secrets));
        assertThrows(NullPointerException.class, () -> new PhalanxOutputStream(null, 1, secrets));
        Secrets recipient = new Secrets().addRecipients(PhalanxFiles.generateIdentity().recipient());
        assertThrows(PhalanxException.class, () -> new PhalanxOutputStream(bytes, 1, recipient));
        ByteArrayOutputStream empty = new ByteArrayOutputStream();
        new PhalanxOutputStream(empty, 0, secrets).close();
        try (InputStream in = Channels.newInputStream(new PhalanxReader(file("empty", empty.toByteArray()), secrets))) {
            assertEquals(-1, in.read());
        }
    }

    /** Valid files have the documented contents, and the others are rejected. */
    @Test
    void vectors() throws Exception {
        Matcher entries = Pattern.compile("\"file\": \"([^\"]*)\",\\s*\"result\": \"([^\"]*)\"(.*?)\\}", Pattern.DOTALL)
                .matcher(Files.readString(VECTORS.resolve("files.json")));
        Secrets known = new Secrets().addKeyFile(VECTORS.resolve("a.key"));
        int valid = 0;
        int refused = 0;
        while (entries.find()) {
            Path path = VECTORS.resolve(entries.group(1));
            if (!entries.group(3).contains("\"a.key\"")) {
                continue;
            }
            if (entries.group(2).equals("refused")) {
                assertThrows(FileAuthenticationException.class, () -> PhalanxFiles.verify(path, known), path.toString());
                refused++;
                continue;
            }
            Matcher length = Pattern.compile("\"plaintext_length\": (\\d+)").matcher(entries.group(3));
            assertTrue(length.find());
            byte[] expected = new byte[Integer.parseInt(length.group(1))];
            for (int i = 0; i < expected.length; i++) {
                expected[i] = (byte) (i ^ i >> 8 ^ i >> 16);
            }
            try (InputStream in = Channels.newInputStream(new PhalanxReader(path, known))) {
                assertArrayEquals(expected, in.readAllBytes(), path.toString());
            }
            valid++;
        }
        assertTrue(valid >= 20 && refused >= 10, valid + " and " + refused);
    }
}
