package pbem.games.cholone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import pbem.kit.BoardPosition;
import pbem.kit.BoardSentences;
import pbem.kit.GameBoard;
import pbem.phrase.Phrase;

/**
 * The board in words: its rows from a to i, the marbles that everybody has ejected, and those that everybody can eject.
 */
record BoardInWords(BoardPosition position, MarblePlay play) implements BoardSentences {

    @Override
    public List<Phrase> about(Integer cell) {
        return List.of();
    }

    /** The marbles that were pushed, and where to. */
    @Override
    public List<Phrase> changes() {
        Direction way = play.last().way();
        List<Phrase> pushed = Cells.in(play.pushed()).stream()
                .map(cell -> pushed(cell, way.from(cell)))
                .toList();
        return pushed.isEmpty() ? pushed : List.of(Phrase.of("cholone.words-pushes", Phrase.inTurn(pushed)));
    }

    private Phrase pushed(int cell, int to) {
        if (to != GameBoard.NONE) {
            return Phrase.of("cholone.words-pushed", at(to).content(), at(cell).name(), at(to).name());
        }
        return Phrase.of(
                "cholone.words-pushed-over",
                play.loser() >= 0 ? play.name(play.loser()) : Phrase.of("cholone.words-marble-unnamed"),
                at(cell).name());
    }

    @Override
    public List<Phrase> facts() {
        return IntStream.range(0, play.seats()).mapToObj(this::ofSeat).toList();
    }

    private Phrase ofSeat(int seat) {
        int marbles = Long.bitCount(play.of(seat));
        if (position.hasLeft(seat)) {
            return Phrase.of("cholone.words-left", play.name(seat), marbles);
        }
        List<Phrase> ejected = IntStream.range(0, play.seats())
                .filter(owner -> play.ejected(seat, owner) > 0)
                .mapToObj(owner -> Phrase.of("cholone.words-counted", play.ejected(seat, owner), play.name(owner)))
                .toList();
        int all = play.by(seat);
        return play.seats() == 2 || ejected.isEmpty()
                ? Phrase.of("cholone.words-seat", play.name(seat), marbles, all, MarblePlay.WINNING)
                : Phrase.of("cholone.words-seat-ejected", play.name(seat), marbles, all, MarblePlay.WINNING, ejected);
    }

    /** The marbles that the player to move can eject, and those that others could eject if it were their turn. */
    @Override
    public List<Phrase> open() {
        List<Phrase> words = new ArrayList<>();
        for (int i = 0; i < play.seats(); i++) {
            int seat = (play.asked() + i) % play.seats();
            Map<Integer, List<String>> ways = position.hasLeft(seat) ? Map.of() : ejections(seat);
            if (!ways.isEmpty()) {
                words.add(Phrase.of(
                        i == 0 ? "cholone.words-can-eject" : "cholone.words-threatens", play.name(seat), taken(ways)));
            } else if (i == 0) {
                words.add(Phrase.of("cholone.words-cannot-eject", play.name(seat)));
            }
        }
        return words;
    }

    /** The moves of a seat that eject a marble, by its cell. */
    private Map<Integer, List<String>> ejections(int seat) {
        MoveGenerator generator = play.generator(seat);
        int[] codes = new int[MarbleMove.MOST];
        Map<Integer, List<String>> byCell = new LinkedHashMap<>();
        for (int code : Arrays.copyOf(codes, generator.codes(codes, true))) {
            MarbleMove move = MarbleMove.of(code);
            int over = Long.numberOfTrailingZeros(
                    generator.pushed(move) & move.way().edge());
            byCell.computeIfAbsent(over, cell -> new ArrayList<>())
                    .add(position.table().form().written(move.path()));
        }
        return byCell;
    }
}
