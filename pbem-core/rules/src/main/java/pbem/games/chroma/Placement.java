package pbem.games.chroma;

import pbem.game.Move;

/** The next cube goes to that cell; its colour is given by the order. */
record Placement(Cell cell) implements Move {

    @Override
    public String notation() {
        return cell.name();
    }

    @Override
    public String toString() {
        return notation();
    }
}
