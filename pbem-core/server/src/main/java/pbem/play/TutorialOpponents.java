package pbem.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Board;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.repository.Repositories;

/**
 * The server's own players for the tutorial. They move at once, in the transaction that brings their turn, and choose
 * legal moves without strategy and without chance: the same board always continues in the same way.
 */
public final class TutorialOpponents {

    /** Their userids, which nobody can sign up with. A player who has one keeps it, and the next one is used. */
    public static final List<String> NAMES =
            List.of("teacher", "teacher-2", "teacher-3", "teacher-4", "teacher-5", "teacher-6", "teacher-7");

    private TutorialOpponents() {}

    /** The wanted number of them, created on first use. */
    public static List<Player> some(Repositories repositories, int wanted, Instant at) {
        List<Player> players = new ArrayList<>();
        for (String name : NAMES) {
            Optional<Player> known = repositories.players().called(name);
            if (known.isEmpty() || known.get().state() == Player.State.HOUSE) {
                players.add(known.orElseGet(() -> repositories.players().house(name, at)));
            }
            if (players.size() == wanted) {
                return players;
            }
        }
        throw new IllegalStateException("no name is left for a player of the server");
    }

    public static boolean playAt(Board board) {
        return board.players().stream().anyMatch(player -> player.state() == Player.State.HOUSE);
    }

    /** The first seat on turn of one of the server's own players. */
    private static Optional<Seat> onTurn(GameRecord record) {
        return record.toMove().stream()
                .filter(seat -> record.board().player(seat).state() == Player.State.HOUSE)
                .findFirst();
    }

    /** Their next events on a board; empty while others are on turn. */
    static List<Event> next(GameRecord record) {
        Optional<Offer> undo =
                record.offer().filter(offer -> offer.kind() == Offer.Kind.UNDO).filter(offer -> playAt(record.board()));
        return undo.map(offer -> answer(record, offer))
                .or(() -> onTurn(record).map(seat -> List.of(new Event.Moved(seat, choice(record), ""))))
                .orElse(List.of());
    }

    /**
     * The answer to a pupil who asks to take their last move back: yes if the rules allow it for that move and all
     * later ones, otherwise no.
     */
    private static List<Event> answer(GameRecord record, Offer undo) {
        Seat pupil = undo.by();
        List<Event> events = new ArrayList<>();
        GameRecord reached = record;
        while (reached.state() == GameRecord.State.ACTIVE
                && (reached.offer().isPresent() || !reached.toMove().contains(pupil) && reached.canTakeBack(1))) {
            Event next = reached.offer()
                    .<Event>map(offer -> new Event.Answered(offer.missing().get(0), true, ""))
                    .orElseGet(() -> new Event.UndoAsked(pupil, "", 0));
            events.add(next);
            Instant at = record.last().orElseThrow().at();
            reached = reached.with(reached.next(next, at, Actor.SERVER, Proof.NONE, OptionalLong.empty()));
        }
        boolean isDone = reached.toMove().contains(pupil) && movesOf(reached, pupil) < movesOf(record, pupil);
        return isDone ? events : List.of(new Event.Answered(undo.missing().get(0), false, ""));
    }

    private static long movesOf(GameRecord record, Seat seat) {
        return record.decisions().stream()
                .filter(entry -> entry.event().isMoveOf(seat))
                .count();
    }

    private static String choice(GameRecord record) {
        List<? extends Move> moves = record.position().moves();
        int spread = 31 * record.position().ply() + 17 * record.board().number();
        return moves.get(Math.floorMod(spread, moves.size())).notation();
    }
}
