package pbem.cli.exchange;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A file with the userids here of players of another server, one per line: {@code THERE = HERE}. */
public final class NameFile {

    private static final Pattern LINE = Pattern.compile("(\\S{1,60}?)(?:\\s*[=,]\\s*|\\s+)([A-Za-z0-9_.-]{1,60})");
    private static final long LARGEST = 4_000_000;

    private NameFile() {}

    /**
     * Thrown if a line has another form or contradicts an earlier one; the message contains the line and the right
     * form.
     */
    public static final class Unreadable extends Exception {

        private static final long serialVersionUID = 1;

        Unreadable(String message) {
            super(message);
        }
    }

    /** Userids here by userids there (in lower case). Empty lines and lines that begin with # are ignored. */
    public static Map<String, String> read(Path file) throws IOException, Unreadable {
        Map<String, String> names = new TreeMap<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            String words = line.strip();
            if (words.isEmpty() || words.startsWith("#")) {
                continue;
            }
            Matcher name = LINE.matcher(words);
            if (!name.matches()) {
                throw new Unreadable(
                        file + ", line " + number + ": one name there and one here, as in: ski = bob; not: " + words);
            }
            String before = names.put(name.group(1).toLowerCase(Locale.ROOT), name.group(2));
            if (before != null && !before.equalsIgnoreCase(name.group(2))) {
                throw new Unreadable(file + ", line " + number + ": " + name.group(1) + " was " + before + " before");
            }
        }
        return names;
    }

    private static List<String> lines(Path file) throws IOException, Unreadable {
        if (!Files.isReadable(file) || Files.size(file) > LARGEST) {
            throw new Unreadable("cannot read " + file);
        }
        try {
            return new ArrayList<>(Files.readAllLines(file, StandardCharsets.UTF_8));
        } catch (CharacterCodingException e) {
            throw new Unreadable(file + " is not text in UTF-8");
        }
    }
}
