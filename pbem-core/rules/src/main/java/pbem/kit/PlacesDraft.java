package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Choice;
import pbem.game.Draft;

/**
 * A draft of a move of several places, see {@link Play#mostTogether}, or of a word. The places are chosen one after the
 * other, in the order of the board.
 *
 * @param moves the places chosen so far
 */
record PlacesDraft(BoardPosition position, List<Integer> moves) implements Draft {

    @Override
    public List<Choice> choices() {
        return further().map(this::choice).toList();
    }

    private Stream<Integer> further() {
        int last = moves.isEmpty() ? GameBoard.NONE : moves.get(moves.size() - 1);
        return IntStream.of(position.legal())
                .filter(move -> move > last)
                .filter(move -> moves.size()
                        < Math.min(MoveText.LONGEST, position.play().mostTogether()))
                .filter(move -> moves.isEmpty() || !form().isWord(move) && !form().isWord(last))
                .boxed();
    }

    private Choice choice(int move) {
        return form().isWord(move)
                ? Choice.word(form().named(position.play(), move).notation())
                : form().choice(0, move);
    }

    @Override
    public List<Choice> chosen() {
        return moves.stream().map(this::choice).toList();
    }

    @Override
    public Optional<BoardMove> move() {
        return switch (moves.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(form().named(position.play(), moves.get(0)));
            default -> Optional.of(BoardMove.together(form(), moves));
        };
    }

    @Override
    public Optional<PlacesDraft> choose(String key) {
        return further()
                .filter(move -> choice(move).key().equals(key))
                .findFirst()
                .map(move -> {
                    List<Integer> more = new ArrayList<>(moves);
                    more.add(move);
                    return new PlacesDraft(position, List.copyOf(more));
                });
    }

    private MoveForm form() {
        return position.table().form();
    }
}
