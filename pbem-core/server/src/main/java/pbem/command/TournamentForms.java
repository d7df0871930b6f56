package pbem.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import pbem.game.Game;
import pbem.game.Option;

/** Parses the arguments of the verbs of {@link Verb.Group#TOURNAMENT}. */
final class TournamentForms {

    private static final String CREATE = "create";
    private static final String BYE = "bye";
    private static final String INVITE = "invite";

    /** Quotation marks around a name, as people and mail programs write them. */
    private static final Pattern QUOTES =
            Pattern.compile("^[\"'\u201c\u201d\u201e\u00ab\u00bb]+|[\"'\u201c\u201d\u201e\u00ab\u00bb]+$");

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
            return new TournamentCommand.Tournaments(said.game());
        }
        Optional<Game> game = said.games().named(words.get(0));
        return words.size() == 1 && game.isPresent() ? new TournamentCommand.Tournaments(game) : said.wrong();
    }

    private static Parsing numbered(Arguments said, IntFunction<TournamentCommand> command) {
        List<String> words = said.words();
        if (!words.isEmpty() && Verb.of(words.get(0)).equals(Optional.of(Verb.TOURNAMENT))) {
            words = words.subList(1, words.size()); // "join tournament 3"
        }
        Optional<Integer> number = words.size() == 1 ? Arguments.number(words.get(0)) : Optional.empty();
        return number.<Parsing>map(command::apply).orElseGet(said::wrong);
    }

    /**
     * Parses {@code tournament create cholone swiss "Autumn cup" --size=16}; with one dash a word may be an option of
     * the game.
     */
    private static Parsing create(Arguments said) {
        Words words = said.sorted();
        List<String> plain = words.plain().subList(1, words.plain().size());
        Optional<Game> game = said.game();
        if (game.isEmpty() && !plain.isEmpty()) {
            game = said.games().named(plain.get(0));
            plain = plain.subList(1, plain.size());
        }
        if (game.isEmpty()) {
            return new Parsing.Malformed(CommandRefusal.whichGame(said.verb(), said.gameNames()));
        }
        List<String> gameOptions =
                game.get().options().stream().map(Option::name).toList();
        Map<String, String> options = new HashMap<>();
        Map<String, String> settings = new HashMap<>(words.terms());
        words.options().forEach((name, value) -> (gameOptions.contains(name) ? options : settings).put(name, value));
        String name = String.join(" ", plain.subList(Math.min(1, plain.size()), plain.size()));
        return new TournamentCommand.Create(
                game.get(),
                plain.isEmpty() ? "" : plain.get(0),
                QUOTES.matcher(name).replaceAll("").strip(),
                options,
                settings);
    }

    private static Parsing one(Arguments said) {
        List<String> words = said.words();
        if (!words.isEmpty() && words.get(0).equalsIgnoreCase(CREATE)) {
            return create(said);
        }
        Optional<Integer> number = words.isEmpty() ? Optional.empty() : Arguments.number(words.get(0));
        if (number.isEmpty()) {
            return said.wrong();
        }
        if (words.size() == 1) {
            return new TournamentCommand.OneTournament(number.get());
        }
        String what = words.get(1);
        List<String> named = Arguments.names(words.subList(2, words.size()));
        if (what.equalsIgnoreCase(INVITE) && !named.isEmpty()) {
            return new TournamentCommand.InviteFriends(number.get(), named);
        }
        if (Verb.of(what).equals(Optional.of(Verb.CHALLENGE))) {
            return named.size() == 1 ? new TournamentCommand.Climb(number.get(), named.get(0)) : said.wrong();
        }
        if (what.equalsIgnoreCase(BYE)) {
            Optional<Integer> round = words.size() == 3 ? Arguments.number(words.get(2)) : Optional.empty();
            return round.<Parsing>map(r -> new TournamentCommand.Bye(number.get(), r))
                    .orElseGet(said::wrong);
        }
        Optional<TournamentCommand.Deed> deed = TournamentCommand.Deed.of(what);
        if (deed.isEmpty() || words.size() < 2 + deed.get().words()) {
            return said.wrong();
        }
        int reason = 2 + deed.get().words();
        boolean unit = deed.get() == TournamentCommand.Deed.EXTEND
                && words.size() > reason
                && words.get(reason).matches("(?i)days?"); // "extend 3 days because ..."
        return new TournamentCommand.Direct(
                number.get(),
                deed.get(),
                words.subList(2, reason).stream().map(Arguments::name).toList(),
                String.join(" ", words.subList(reason + (unit ? 1 : 0), words.size())));
    }
}
