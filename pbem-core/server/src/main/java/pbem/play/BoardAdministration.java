package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.terms.TermsReading;
import pbem.terms.TermsRefusal;

/**
 * The acts of an admin on boards: start, adjudicate and void them, take moves back and give more time. Every act is an
 * event with the admin's name and reason, and the players are told.
 */
public record BoardAdministration(Supplier<Seed> seeds) {

    /** Starts a board without asking its players. */
    public Act<GameRecord> start(
            Repositories repositories,
            Game game,
            List<String> users,
            Map<String, String> options,
            Map<String, String> typedTerms,
            Instant at) {
        List<Player> players = new ArrayList<>();
        for (String user : users) {
            Optional<Player> player = repositories.players().called(user).filter(Player::plays);
            if (player.isEmpty()) {
                return Act.refused(PlayRefusal.NO_SUCH_PLAYER.of(user));
            }
            if (players.contains(player.get())) {
                return Act.refused(PlayRefusal.NAMED_TWICE.of(player.get().user()));
            }
            players.add(player.get());
        }
        Act<Position> start = game.start(players.size(), options, seeds.get());
        if (start instanceof Act.Refused<Position> refused) {
            return Act.refused(refused.refusal());
        }
        Setup setup = start.now().setup();
        if (typedTerms.containsKey("from")) { // only players can agree on that
            return Act.refused(TermsRefusal.UNKNOWN_TERM.of(
                    "--from",
                    TermsReading.USAGES.stream()
                            .filter(usage -> !usage.startsWith("--from"))
                            .toList()));
        }
        return TermsReading.of(typedTerms)
                .then(terms -> Act.unless(
                        terms.objection(players.size()),
                        () -> opened(repositories, repositories.boards().open(game, setup, terms, players, at), at)));
    }

    private static GameRecord opened(Repositories repositories, GameRecord record, Instant at) {
        new BoardEvents(repositories).opened(record, OptionalLong.empty(), at);
        return record;
    }

    /**
     * Ends a game with a result.
     *
     * @param winners the winners; several share the win, and with none all players still in the game share a draw
     */
    public Act<GameRecord> adjudicate(
            Repositories repositories, int number, List<String> winners, String admin, String why, Instant at) {
        Optional<GameRecord> found = repositories.boards().record(number);
        Optional<Refusal> objection = objection(repositories, number, found);
        if (objection.isPresent()) {
            return Act.refused(objection.get());
        }
        GameRecord record = found.orElseThrow();
        List<Seat> winning = new ArrayList<>();
        for (String user : winners) {
            Optional<Seat> seat = repositories.players().called(user).flatMap(record.board()::seat);
            if (seat.isEmpty()) {
                return Act.refused(PlayRefusal.BAD_RESULT.of(
                        user,
                        record.board().players().stream().map(Player::user).toList()));
            }
            winning.add(seat.get());
        }
        int seats = record.board().players().size();
        Phrase reason = Phrase.of("play.adjudicated");
        Outcome outcome = winning.isEmpty()
                ? Outcome.drawn(seats, record.position().active(), reason)
                : Outcome.won(seats, winning, reason);
        return Act.done(enter(repositories, record, new Event.Adjudicated(outcome, why), admin, at));
    }

    /** Voids a board: it ends without a result, or loses its result; ratings follow. */
    public Act<GameRecord> annul(Repositories repositories, int number, String admin, String why, Instant at) {
        Optional<GameRecord> found = repositories.boards().record(number);
        return Act.unless(
                objectionToAnnulling(repositories, number, found),
                () -> enter(repositories, found.orElseThrow(), new Event.Voided(why), admin, at));
    }

    /**
     * Takes back the last moves and everything after them. The game continues from there, even if it was over.
     *
     * @param plies the number of moves; 0 undoes only what came after the last move, such as a resignation by mistake
     */
    public Act<GameRecord> rollBack(
            Repositories repositories, int number, int plies, String admin, String why, Instant at) {
        Optional<GameRecord> found = repositories.boards().record(number);
        if (found.isEmpty()) {
            return Act.refused(PlayRefusal.noBoard(repositories.outages(), number));
        }
        if (found.get().state() != GameRecord.State.ACTIVE
                && found.get().board().game().hasChance()) {
            return Act.refused(PlayRefusal.DISCLOSED.of(number));
        }
        int played = found.get().moves();
        if (plies < 0 || plies > played) {
            return Act.refused(PlayRefusal.NO_SUCH_MOVE.of(number, plies, played));
        }
        if (found.get().state()
                != GameRecord.State.ACTIVE) { // a player who knows a robot's replies could beat it again
            repositories.robots().spend(number, found.get().revision());
        }
        return Act.done(enter(repositories, found.get(), new Event.RolledBack(played - plies, why), admin, at));
    }

    /** Gives the players on turn more time. */
    public Act<GameRecord> extend(
            Repositories repositories, int number, int days, String admin, String why, Instant at) {
        Optional<GameRecord> found = repositories.boards().record(number);
        return Act.unless(
                objection(repositories, number, found),
                () -> enter(repositories, found.orElseThrow(), new Event.Extended(days, why), admin, at));
    }

    /** Why a board cannot be adjudicated, for example because it does not exist. */
    public static Optional<Refusal> objection(Repositories repositories, int number, Optional<GameRecord> record) {
        if (record.isEmpty()) {
            return Optional.of(PlayRefusal.noBoard(repositories.outages(), number));
        }
        return record.get().result().map(result -> PlayRefusal.BOARD_CLOSED.of(number, result));
    }

    /** Why a board cannot be voided. */
    public static Optional<Refusal> objectionToAnnulling(
            Repositories repositories, int number, Optional<GameRecord> record) {
        return record.filter(over -> over.state() == GameRecord.State.FINISHED).isPresent()
                ? Optional.empty()
                : objection(repositories, number, record);
    }

    private static GameRecord enter(
            Repositories repositories, GameRecord record, Event event, String admin, Instant at) {
        return new BoardEvents(repositories).enter(record, event, Actor.admin(admin), at);
    }
}
