package pbem.cli.home;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The section of a configuration file that says where the database is. A restore leaves it as it is. */
final class DatabaseSection {

    private static final Pattern SECTION = Pattern.compile("(?ms)^\\[database\\][ \\t]*(#.*?)?$.*?(?=^\\[|\\z)");

    private DatabaseSection() {}

    /** The restored file with the database section of the present file. */
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
