package pbem.cli.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Changes settings in the text of a configuration file, and leaves all other text in it unchanged. */
public final class ConfigurationEdit {

    private final List<String> lines;

    private ConfigurationEdit(String text) {
        this.lines = new ArrayList<>(text.lines().toList());
    }

    /**
     * The text with other values.
     *
     * @param settings the settings to write; the line that named a file with the secret of one is commented out
     */
    public static String of(String text, List<Setting<?>> settings, Configuration values) {
        ConfigurationEdit edit = new ConfigurationEdit(text);
        settings.forEach(setting -> edit.enter(setting, values));
        return String.join("\n", edit.lines) + "\n";
    }

    private void enter(Setting<?> setting, Configuration values) {
        int header = header(setting.table());
        int end = end(header);
        if (setting.secret()) {
            int kept = find(header, end, setting.name() + "_file", "");
            if (kept >= 0) {
                lines.set(kept, "#" + lines.get(kept));
            }
        }
        String line = setting.assignment(values);
        int there = find(header, end, setting.name(), "");
        int shown = there >= 0 ? there : find(header, end, setting.name(), "#\\s?");
        if (shown >= 0) {
            lines.set(shown, line);
        } else {
            lines.add(end, line);
        }
    }

    /** The index of the line that begins a table. Adds the table at the end if there is none. */
    private int header(String table) {
        Pattern header = Pattern.compile("\\s*\\[\\s*" + Pattern.quote(table) + "\\s*]\\s*(#.*)?");
        for (int i = 0; i < lines.size(); i++) {
            if (header.matcher(lines.get(i)).matches()) {
                return i;
            }
        }
        lines.add("");
        lines.add("[" + table + "]");
        return lines.size() - 1;
    }

    /** The index after the last line of a table that is not blank. */
    private int end(int header) {
        int next = header + 1;
        while (next < lines.size() && !lines.get(next).strip().startsWith("[")) {
            next++;
        }
        while (lines.get(next - 1).isBlank()) {
            next--;
        }
        return next;
    }

    private int find(int header, int end, String name, String before) {
        Pattern line = Pattern.compile("\\s*" + before + Pattern.quote(name) + "\\s*=.*");
        for (int i = header + 1; i < end; i++) {
            if (line.matcher(lines.get(i)).matches()) {
                return i;
            }
        }
        return -1;
    }
}
