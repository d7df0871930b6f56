package pbem.game;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.phrase.WordLists;

/** The games of a server. Immutable. */
public final class Games {

    private final List<Game> all;

    /** The games by name and alias. */
    private final Map<String, Game> byName = new HashMap<>();

    private final Map<String, Game> byTitle = new HashMap<>();

    /** @param all in the order in which they are listed to people; of two with the same name the first is found */
    public Games(List<Game> all) {
        this.all = List.copyOf(all);
        for (Game game : all) {
            byName.putIfAbsent(game.name(), game);
            game.aliases().forEach(alias -> byName.putIfAbsent(alias, game));
            byTitle.putIfAbsent(plain(game.title()), game);
        }
    }

    /** The games in the order in which they are listed to people. */
    public List<Game> all() {
        return all;
    }

    /** By name, alias, or title of several words with hyphens for blanks, in any case. */
    public Optional<Game> named(String word) {
        String sought = word.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(byName.get(sought))
                .or(() -> sought.contains("-") ? titled(sought.replace('-', ' ')) : Optional.empty());
    }

    /** By title, in any case and without apostrophes. A title may be a common word, as that of Go. */
    public Optional<Game> titled(String title) {
        return Optional.ofNullable(byTitle.get(plain(title)));
    }

    /** By name, alias or title, where no other word can stand. */
    public Optional<Game> called(String text) {
        return named(text).or(() -> titled(text));
    }

    private static String plain(String title) {
        return title.toLowerCase(Locale.ROOT).replace("'", "").replace("’", "");
    }

    /** The game of exactly that name, if it knows that version of its rules. */
    public Optional<Game> with(String name, int rulesVersion) {
        return all.stream()
                .filter(game -> game.name().equals(name) && rulesVersion <= game.rulesVersion())
                .findFirst();
    }

    /** The game that is taught and shown if nobody names one: the first. */
    public Game forBeginners() {
        return all.get(0);
    }

    public List<String> names() {
        return all.stream().map(Game::name).toList();
    }

    /**
     * The games whose name, alias or title contains that text, in any case and on any keyboard; first the one that is
     * called so.
     *
     * @param words puts a title into a language; the English title is a title in every language
     */
    public Games like(String part, Function<Phrase, String> words) {
        String sought = part.strip().toLowerCase(Locale.ROOT);
        return new Games(all.stream()
                .filter(game -> names(game, words).anyMatch(name -> name.contains(sought)))
                .sorted(Comparator.comparing(game -> names(game, words).noneMatch(sought::equals)))
                .toList());
    }

    private static Stream<String> names(Game game, Function<Phrase, String> words) {
        return Stream.concat(Stream.of(game.name(), game.title(), words.apply(game.called())), game.aliases().stream())
                .flatMap(name -> WordLists.spellings(name.toLowerCase(Locale.ROOT)).stream());
    }

    /**
     * These games, the most played first.
     *
     * @param boards the number of boards by the name of the game
     */
    public Games byPlay(Map<String, Integer> boards) {
        return new Games(all.stream()
                .sorted(Comparator.comparing((Game game) -> -boards.getOrDefault(game.name(), 0)))
                .toList());
    }

    /** Each family that has games here, with its games in this order. */
    public SortedMap<Family, List<Game>> families() {
        return all.stream().collect(Collectors.groupingBy(Game::family, TreeMap::new, Collectors.toList()));
    }

    /** These games grouped by family. */
    public Games byFamily() {
        return new Games(families().values().stream().flatMap(List::stream).toList());
    }

    /** The texts of all games and those of {@link SetupRefusal}. */
    public Phrasebook phrasebook(Locale locale) {
        return Phrasebook.in(locale, homes());
    }

    /** For every topic of these texts a class in the package that contains them; see {@link Game#homes}. */
    public Map<String, Class<?>> homes() {
        Map<String, Class<?>> homes = new TreeMap<>(Map.of("setup", Game.class, "compose", Game.class));
        all.forEach(game -> homes.putAll(game.homes()));
        return Collections.unmodifiableMap(homes);
    }
}
