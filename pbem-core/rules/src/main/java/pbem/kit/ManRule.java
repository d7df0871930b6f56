package pbem.kit;

/** A rule for games in which each man on the board has moves of its own. */
public interface ManRule extends TurnPlay.Rule {

    MoveForm form();

    /** The seat that a man belongs to. */
    default int owner(int man) {
        return man - 1;
    }

    /**
     * Writes the legal moves of the man on a cell into an array, behind those that are there.
     *
     * @param before how many are there
     * @return how many are there then
     */
    int moves(Men men, int from, int[] into, int before);

    @Override
    default int moves(Men men, int seat, int[] into) {
        int count = 0;
        for (int from = 0; from < men.cells(); from++) {
            count = owner(men.at(from)) == seat ? moves(men, from, into, count) : count;
        }
        return count;
    }

    @Override
    default boolean canMove(Men men, int seat) {
        int[] room = new int[most()];
        for (int from = 0; from < men.cells(); from++) {
            if (owner(men.at(from)) == seat && moves(men, from, room, 0) > 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    default void play(Men men, int seat, int move) {
        men.move(form().cell(move, 0), form().cell(move, 1));
    }
}
