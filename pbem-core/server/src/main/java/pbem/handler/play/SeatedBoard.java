package pbem.handler.play;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.game.Game;
import pbem.phrase.Phrase;
import pbem.query.Saying;

/**
 * A board as the holder of its link sees it.
 *
 * @param places the seats and their players
 * @param moves the moves that were not taken back, in order
 * @param deadline when the players on turn run out of time; empty if that is so far off that it counts as none
 * @param elsewhere other boards where it is the reader's turn, most urgent first
 * @param user the userid of the link's owner
 * @param language the language for the reader
 * @param seat the name of the reader's seat; empty if they only watch
 * @param overtaken whether the position or the players on turn have changed since the link's mail, so that a move
 *     without a board's number is not played
 * @param onTurn whether it is the reader's turn
 * @param toMove userids of the players on turn
 * @param result how the game has ended
 * @param sends the line that plays the composed move; empty until it can be played
 * @param lines the commands other than moves that the reader can use, as typed
 * @param talk the last remarks at the board, in order; empty for a watcher, and without those of blocked players
 * @param queued the reader's queued moves, as typed
 * @param queues the line that queues the tried moves; empty if they cannot be queued
 * @param queuesBeside the line that queues the tried moves and keeps those already queued; empty if none are, or if
 *     they cannot be joined
 * @param example an example of queuing an answer to a certain move, if the others' moves cannot be chosen because what
 *     they hold is hidden: a move that they may have as far as the reader knows, and an answer of the reader
 * @param sample an example of queuing an answer to a certain move if nothing is hidden, with moves that are legal on
 *     this board
 */
public record SeatedBoard(
        int number,
        Game game,
        List<Place> places,
        List<Played> moves,
        Optional<Instant> deadline,
        List<Integer> elsewhere,
        String user,
        Locale language,
        Optional<Phrase> seat,
        int revision,
        boolean overtaken,
        boolean onTurn,
        List<String> toMove,
        Optional<Phrase> result,
        Optional<String> sends,
        List<String> lines,
        List<Saying> talk,
        Optional<String> queued,
        Optional<String> queues,
        Optional<String> queuesBeside,
        Optional<String> example,
        Optional<String> sample,
        TrialBoard trial) {

    /** @param seat the name of the seat */
    public record Place(String user, Phrase seat, boolean onTurn) {}

    public record Played(String user, String move) {}

    public SeatedBoard {
        places = List.copyOf(places);
        moves = List.copyOf(moves);
        elsewhere = List.copyOf(elsewhere);
        toMove = List.copyOf(toMove);
        lines = List.copyOf(lines);
        talk = List.copyOf(talk);
    }

    /** Whether the composed move is the reader's own. */
    public boolean ownMoveNext() {
        return trial.early() || next().contains(user);
    }

    /** Userids of the players on turn after the tried moves. */
    public List<String> next() {
        return trial.toMove().stream()
                .map(next -> places.get(next.index()).user())
                .toList();
    }
}
