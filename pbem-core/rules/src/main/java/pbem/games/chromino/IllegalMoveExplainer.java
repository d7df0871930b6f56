package pbem.games.chromino;

import java.util.List;
import java.util.Optional;
import pbem.game.Reading;

/** Holds what somebody wrote against the position, and says why it cannot be if it cannot. */
record IllegalMoveExplainer(MoveGenerator choices) {

    Reading explain(Spelling spelling) {
        return spelling.match(
                laying -> lay(laying.placement()),
                calling -> call(calling.call()),
                wrong -> Reading.refused(wrong.refusal()));
    }

    private Reading lay(Placement placement) {
        return objection(placement).map(Reading::refused).orElseGet(() -> Reading.legal(placement));
    }

    private Optional<ChrominoRefusal> objection(Placement placement) {
        Tile tile = placement.tile();
        return foreign(tile)
                .or(() -> laid(tile))
                .or(() -> notHeld(tile))
                .or(() -> occupied(placement))
                .or(() -> touching(placement));
    }

    private Optional<ChrominoRefusal> foreign(Tile tile) {
        return tile.isChameleon() && !choices.rules().setup().has(Chromino.CHAMELEON)
                ? Optional.of(new ChrominoRefusal.NoSuchTile(tile.name()))
                : Optional.empty();
    }

    private Optional<ChrominoRefusal> laid(Tile tile) {
        return table().tiles().stream()
                .filter(laid -> laid.tile() == tile)
                .findFirst()
                .map(ChrominoRefusal.AlreadyLaid::new);
    }

    /** Whoever does not hold a tile is not told where it is. */
    private Optional<ChrominoRefusal> notHeld(Tile tile) {
        if (!choices.situation().mover().hand().holds(tile)) {
            return Optional.of(new ChrominoRefusal.NotHeld(tile));
        }
        // A chameleon that is the last tile cannot be named here: with nothing else to lay the turn goes on without a
        // choice, and whoever has drawn holds two.
        return choices.tiles().contains(tile) ? Optional.empty() : Optional.of(new ChrominoRefusal.OnlyDrawn(tile));
    }

    private Optional<ChrominoRefusal> occupied(Placement placement) {
        return placement.cells().stream()
                .filter(cell -> table().tile(cell).isPresent())
                .findFirst()
                .map(cell -> new ChrominoRefusal.Occupied(
                        placement, cell, table().tile(cell).orElseThrow()));
    }

    private Optional<ChrominoRefusal> touching(Placement placement) {
        List<Contact> contacts = table().contacts(placement);
        List<Contact> clashes = contacts.stream().filter(Contact::clashes).toList();
        if (!clashes.isEmpty()) {
            return Optional.of(new ChrominoRefusal.Clash(placement, clashes));
        }
        return contacts.size() < LaidTiles.CONTACTS
                ? Optional.of(new ChrominoRefusal.TooFewContacts(placement, contacts))
                : Optional.empty();
    }

    private Reading call(Decision.Call call) {
        boolean drawing = call == Decision.Call.DRAW;
        if (drawing ? choices.mayDraw() : choices.mayPass()) {
            return Reading.legal(call);
        }
        return Reading.refused(drawing ? noDraw() : noPass());
    }

    private ChrominoRefusal noDraw() {
        if (choices.situation().turn().draws() > 0) {
            return new ChrominoRefusal.DrawnAlready();
        }
        return choices.rules().freeDraw() ? new ChrominoRefusal.BagEmpty() : new ChrominoRefusal.MustLay();
    }

    private ChrominoRefusal noPass() {
        return choices.mayDraw() ? new ChrominoRefusal.PassAfterDraw() : new ChrominoRefusal.CannotPass();
    }

    private LaidTiles table() {
        return choices.situation().table();
    }
}
