package pbem.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A line as people write it, with the expected result. In the resource a situation follows {@code ==}; each line below
 * it holds the expected result and the text, separated by a bar. {@code \\n} begins a new line.
 */
public record WrittenLine(String situation, String expected, String text) {

    /** @param beside the class beside which the resource lies */
    public static List<WrittenLine> in(Class<?> beside, String resource) {
        List<WrittenLine> lines = new ArrayList<>();
        String situation = "";
        for (String line : text(beside, resource).lines().toList()) {
            if (line.startsWith("==")) {
                situation = line.substring(2).strip();
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split(" \\| ", 2);
                lines.add(new WrittenLine(situation, inLines(parts[0].strip()), inLines(parts[1])));
            }
        }
        return lines;
    }

    private static String inLines(String text) {
        return text.replace("\\n", "\n");
    }

    private static String text(Class<?> beside, String resource) {
        try (InputStream in = beside.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return situation + ": " + text + " -> " + expected;
    }
}
