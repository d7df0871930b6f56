package pbem.query;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import pbem.phrase.Phrase;
import pbem.query.game.GameName;

/**
 * A board in a list.
 *
 * @param players userids by seat
 * @param programs which of them are programs of the server's own
 * @param toMove userids on turn; empty once the board is closed
 * @param moves how many were played
 * @param open whether the game goes on
 * @param result in words, once closed
 * @param deadline when those on turn lose by time; empty if nothing is due
 * @param changed when the last event, or else the start, was
 */
public record ListedBoard(
        int number,
        GameName game,
        List<String> players,
        List<String> programs,
        List<String> toMove,
        int moves,
        boolean open,
        Optional<Phrase> result,
        Optional<Instant> deadline,
        Instant changed) {

    public ListedBoard {
        players = List.copyOf(players);
        programs = List.copyOf(programs);
        toMove = List.copyOf(toMove);
    }
}
