package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Checks a written move against the position and says why it is not legal, if it is not. */
record IllegalMoveExplainer(TilePlay play) {

    Act<Move> explain(String text) {
        return Spelling.of(text).then(written -> written.match(this::lay, this::call));
    }

    private Act<Move> lay(Placement placement) {
        Tile tile = placement.tile();
        Optional<Refusal> objection = foreign(tile)
                .or(() -> laid(tile))
                .or(() -> notHeld(tile))
                .or(() -> occupied(placement))
                .or(() -> touching(placement));
        return Act.unless(objection, () -> placement);
    }

    private Optional<Refusal> foreign(Tile tile) {
        boolean foreign = tile.isChameleon() && !play.rules().setup().has(Chromino.CHAMELEON);
        return ChrominoRefusal.NO_SUCH_TILE.when(foreign, tile.name());
    }

    private Optional<Refusal> laid(Tile tile) {
        return table().tiles().stream()
                .filter(laid -> laid.tile() == tile)
                .findFirst()
                .map(laid -> ChrominoRefusal.ALREADY_LAID.of(tile.name(), laid.notation()));
    }

    /**
     * The reason why the player may not lay a tile: it is not in the hand, or it is not the one just drawn. It does not
     * reveal where a tile is that the player does not hold.
     */
    private Optional<Refusal> notHeld(Tile tile) {
        if (!play.mover().tiles().contains(tile)) {
            return Optional.of(ChrominoRefusal.NOT_HELD.of(tile.name()));
        }
        // The tile is never a chameleon that is the player's last tile. With such a hand the player has no choice, and
        // the turn is carried on without one; a player who has drawn holds two tiles.
        return ChrominoRefusal.ONLY_DRAWN.when(!play.allowed().contains(tile), tile.name());
    }

    private Optional<Refusal> occupied(Placement placement) {
        return placement.cells().stream()
                .filter(cell -> table().tile(cell).isPresent())
                .findFirst()
                .map(cell -> ChrominoRefusal.OCCUPIED.of(
                        placement.notation(),
                        cell.name(),
                        table().tile(cell).orElseThrow().tile().name()));
    }

    private Optional<Refusal> touching(Placement placement) {
        List<LaidTiles.Contact> contacts = table().contacts(placement);
        List<Phrase> clashes = contacts.stream()
                .filter(LaidTiles.Contact::clashes)
                .map(LaidTiles.Contact::inWords)
                .toList();
        if (!clashes.isEmpty()) {
            return Optional.of(ChrominoRefusal.CLASH.of(placement.notation(), clashes));
        }
        return switch (contacts.size()) {
            case 0 -> Optional.of(ChrominoRefusal.TOO_FEW_CONTACTS_NONE.of(placement.notation()));
            case 1 ->
                Optional.of(ChrominoRefusal.TOO_FEW_CONTACTS_ONE.of(
                        placement.notation(),
                        contacts.get(0).cell().name(),
                        contacts.get(0).other().name()));
            default -> Optional.empty();
        };
    }

    private Act<Move> call(Decision.Call call) {
        if (play.may(call)) {
            return Act.done(call);
        }
        return Act.refused(call == Decision.Call.DRAW ? noDraw() : noPass());
    }

    private Refusal noDraw() {
        if (play.draws() > 0) {
            return ChrominoRefusal.DRAWN_ALREADY.of();
        }
        return play.rules().freeDraw() ? ChrominoRefusal.BAG_EMPTY.of() : ChrominoRefusal.MUST_LAY.of();
    }

    private Refusal noPass() {
        return play.may(Decision.Call.DRAW) ? ChrominoRefusal.PASS_AFTER_DRAW.of() : ChrominoRefusal.CANNOT_PASS.of();
    }

    private LaidTiles table() {
        return play.table();
    }
}
