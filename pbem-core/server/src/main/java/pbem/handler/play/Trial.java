package pbem.handler.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import pbem.clock.WorkBudget;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.record.HiddenInformation;

/** The result of trying moves without playing them. */
sealed interface Trial {

    /** The most moves in a line. */
    int MOST_MOVES = 100;

    /**
     * @param moves the moves, canonical; at least one
     * @param movers the seats that decided at each move
     * @param position the position after the moves
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
     * Tries moves in order. No trial can reveal a secret, either by its result or by its refusal: where others hold
     * something hidden, no move is tried at all.
     *
     * @param moves as typed, separated by blanks or semicolons
     * @param who the seat of a proven player at the board; empty for anybody else
     * @param budget limits the work, but never to less than {@link WorkBudget#SURE_STEPS}
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

    /** Tries moves on a board that nobody plays, which therefore has no secrets. */
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
                Move move = at.read(String.join(" ", rest.subList(0, words))).now();
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

    /** Finds how many words belong to a move, since some games write moves with blanks. */
    final class Words {

        private static final Pattern SEMICOLON = Pattern.compile(";");
        private static final Pattern BLANKS = Pattern.compile("\\s+");

        /** The most words that a move of any game has. */
        private static final int MOST = 8;

        private Words() {}

        /** The number of words in the longest beginning that is a legal move; 0 if there is none. */
        private static int ofMove(Position at, List<String> rest) {
            for (int words = Math.min(MOST, rest.size()); words > 0; words--) {
                if (at.read(String.join(" ", rest.subList(0, words))) instanceof Act.Done) {
                    return words;
                }
            }
            return 0;
        }

        /** The words that were probably meant as the next move. */
        private static String firstMove(Position at, List<String> rest) {
            boolean blanks =
                    at.game().moveForms().stream().anyMatch(form -> form.strip().contains(" "));
            return blanks ? String.join(" ", rest) : rest.get(0);
        }
    }
}
