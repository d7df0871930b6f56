package pbem.game;

import java.util.List;

/** Why the options of a challenge were refused before the game itself looked at them. */
public final class SetupRefusal {

    public static final Reason UNKNOWN_OPTION_OF_NONE = new Reason("setup.no-options").aboutForm();

    public static final Reason UNKNOWN_OPTION = new Reason("setup.unknown-option").aboutForm();

    public static final Reason BAD_VALUE_OF_FLAG = new Reason("setup.flag-takes-no-value").aboutForm();

    public static final Reason BAD_VALUE = new Reason("setup.bad-value").aboutForm();

    /** Too few or too many players. */
    public static final Reason SEAT_COUNT = new Reason("setup.seat-count").aboutForm();

    /** Two options, or an option and the number of players, exclude each other. */
    public static final Reason CLASH = new Reason("setup.clash").aboutForm();

    private SetupRefusal() {}

    /** The game has no such option. */
    public static Refusal unknownOption(Game game, String option) {
        return game.options().isEmpty()
                ? UNKNOWN_OPTION_OF_NONE.of(game.name(), "-" + option)
                : UNKNOWN_OPTION.of(game.name(), "-" + option, usages(game));
    }

    /** The game has the option but not that value. */
    public static Refusal badValue(Game game, Option option, String value) {
        return option.form().isEmpty()
                ? BAD_VALUE_OF_FLAG.of(game.name(), "-" + option.name())
                : BAD_VALUE.of(game.name(), "-" + option.name(), value, option.usage());
    }

    public static Refusal seatCount(Game game, int seats) {
        return SEAT_COUNT.of(game.name(), game.players(), seats);
    }

    private static List<String> usages(Game game) {
        return game.options().stream().map(Option::usage).toList();
    }
}
