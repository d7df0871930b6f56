package pbem.games.chromino;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;

/**
 * Carries a game on from one decision to the next. It does what follows without a choice: draws, passes, skipped seats
 * and the end of the game. An instance is for one decision and not safe for use by several threads; its results are
 * read at the end.
 */
final class TurnSequence {

    private final Rules rules;
    private final List<Happening> happenings = new ArrayList<>();
    private TableState situation;
    private Optional<Outcome> outcome = Optional.empty();

    TurnSequence(Rules rules, TableState situation) {
        this.rules = rules;
        this.situation = situation;
    }

    /** Carries the game on from the deal to the first decision. */
    TurnSequence begin() {
        happenings.add(new Happening.Began(situation.turn().order()));
        nextTurn();
        return goOn();
    }

    /** The player to move lays a tile. */
    TurnSequence lay(Placement placement) {
        int seat = situation.turn().seat();
        int points = situation.table().points(placement);
        PlayerState player = situation.mover().laying(placement.tile(), points);
        situation = situation.with(seat, player).with(situation.table().plus(placement));
        for (int other = 0; other < rules.seats(); other++) {
            situation = situation.with(other, situation.player(other).stuck(false));
        }
        if (rules.expert()) {
            happenings.add(new Happening.Scored(seat, points, player.score()));
        }
        if (player.hand().size() == 1) {
            happenings.add(new Happening.Showed(seat, player.hand().latest()));
        }
        if (player.isFinished()) {
            happenings.add(new Happening.Finished(seat, later().isPresent()));
        }
        nextTurn();
        return goOn();
    }

    /** The player to move draws by choice. */
    TurnSequence draw() {
        drawTile();
        return goOn();
    }

    /** The player to move passes by choice. */
    TurnSequence pass() {
        passTurn();
        return goOn();
    }

    /** A player leaves, whether it is that player's turn or not. */
    TurnSequence leave(int seat) {
        PlayerState player = situation.player(seat).leaving();
        happenings.add(new Happening.Left(seat, player.isFinished()));
        situation = situation.with(seat, player);
        int rest = situation.present().size();
        if (rest == 0 && situation.isLastRound()) {
            outcome = Optional.of(ending().finished());
        } else if (rest == 0 || rest == 1 && !situation.isLastRound()) {
            outcome = Optional.of(ending().deserted());
        } else if (seat == situation.turn().seat()) {
            nextTurn();
        }
        return goOn();
    }

    TableState situation() {
        return situation;
    }

    List<Happening> happenings() {
        return happenings;
    }

    Optional<Outcome> outcome() {
        return outcome;
    }

    /** Carries the game on until a player has a choice or the game is over. */
    private TurnSequence goOn() {
        while (outcome.isEmpty() && !new MoveGenerator(rules, situation).canLay()) {
            if (situation.turn().draws() < rules.draws() && !situation.bag().isEmpty()) {
                drawTile();
            } else {
                tellPass();
                passTurn();
            }
        }
        return this;
    }

    private void drawTile() {
        int seat = situation.turn().seat();
        Tile tile = situation.bag().next();
        PlayerState player = situation.mover();
        situation = situation
                .with(seat, player.holding(player.hand().plus(tile)))
                .with(situation.bag().rest())
                .with(situation.turn().drawing());
        happenings.add(takeBackDraw().map(drew -> drew.and(tile)).orElse(new Happening.Drew(seat, List.of(tile))));
    }

    /** Records a pass. A draw just before it becomes part of the same event. */
    private void tellPass() {
        List<Tile> drawn = takeBackDraw().map(Happening.Drew::tiles).orElse(List.of());
        happenings.add(new Happening.Passed(situation.turn().seat(), drawn));
    }

    /**
     * Removes the last event if it is a draw, and returns it. Such a draw belongs to this turn, because the end of a
     * turn adds an event after a draw.
     */
    private Optional<Happening.Drew> takeBackDraw() {
        int last = happenings.size() - 1;
        if (last < 0 || !(happenings.get(last) instanceof Happening.Drew drew)) {
            return Optional.empty();
        }
        happenings.remove(last);
        return Optional.of(drew);
    }

    private void passTurn() {
        int seat = situation.turn().seat();
        boolean stuck = situation.bag().isEmpty() && situation.turn().draws() == 0;
        situation = situation.with(seat, situation.mover().stuck(stuck));
        nextTurn();
    }

    /** Passes the turn to the next player, or ends the game after the last round or if it is blocked. */
    private void nextTurn() {
        if (!situation.isLastRound() && situation.isBlocked()) {
            outcome = Optional.of(ending().blocked());
            return;
        }
        Optional<Turn> next = later();
        if (next.isEmpty() && situation.isLastRound()) {
            outcome = Optional.of(ending().finished());
            return;
        }
        if (next.isEmpty()) {
            situation = situation.with(situation.turn().nextRound());
            next = later();
        }
        situation = situation.with(next.orElseThrow());
        situation = situation.with(situation.turn().seat(), situation.mover().stuck(false));
    }

    private Optional<Turn> later() {
        return situation.turn().later(seat -> situation.player(seat).plays());
    }

    private Ending ending() {
        return new Ending(rules, situation);
    }
}
