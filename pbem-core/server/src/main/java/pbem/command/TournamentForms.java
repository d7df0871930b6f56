package pbem.command;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import pbem.game.Game;

/** Reads what stands behind the verbs of {@link Verb.Group#TOURNAMENT}. */
final class TournamentForms {

    private TournamentForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case TOURNAMENTS -> list(said);
            case TOURNAMENT -> one(said);
            case JOIN -> numbered(said, TournamentCommand.Join::new);
            case LEAVE -> numbered(said, TournamentCommand.Leave::new);
            default -> said.wrong();
        };
    }

    private static Parsing list(Arguments said) {
        List<String> words = said.words();
        if (words.isEmpty()) {
            return Arguments.understood(new TournamentCommand.Tournaments(said.game()));
        }
        Optional<Game> game = said.games().named(words.get(0));
        return words.size() == 1 && game.isPresent()
                ? Arguments.understood(new TournamentCommand.Tournaments(game))
                : said.wrong();
    }

    private static Parsing numbered(Arguments said, IntFunction<TournamentCommand> command) {
        List<String> words = said.words();
        if (!words.isEmpty() && Verb.of(words.get(0)).equals(Optional.of(Verb.TOURNAMENT))) {
            words = words.subList(1, words.size()); // "join tournament 3"
        }
        Optional<Integer> number = words.size() == 1 ? Arguments.number(words.get(0)) : Optional.empty();
        return number.map(n -> Arguments.understood(command.apply(n))).orElseGet(said::wrong);
    }

    private static Parsing one(Arguments said) {
        List<String> words = said.words();
        Optional<Integer> number = words.isEmpty() ? Optional.empty() : Arguments.number(words.get(0));
        if (number.isEmpty()) {
            return said.wrong();
        }
        if (words.size() == 1) {
            return Arguments.understood(new TournamentCommand.OneTournament(number.get()));
        }
        String what = words.get(1);
        if (Verb.of(what).equals(Optional.of(Verb.CHALLENGE))) {
            return words.size() == 3
                    ? Arguments.understood(new TournamentCommand.Climb(number.get(), words.get(2)))
                    : said.wrong();
        }
        Optional<TournamentCommand.Deed> deed = TournamentCommand.Deed.of(what);
        if (deed.isEmpty() || words.size() < 2 + deed.get().words()) {
            return said.wrong();
        }
        int reason = 2 + deed.get().words();
        return Arguments.understood(new TournamentCommand.Direct(
                number.get(),
                deed.get(),
                words.subList(2, reason),
                String.join(" ", words.subList(reason, words.size()))));
    }
}
