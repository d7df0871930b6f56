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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.repository.robot.OutsideProgram;

/**
 * An outside program in the configuration.
 *
 * @param name the name of the robot for which it plays
 * @param games the names of its games; none of them has chance
 * @param strength the settings of its strength, by their names in its protocol
 * @param command the program and its first arguments; in our own protocol the game, the options and the seats follow
 */
public record EngineProgram(
        String name, Set<String> games, EngineProtocol protocol, Map<String, Integer> strength, List<String> command) {

    private static final String ALL = "all";
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_-]{1,15}");
    private static final int MOST = 20;
    private static final String PROTOCOL = "protocol=";
    private static final Pattern STRENGTH = Pattern.compile("([a-z]+)=([0-9]{1,10})");

    public EngineProgram {
        games = Set.copyOf(games);
        strength = Map.copyOf(strength);
        command = List.copyOf(command);
    }

    /** The games that outside programs can play, in their usual order. */
    public static List<String> possible() {
        return EngineProtocol.PBEM.possible();
    }

    /**
     * Reads a setting: {@code NAME GAMES PROGRAM ARGUMENTS}, with semicolons between programs. The protocol and the
     * strength may precede the program, as {@code protocol=uci skill=5}.
     *
     * @return the programs; empty if the setting is malformed
     */
    public static Optional<List<EngineProgram>> read(String setting) {
        List<EngineProgram> programs = new ArrayList<>();
        for (String one : setting.split(";")) {
            if (one.isBlank()) {
                continue;
            }
            Optional<EngineProgram> program = read(Arrays.asList(one.strip().split("\\s+")));
            if (program.isEmpty()) {
                return Optional.empty();
            }
            programs.add(program.get());
        }
        long names = programs.stream()
                .map(program -> program.name().toLowerCase(Locale.ROOT))
                .distinct()
                .count();
        return names == programs.size() && programs.size() <= MOST ? Optional.of(programs) : Optional.empty();
    }

    private static Optional<EngineProgram> read(List<String> words) {
        int first = 2;
        EngineProtocol protocol = EngineProtocol.PBEM;
        if (words.size() > first && words.get(first).startsWith(PROTOCOL)) {
            Optional<EngineProtocol> named =
                    EngineProtocol.named(words.get(first++).substring(PROTOCOL.length()));
            if (named.isEmpty()) {
                return Optional.empty();
            }
            protocol = named.get();
        }
        Map<String, Integer> strength = new TreeMap<>();
        while (first < words.size() && words.get(first).matches("[a-z]+=.*")) {
            Matcher matcher = STRENGTH.matcher(words.get(first++));
            long value = matcher.matches() ? Long.parseLong(matcher.group(2)) : -1;
            if (value < 0
                    || !protocol.takes(matcher.group(1), value)
                    || strength.put(matcher.group(1), (int) value) != null) {
                return Optional.empty();
            }
        }
        Optional<Set<String>> games =
                words.size() < first + 1 ? Optional.empty() : games(words.get(1), protocol.possible());
        if (games.isEmpty()
                || !NAME.matcher(words.get(0)).matches()
                || words.get(first).startsWith("-")) {
            return Optional.empty();
        }
        return Optional.of(
                new EngineProgram(words.get(0), games.get(), protocol, strength, words.subList(first, words.size())));
    }

    private static Optional<Set<String>> games(String words, List<String> possible) {
        if (words.equals(ALL)) {
            return Optional.of(new TreeSet<>(possible));
        }
        Games catalogue = Catalogue.games();
        Set<String> games = new TreeSet<>();
        for (String word : words.split(",", -1)) {
            Optional<String> game = catalogue
                    .named(word.toLowerCase(Locale.ROOT))
                    .map(Game::name)
                    .filter(possible::contains);
            if (game.isEmpty()) {
                return Optional.empty();
            }
            games.add(game.get());
        }
        return Optional.of(games);
    }

    /** This program without settings that make it play worse than it can. */
    EngineProgram unrestrained() {
        Map<String, Integer> effort = new TreeMap<>(strength);
        effort.remove("skill");
        return new EngineProgram(name, games, protocol, effort, command);
    }

    /** What players are told of each program, by its name. */
    public static Map<String, OutsideProgram> told(List<EngineProgram> programs) {
        return programs.stream()
                .collect(Collectors.toMap(EngineProgram::name, EngineProgram::told, (one, two) -> one, TreeMap::new));
    }

    private OutsideProgram told() {
        String spelled = new TreeMap<>(strength)
                .entrySet().stream()
                        .map(one -> one.getKey() + "=" + one.getValue())
                        .collect(Collectors.joining(" "));
        return new OutsideProgram(games, protocol == EngineProtocol.PBEM, spelled);
    }
}
