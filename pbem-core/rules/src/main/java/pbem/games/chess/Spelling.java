package pbem.games.chess;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.game.Typed;

/**
 * A move as a player wrote it, before it is checked against a board. Case and blanks do not matter. All kinds of
 * dashes, {@code x} and {@code :} are equivalent, and so are the zero and the letter O in castling. Remarks that
 * players add to a move, such as {@code +}, are ignored.
 */
sealed interface Spelling {

    /** What to do in each case. */
    <R> R match(Function<? super OnBoard, ? extends R> onBoard, Function<? super DrawClaim, ? extends R> drawClaim);

    /** A move on the board, or a text that cannot be read. */
    sealed interface OnBoard extends Spelling {

        /** What to do with each form. */
        interface Cases<R> {
            R way(Way way);

            R start(Start start);

            R castle(Castle castle);

            R unclear(Unclear unclear);
        }

        <R> R match(Cases<R> cases);

        @Override
        default <R> R match(
                Function<? super OnBoard, ? extends R> onBoard, Function<? super DrawClaim, ? extends R> drawClaim) {
            return onBoard.apply(this);
        }
    }

    /**
     * A move from cell to cell: {@code d4-e5}, or {@code g12-g13=T12} with a promotion. The names of the cells and the
     * code of the piece are as written, but in lower case.
     */
    record Way(String from, String to, Optional<String> promotion) implements OnBoard {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.way(this);
        }
    }

    /** A single cell. */
    record Start(String from) implements OnBoard {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.start(this);
        }
    }

    /** Castling: {@code O-O} towards the end of the alphabet, {@code O-O-O} towards a. */
    record Castle(boolean towardsEnd) implements OnBoard {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.castle(this);
        }
    }

    /** A claim of a draw: {@code draw claim}, with or without a move. */
    record DrawClaim(Optional<OnBoard> move) implements Spelling {
        @Override
        public <R> R match(
                Function<? super OnBoard, ? extends R> onBoard, Function<? super DrawClaim, ? extends R> drawClaim) {
            return drawClaim.apply(this);
        }
    }

    /** A text of no other form, made fit to be quoted. */
    record Unclear(String text) implements OnBoard {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unclear(this);
        }
    }

    /** Reads a move; accepts any text. */
    static Spelling of(String text) {
        String tidy = Patterns.REMARK.matcher(new Typed(text).tidy()).replaceAll("");
        Matcher claim = Patterns.CLAIM.matcher(tidy);
        if (claim.matches()) {
            String rest = claim.group(1);
            return new DrawClaim(rest.isEmpty() ? Optional.empty() : Optional.of(move(rest, text)));
        }
        return move(tidy, text);
    }

    private static OnBoard move(String tidy, String text) {
        if (Patterns.LONG_CASTLE.matcher(tidy).matches()) {
            return new Castle(false);
        }
        if (Patterns.CASTLE.matcher(tidy).matches()) {
            return new Castle(true);
        }
        Matcher way = Patterns.WAY.matcher(tidy);
        if (way.matches()) {
            return new Way(way.group(1), way.group(2), Optional.ofNullable(way.group(3)));
        }
        Matcher start = Patterns.START.matcher(tidy);
        return start.matches() ? new Start(start.group(1)) : new Unclear(new Typed(text).shown());
    }

    /** The patterns of moves. */
    final class Patterns {

        private static final Pattern CLAIM = Pattern.compile("(?:drawclaim|claimdraw|claimadraw|claim)[:,-]?(.*)");
        private static final Pattern WAY =
                Pattern.compile("([a-z][0-9]{1,2})[-x:]?([a-z][0-9]{1,2})(?:[=/(]?([a-z][0-9]{0,2})\\)?)?");
        private static final Pattern START = Pattern.compile("([a-z][0-9]{1,2})[-x:]?");
        private static final Pattern CASTLE = Pattern.compile("[o0]-?[o0]");
        private static final Pattern LONG_CASTLE = Pattern.compile("[o0]-?[o0]-?[o0]");

        /** Remarks after a move: check, mate, praise, blame and capture in passing. */
        private static final Pattern REMARK = Pattern.compile("(?:e\\.?p\\.?)?[-+#!?.,;]*$");

        private Patterns() {}
    }
}
