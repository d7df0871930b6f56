package pbem.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Move;
import pbem.phrase.Phrase;

/**
 * What the last move did, for the picture and the description in words.
 *
 * @param step the last move on the board; empty before the first
 * @param mover the team that made it
 * @param captured the piece that it captured, if any
 * @param partner the cell where the partner stood, if the move was castling
 * @param claim the draw that was claimed, if the last move was a claim
 * @param left the team that left the game after it, if any
 * @param outOfTime whether that team left by running out of time
 */
record LastMove(
        Optional<Step> step,
        Team mover,
        Optional<Captured> captured,
        Optional<Cell> partner,
        Optional<DrawClaim> claim,
        Optional<Team> left,
        boolean outOfTime) {

    /** A captured piece and the cell where it stood. */
    record Captured(Piece piece, Cell cell) {}

    static final LastMove NONE = new LastMove(Optional.empty(), Team.WHITE, Optional.empty(), Optional.empty());

    private LastMove(Optional<Step> step, Team mover, Optional<Captured> captured, Optional<Cell> partner) {
        this(step, mover, captured, partner, Optional.empty(), Optional.empty(), false);
    }

    /** The record of a move that is about to be made. */
    static LastMove of(Step step, Situation before) {
        Optional<Cell> partner = step.manner() == Step.Manner.CASTLING
                ? Castling.of(before, step.isTowardsEnd()).partner()
                : Optional.empty();
        Cell taken = step.manner() == Step.Manner.EN_PASSANT
                ? before.passing().orElseThrow().pawn()
                : step.to();
        byte man = step.manner() == Step.Manner.CASTLING ? Man.NONE : before.man(taken);
        Optional<Captured> captured =
                man == Man.NONE ? Optional.empty() : Optional.of(new Captured(Man.piece(man), taken));
        return new LastMove(Optional.of(step), before.turn(), captured, partner);
    }

    /** This last move, with a draw claimed after it or together with it. */
    LastMove claimed(DrawClaim made, Team claimant) {
        Optional<Captured> taken = made.step().isPresent() ? captured : Optional.empty();
        return new LastMove(step, claimant, taken, partner, Optional.of(made), Optional.empty(), false);
    }

    /** This last move, after which a team left the game. */
    LastMove left(Team team, boolean timedOut) {
        return new LastMove(step, mover, Optional.empty(), partner, claim, Optional.of(team), timedOut);
    }

    Optional<Move> move() {
        return claim.isPresent() ? claim.map(made -> made) : step.map(made -> made);
    }

    /**
     * The last step, if it was part of the last decision: empty if a team has left or a draw was claimed without a
     * move.
     */
    private Optional<Step> news() {
        return left.isPresent() || claim.filter(made -> made.step().isEmpty()).isPresent() ? Optional.empty() : step;
    }

    /** The last move in words. {@code situation} is the situation after it. */
    List<Phrase> told(Situation situation, boolean check) {
        Names names = new Names(situation.board());
        List<Phrase> told = new ArrayList<>();
        news().ifPresent(made -> told.addAll(told(made, names, situation)));
        if (check && left.isEmpty()) {
            Team turn = situation.turn();
            told.add(Phrase.of(
                    "chromatic-chess.in-check",
                    turn.phrase(),
                    situation.aim(turn).name()));
        }
        claim.filter(made -> left.isEmpty())
                .ifPresent(made -> told.add(Phrase.of("chromatic-chess.claimed", mover.phrase())));
        left.ifPresent(team -> told.add(Phrase.of("chromatic-chess.left", team.phrase())));
        return told;
    }

    private List<Phrase> told(Step made, Names names, Situation situation) {
        List<Phrase> told = new ArrayList<>();
        String key = made.manner() == Step.Manner.EN_PASSANT
                ? "chromatic-chess.captured-in-passing"
                : "chromatic-chess.captured";
        captured.ifPresent(taken -> told.add(Phrase.of(
                key,
                mover.phrase(),
                mover.other().phrase(),
                names.piece(taken.piece()),
                taken.cell().name())));
        made.promotion()
                .ifPresent(piece -> told.add(Phrase.of(
                        "chromatic-chess.promoted", mover.phrase(), made.to().name(), names.piece(piece))));
        if (made.manner() == Step.Manner.CASTLING) {
            Cell crossed = made.crossed(situation.board());
            Phrase piece = names.piece(situation.man(crossed));
            told.add(Phrase.of(
                    "chromatic-chess.castled", mover.phrase(), made.to().name(), piece, crossed.name()));
        }
        return told;
    }
}
