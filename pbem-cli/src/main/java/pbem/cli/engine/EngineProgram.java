package pbem.cli.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.Catalogue;

/**
 * A program of somebody else, as the configuration names it.
 *
 * @param name of the robot that it plays for
 * @param games by their names; none of them has chance
 * @param command the program and its first arguments; game, options and seats follow
 */
public record EngineProgram(String name, Set<String> games, List<String> command) {

    private static final String ALL = "all";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]{1,15}");
    private static final int WORDS = 3;
    private static final int MOST = 20;

    public EngineProgram {
        games = Set.copyOf(games);
        command = List.copyOf(command);
    }

    /** The games for which there can be one, in their order. */
    public static List<String> possible() {
        return Catalogue.games().all().stream()
                .filter(game -> !game.hasChance())
                .map(Game::name)
                .toList();
    }

    /**
     * Those of a setting: {@code NAME GAMES PROGRAM ARGUMENTS}, with semicolons between them.
     *
     * @return empty if they do not fit
     */
    public static Optional<List<EngineProgram>> read(String setting) {
        List<EngineProgram> programs = new ArrayList<>();
        for (String one : setting.split(";")) {
            if (one.isBlank()) {
                continue;
            }
            List<String> words = Arrays.asList(one.strip().split("\\s+"));
            Optional<Set<String>> games = words.size() < WORDS ? Optional.empty() : games(words.get(1));
            if (games.isEmpty()
                    || !NAME.matcher(words.get(0)).matches()
                    || words.get(2).startsWith("-")) {
                return Optional.empty();
            }
            programs.add(new EngineProgram(words.get(0), games.get(), words.subList(2, words.size())));
        }
        long names = programs.stream()
                .map(program -> program.name().toLowerCase(Locale.ROOT))
                .distinct()
                .count();
        return names == programs.size() && programs.size() <= MOST ? Optional.of(programs) : Optional.empty();
    }

    private static Optional<Set<String>> games(String words) {
        if (words.equals(ALL)) {
            return Optional.of(new TreeSet<>(possible()));
        }
        Games catalogue = Catalogue.games();
        Set<String> games = new TreeSet<>();
        for (String word : words.split(",", -1)) {
            Optional<Game> game = catalogue.named(word.toLowerCase(Locale.ROOT)).filter(one -> !one.hasChance());
            if (game.isEmpty()) {
                return Optional.empty();
            }
            games.add(game.get().name());
        }
        return Optional.of(games);
    }

    /** By the name of each program the games that it plays. */
    public static Map<String, Set<String>> games(List<EngineProgram> programs) {
        return programs.stream()
                .collect(Collectors.toMap(EngineProgram::name, EngineProgram::games, (one, two) -> one, TreeMap::new));
    }
}
