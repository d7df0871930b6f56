package pbem.handler.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import pbem.clock.WorkBudget;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.record.HiddenInformation;

/** What became of moves that somebody tried out in thought. */
sealed interface Trial {

    /** More moves in a line are a game of their own. */
    int MOST_MOVES = 100;

    /**
     * @param moves canonical, at least one
     * @param movers who decided at each of them
     * @param position after them
     */
    record Reached(List<String> moves, List<List<Seat>> movers, Position position) implements Trial {
        public Reached {
            moves = List.copyOf(moves);
            movers = List.copyOf(movers);
        }

        @Override
        public <R> R match(
                Function<? super Reached, ? extends R> reached, Function<? super Refused, ? extends R> refused) {
            return reached.apply(this);
        }
    }

    record Refused(Refusal refusal) implements Trial {
        @Override
        public <R> R match(
                Function<? super Reached, ? extends R> reached, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }

    <R> R match(Function<? super Reached, ? extends R> reached, Function<? super Refused, ? extends R> refused);

    /**
     * Tries moves one after the other. Nothing is tried that could tell a secret, nor refused for what only trying it
     * shows: where others hold something hidden, no move is tried at all.
     *
     * @param moves as typed, with blanks or semicolons between
     * @param who sits at the board and is known for sure; empty for anybody else
     * @param budget ends it, but not before the {@link WorkBudget#SURE_STEPS}
     */
    static Trial of(Position from, String moves, Optional<Seat> who, WorkBudget budget) {
        return of(
                from,
                moves,
                at -> HiddenInformation.in(at)
                                && who.filter(at.toMove()::contains).isEmpty()
                        ? Optional.of(PreviewRefusal.NOT_YOURS.of())
                        : HiddenInformation.fromMovers(at)
                                ? Optional.of(PreviewRefusal.OTHERS_HOLD.of())
                                : Optional.empty(),
                Position::undoable,
                budget);
    }

    /** The same on a board that nobody plays, and that has no secrets therefore. */
    static Trial ofNew(Position from, String moves, WorkBudget budget) {
        return of(from, moves, at -> Optional.empty(), at -> true, budget);
    }

    private static Trial of(
            Position from,
            String moves,
            Function<Position, Optional<Refusal>> objection,
            Predicate<Position> keepsSecrets,
            WorkBudget budget) {
        List<String> reached = new ArrayList<>();
        List<List<Seat>> movers = new ArrayList<>();
        Position at = from;
        for (String part : Words.SEMICOLON.splitAsStream(moves).toList()) {
            List<String> rest = Words.BLANKS
                    .splitAsStream(part.strip())
                    .filter(word -> !word.isEmpty())
                    .toList();
            while (!rest.isEmpty()) {
                if (reached.size() == MOST_MOVES) {
                    return new Refused(PreviewRefusal.TOO_MANY.of(MOST_MOVES));
                }
                if (budget.isSpent(reached.size())) {
                    return new Refused(PreviewRefusal.TOO_DEAR.of(reached.size()));
                }
                Optional<Refusal> secret = objection.apply(at);
                if (secret.isPresent()) {
                    return new Refused(secret.get());
                }
                int words = Words.ofMove(at, rest);
                if (words == 0) {
                    String text = Words.firstMove(at, rest);
                    Refusal reason = at.read(text).refusal();
                    return new Refused(PreviewRefusal.illegal(reached.size() + 1, text, reason));
                }
                Move move = at.read(String.join(" ", rest.subList(0, words))).move();
                movers.add(at.toMove());
                at = at.play(move);
                if (!keepsSecrets.test(at)) {
                    return new Refused(PreviewRefusal.WOULD_TELL.of(move.notation()));
                }
                reached.add(move.notation());
                rest = rest.subList(words, rest.size());
            }
        }
        return reached.isEmpty() ? new Refused(PreviewRefusal.NO_MOVES.of()) : new Reached(reached, movers, at);
    }

    /** How many words a move has, since some games write theirs with blanks in it. */
    final class Words {

        private static final Pattern SEMICOLON = Pattern.compile(";");
        private static final Pattern BLANKS = Pattern.compile("\\s+");

        /** No move of any game has more. */
        private static final int MOST = 8;

        private Words() {}

        /** The longest beginning that is a legal move; 0 if there is none. */
        private static int ofMove(Position at, List<String> rest) {
            for (int words = Math.min(MOST, rest.size()); words > 0; words--) {
                if (at.read(String.join(" ", rest.subList(0, words))) instanceof Reading.Legal) {
                    return words;
                }
            }
            return 0;
        }

        /** What was probably meant as the next move. */
        private static String firstMove(Position at, List<String> rest) {
            boolean blanks = Arrays.stream(at.game().moveForm().split(" or "))
                    .anyMatch(form -> form.strip().contains(" "));
            return blanks ? String.join(" ", rest) : rest.get(0);
        }
    }
}
