package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A game on a square board of lines that begins with an {@link Opening}. The play that it extends knows colours alone;
 * this one knows which player has which. What it remembers is held at the first {@link #PLACES} places beside the board.
 */
public final class OpeningPlay implements PlayAround {

    /** The number of places beside the board that an opening needs. */
    public static final int PLACES = 4;

    /** The man on a place that is offered. */
    public static final int OFFERED = 3;

    private static final int SWAP = 0;
    private static final int UNLIKELY = -1_000;
    private static final int NEAR = 3;

    // Places beside the board
    private static final int SWAPPED = 0; // whether the second player has black
    private static final int MAY_WRITE = 1; // whether the player may write a word instead of the turn
    private static final int LEFT = 2; // of several men or offers, how many are left
    private static final int CHOOSING = 3;

    private final Play play;
    private final MoveForm form;
    private List<Opening.Turn> turns; // the present one first

    private OpeningPlay(Play play, MoveForm form, List<Opening.Turn> turns) {
        this.play = play;
        this.form = form;
        this.turns = turns;
    }

    /** The beginning of a game, with the colours as the seats of the play. */
    static OpeningPlay begin(Opening opening, Play play, MoveForm form) {
        OpeningPlay begun = new OpeningPlay(play, form, List.of());
        begun.begin(opening.turns());
        return begun;
    }

    private void begin(List<Opening.Turn> next) {
        turns = next;
        if (!next.isEmpty()) {
            Opening.Turn turn = next.get(0);
            men().hold(MAY_WRITE, turn.maySwap() ? 1 : 0);
            men().hold(LEFT, turn.men() == 1 ? 0 : turn.men());
        }
    }

    /** Who has black, unless one player puts men of both colours now. */
    List<Phrase> told() {
        return left(men()) > 0 && !turns.get(0).isOffer()
                ? List.of()
                : List.of(Phrase.of("kit.has-black", Phrase.of("kit.player", colour(0) + 1)));
    }

    /** What the opening requires now, and what its words mean, as phrases without a full stop. */
    List<Phrase> asked() {
        if (turns.isEmpty()) {
            return List.of();
        }
        Opening.Turn turn = turns.get(0);
        Phrase own = SeatColour.phrase(play.turn());
        Phrase other = SeatColour.phrase(1 - play.turn());
        List<Phrase> asked = new ArrayList<>();
        if (isChoosing()) {
            asked.add(Phrase.of("kit.choose-offered", other, own));
        } else if (turn.isOffer()) {
            asked.add(Phrase.of("kit.offers", own, left(men())));
        } else if (left(men()) > 0) {
            asked.add(Phrase.of("kit.puts-on", left(men()), own));
        } else if (turn.isLimited()) {
            asked.add(near());
        }
        if (mayWrite(SWAP)) {
            asked.add(Phrase.of("kit.swap-takes", other));
        }
        if (!turn.instead().isEmpty() && mayWrite(turn.word())) {
            Opening.Turn instead = turn.instead().get(0);
            String key = instead.isOffer() ? "kit.word-offers" : "kit.word-adds";
            asked.add(Phrase.of(key, form.words().get(turn.word()), instead.men()));
        }
        return asked;
    }

    private Phrase near() {
        return Phrase.of("kit.near", 2 * turns.get(0).reach() + 1);
    }

    /** How many men the player on turn still puts, or places they still offer; 0 if there is only one or no opening. */
    public static int left(Men men) {
        return men.held(LEFT);
    }

    /** Whether the player on turn chooses one of the places offered. */
    private boolean isChoosing() {
        return men().held(CHOOSING) == 1;
    }

    /** Whether the player on turn may write that word. */
    private boolean mayWrite(int word) {
        return men().held(MAY_WRITE) == 1
                && (word == SWAP || word == turns.get(0).word());
    }

    @Override
    public Play play() {
        return play;
    }

    /** The colour of a seat, and the seat of a colour. */
    @Override
    public int colour(int seat) {
        return men().held(SWAPPED) == 0 ? seat : 1 - seat;
    }

    @Override
    public int turn() {
        int colour = play.turn();
        return colour < 0 ? colour : colour(isChoosing() ? 1 - colour : colour);
    }

    @Override
    public int moves(int[] into) {
        if (turns.isEmpty()) {
            return play.moves(into);
        }
        int count = 0;
        for (int cell = 0; cell < men().cells(); cell++) {
            if (isChoosing() ? men().at(cell) == OFFERED : men().isEmpty(cell) && isNear(cell) && isNew(cell)) {
                into[count++] = cell;
            }
        }
        for (int word = 0; word < form.words().size(); word++) {
            if (mayWrite(word)) {
                into[count++] = form.word(word);
            }
        }
        return count;
    }

    /** Of several men that a player puts, those near the middle: at the edge they would make no game. */
    @Override
    public int sensible(int[] into) {
        if (turns.isEmpty()) {
            return play.sensible(into);
        }
        int count = moves(into);
        if (left(men()) == 0 || turns.get(0).isOffer()) {
            return count;
        }
        int near = 0;
        for (int i = 0; i < count; i++) {
            if (form.isWord(into[i]) || form.board().away(into[i]) <= NEAR) {
                into[near++] = into[i];
            }
        }
        return near;
    }

    private boolean isNear(int cell) {
        return !turns.get(0).isLimited()
                || form.board().away(cell) <= turns.get(0).reach();
    }

    /** Whether a cell differs from all offers so far, symmetry included. */
    private boolean isNew(int cell) {
        if (!turns.get(0).isOffer()) {
            return true;
        }
        Likeness likeness = Likeness.of(men(), form.board().columns());
        return offers().noneMatch(offer -> likeness.isSame(offer, cell));
    }

    private IntStream offers() {
        return IntStream.range(0, men().cells()).filter(cell -> men().at(cell) == OFFERED);
    }

    @Override
    public void play(int move) {
        if (turns.isEmpty()) {
            play.play(move);
            return;
        }
        men().hold(MAY_WRITE, 0);
        if (move == form.word(SWAP)) {
            swap();
        } else if (form.isWord(move)) {
            begin(turns.get(0).instead());
        } else if (turns.get(0).isOffer() && !isChoosing()) {
            men().put(move, OFFERED);
            men().hold(LEFT, left(men()) - 1);
            men().hold(CHOOSING, left(men()) == 0 ? 1 : 0);
        } else {
            put(move);
        }
    }

    private void swap() {
        men().hold(SWAPPED, 1 - men().held(SWAPPED));
    }

    private void put(int cell) {
        offers().forEach(men()::clear);
        men().hold(CHOOSING, 0);
        play.play(cell);
        if (left(men()) > 1) {
            men().hold(LEFT, left(men()) - 1);
            swap(); // the same player goes on
        } else {
            men().hold(LEFT, 0);
            begin(turns.subList(1, turns.size()));
        }
    }

    /** On a page the men of both colours are put one by one. */
    @Override
    public boolean isComposedTogether() {
        return turns.isEmpty() && play.isComposedTogether();
    }

    @Override
    public int mostTogether() {
        return turns.isEmpty() ? play.mostTogether() : Math.max(1, left(men()));
    }

    /** Offers made together must differ from each other, too. */
    @Override
    public Phrase objection(List<Integer> together) {
        if (turns.isEmpty()) {
            return play.objection(together);
        }
        Likeness likeness = Likeness.of(men(), form.board().columns());
        return IntStream.range(1, turns.get(0).isOffer() ? together.size() : 0)
                .filter(late -> together.subList(0, late).stream()
                        .anyMatch(early -> likeness.isSame(early, together.get(late))))
                .mapToObj(late -> alike(together.get(late)))
                .findFirst()
                .orElse(null);
    }

    @Override
    public void play(int[] together) {
        if (turns.isEmpty()) {
            play.play(together);
        } else {
            IntStream.of(together).forEach(this::play);
        }
    }

    @Override
    public GameEnding ending() {
        GameEnding ending = play.ending();
        return ending.winner() < 0 ? ending : new GameEnding(colour(ending.winner()), ending.reason());
    }

    @Override
    public Play copy() {
        return new OpeningPlay(play.copy(), form, turns);
    }

    /** The key of the situation by the seat on turn, where the play has the colour. */
    @Override
    public long key() {
        return play.key() - play.turn() + turn();
    }

    @Override
    public long key(int[] image) {
        return play.key(image) - play.turn() + turn();
    }

    @Override
    public int likely(Dice dice, int[] room) {
        return turns.isEmpty() ? play.likely(dice, room) : room[dice.below(moves(room))];
    }

    @Override
    public int promise(int move) {
        return !form.isWord(move) || turns.isEmpty() ? play.promise(move) : move == form.word(SWAP) ? 0 : UNLIKELY;
    }

    @Override
    public int value(int seat) {
        return play.value(colour(seat));
    }

    @Override
    public Phrase objection(int move) {
        if (turns.isEmpty()) {
            return play.objection(move);
        }
        return form.isWord(move) || !men().isEmpty(move) || isChoosing()
                ? null
                : isNear(move) ? alike(move) : Phrase.of("list.sentence", near());
    }

    private Phrase alike(int cell) {
        return Phrase.of("kit.alike", form.board().name(cell));
    }
}
