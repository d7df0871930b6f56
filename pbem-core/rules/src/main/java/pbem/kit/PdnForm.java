package pbem.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.GameFormat;
import pbem.game.Move;
import pbem.game.Position;

/**
 * Draughts in the Portable Draughts Notation.
 *
 * @param type the form's number of the game, followed by what it says of colours and numbers of squares:
 *     {@code 20,W,10,10,N2,0}
 * @param others the types of boards with an option, by the option's name
 */
public record PdnForm(String type, Map<String, String> others) implements GameFormat {

    private static final String TYPE = "GameType";
    private static final String PLACEMENT = "FEN";

    @Override
    public Container container() {
        return Container.PDN;
    }

    @Override
    public List<String> colours() {
        return type.split(",")[1].equals("W") ? List.of("White", "Black") : List.of("Black", "White");
    }

    @Override
    public Map<String, List<String>> head(Position start) {
        Optional<String> other = others.entrySet().stream()
                .filter(one -> start.setup().has(one.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
        return Map.of(TYPE, List.of(other.orElse(type)));
    }

    /**
     * The options that a file means. The file need not say which kind of draughts it contains, and may contain any
     * other kind.
     */
    @Override
    public Optional<Map<String, String>> options(Map<String, List<String>> head) {
        if (head.containsKey("Variant") || head.containsKey(PLACEMENT)) {
            return Optional.empty();
        }
        String told = head.containsKey(TYPE) ? number(head.get(TYPE).get(0)) : number(type);
        return told.equals(number(type))
                ? Optional.of(Map.of())
                : others.entrySet().stream()
                        .filter(other -> told.equals(number(other.getValue())))
                        .map(other -> Map.of(other.getKey(), ""))
                        .findFirst();
    }

    private static String number(String type) {
        return type.strip().split(",", 2)[0].strip();
    }

    /** The first and last cell alone for a chain of jumps, as long as these are unambiguous. */
    @Override
    public Optional<String> written(Position before, Move move) {
        MovePath path = ((BoardMove) move).path();
        boolean told = path.size() > 2
                && before.moves().stream()
                                .map(other -> ((BoardMove) other).path())
                                .filter(other -> other.place(0) == path.place(0)
                                        && other.place(other.size() - 1) == path.place(path.size() - 1))
                                .count()
                        == 1;
        return Optional.of(told ? ends(move.notation()) : move.notation());
    }

    private static String ends(String chain) {
        return chain.substring(0, chain.indexOf('x')) + chain.substring(chain.lastIndexOf('x'));
    }

    @Override
    public List<String> read(Position at, String text) {
        return List.of(text);
    }

    /** The placement of the men: {@code W:W31,K32:B1,2}. */
    @Override
    public Optional<String> placement(Position at) {
        Men men = ((BoardPosition) at).men();
        int turn = ((BoardPosition) at).onward().turn();
        int next = turn >= 0 ? turn : at.ply() % 2; // players take turns
        StringBuilder text = new StringBuilder(letter(next));
        for (int seat = 0; seat < 2; seat++) {
            List<String> squares = new ArrayList<>();
            for (int cell = 0; cell < men.cells(); cell++) {
                int man = men.at(cell);
                if (man != 0 && DraughtsWay.owner(man) == seat) {
                    squares.add((DraughtsWay.isCrowned(man) ? "K" : "") + (cell + 1));
                }
            }
            text.append(':').append(letter(seat)).append(String.join(",", squares));
        }
        return Optional.of(text.toString());
    }

    private String letter(int seat) {
        return colours().get(seat).substring(0, 1);
    }
}
