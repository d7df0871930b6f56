package pbem.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import pbem.phrase.Phrase;
import pbem.picture.Diagram;

/**
 * A game that can be played by mail. Stateless and safe for any thread. A game's package holds, beside its classes, the
 * resources {@code phrases.properties} (its texts) and {@code help.md} (its help page, shown by mail and on the
 * site; {@code help_fr.md} and the like are the same in other languages); and, if it has one, {@code example.txt} (a
 * game to step through on the site, see {@link Example}).
 */
public interface Game {

    /**
     * The version of the API of this package, {@code pbem.kit}, {@code pbem.picture} and {@code pbem.phrase}. It grows
     * when a game that was compiled against the older API would not run. The manifest of a jar of games names the
     * version that it was compiled against.
     */
    int CONTRACT = 1;

    /** One lower-case word of letters, digits and dashes, as typed in commands. */
    String name();

    /** For every topic of its texts a class in the package that contains them. One topic is the game's name. */
    default Map<String, Class<?>> homes() {
        return Map.of(name(), getClass());
    }

    /** Other words by which players may name it. */
    default List<String> aliases() {
        return List.of();
    }

    /** The options of the variant that one of the {@link #aliases} names; empty if it names the game. */
    default Map<String, String> variantCalled(String alias) {
        return Map.of();
    }

    /** Its English name in a sentence or a heading. */
    String title();

    /** Its name in a sentence or a heading in the reader's language. A game with names of its own there gives another. */
    default Phrase called() {
        return Phrase.of("setup.title", name().replace("-", ""), title());
    }

    default Family family() {
        return Family.OTHER;
    }

    /**
     * At least 1; grows whenever the same record would be replayed differently. It is stored with every board, and a
     * board is played to its end under the version that it began with.
     */
    int rulesVersion();

    int leastSeats();

    int mostSeats();

    /** The number of players in words: "2 to 6 players". */
    default Phrase players() {
        return leastSeats() == mostSeats()
                ? Phrase.of("setup.players", mostSeats())
                : Phrase.of("setup.players-range", leastSeats(), mostSeats());
    }

    /** The parameters that a challenge may set, in the order in which they are listed to people. */
    List<Option> options();

    /**
     * The options of a new board if its players choose nothing else. They are stored with the board like any option, so
     * a change here leaves older boards as they are.
     */
    default Map<String, String> usualOptions() {
        return Map.of();
    }

    /** An example of a typed move: the shortest text that teaches the form. */
    String moveForm();

    /** The examples of {@link #moveForm}, each by itself. */
    default List<String> moveForms() {
        return List.of(moveForm().split(",? or |, "));
    }

    /**
     * Whether the first seat has so large an advantage that two players in a tournament play one board in each seat.
     */
    default boolean seatDecidesMuch() {
        return false;
    }

    /**
     * Whether the game has chance. All chance comes from the seed, whose fingerprint is published when a board
     * begins and the seed itself when it is closed, so that anybody can check it.
     */
    default boolean hasChance() {
        return false;
    }

    /**
     * Whether a board with that setup can count for ratings: it has several players, and its options are fair to all of
     * them. A game declares this for each of its options; by default only boards without options count.
     */
    default boolean isRated(Setup setup) {
        return setup.seats() > 1 && setup.options().isEmpty();
    }

    /** Whether each player holds hidden things from the start on a board with that setup. */
    default boolean hidesHands(Setup setup) {
        return false;
    }

    /**
     * All that the seed decided on a board with that setup, line by line, so that another program can check it. It
     * reveals every secret, so it is for closed boards only. Empty for games without chance.
     */
    default List<Phrase> lots(Setup setup) {
        return List.of();
    }

    /**
     * A drawing for the game's help page that no position shows, such as the moves of one piece on an empty board. Two
     * of them fit side by side in the text of a mail.
     *
     * @param start a game of the options in question, as it begins
     * @param what its name in the page, also the heading above the text
     * @return empty if the game draws nothing of that name
     */
    default Optional<Diagram> sketch(Position start, String what) {
        return Optional.empty();
    }

    /** What robots need to play the game beside its rules; empty if they play by the rules alone. */
    default Optional<Strategy> strategy() {
        return Optional.empty();
    }

    /** Words that are moves of this game although commands begin with them: to draw a tile, to pass. */
    default Set<String> moveWords() {
        return Set.of();
    }

    /**
     * The start of a board with that setup, in the terms of engine protocols: {@code fen}, {@code UCI_Variant} and
     * {@code UCI_Chess960} of UCI and its kin, {@code boardsize} and {@code komi} of GTP. Empty if no such protocol
     * knows that setup.
     */
    default Map<String, String> protocolFacts(Setup setup) {
        return Map.of();
    }

    /** The file format in which other programs keep such games; empty if there is none. */
    default Optional<GameFormat> format() {
        return Optional.empty();
    }

    /** The name of that seat on a board with that setup: "black", "red". Unique on the board. */
    Phrase seatName(Setup setup, Seat seat);

    /** Whether seats have numbers instead of names, so that a userid says more. */
    default boolean numbersSeats(Setup setup) {
        return false;
    }

    /**
     * The position before the first move, or why this setup cannot be played. The number of seats and each single
     * option are already checked; the game refuses combinations that cannot be played.
     */
    Act<Position> start(Setup setup);

    /**
     * The position before the first move under the rules of that version, for boards that began under it. A game whose
     * version grows keeps the older rules here.
     *
     * @param rulesVersion from 1 to {@link #rulesVersion()}
     */
    default Act<Position> start(Setup setup, int rulesVersion) {
        if (rulesVersion != rulesVersion()) {
            throw new IllegalArgumentException(name() + " has no rules of version " + rulesVersion);
        }
        return start(setup);
    }

    /** Checks options as typed and starts a new board, or says why not. Never throws. */
    default Act<Position> start(int seats, Map<String, String> options, Seed seed) {
        Map<String, String> all = new TreeMap<>(usualOptions());
        all.putAll(options);
        return startWith(seats, all, seed);
    }

    /** Starts a board with these options and without the usual ones, as a record names them. */
    default Act<Position> startWith(int seats, Map<String, String> options, Seed seed) {
        Map<String, String> canonical = new TreeMap<>();
        for (Map.Entry<String, String> given : options.entrySet()) {
            Optional<Option> option = options().stream()
                    .filter(o -> o.name().equals(given.getKey()))
                    .findFirst();
            if (option.isEmpty()) {
                return Act.refused(SetupRefusal.unknownOption(this, given.getKey()));
            }
            Optional<String> value = option.get().canonical(given.getValue());
            if (value.isEmpty()) {
                return Act.refused(SetupRefusal.badValue(this, option.get(), given.getValue()));
            }
            canonical.put(given.getKey(), value.get());
        }
        if (seats < leastSeats() || seats > mostSeats()) {
            return Act.refused(SetupRefusal.seatCount(this, seats));
        }
        return start(new Setup(seats, canonical, seed));
    }
}
