package pbem.game;

import java.util.List;
import pbem.phrase.Phrase;

/** Why the options of a challenge were refused before the game itself looked at them. */
public sealed interface SetupRefusal extends Refusal {

    @Override
    default boolean isAboutForm() {
        return true;
    }

    /** The game has no such option. */
    record UnknownOption(Game game, String option) implements SetupRefusal {
        @Override
        public Phrase phrase() {
            return game.options().isEmpty()
                    ? Phrase.of("setup.no-options", game.name(), "-" + option)
                    : Phrase.of("setup.unknown-option", game.name(), "-" + option, usages(game));
        }
    }

    /** The option exists, the value does not fit. */
    record BadValue(Game game, Option option, String value) implements SetupRefusal {
        @Override
        public Phrase phrase() {
            return option.form().isEmpty()
                    ? Phrase.of("setup.flag-takes-no-value", game.name(), "-" + option.name())
                    : Phrase.of("setup.bad-value", game.name(), "-" + option.name(), value, option.usage());
        }
    }

    /** Too few or too many players. */
    record SeatCount(Game game, int seats) implements SetupRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("setup.seat-count", game.name(), game.players(), seats);
        }
    }

    /** Two options, or an option and the number of players, exclude each other. */
    record Clash(Game game, String one, String other) implements SetupRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("setup.clash", game.name(), one, other);
        }
    }

    private static List<String> usages(Game game) {
        return game.options().stream().map(Option::usage).toList();
    }
}
