package pbem.games.chess;

/**
 * Tells what is attacked, now or after a move. Works on a copy of the men, so one of them serves one thread.
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

    /** Article 5.5.c: whether the aim of the team to move is attacked. */
    boolean inCheck() {
        return isAttacked(aim);
    }

    /** Whether the enemy attacks that cell, empty or not. */
    boolean isAttacked(int cell) {
        return attacker(cell) >= 0;
    }

    /** A cell from which the enemy attacks that cell; below 0 if there is none. */
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

    /** Whether the aim is still safe when that man of its own team is away. Then it may go wherever it can. */
    boolean isFree(int cell) {
        byte man = men[cell];
        men[cell] = Man.NONE;
        boolean free = !isAttacked(aim);
        men[cell] = man;
        return free;
    }

    /** Whether the aim, and it may be the aim that moves, is safe when a man has gone from one cell to another. */
    boolean isSafe(int from, int to) {
        return attackerAfter(from, to) < 0;
    }

    /** A cell from which the enemy attacks the aim after such a move; below 0 if there is none. */
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

    /** The same, when besides a pawn is captured in passing. */
    boolean isSafe(Step capture, Cell pawn) {
        byte taken = men[pawn.index()];
        men[pawn.index()] = Man.NONE;
        boolean safe = isSafe(capture.from().index(), capture.to().index());
        men[pawn.index()] = taken;
        return safe;
    }

    /** Whether the aim is safe on that cell when it has castled with a partner, who has come to the crossed cell. */
    boolean isSafeCastled(int partner, int crossed, int to) {
        byte other = men[partner];
        men[partner] = Man.NONE;
        men[crossed] = other;
        boolean safe = isSafe(aim, to);
        men[crossed] = Man.NONE;
        men[partner] = other;
        return safe;
    }

    /**
     * The own men behind whom an attack on the aim may wait, as a set of cells. All others may move without a thought
     * unless the aim is in check.
     */
    CellSet screens() {
        CellSet screens = new CellSet();
        int[] steps = tables.threats(enemy, aim).steps();
        int i = 0;
        while (i < steps.length) {
            int cell = PathTable.cell(steps[i]);
            if (men[cell] == Man.NONE) {
                i++;
            } else {
                int past = PathTable.past(steps[i]);
                if (past > i + 1 && Man.is(men[cell], own)) {
                    screens.add(cell);
                }
                i = past;
            }
        }
        return screens;
    }
}
