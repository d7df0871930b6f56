package pbem.games.chroma;

import pbem.game.Move;

/** A move that puts the next cube into a cell. The order determines its colour. */
record Placement(Cell cell) implements Move {

    @Override
    public String notation() {
        return cell.name();
    }
}
