package pbem.robot;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.engine.Level;

/**
 * The names of the robots, unless a person has that name.
 *
 * @param byLevel one name for each level from the easiest; empty for a level that does not play
 */
public record RobotNames(List<Optional<String>> byLevel) {

    public static final RobotNames STANDARD = new RobotNames(Level.all().stream()
            .map(level -> Optional.of("robot" + level.number()))
            .toList());

    private static final String NOBODY = "-";

    public RobotNames {
        byLevel = List.copyOf(byLevel);
        if (byLevel.size() != Level.STRONGEST) {
            throw new IllegalArgumentException("one name for each level");
        }
    }

    /** Reads words separated by blanks, {@code -} for a level that does not play; empty if they are malformed. */
    public static Optional<RobotNames> of(String words) {
        List<String> names = Arrays.asList(words.strip().split("\\s+"));
        List<String> keys = names.stream()
                .filter(name -> !name.equals(NOBODY))
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
        return names.size() == Level.STRONGEST && keys.stream().distinct().count() == keys.size()
                ? Optional.of(new RobotNames(names.stream()
                        .map(name -> name.equals(NOBODY) ? Optional.<String>empty() : Optional.of(name))
                        .toList()))
                : Optional.empty();
    }

    public Optional<String> of(Level level) {
        return byLevel.get(level.number() - 1);
    }

    /** The names of the levels that play. */
    public List<String> all() {
        return IntStream.range(0, byLevel.size())
                .mapToObj(byLevel::get)
                .flatMap(Optional::stream)
                .toList();
    }
}
