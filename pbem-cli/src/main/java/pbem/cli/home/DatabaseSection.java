package pbem.cli.home;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The part of a configuration file that says where the database is, which a restore leaves as it is. */
final class DatabaseSection {

    private static final Pattern SECTION = Pattern.compile("(?ms)^\\[database\\][ \\t]*(#.*?)?$.*?(?=^\\[|\\z)");

    private DatabaseSection() {}

    /** That file, with what the present one says of the database. */
    static String kept(String restored, String present) {
        Matcher kept = SECTION.matcher(present);
        String section = kept.find() ? kept.group() : "";
        Matcher replaced = SECTION.matcher(restored);
        if (replaced.find()) {
            return restored.substring(0, replaced.start()) + section + restored.substring(replaced.end());
        }
        return section.isEmpty() ? restored : restored.stripTrailing() + "\n\n" + section;
    }
}
