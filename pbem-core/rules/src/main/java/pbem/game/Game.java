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
     * The version of what a game must know of this package, {@code pbem.kit}, {@code pbem.picture} and {@code pbem.phrase}. It
     * grows when a game that was compiled before would not run. A jar of games says in its manifest for which it was made.
     */
    int CONTRACT = 1;

    /** One lower-case word of letters, digits and dashes, as typed in commands. */
    String name();

    /** For every topic of its texts a class of the package that holds them; one topic is its name. */
    default Map<String, Class<?>> homes() {
        return Map.of(name(), getClass());
    }

    /** Other words for it. */
    default List<String> aliases() {
        return List.of();
    }

    /** As written in a sentence or a heading. */
    String title();

    default Family family() {
        return Family.OTHER;
    }

    /**
     * From 1; grows whenever the same record would be played out differently. It is stored with every board, and a board
     * is played to its end under the version that it began with.
     */
    int rulesVersion();

    int leastSeats();

    int mostSeats();

    /** For how many it is, as it is said: "2 to 6 players". */
    default Phrase players() {
        return leastSeats() == mostSeats()
                ? Phrase.of("setup.players", mostSeats())
                : Phrase.of("setup.players-range", leastSeats(), mostSeats());
    }

    /** The parameters that a challenge may set, in the order in which they are listed to people. */
    List<Option> options();

    /**
     * What a new board has where nobody says otherwise, stored with it like any option: so it can change, and boards that
     * began before keep what they have.
     */
    default Map<String, String> usualOptions() {
        return Map.of();
    }

    /** How a move is typed, by example: the shortest text that teaches the form. */
    String moveForm();

    /** Whether the seat decides so much that in a tournament two who meet play a board with each. */
    default boolean seatDecidesMuch() {
        return false;
    }

    /**
     * Whether chance has a part in it. Then all of it comes from the seed, whose fingerprint is published when a board
     * begins and the seed itself when it is closed, so that anybody can check it.
     */
    default boolean hasChance() {
        return false;
    }

    /**
     * Whether a board so set up can count for ratings: with several players, and options under which either of them has a
     * fair game. A game says so for each of its options; unless it does, only boards without any count.
     */
    default boolean isRated(Setup setup) {
        return setup.seats() > 1 && setup.options().isEmpty();
    }

    /** Whether each player holds from the start what nobody else may see, on a board so set up. */
    default boolean hidesHands(Setup setup) {
        return false;
    }

    /**
     * All that the seed decided on a board so set up, line by line, to be held against what another program makes of the
     * same seed. It tells every secret, so only for boards that are closed. Empty for games without chance.
     */
    default List<Phrase> lots(Setup setup) {
        return List.of();
    }

    /**
     * A drawing that the help page of the game wants where no position shows it, such as the ways of one piece on an empty
     * board. As text two of them have room side by side in a mail.
     *
     * @param start a game of the options in question, as it begins
     * @param what as the page says it, which is also written above the text
     * @return empty if the game draws nothing of that name
     */
    default Optional<Diagram> sketch(Position start, String what) {
        return Optional.empty();
    }

    /** What it offers to a program that is to play it, beside its rules. */
    default Optional<Strategy> strategy() {
        return Optional.empty();
    }

    /** Words that are moves of this game although commands begin with them, too: to draw a tile, to pass. */
    default Set<String> moveWords() {
        return Set.of();
    }

    /**
     * How a board so set up begins, by the words that protocols of playing programs have for it: {@code fen},
     * {@code UCI_Variant} and {@code UCI_Chess960} of UCI and its kin, {@code boardsize} and {@code komi} of GTP. Empty where no such protocol knows a board so set up.
     */
    default Map<String, String> protocolFacts(Setup setup) {
        return Map.of();
    }

    /** The form in which other programs keep such games; empty if there is none. */
    default Optional<GameFormat> format() {
        return Optional.empty();
    }

    /** What a player of that seat is called on a board so set up: "black", "red". Unique on the board. */
    Phrase seatName(Setup setup, Seat seat);

    /** Whether seats are called by nothing but their numbers, so that a userid says more. */
    default boolean numbersSeats() {
        return false;
    }

    /**
     * The position before the first move, or why this setup cannot be played. The number of seats and every single
     * option are already known to fit; what remains to refuse is how they go together.
     */
    Start start(Setup setup);

    /**
     * The position before the first move under the rules of that version, for boards that began under it. A game whose version
     * grows keeps the older rules here.
     *
     * @param rulesVersion from 1 to {@link #rulesVersion()}
     */
    default Start start(Setup setup, int rulesVersion) {
        if (rulesVersion != rulesVersion()) {
            throw new IllegalArgumentException(name() + " has no rules of version " + rulesVersion);
        }
        return start(setup);
    }

    /** Checks options as typed and starts a new board, or says why not. Never throws for anything a player can type. */
    default Start start(int seats, Map<String, String> options, Seed seed) {
        Map<String, String> all = new TreeMap<>(usualOptions());
        all.putAll(options);
        return startWith(seats, all, seed);
    }

    /** The same with these options and no others, as a record names them. */
    default Start startWith(int seats, Map<String, String> options, Seed seed) {
        Map<String, String> canonical = new TreeMap<>();
        for (Map.Entry<String, String> given : options.entrySet()) {
            Optional<Option> option = options().stream()
                    .filter(o -> o.name().equals(given.getKey()))
                    .findFirst();
            if (option.isEmpty()) {
                return Start.refused(SetupRefusal.unknownOption(this, given.getKey()));
            }
            Optional<String> value = option.get().canonical(given.getValue());
            if (value.isEmpty()) {
                return Start.refused(SetupRefusal.badValue(this, option.get(), given.getValue()));
            }
            canonical.put(given.getKey(), value.get());
        }
        if (seats < leastSeats() || seats > mostSeats()) {
            return Start.refused(SetupRefusal.seatCount(this, seats));
        }
        return start(new Setup(seats, canonical, seed));
    }
}
