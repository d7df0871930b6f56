package pbem.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/** Parses the arguments of the verbs of {@link Verb.Group#INVITATION}. */
final class InvitationForms {

    /** The words for the first game after the lessons. */
    private static final Set<String> FIRST_GAME = Set.of("game", "play");

    private InvitationForms() {}

    static Parsing read(Arguments said) {
        return switch (said.verb()) {
            case CHALLENGE -> challenge(said);
            case SEEK -> seek(said);
            case ACCEPT -> answer(said, true);
            case DECLINE -> answer(said, false);
            case COUNTER -> counter(said);
            case REPLACE -> replace(said);
            case WITHDRAW -> numbered(said, InvitationCommand.Withdraw::new);
            case REMATCH -> rematch(said);
            case LIMIT -> limit(said);
            case TUTORIAL -> tutorial(said);
            case LESSONS -> lessons(said);
            default -> said.wrong();
        };
    }

    private static Parsing rematch(Arguments said) {
        Arguments.OnBoard on = said.onBoard(true);
        OptionalInt board = said.number().orElse(on.board()); // also "rematch board 101"
        String terms = said.number().isPresent() ? "" : on.rest();
        return new InvitationCommand.Rematch(board, SmallTalk.isAll(terms) ? "" : terms);
    }

    /** A rematch wished in everyday words: the sender is asked whether it is meant. */
    static Parsing playAgain(String terms) {
        return SmallTalk.isAll(terms)
                ? new Parsing.Doubtful(new InvitationCommand.Rematch(OptionalInt.empty(), ""), Verb.REMATCH.word())
                : new InvitationCommand.Rematch(OptionalInt.empty(), terms);
    }

    private static Parsing numbered(Arguments said, Function<OptionalInt, Command> command) {
        return said.number().<Parsing>map(command).orElseGet(said::wrong);
    }

    /**
     * Parses {@code accept 3} or {@code decline 3}; the word {@code board} or {@code challenge} may precede the number.
     */
    private static Parsing answer(Arguments said, boolean yes) {
        List<String> words = said.words();
        Optional<Verb> which = words.size() == 2 ? Verb.of(words.get(0)) : Optional.empty();
        if (which.isPresent() && which.get() == Verb.CHALLENGE) {
            return Arguments.number(words.get(1))
                    .<Parsing>map(number -> new InvitationCommand.Respond(yes, OptionalInt.of(number), true))
                    .orElseGet(said::wrong);
        }
        if (which.isPresent() || said.rest().contains("#") && said.number().isEmpty()) {
            return said.guarded()
                    .<Parsing>map(on -> new PlayCommand.AnswerOffer(said.game(), on.board(), yes, on.ply()))
                    .orElseGet(said::wrong);
        }
        return numbered(said, number -> new InvitationCommand.Respond(yes, number, false));
    }

    private static Parsing challenge(Arguments said) {
        Words words = said.sorted();
        Arguments.Named chosen = said.named(Arguments.names(words.plain()));
        return chosen.game()
                .<Parsing>map(
                        game -> new InvitationCommand.Challenge(game, chosen.rest(), words.options(), words.terms()))
                .orElseGet(() -> whichGame(said));
    }

    private static Parsing counter(Arguments said) {
        Words words = said.sorted();
        List<String> names = Arguments.names(words.plain());
        OptionalInt number = leading(names);
        List<String> users = names.subList(number.isPresent() ? 1 : 0, names.size());
        return new InvitationCommand.Counter(number, users, words.options(), words.terms());
    }

    private static Parsing replace(Arguments said) {
        List<String> names = said.names();
        OptionalInt number = leading(names);
        List<String> users = names.subList(number.isPresent() ? 1 : 0, names.size());
        return users.size() == 1 ? new InvitationCommand.Replace(number, users.get(0)) : said.wrong();
    }

    /** The number before the userids, if any. */
    private static OptionalInt leading(List<String> words) {
        return words.stream()
                .limit(1)
                .flatMap(word -> Arguments.number(word).stream())
                .mapToInt(number -> number)
                .findFirst();
    }

    private static Parsing seek(Arguments said) {
        Words words = said.sorted();
        Arguments.Named chosen = said.named(words.plain());
        if (chosen.game().isEmpty()) {
            return whichGame(said);
        }
        List<String> plain = chosen.rest();
        Optional<Integer> players = plain.isEmpty() ? Optional.empty() : Arguments.number(plain.get(0));
        if (plain.size() > 1 || (plain.size() == 1 && players.isEmpty())) {
            return said.wrong();
        }
        return new InvitationCommand.Seek(
                chosen.game().get(),
                players.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                words.options(),
                words.terms());
    }

    private static Parsing limit(Arguments said) {
        Arguments.Named chosen = said.named(said.words());
        return chosen.rest().size() <= 1
                ? new InvitationCommand.Limit(
                        chosen.game(), chosen.rest().stream().findFirst())
                : said.wrong();
    }

    private static Parsing tutorial(Arguments said) {
        Arguments.Named chosen = said.named(said.words());
        if (chosen.rest().isEmpty()) {
            return new InvitationCommand.Tutorial(chosen.game(), OptionalInt.empty(), false);
        }
        String word = chosen.rest().get(0);
        if (chosen.rest().size() > 1) {
            return said.wrong();
        }
        if (FIRST_GAME.contains(word.toLowerCase(Locale.ROOT))) {
            return new InvitationCommand.Tutorial(chosen.game(), OptionalInt.empty(), true);
        }
        return Arguments.number(word)
                .<Parsing>map(number -> new InvitationCommand.Tutorial(chosen.game(), OptionalInt.of(number), false))
                .orElseGet(() -> chosen.game().isPresent() ? said.wrong() : noSuchGame(said, word));
    }

    private static Parsing lessons(Arguments said) {
        Arguments.Named chosen = said.named(said.words());
        if (chosen.rest().isEmpty()) {
            return new InvitationCommand.Lessons(chosen.game());
        }
        return chosen.rest().size() == 1 && chosen.game().isEmpty()
                ? noSuchGame(said, chosen.rest().get(0))
                : said.wrong();
    }

    private static Parsing noSuchGame(Arguments said, String word) {
        return new Parsing.Malformed(CommandRefusal.noSuchGame(word, said.gameNames()));
    }

    private static Parsing whichGame(Arguments said) {
        return new Parsing.Malformed(CommandRefusal.whichGame(said.verb(), said.gameNames()));
    }
}
