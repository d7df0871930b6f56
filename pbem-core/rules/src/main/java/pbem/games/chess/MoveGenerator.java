package pbem.games.chess;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import pbem.games.chess.Step.Manner;

/**
 * The legal moves of the team to move (articles 5 and 6). Moves can be counted without being listed. Not safe for use
 * by several threads.
 */
final class MoveGenerator {

    private final Situation situation;
    private final ChessBoard board;
    private final MoveTables tables;
    private final byte[] men;
    private final Team own;
    private final AttackDetector attacks;
    private final boolean check;
    private final BitSet screens;

    MoveGenerator(Situation situation) {
        this.situation = situation;
        this.board = situation.board();
        this.tables = board.tables();
        this.men = situation.men();
        this.own = situation.turn();
        this.attacks = new AttackDetector(situation);
        this.check = attacks.inCheck();
        this.screens = attacks.screens();
    }

    /** A receiver of the moves that are found. */
    private interface Taker {

        /** @return whether to continue the search */
        boolean take(int from, int to, Manner manner);
    }

    boolean inCheck() {
        return check;
    }

    /** Every legal move once. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>(64);
        search(adder(steps));
        return steps;
    }

    /** The legal moves of the man on a cell; none if it does not belong to the team to move. */
    List<Step> stepsFrom(Cell from) {
        List<Step> steps = new ArrayList<>();
        search(from.index(), adder(steps));
        return steps;
    }

    private Taker adder(List<Step> steps) {
        return (origin, to, manner) -> {
            Cell start = board.cells().get(origin);
            Cell target = board.cells().get(to);
            if (isPromotion(origin, target)) {
                for (Piece piece : tables.promotions(target.colour())) {
                    steps.add(new Step(start, target, manner, Optional.of(piece)));
                }
            } else {
                steps.add(new Step(start, target, manner, Optional.empty()));
            }
            return true;
        };
    }

    /** The number of legal moves. */
    int count() {
        int[] count = {0};
        search((from, to, manner) -> {
            Cell target = board.cells().get(to);
            count[0] += isPromotion(from, target) ? tables.promotions(target.colour()).length : 1;
            return true;
        });
        return count[0];
    }

    boolean canStep() {
        return !search((from, to, manner) -> false);
    }

    boolean allows(Step step) {
        return stepsFrom(step.from()).contains(step);
    }

    private boolean isPromotion(int from, Cell to) {
        return to.row() == own.lastRow(board) && Man.piece(men[from]) == Piece.P;
    }

    private boolean search(Taker taker) {
        for (int from = 0; from < men.length; from++) {
            if (!search(from, taker)) {
                return false;
            }
        }
        return true;
    }

    /** @return whether the taker wants more */
    private boolean search(int from, Taker taker) {
        byte man = men[from];
        if (!Man.is(man, own)) {
            return true;
        }
        Piece piece = Man.piece(man);
        if (piece == Piece.K) {
            return officer(piece, from, true, taker) && castlings(taker);
        }
        boolean risky = check || screens.get(from) && !attacks.isFree(from);
        return piece == Piece.P ? pawn(from, risky, taker) : officer(piece, from, risky, taker);
    }

    /** @param risky whether each move must be checked for the safety of the aim */
    private boolean officer(Piece piece, int from, boolean risky, Taker taker) {
        int[] steps = tables.moves(piece, from).steps();
        int i = 0;
        while (i < steps.length) {
            int to = PathTable.cell(steps[i]);
            byte met = men[to];
            boolean open = met == Man.NONE || !Man.is(met, own);
            if (open && (!risky || attacks.isSafe(from, to)) && !taker.take(from, to, Manner.PLAIN)) {
                return false;
            }
            i = met == Man.NONE ? i + 1 : PathTable.past(steps[i]);
        }
        return true;
    }

    private boolean pawn(int from, boolean risky, Taker taker) {
        for (int to : tables.captures(own, from)) {
            if (men[to] != Man.NONE
                    && !Man.is(men[to], own)
                    && (!risky || attacks.isSafe(from, to))
                    && !taker.take(from, to, Manner.PLAIN)) {
                return false;
            }
        }
        return advances(from, risky, taker) && inPassing(from, taker);
    }

    private boolean advances(int from, boolean risky, Taker taker) {
        int[] ways = tables.advances(own, from);
        for (int i = 0; i < ways.length; i += 2) {
            int once = ways[i];
            if (once == MoveTables.NOWHERE || men[once] != Man.NONE) {
                continue;
            }
            if ((!risky || attacks.isSafe(from, once)) && !taker.take(from, once, Manner.PLAIN)) {
                return false;
            }
            int twice = ways[i + 1];
            if (twice != MoveTables.NOWHERE
                    && men[twice] == Man.NONE
                    && Man.isFresh(men[from])
                    && (!risky || attacks.isSafe(from, twice))
                    && !taker.take(from, twice, Manner.DOUBLE)) {
                return false;
            }
        }
        return true;
    }

    private boolean inPassing(int from, Taker taker) {
        if (situation.passing().isEmpty()) {
            return true;
        }
        Situation.Passing passing = situation.passing().get();
        for (int to : tables.captures(own, from)) {
            if (to == passing.crossed().index()) {
                return !attacks.isSafe(from, passing) || taker.take(from, to, Manner.EN_PASSANT);
            }
        }
        return true;
    }

    private boolean castlings(Taker taker) {
        if (check) {
            return true;
        }
        for (Castling castling : Castling.both(situation)) {
            Optional<Step> step = castling.legal(attacks);
            if (step.isPresent()
                    && !taker.take(step.get().from().index(), step.get().to().index(), Manner.CASTLING)) {
                return false;
            }
        }
        return true;
    }
}
