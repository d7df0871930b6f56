package pbem.games.chess;

import java.util.BitSet;

/**
 * Finds out which cells are attacked, now or after a move. It changes a copy of the men while it looks, so it is not
 * safe for use by several threads.
 */
final class AttackDetector {

    private final MoveTables tables;
    private final byte[] men;
    private final Team own;
    private final Team enemy;
    private final int aim;

    AttackDetector(Situation situation) {
        this.tables = situation.board().tables();
        this.men = situation.men().clone();
        this.own = situation.turn();
        this.enemy = own.other();
        this.aim = situation.aim(own).index();
    }

    /** Whether the aim of the team to move is attacked (article 5.5.c). */
    boolean inCheck() {
        return isAttacked(aim);
    }

    /** Whether the enemy attacks that cell, be it empty or occupied. */
    boolean isAttacked(int cell) {
        return attacker(cell) >= 0;
    }

    /** The index of a cell from which the enemy attacks that cell; -1 if there is none. */
    int attacker(int cell) {
        PathTable threats = tables.threats(enemy, cell);
        int[] steps = threats.steps();
        long[] attackers = threats.men();
        int i = 0;
        while (i < steps.length) {
            int from = PathTable.cell(steps[i]);
            byte man = men[from];
            if (man == Man.NONE) {
                i++;
            } else if ((attackers[i] & Man.bit(man)) != 0) {
                return from;
            } else {
                i = PathTable.past(steps[i]);
            }
        }
        return -1;
    }

    /**
     * Whether the aim is safe without the man of its own team on that cell. If it is, no move of that man exposes the
     * aim.
     */
    boolean isFree(int cell) {
        byte man = men[cell];
        men[cell] = Man.NONE;
        boolean free = !isAttacked(aim);
        men[cell] = man;
        return free;
    }

    /** Whether the aim is safe after a man has gone from one cell to another. The man may be the aim itself. */
    boolean isSafe(int from, int to) {
        return attackerAfter(from, to) < 0;
    }

    /**
     * The index of a cell from which the enemy attacks the aim after a man has gone from one cell to another; -1 if
     * there is none.
     */
    int attackerAfter(int from, int to) {
        byte moved = men[from];
        byte taken = men[to];
        men[from] = Man.NONE;
        men[to] = moved;
        int attacker = attacker(from == aim ? to : aim);
        men[from] = moved;
        men[to] = taken;
        return attacker;
    }

    /** Whether the aim is safe after a capture in passing, which removes that pawn. */
    boolean isSafe(int from, Situation.Passing passing) {
        int pawn = passing.pawn().index();
        byte taken = men[pawn];
        men[pawn] = Man.NONE;
        boolean safe = isSafe(from, passing.crossed().index());
        men[pawn] = taken;
        return safe;
    }

    /**
     * The cells of the team's own men that may shield the aim from an attack. If the aim is not in check, all other men
     * may move without exposing it.
     */
    BitSet screens() {
        BitSet screens = new BitSet(men.length);
        int[] steps = tables.threats(enemy, aim).steps();
        int i = 0;
        while (i < steps.length) {
            int cell = PathTable.cell(steps[i]);
            if (men[cell] == Man.NONE) {
                i++;
            } else {
                int past = PathTable.past(steps[i]);
                if (past > i + 1 && Man.is(men[cell], own)) {
                    screens.set(cell);
                }
                i = past;
            }
        }
        return screens;
    }
}
