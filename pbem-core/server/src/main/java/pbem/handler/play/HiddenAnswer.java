package pbem.handler.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.plan.Plan;

/**
 * The moves that a player can queue when others have hidden hands. The others' moves are secret and cannot be offered
 * as choices. Everything here is derived from what the player knows.
 */
record HiddenAnswer(Position position, Seat seat) {

    /** A plan to play a move after any moves of the others. */
    static Plan toAnyMove(String move) {
        return plan(Optional.empty(), move);
    }

    /** An example of an answer to a move that the player on turn might play; empty if there is none. */
    Optional<Plan> plan() {
        return position.toMove().stream()
                .flatMap(mover -> position.supposed(seat, mover).stream())
                .flatMap(supposed -> supposed.moves().stream().findFirst().stream()
                        .flatMap(expected -> answer(supposed.play(expected))
                                .map(answer -> plan(Optional.of(expected.notation()), answer.notation()))))
                .findFirst();
    }

    private Stream<? extends Move> answer(Position after) {
        return after.supposed(seat, seat).stream().flatMap(own -> own.moves().stream().findFirst().stream());
    }

    private static Plan plan(Optional<String> when, String move) {
        return new Plan(List.of(new Plan.Variation(List.of(new Plan.Step(when, move, OptionalInt.empty())))));
    }
}
