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
 * @param places who sits where
 * @param moves those that stand, in order
 * @param deadline when those on turn are out of time; empty if it is so far off that there is none
 * @param elsewhere other boards on which the reader is to move, the most urgent first
 * @param user whose link it is
 * @param language in which they are written to
 * @param seat what they are called at the board; empty if they only watch
 * @param overtaken whether the position, or who is on turn, is another than in the mail that bore the link, so that a bare
 *     move in its name is not played
 * @param onTurn whether they are to move
 * @param toMove userids of those who are
 * @param result how the game has ended
 * @param sends the line that plays the move which is composed; empty until it can be played
 * @param lines what they can say beside a move, as it is typed
 * @param talk what was said at the board last, in order; nothing for who only watches, and nothing of whom they have
 *     blocked
 * @param queued what they have queued, as it is typed
 * @param queues what to say so that the moves tried are queued; empty if that cannot be
 * @param queuesBeside the same so that what is queued already stays; empty if nothing is, or if the two cannot stand together
 * @param example how it is written to answer a certain move, where moves of the others cannot be chosen since what they hold
 *     is hidden: a move that they could have for all that the reader knows, and an answer of the reader's own
 * @param sample the same where nothing is hidden: moves that can be played on this board
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

    /** @param seat what they are called at the board */
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

    /** Whether the move that is composed is the reader's own. */
    public boolean ownMoveNext() {
        return trial.early() || next().contains(user);
    }

    /** Userids of those who are to move after the moves tried. */
    public List<String> next() {
        return trial.toMove().stream()
                .map(next -> places.get(next.index()).user())
                .toList();
    }
}
