package pbem.games.weiqi;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import pbem.game.Move;
import pbem.game.Position;
import pbem.kit.AgreedEnd;
import pbem.kit.BoardPosition;
import pbem.kit.SgfForm;

/** The file format of Go. Files do not contain the agreement on dead men: after two passes comes the score, or the game goes on. */
final class GoForm extends SgfForm {

    private static final String PASS = "pass";
    private static final String NONE = "none";
    private static final String RESUME = "resume";

    GoForm(Weiqi game) {
        super(SgfForm.of(game, Weiqi.SIZE).numbered(1).lettered().uneven());
    }

    @Override
    protected Optional<String> rules() {
        return Optional.of("Chinese");
    }

    /** A file without a size means 19. */
    @Override
    public Optional<Map<String, String>> options(Map<String, List<String>> head) {
        Map<String, List<String>> sized = new TreeMap<>(head);
        sized.putIfAbsent(SIZE, List.of("19"));
        return super.options(sized);
    }

    @Override
    public Optional<String> written(Position before, Move move) {
        if (isOpen(before)) {
            return Optional.empty();
        }
        return super.written(before, move).map(text -> text.equals(PASS) ? "" : text);
    }

    private static boolean isOpen(Position at) {
        return AgreedEnd.isOpen(((BoardPosition) at).men());
    }

    @Override
    public List<String> read(Position at, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        boolean passes = plain.isEmpty() || plain.equals("tt"); // tt is beyond every board of ours
        String move = passes ? PASS : super.read(at, plain).get(0);
        if (!isOpen(at)) {
            return List.of(move);
        }
        return isLegal(at, RESUME) ? List.of(RESUME, move) : List.of(NONE, RESUME, move);
    }

    @Override
    public Optional<String> margin(Position end) {
        return end.outcome()
                .filter(outcome -> outcome.reason().key().equals("kit.area"))
                .map(outcome -> Weiqi.score(end.setup()).lead(((BoardPosition) end).men()))
                .map(lead -> plain(Double.toString(Math.abs(lead) / 2.0)));
    }
}
