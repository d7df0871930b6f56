package pbem.game;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A kind of moves that a lesson names. {@code wins} means moves that win the game. {@code brings cholone.ejected} means
 * moves that cause an event with that key. {@code allows wins} and {@code allows cholone.ejected} mean moves that let
 * the next player make such a move. Any other text is a pattern for the canonical notation: {@code *} stands for
 * anything, {@code ?} for one letter, and {@code [abc]} for one of those letters.
 *
 * @param text as written in the lesson
 */
public record MoveKind(String text) {

    private static final String WINS = "wins";
    private static final String BRINGS = "brings ";
    private static final String ALLOWS = "allows ";

    /**
     * Whether a move is of this kind.
     *
     * @param reached the position after it
     */
    public boolean holds(Position before, Move move, Position reached) {
        if (text.startsWith(ALLOWS)) {
            String what = text.substring(ALLOWS.length());
            String reply = what.equals(WINS) ? WINS : BRINGS + what;
            return reached.moves().stream().anyMatch(next -> comesTo(reply, reached, reached.play(next)));
        }
        if (text.equals(WINS) || text.startsWith(BRINGS)) {
            return comesTo(text, before, reached);
        }
        return written().matcher(move.notation()).matches();
    }

    private static boolean comesTo(String what, Position before, Position reached) {
        if (what.equals(WINS)) {
            Seat mover = before.toMove().get(0);
            return reached.outcome()
                    .filter(over -> over.of(mover) == Result.WON)
                    .isPresent();
        }
        String key = what.substring(BRINGS.length());
        return reached.happenings().stream().anyMatch(happened -> happened.key().equals(key));
    }

    /** The single move that it names; empty if it can match several. */
    public Optional<String> single() {
        boolean open = text.equals(WINS)
                || text.startsWith(ALLOWS)
                || text.startsWith(BRINGS)
                || text.chars().anyMatch(c -> "*?[".indexOf(c) >= 0);
        return open ? Optional.empty() : Optional.of(text);
    }

    private Pattern written() {
        StringBuilder pattern = new StringBuilder();
        boolean some = false;
        for (char c : text.toCharArray()) {
            some = c == '[' || some && c != ']';
            if (c == '*') {
                pattern.append(".*");
            } else if (c == '?') {
                pattern.append('.');
            } else if (some || c == ']') {
                pattern.append(c);
            } else {
                pattern.append(Pattern.quote(Character.toString(c)));
            }
        }
        return Pattern.compile(pattern.toString());
    }
}
