package pbem.cli.exchange;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.cli.home.PbemServer;
import pbem.game.Game;
import pbem.game.Refusal;
import pbem.play.RecordImport;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;
import pbem.repository.Repositories;

/**
 * Makes boards from games that were played or begun on another server. Each game is turned into the text of a record
 * and then read like any other record, so our rules judge all its moves.
 *
 * @param names userids here by userids there (in lower case), for players with different ones
 * @param options the games' options, spelled as in a challenge
 * @param begun whether unfinished games are taken over; their players are notified
 * @param departed whether players without an account here get one without an address; never for unfinished games
 * @param by the person who imports
 */
public record ElsewhereImport(
        PbemServer server, Map<String, String> names, String options, boolean begun, boolean departed, String by) {

    /**
     * The outcome for one game: its board, or one line that says why it has none.
     *
     * @param was whether the game had been imported before
     */
    public record Outcome(OptionalInt board, boolean was, String why) {

        static Outcome not(String why) {
            return new Outcome(OptionalInt.empty(), false, why);
        }

        static Outcome of(GameRecord record) {
            return new Outcome(OptionalInt.of(record.board().number()), false, "");
        }
    }

    /**
     * Imports a game.
     *
     * @param dry whether to keep nothing
     */
    public Outcome of(ElsewhereSummary summary, boolean dry) {
        Optional<Game> game = server.games().named(summary.game());
        if (game.isEmpty()) {
            return Outcome.not("there is no game " + summary.game() + " here");
        }
        Optional<Integer> before = server.store().read(tx -> tx.boards().takenOver(source(summary, game.get())));
        if (before.isPresent()) {
            return new Outcome(OptionalInt.of(before.get()), true, "");
        }
        List<String> strangers = server.store().read(tx -> strangers(tx, summary));
        if (!strangers.isEmpty() && (!departed || summary.onTurn().isPresent())) {
            return Outcome.not("without an account here: " + String.join(", ", strangers));
        }
        if (summary.onTurn().isPresent()) {
            return begun
                    ? read(summary, game.get(), false, dry)
                    : Outcome.not("it is not over: it is " + summary.onTurn().get()
                            + "'s turn; with --begun it goes on here");
        }
        // Some games end by their last move; others by something that is not in the table, such as a resignation or an
        // agreement.
        Outcome ended = read(summary, game.get(), false, dry);
        return ended.board().isPresent() ? ended : read(summary, game.get(), true, dry);
    }

    private Outcome read(ElsewhereSummary summary, Game game, boolean adjudicated, boolean dry) {
        RecordImport reading = new RecordImport(server.games(), server.seeds(), lowerCase());
        Instant now = server.clock().instant().truncatedTo(ChronoUnit.SECONDS);
        String text = text(summary, game, adjudicated, now);
        try {
            return server.store().change(tx -> {
                Outcome outcome = outcome(tx, reading, text, summary, now);
                if (outcome.board().isEmpty() || dry) {
                    throw new Undone(outcome);
                }
                tx.boards().takeOver(source(summary, game), outcome.board().getAsInt());
                return outcome;
            });
        } catch (Undone e) {
            return e.outcome;
        }
    }

    private Outcome outcome(Repositories tx, RecordImport reading, String text, ElsewhereSummary summary, Instant now) {
        Optional<Refusal> objection = strangers(tx, summary).stream()
                .flatMap(there -> added(tx, there, now).stream())
                .findFirst();
        if (objection.isPresent()) {
            return Outcome.not(server.say(objection.get().phrase()));
        }
        return reading.read(tx, text, by, now)
                .match(record -> judged(record, summary), refusal -> Outcome.not(server.say(refusal.phrase())));
    }

    /** The players of a game who have no account here. */
    private List<String> strangers(Repositories repositories, ElsewhereSummary summary) {
        return summary.players().stream()
                .filter(there -> repositories.players().called(here(there)).isEmpty())
                .toList();
    }

    private Optional<Refusal> added(Repositories repositories, String there, Instant now) {
        return server.accounts().enrolDeparted(repositories, here(there), now).objection();
    }

    private String here(String there) {
        return lowerCase().getOrDefault(there.toLowerCase(Locale.ROOT), there);
    }

    /** A hash by which a game of that server is recognized later. */
    private static String source(ElsewhereSummary summary, Game game) {
        String named = game.name() + " " + summary.board() + " " + String.join(" ", summary.players());
        return DigestUtils.sha256Hex(named.toLowerCase(Locale.ROOT));
    }

    /**
     * The outcome for an unfinished game. If our rules put another player on turn, a move was misread or the rules
     * differ, so the game is refused.
     */
    private static Outcome goingOn(GameRecord record, String onTurn, ElsewhereSummary summary) {
        if (record.state() != GameRecord.State.ACTIVE) {
            return Outcome.not("by our rules it is over, and not " + onTurn + "'s turn");
        }
        List<String> turn = record.toMove().stream()
                .map(seat -> summary.players().get(seat.number() - 1))
                .toList();
        return turn.size() == 1 && turn.get(0).equalsIgnoreCase(onTurn)
                ? Outcome.of(record)
                : Outcome.not(
                        "by our rules it is the turn of " + String.join(" and ", turn) + ", and not of " + onTurn);
    }

    private static Outcome judged(GameRecord record, ElsewhereSummary summary) {
        if (summary.onTurn().isPresent()) {
            return goingOn(record, summary.onTurn().get(), summary);
        }
        if (record.state() != GameRecord.State.FINISHED) {
            return Outcome.not("the game goes on after its last move");
        }
        for (int seat = 0; seat < summary.players().size(); seat++) {
            boolean wonThere = summary.winner()
                    .filter(summary.players().get(seat)::equalsIgnoreCase)
                    .isPresent();
            boolean wonHere = won(record, seat);
            if (wonThere != wonHere) {
                return Outcome.not("by our rules it ended otherwise for "
                        + summary.players().get(seat));
            }
        }
        return Outcome.of(record);
    }

    private static boolean won(GameRecord record, int seat) {
        return record.outcome().orElseThrow().results().get(seat).name().equals("WON");
    }

    private Map<String, String> lowerCase() {
        Map<String, String> called = new TreeMap<>();
        names.forEach((there, here) -> called.put(there.toLowerCase(Locale.ROOT), here));
        return called;
    }

    private String text(ElsewhereSummary summary, Game game, boolean adjudicated, Instant now) {
        Instant played = summary.played().orElse(now);
        Instant started =
                summary.started().filter(began -> !began.isAfter(played)).orElse(played);
        StringJoiner text = new StringJoiner("\n", "", "\n");
        text.add(RecordText.FIRST_LINE)
                .add("game: " + game.name())
                .add("rules: " + game.rulesVersion())
                .add("board: " + summary.board())
                .add("options: " + options)
                .add("terms: --unrated")
                .add("started: " + started);
        for (int seat = 0; seat < summary.players().size(); seat++) {
            text.add("player " + (seat + 1) + ": " + summary.players().get(seat));
        }
        text.add("");
        int number = 1;
        for (ElsewhereSummary.Move move : summary.moves()) {
            text.add(number++ + " " + played + " " + summary.players().get(move.player()) + " plays "
                    + move.text().toLowerCase(Locale.ROOT));
        }
        if (adjudicated) {
            StringJoiner results = new StringJoiner(" ");
            for (String player : summary.players()) {
                results.add(
                        summary.winner().isEmpty()
                                ? "drew"
                                : summary.winner().get().equalsIgnoreCase(player) ? "won" : "lost");
            }
            text.add(number + " " + played + " admin:" + by + " adjudicates " + results);
            text.add("| As it ended on another server, where it was board " + summary.board() + ".");
        }
        return text.add(RecordText.LAST_LINE).toString();
    }

    /** Rolls back a transaction, so that it leaves nothing behind. */
    private static final class Undone extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Outcome outcome;

        Undone(Outcome outcome) {
            super(null, null, false, false);
            this.outcome = outcome;
        }
    }
}
