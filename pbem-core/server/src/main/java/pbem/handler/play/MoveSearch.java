package pbem.handler.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;

/**
 * Finds the one move in a line among the words that people write around it, with the game's own parser. Anything with
 * the shape of a move counts, legal or not. If there is exactly one, it is legal, and the rest is courtesy (see
 * {@link MoveWords}), it is the line's move. Otherwise nothing is played, and the player is asked or told why.
 *
 * @param position the position, in which the speaker is on turn, since its replies may show what only the player on
 *     turn may know
 * @param names userids of the players at the board
 * @param binding whether a text mentions anything that would bind its writer, such as a draw
 */
public record MoveSearch(Position position, List<String> names, Predicate<String> binding) {

    /** The most parts that a move of any game has. */
    private static final int MOST_PARTS = 8;

    /** The longest line, in characters, that is searched for a move. */
    private static final int LONGEST = 400;

    /**
     * The word "take", which is a move in one game (it draws a tile), but occurs beside moves in all games: "I'll take
     * d3".
     */
    private static final String TAKE = "take";

    /** A word long enough to be the name of a piece. */
    private static final Pattern NAME = Pattern.compile("\\p{L}{3,}");

    /** The result of the search in a line. */
    public sealed interface Found {

        /** One method for each kind of result. */
        interface Cases<R> {
            R written(Written written);

            R spelled(Spelled spelled);

            R perhaps(Perhaps perhaps);

            R several(Several several);

            R refused(Refused refused);
        }

        <R> R match(Cases<R> cases);

        /** Whether it is a move that is played without a question. */
        default boolean isCertain() {
            return false;
        }

        /** The one legal move, if it is known. */
        default Optional<Move> legal() {
            return Optional.empty();
        }

        /** A move and nothing else. */
        record Written(Move move) implements Found {
            @Override
            public Optional<Move> legal() {
                return Optional.of(move);
            }

            @Override
            public boolean isCertain() {
                return true;
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.written(this);
            }
        }

        /**
         * A move with courtesy around it.
         *
         * @param comment the sentence behind the move, which is for the others; may be empty
         */
        record Spelled(Move move, String comment) implements Found {
            @Override
            public Optional<Move> legal() {
                return Optional.of(move);
            }

            @Override
            public boolean isCertain() {
                return true;
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.spelled(this);
            }
        }

        /**
         * A legal move with words that make it uncertain whether it is meant to be played.
         *
         * @param comment words behind the move that are for the others if it is; may be empty
         */
        record Perhaps(Move move, String comment) implements Found {

            Perhaps(Move move) {
                this(move, "");
            }

            @Override
            public Optional<Move> legal() {
                return Optional.of(move);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.perhaps(this);
            }
        }

        /** More than one move, as typed. */
        record Several(List<String> texts) implements Found {
            public Several {
                texts = List.copyOf(texts);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.several(this);
            }
        }

