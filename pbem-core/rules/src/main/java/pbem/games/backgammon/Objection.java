package pbem.games.backgammon;

import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Refusal;

/** Explains why the men cannot move as the text asked. */
record Objection(MatchStanding now, List<PlayReader.Way> ways) {

    Refusal refusal() {
        if (board().at(now.seat(), PointBoard.BAR) > 0
                && ways.stream().noneMatch(way -> way.from() == PointBoard.BAR)) {
            return BackgammonRefusal.BAR_FIRST.of(example());
        }
        for (PlayReader.Way way : ways) {
            String from = RollPlay.name(way.from());
            if (board().at(now.seat(), way.from()) == 0 && ways.stream().noneMatch(other -> other.to() == way.from())) {
                return BackgammonRefusal.NO_MAN.of(from);
            }
            if (way.to() != PointBoard.OFF && !isRolled(way.from() - way.to())) {
                return BackgammonRefusal.NOT_ROLLED.of(
                        from, RollPlay.name(way.to()), now.roll().toString(), example());
            }
            if (way.to() != PointBoard.OFF && board().facing(now.seat(), way.to()) > 1) {
                return BackgammonRefusal.BLOCKED.of(RollPlay.name(way.to()), board().facing(now.seat(), way.to()));
            }
            if (way.to() == PointBoard.OFF
                    && now.ways().stream()
                            .flatMap(play -> play.steps().stream())
                            .noneMatch(step -> step.to() == PointBoard.OFF)) {
                return BackgammonRefusal.NOT_OFF.of(example());
            }
        }
        return BackgammonRefusal.INCOMPLETE.of(now.roll().toString(), example());
    }

    private boolean isRolled(int pips) {
        int one = now.roll().first();
        int other = now.roll().second();
        return now.roll().isDouble()
                ? IntStream.rangeClosed(1, 4).anyMatch(times -> times * one == pips)
                : pips == one || pips == other || pips == one + other;
    }

    private String example() {
        return now.ways().get(0).notation();
    }

    private PointBoard board() {
        return now.board();
    }
}
