package pbem.testkit;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import javax.imageio.ImageIO;
import org.opentest4j.AssertionFailedError;

/**
 * Compares an output with a golden file, which a person looked at and found right:
 * {@code src/test/resources/golden/TestClass/name} in the module of the test.
 *
 * <p>A missing file is written and the test fails, so that nothing becomes golden unseen: look at it, commit it, run
 * again. If the two differ, the output is written under {@code target/golden}. If the output is better, copy it over
 * the golden file, or delete the golden file and run again.
 */
public final class Golden {

    /**
     * JDKs smooth edges in different ways, which the eye does not see. So a colour channel (0 to 255) may be off by
     * {@link #SAME} anywhere, by {@link #SIMILAR} in one pixel of {@link #SIMILAR_IN}, and by {@link #COLOUR_BESIDE} in
     * one pixel of {@link #COLOUR_BESIDE_IN}: pictures have few colours, so a pixel of an edge can fall on the colour
     * beside its own.
     */
    private static final int SAME = 6;

    private static final int SIMILAR = 32;
    private static final int SIMILAR_IN = 1000;
    private static final int COLOUR_BESIDE = 80;
    private static final int COLOUR_BESIDE_IN = 3000;

    private final Path golden;
    private final Path actual;

    Golden(Path module, String test, String name) {
        Path file = Path.of(test, name);
        golden = module.resolve("src/test/resources/golden").resolve(file);
        actual = module.resolve("target/golden").resolve(file);
    }

    /** @param name file name with its extension, such as {@code start.txt} */
    public static void text(Class<?> test, String name, String actual) {
        new Golden(module(test), test.getSimpleName(), name).text(actual);
    }

    /**
     * Compares pixels, not bytes.
     *
     * @param name file name with its extension, such as {@code start.png}
     */
    public static void png(Class<?> test, String name, byte[] actual) {
        new Golden(module(test), test.getSimpleName(), name).png(actual);
    }

    void text(String made) {
        compare(
                made.getBytes(StandardCharsets.UTF_8),
                expected -> textDifference(new String(expected, StandardCharsets.UTF_8), made));
    }

    void png(byte[] made) {
        compare(made, expected -> pixelDifference(image(expected), image(made)));
    }

    private void compare(byte[] made, Function<byte[], Optional<String>> difference) {
        if (!Files.exists(golden)) {
            write(golden, made);
            throw new AssertionFailedError("There was no golden file, so this one was written: " + golden
                    + "\nLook at it; if it is right, commit it and run the test again.");
        }
        byte[] expected = read(golden);
        if (Arrays.equals(expected, made)) {
            return;
        }
        difference.apply(expected).ifPresent(what -> {
            write(actual, made);
            throw new AssertionFailedError(what + "\n  golden: " + golden + "\n  actual: " + actual
                    + "\nIf the actual one is right, copy it over the golden one and commit it.");
        });
    }

    private static Optional<String> textDifference(String expected, String actual) {
        if (expected.equals(actual)) {
            return Optional.empty();
        }
        String[] wanted = expected.split("\n", -1);
        String[] got = actual.split("\n", -1);
        int line = Math.max(0, Arrays.mismatch(wanted, got));
        return Optional.of("Differs from the golden file in line " + (line + 1) + ":\n  golden: " + line(wanted, line)
                + "\n  actual: " + line(got, line));
    }

    private static String line(String[] lines, int index) {
        return index < lines.length ? '"' + lines[index] + '"' : "(no such line)";
    }

    private static Optional<String> pixelDifference(BufferedImage expected, BufferedImage actual) {
        if (expected.getWidth() != actual.getWidth() || expected.getHeight() != actual.getHeight()) {
            return Optional.of("Is " + actual.getWidth() + " x " + actual.getHeight() + " pixels, the golden file "
                    + expected.getWidth() + " x " + expected.getHeight());
        }
        int differing = 0;
        int onColourBeside = 0;
        int worst = 0;
        String where = "";
        for (int y = 0; y < expected.getHeight(); y++) {
            for (int x = 0; x < expected.getWidth(); x++) {
                int distance = distance(expected.getRGB(x, y), actual.getRGB(x, y));
                if (distance > SAME) {
                    differing++;
                }
                if (distance > SIMILAR) {
                    onColourBeside++;
                }
                if (distance > worst) {
                    worst = distance;
                    where = x + "," + y;
                }
            }
        }
        int pixels = expected.getWidth() * expected.getHeight();
        boolean alike = worst <= COLOUR_BESIDE
                && onColourBeside <= Math.max(2, pixels / COLOUR_BESIDE_IN)
                && differing <= pixels / SIMILAR_IN;
        return alike
                ? Optional.empty()
                : Optional.of(differing + " pixels differ from the golden file, most at " + where + ", by " + worst
                        + " of 255");
    }

    private static int distance(int one, int other) {
        int worst = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            worst = Math.max(worst, Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)));
        }
        return worst;
    }

    private static BufferedImage image(byte[] png) {
        try {
            return Optional.ofNullable(ImageIO.read(new ByteArrayInputStream(png)))
                    .orElseThrow(() -> new AssertionFailedError("these bytes are no picture"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The directory of the module: the nearest one above the test's classes that has a pom. */
    private static Path module(Class<?> test) {
        try {
            Path classes = Path.of(
                    test.getProtectionDomain().getCodeSource().getLocation().toURI());
            for (Path path = classes; path != null; path = path.getParent()) {
                if (Files.exists(path.resolve("pom.xml"))) {
                    return path;
                }
            }
            return Path.of("").toAbsolutePath();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("classes in a strange place", e);
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