        /** No move that can be played. */
        record Refused(Refusal refusal) implements Found {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.refused(this);
            }
        }
    }

    /**
     * Some parts of a line that have the shape of a move.
     *
     * @param from the index of its first word
     * @param to the index after its last word
     * @param spelling the text as the game reads it
     */
    private record Shape(
            int from, int to, String text, String spelling, Optional<Move> move, Optional<Refusal> refusal) {

        boolean contains(Shape other) {
            return from <= other.from && other.to <= to && !(from == other.from && to == other.to);
        }

        boolean meets(Shape other) {
            return from < other.to && other.from < to;
        }

        String notation() {
            return move.orElseThrow().notation();
        }
    }

    /** The result for any line; never throws. */
    public Found in(String line) {
        Act<Move> whole = position.read(line);
        if (line.length() > LONGEST) {
            return whole.match(Found.Written::new, Found.Refused::new);
        }
        LineParts parts = LineParts.of(line);
        return whole.match(
                legal -> parts.asks() ? new Found.Perhaps(legal) : new Found.Written(legal),
                refused -> search(parts, refused));
    }

    /** Whether a line is a legal move, perhaps with courtesy around it. */
    public static boolean isMove(Position position, String line) {
        return new MoveSearch(position, List.of(), text -> false).in(line).isCertain();
    }

    /** Whether a line contains a legal move, perhaps among words that make it doubtful. */
    public static boolean holdsMove(Position position, String line) {
        return !(new MoveSearch(position, List.of(), text -> false).in(line) instanceof Found.Refused);
    }

    /**
     * Whether anything in a line has the shape of a move. The answer does not depend on the hand of the player on turn.
     */
    public static boolean resemblesMove(Position position, String line) {
        if (position.resembles(line)) {
            return true;
        }
        LineParts parts = LineParts.of(line.substring(0, Math.min(line.length(), LONGEST)));
        for (int from = 0; from < parts.size(); from++) {
            for (int to = from + 1; to <= Math.min(parts.size(), from + MOST_PARTS); to++) {
                if (parts.spellings(from, to).stream().anyMatch(position::resembles)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a line begins with the shape of a move, which a stop parts from all that follows: "Nf3, how are you?" */
    public static boolean beginsWithMove(Position position, String line) {
        LineParts parts = LineParts.of(line);
        return line.length() <= LONGEST
                && shapes(position, parts).stream()
                        .anyMatch(shape -> shape.from() == 0
                                && (shape.to() == parts.size()
                                        || !parts.endOf(shape.to() - 1).isEmpty()));
    }

    /** The texts with the shape of a move in a line, in order, as the game reads them, legal or not. */
    static List<Spelled> spelled(Position position, String line) {
        LineParts parts = LineParts.of(line);
        return line.length() > LONGEST
                ? List.of()
                : shapes(position, parts).stream()
                        .map(shape -> new Spelled(parts.before(shape.from()), shape.spelling()))
                        .toList();
    }

    /**
     * A text with the shape of a move.
     *
     * @param before all that stands before it in the line
     */
    record Spelled(String before, String move) {}

    private static List<Shape> shapes(Position position, LineParts parts) {
        return outermost(new MoveSearch(position, List.of(), text -> false).shapes(parts));
    }

    private Found search(LineParts parts, Refusal otherwise) {
        List<Shape> shapes = shapes(parts);
        List<Shape> legal = withoutTake(outermost(
                shapes.stream().filter(shape -> shape.move().isPresent()).toList()));
        Set<String> notations = new LinkedHashSet<>();
        legal.forEach(shape -> notations.add(shape.notation()));
        if (notations.size() > 1) {
            return new Found.Several(legal.stream().map(Shape::text).distinct().toList());
        }
        if (legal.isEmpty()) {
            return illegal(parts, shapes, otherwise);
        }
        Shape core = legal.get(0);
        List<Shape> others = outermost(shapes).stream()
                .filter(shape -> legal.stream().noneMatch(shape::meets))
                .filter(shape -> !shape.text().equalsIgnoreCase(TAKE))
                .toList();
        if (!others.isEmpty()) {
            List<String> texts = new ArrayList<>(List.of(core.text()));
            others.forEach(other -> texts.add(other.text()));
            return new Found.Several(texts);
        }
        Optional<Shape> wider = shapes.stream()
                .filter(shape -> shape.move().isEmpty() && shape.contains(core))
                .findFirst();
        if (wider.isPresent()) {
            return new Found.Refused(wider.get().refusal().orElseThrow());
        }
        return surrounded(parts, core, legal.get(legal.size() - 1));
    }

    /** @param last the last place of the move in the line: the same as {@code core} unless the move is written twice */
    private Found surrounded(LineParts parts, Shape core, Shape last) {
        Move move = core.move().orElseThrow();
        MoveWords words = new MoveWords(names, word -> position.describes(move, word), binding);
        boolean twice = last != core;
        Optional<String> comment = twice
                ? Optional.empty()
                : words.comment(parts.before(core.from()), parts.endOf(core.to() - 1), parts.after(core.to()));
        return comment.filter(said -> !parts.asksWithin(core.from(), core.to()))
                .<Found>map(said -> new Found.Spelled(move, said))
                .orElseGet(() -> named(parts, core, words));
    }

    /**
     * The result for a move that is uncertain. A name before it makes it another move: a line with "knight" and "f3" is
     * not about the pawn that could go there.
     */
    private Found named(LineParts parts, Shape core, MoveWords words) {
        return IntStream.range(0, core.from())
                .mapToObj(place -> parts.text(place, place + 1))
                .filter(word -> NAME.matcher(word).matches())
                .map(word -> word + " " + core.text())
                .filter(position::resembles)
                .findFirst()
                .map(position::read)
                .map(reading -> reading.<Found>match(Found.Perhaps::new, Found.Refused::new))
                .orElseGet(() -> new Found.Perhaps(
                        core.move().orElseThrow(), words.beside(parts.before(core.from()), parts.after(core.to()))));
    }

    /** The result for a line without a legal move: why its only illegal move is refused, or which moves it names. */
    private Found illegal(LineParts parts, List<Shape> shapes, Refusal otherwise) {
        List<Shape> outer = withoutTake(outermost(shapes));
        if (outer.isEmpty()) {
            return loose(parts, otherwise);
        }
        return outer.size() == 1
                ? new Found.Refused(outer.get(0).refusal().orElse(otherwise))
                : outer.stream()
                                .anyMatch(
                                        shape -> outer.stream().anyMatch(other -> other != shape && other.meets(shape)))
                        ? new Found.Refused(otherwise)
                        : new Found.Several(
                                outer.stream().map(Shape::text).distinct().toList());
    }

    /** The result for a line that is a move only with other separators between its parts: a move to ask about. */
    private Found loose(LineParts parts, Refusal otherwise) {
        Map<String, Move> found = new LinkedHashMap<>();
        for (int from = 0; from < parts.size(); from++) {
            for (int to = from + 1; to <= Math.min(parts.size(), from + MOST_PARTS); to++) {
                for (String spelling : parts.looseSpellings(from, to)) {
                    position.read(spelling).result().ifPresent(legal -> found.put(legal.notation(), legal));
                }
            }
        }
        return found.size() == 1 ? new Found.Perhaps(found.values().iterator().next()) : new Found.Refused(otherwise);
    }

    /** The shapes of moves in a line; the number of a move before it is none, although it may name a cell. */
    private List<Shape> shapes(LineParts parts) {
        List<Shape> shapes = new ArrayList<>();
        for (int from = 0; from < parts.size(); from++) {
            for (int to = from + 1; to <= Math.min(parts.size(), from + MOST_PARTS); to++) {
                shape(parts, from, to).ifPresent(shapes::add);
            }
        }
        boolean more = shapes.stream().anyMatch(shape -> shape.from() > 0);
        return more && MoveWords.isNumber(parts.before(1))
                ? shapes.stream().filter(shape -> shape.to() > 1).toList()
                : shapes;
    }

    /** The first legal spelling, otherwise the first spelling with the shape of a move. */
    private Optional<Shape> shape(LineParts parts, int from, int to) {
        Optional<Shape> illegal = Optional.empty();
        for (String spelling : parts.spellings(from, to)) {
            Optional<Shape> shape = position.read(spelling)
                    .match(
                            legal -> Optional.of(new Shape(
                                    from,
                                    to,
                                    LineParts.joined(parts.text(from, to)),
                                    LineParts.joined(spelling),
                                    Optional.of(legal),
                                    Optional.empty())),
                            refused -> position.resembles(spelling)
                                    ? Optional.of(new Shape(
                                            from,
                                            to,
                                            LineParts.joined(parts.text(from, to)),
                                            LineParts.joined(spelling),
                                            Optional.empty(),
                                            Optional.of(refused)))
                                    : Optional.empty());
            if (shape.filter(found -> found.move().isPresent()).isPresent()) {
                return shape;
            }
            illegal = illegal.isPresent() ? illegal : shape;
        }
        return illegal;
    }

    private static List<Shape> outermost(List<Shape> shapes) {
        return shapes.stream()
                .filter(shape -> shapes.stream().noneMatch(other -> other.contains(shape)))
                .toList();
    }

    private static List<Shape> withoutTake(List<Shape> shapes) {
        List<Shape> others = shapes.stream()
                .filter(shape -> !shape.text().equalsIgnoreCase(TAKE))
                .toList();
        return others.isEmpty() ? shapes : others;
    }
}
