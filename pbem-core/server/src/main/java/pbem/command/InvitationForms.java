package pbem.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import pbem.game.Game;

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
        return Arguments.understood(new InvitationCommand.Rematch(board, SmallTalk.isAll(terms) ? "" : terms));
    }

    /** A rematch wished in everyday words: the sender is asked whether it is meant. */
    static Parsing playAgain(String terms) {
        return SmallTalk.isAll(terms)
                ? new Parsing.Doubtful(new InvitationCommand.Rematch(OptionalInt.empty(), ""), Verb.REMATCH.word())
                : Arguments.understood(new InvitationCommand.Rematch(OptionalInt.empty(), terms));
    }

    private static Parsing numbered(Arguments said, Function<OptionalInt, Command> command) {
        return said.number().map(command).map(Arguments::understood).orElseGet(said::wrong);
    }

    /**
     * Parses {@code accept 3} or {@code decline 3}; the word {@code board} or {@code challenge} may precede the number.
     */
    private static Parsing answer(Arguments said, boolean yes) {
        List<String> words = said.words();
        Optional<Verb> which = words.size() == 2 ? Verb.of(words.get(0)) : Optional.empty();
        if (which.isPresent() && which.get() == Verb.CHALLENGE) {
            return Arguments.number(words.get(1))
                    .map(OptionalInt::of)
                    .map(number -> yes
                            ? new InvitationCommand.Accept(number, true)
                            : (Command) new InvitationCommand.Decline(number, true))
                    .map(Arguments::understood)
                    .orElseGet(said::wrong);
        }
        if (which.isPresent() || said.rest().contains("#") && said.number().isEmpty()) {
            return said.guarded()
                    .map(on ->
                            Arguments.understood(new PlayCommand.AnswerOffer(said.game(), on.board(), yes, on.ply())))
                    .orElseGet(said::wrong);
        }
        return numbered(said, yes ? InvitationCommand.Accept::new : InvitationCommand.Decline::new);
    }

    /**
     * The game named before the verb, or by the first of the plain words, since people also write "challenge cholone
     * bob".
     */
    private record Chosen(Optional<Game> game, List<String> plain) {
        static Chosen of(Arguments said, List<String> plain) {
            if (said.game().isPresent() || plain.isEmpty()) {
                return new Chosen(said.game(), plain);
            }
            Optional<Game> first = said.games().named(plain.get(0));
            return new Chosen(first, first.isPresent() ? plain.subList(1, plain.size()) : plain);
        }
    }

    private static Parsing challenge(Arguments said) {
        Words words = said.sorted();
        Chosen chosen = Chosen.of(said, words.plain());
        return chosen.game()
                .map(game -> Arguments.understood(
                        new InvitationCommand.Challenge(game, chosen.plain(), words.options(), words.terms())))
                .orElseGet(() -> whichGame(said));
    }

    private static Parsing counter(Arguments said) {
        Words words = said.sorted();
        OptionalInt number = leading(words.plain());
        List<String> users =
                words.plain().subList(number.isPresent() ? 1 : 0, words.plain().size());
        return Arguments.understood(new InvitationCommand.Counter(number, users, words.options(), words.terms()));
    }

    private static Parsing replace(Arguments said) {
        OptionalInt number = leading(said.words());
        List<String> users =
                said.words().subList(number.isPresent() ? 1 : 0, said.words().size());
        return users.size() == 1
                ? Arguments.understood(new InvitationCommand.Replace(number, users.get(0)))
                : said.wrong();
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
        Chosen chosen = Chosen.of(said, words.plain());
        if (chosen.game().isEmpty()) {
            return whichGame(said);
        }
        List<String> plain = chosen.plain();
        Optional<Integer> players = plain.isEmpty() ? Optional.empty() : Arguments.number(plain.get(0));
        if (plain.size() > 1 || (plain.size() == 1 && players.isEmpty())) {
            return said.wrong();
        }
        return Arguments.understood(new InvitationCommand.Seek(
                chosen.game().get(),
                players.map(OptionalInt::of).orElseGet(OptionalInt::empty),
                words.options(),
                words.terms()));
    }

    private static Parsing limit(Arguments said) {
        Chosen chosen = Chosen.of(said, said.words());
        return chosen.plain().size() <= 1
                ? Arguments.understood(new InvitationCommand.Limit(
                        chosen.game(), chosen.plain().stream().findFirst()))
                : said.wrong();
    }

    private static Parsing tutorial(Arguments said) {
        Chosen chosen = Chosen.of(said, said.words());
        if (chosen.plain().isEmpty()) {
            return Arguments.understood(new InvitationCommand.Tutorial(chosen.game(), OptionalInt.empty(), false));
        }
        String word = chosen.plain().get(0);
        if (chosen.plain().size() > 1) {
            return said.wrong();
        }
        if (FIRST_GAME.contains(word.toLowerCase(Locale.ROOT))) {
            return Arguments.understood(new InvitationCommand.Tutorial(chosen.game(), OptionalInt.empty(), true));
        }
        return Arguments.number(word)
                .map(number -> Arguments.understood(
                        new InvitationCommand.Tutorial(chosen.game(), OptionalInt.of(number), false)))
                .orElseGet(() -> chosen.game().isPresent() ? said.wrong() : noSuchGame(said, word));
    }

    private static Parsing lessons(Arguments said) {
        Chosen chosen = Chosen.of(said, said.words());
        if (chosen.plain().isEmpty()) {
            return Arguments.understood(new InvitationCommand.Lessons(chosen.game()));
        }
        return chosen.plain().size() == 1 && chosen.game().isEmpty()
                ? noSuchGame(said, chosen.plain().get(0))
                : said.wrong();
    }

    private static Parsing noSuchGame(Arguments said, String word) {
        return new Parsing.Malformed(CommandRefusal.noSuchGame(word, said.gameNames()));
    }

    private static Parsing whichGame(Arguments said) {
        return new Parsing.Malformed(CommandRefusal.whichGame(said.verb(), said.gameNames()));
    }
}
