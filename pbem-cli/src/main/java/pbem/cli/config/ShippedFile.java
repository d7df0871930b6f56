package pbem.cli.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.phrase.Resource;

/** The file {@code config/pbem.toml}: it holds the order, the comments and the defaults of the settings. */
final class ShippedFile {

    private static final Pattern TABLE = Pattern.compile("\\[(\\w+)]");

    private static final Pattern DEFAULT = Pattern.compile("#(\\w+) = \"?(.*?)\"?");

    private static final List<Line> LINES = read();

    private ShippedFile() {}

    /**
     * A line of the file.
     *
     * @param key the setting that it shows; empty for any other line
     * @param value the default of that setting, without quotation marks
     */
    record Line(String text, String key, String value) {

        boolean isSetting() {
            return !key.isEmpty();
        }
    }

    private static List<Line> read() {
        List<Line> lines = new ArrayList<>();
        String table = "";
        for (String text : new Resource(ShippedFile.class, "pbem.toml")
                .text()
                .orElseThrow()
                .lines()
                .toList()) {
            Matcher begins = TABLE.matcher(text);
            table = begins.matches() ? begins.group(1) : table;
            Matcher shown = DEFAULT.matcher(text);
            lines.add(
                    shown.matches()
                            ? new Line(text, table + "." + shown.group(1), shown.group(2))
                            : new Line(text, "", ""));
        }
        return lines;
    }

    static List<Line> lines() {
        return LINES;
    }

    /** The default of a setting. */
    static String value(String key) {
        return LINES.stream()
                .filter(line -> line.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("config/pbem.toml does not show " + key))
                .value();
    }
}
