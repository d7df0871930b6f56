package pbem.player;

import com.ibm.icu.text.TimeZoneNames;
import java.time.ZoneId;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import pbem.phrase.EachLanguage;
import pbem.phrase.WordLists;

/**
 * Time zones by the names that people use: the id, a city, or a short name, which stands for the zone of its largest
 * city.
 */
public final class ZoneNames {

    private static final String REGIONS = "(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)/.*";

    private static final Map<String, String> SHORT = Map.ofEntries(
            Map.entry("cet", "Europe/Berlin"),
            Map.entry("cest", "Europe/Berlin"),
            Map.entry("mez", "Europe/Berlin"),
            Map.entry("eet", "Europe/Helsinki"),
            Map.entry("wet", "Europe/Lisbon"),
            Map.entry("bst", "Europe/London"),
            Map.entry("msk", "Europe/Moscow"),
            Map.entry("est", "America/New_York"),
            Map.entry("edt", "America/New_York"),
            Map.entry("cst", "America/Chicago"),
            Map.entry("cdt", "America/Chicago"),
            Map.entry("mst", "America/Denver"),
            Map.entry("mdt", "America/Denver"),
            Map.entry("pst", "America/Los_Angeles"),
            Map.entry("pdt", "America/Los_Angeles"),
            Map.entry("jst", "Asia/Tokyo"),
            Map.entry("aest", "Australia/Sydney"),
            Map.entry("aedt", "Australia/Sydney"),
            Map.entry("utc", "UTC"),
            Map.entry("gmt", "UTC"));

    /** Large cities that give no zone its name, in the languages of their people and of players. */
    private static final Map<String, String> LARGE = Map.of(
            "Europe/Berlin", "hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dresden",
            "Europe/Zurich", "genf genève geneva ginebra basel bâle bern berne lausanne",
            "Europe/Vienna", "graz linz salzburg innsbruck",
            "Europe/Paris", "lyon marseille toulouse bordeaux lille nantes strasbourg straßburg",
            "Europe/Rome", "mailand milan milano turin torino neapel naples napoli",
            "Europe/Madrid", "barcelona barcelone");

    private static final Map<String, String> ALL = all();

    private ZoneNames() {}

    /**
     * The cities in the languages of the mails, and other large ones. Read with the first name that is not known
     * otherwise.
     */
    private static final class Translated {
        static final Map<String, String> CITIES = cities();
    }

    private static Map<String, String> cities() {
        Map<String, String> zones = new TreeMap<>();
        for (Locale language : EachLanguage.ALL) {
            TimeZoneNames names = TimeZoneNames.getInstance(language);
            ALL.values().stream()
                    .distinct()
                    .filter(id -> id.matches(REGIONS))
                    .forEach(id -> Optional.ofNullable(names.getExemplarLocationName(id))
                            .ifPresent(city ->
                                    WordLists.spellings(plain(city)).forEach(said -> zones.putIfAbsent(said, id))));
        }
        LARGE.forEach((id, cities) -> WordLists.spellings(cities).stream()
                .flatMap(spelled -> Stream.of(spelled.split(" ")))
                .forEach(said -> zones.putIfAbsent(said, id)));
        return Collections.unmodifiableMap(zones);
    }

    private static Map<String, String> all() {
        Map<String, String> zones = new TreeMap<>(SHORT);
        for (String id : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
            if (id.matches(REGIONS)) {
                zones.putIfAbsent(plain(id.substring(id.lastIndexOf('/') + 1)), id);
            }
            if (id.contains("/")) {
                zones.put(plain(id), id);
            }
        }
        return Collections.unmodifiableMap(zones);
    }

    private static String plain(String name) {
        return name.strip().replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    /** The id of the zone of that name in any language, in any case, with blanks for underscores. */
    public static Optional<String> meant(String name) {
        return Optional.ofNullable(ALL.get(plain(name)))
                .or(() -> Optional.ofNullable(Translated.CITIES.get(plain(name))));
    }
}
