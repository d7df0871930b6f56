package pbem.play.tournament;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.terms.TermsReading;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;

/**
 * A tournament as somebody wants it, before it is known whether it can be played.
 *
 * @param options of the game, as typed
 * @param terms as typed, without the dashes: {@code nagtime}, {@code forfeittime}, {@code totaltime}
 * @param rounds 0 for as many as it needs
 * @param roundDays empty for a month, or a season of three
 */
public record TournamentOrder(
        Game game,
        String kind,
        String name,
        Map<String, String> options,
        Map<String, String> terms,
        int size,
        int rounds,
        OptionalInt seats,
        boolean startWhenFull,
        Optional<Instant> entryUntil,
        int boardsAtOnce,
        OptionalInt roundDays) {

    private static final int LONGEST_NAME = 60;
    private static final int MOST_ROUNDS = 250;
    private static final int MOST_DAYS = 365;
    private static final int ROUND = 30;
    private static final int SEASON = 90;

    public TournamentOrder {
        options = Map.copyOf(options);
        terms = Map.copyOf(terms);
    }

    /** What became of it. */
    public <R> R match(Function<? super TournamentRules, R> agreed, Function<? super Refusal, R> refused) {
        Optional<Refusal> objection = objection();
        if (objection.isPresent()) {
            return refused.apply(objection.get());
        }
        Map<String, String> time = new TreeMap<>(Map.of("nagtime", "1", "forfeittime", "7"));
        time.putAll(terms);
        return TermsReading.of(time)
                .match(read -> agreed.apply(rules(read)), objected -> refused.apply(objected.refusal()));
    }

    private Optional<Refusal> objection() {
        Optional<TournamentKind> known = TournamentKind.called(kind);
        if (known.isEmpty()) {
            return Optional.of(new TournamentRefusal.UnknownKind(kind, TournamentKind.words()));
        }
        boolean heats = known.get() == TournamentKind.HEATS;
        int least = heats ? seatsAtBoard() : 2;
        if (heats ? seatsAtBoard() < 3 : seatsAtBoard() != 2) {
            return Optional.of(new TournamentRefusal.BadSeats(known.get().word(), seatsAtBoard()));
        }
        return outOfRange("size", size, least, TournamentRules.MOST_PLAYERS)
                .or(() -> outOfRange("rounds", rounds, 0, MOST_ROUNDS))
                .or(() -> outOfRange("boards-at-once", boardsAtOnce, 0, TournamentRules.MOST_PLAYERS))
                .or(() -> outOfRange("round-days", roundDays.orElse(ROUND), 1, MOST_DAYS))
                .or(() -> outOfRange("name", name.length(), 1, LONGEST_NAME))
                .or(this::unplayable);
    }

    /** Whether the game cannot be played so, whatever the chance. */
    private Optional<Refusal> unplayable() {
        return game.start(seatsAtBoard(), options, Seed.of(new byte[Seed.BYTES])) instanceof Start.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    private static Optional<Refusal> outOfRange(String what, int given, int least, int most) {
        return given < least || given > most
                ? Optional.of(new TournamentRefusal.BadNumber(what, Integer.toString(given), least, most))
                : Optional.empty();
    }

    private int seatsAtBoard() {
        return seats.orElse(2);
    }

    private TournamentRules rules(TermsReading.Agreed agreed) {
        TournamentKind known = TournamentKind.called(kind).orElseThrow();
        Start start = game.start(seatsAtBoard(), options, Seed.of(new byte[Seed.BYTES]));
        return new TournamentRules(
                name,
                game.name(),
                start.position().setup().options(),
                known,
                size,
                rounds,
                seatsAtBoard(),
                game.seatDecidesMuch(),
                startWhenFull,
                entryUntil,
                agreed.terms().clock(),
                boardsAtOnce,
                roundDays.orElse(known == TournamentKind.LEAGUE ? SEASON : ROUND));
    }
}
