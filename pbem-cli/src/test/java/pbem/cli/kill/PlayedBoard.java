package pbem.cli.kill;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import pbem.game.Move;
import pbem.game.Position;

/** A board as its players know it, from their decisions: the server's record must agree with it. */
final class PlayedBoard {

    static final String RESIGNED = "resign";

    private final List<String> players;
    private final List<String> decisions = new ArrayList<>();
    private Position position;

    /** @param players in the order of their seats */
    PlayedBoard(List<String> players, Position start) {
        this.players = players;
        this.position = start;
    }

    boolean isTurnOf(String player) {
        return position.toMove().stream()
                .anyMatch(seat -> players.get(seat.index()).equals(player));
    }

    /** Plays any legal move; returns it. */
    String play(Random random) {
        List<? extends Move> moves = position.moves();
        Move move = moves.get(random.nextInt(moves.size()));
        position = position.play(move);
        decisions.add(move.notation());
        return move.notation();
    }

    void resign() {
        position = position.leave(position.toMove().get(0));
        decisions.add(RESIGNED);
    }

    /** The decisions that the log must hold, in order. */
    List<String> decisions() {
        return List.copyOf(decisions);
    }
}
