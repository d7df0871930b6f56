package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;

/**
 * The rules of a game agree with other programs, whose answers stand in {@code foreign.txt} beside its test:
 *
 * <pre>
 * # the program
 * perft 2 -size=13 = 169 28392       how many sequences of one move, of two...
 * legal 2 = e8-g6 | a2-c2 a2-c4...   moves, and the legal ones after them
 * played 2 = e8-g6 a2-c2... first    a whole game and who won
 * random 2 = 7 60 df5dab1d second    a game by lot, see foreign.cjs: seed, length, sum over all legal moves, who won, or
 *                                    "open" if it is cut there
 * long perft 2 = 80 4400 353200      any of these that takes more than a second: it is tried with the long tests
 * </pre>
 */
public interface ForeignContract extends GameTables {

    String LONG = "long ";

    @ParameterizedTest
    @MethodSource("foreignLines")
    default void theRulesAreThoseOfOtherPrograms(String line) {
        String setup = line.substring(line.indexOf(' ') + 1, line.indexOf(" = "));
        List<String> told = List.of(line.substring(line.indexOf(" = ") + 3).split(" "));
        Position start = Table.of(setup).start(game(), 1);
        switch (line.substring(0, line.indexOf(' '))) {
            case "perft" ->
                assertThat(LongStream.rangeClosed(1, told.size())
                                .map(length -> start.sequences((int) length))
                                .mapToObj(Long::toString))
                        .containsExactlyElementsOf(told);
            case "legal" ->
                assertThat(played(start, told.subList(0, told.indexOf("|"))).moves().stream()
                                .map(Move::notation))
                        .containsExactlyInAnyOrderElementsOf(told.subList(told.indexOf("|") + 1, told.size()));
            case "played" ->
                assertThat(winner(played(start, told.subList(0, told.size() - 1))))
                        .isEqualTo(told.get(told.size() - 1));
            case "random" ->
                assertThat(byLot(start, Long.parseLong(told.get(0)), Integer.parseInt(told.get(1))))
                        .isEqualTo(String.join(" ", told));
            default -> throw new AssertionError(line);
        }
    }

    @Test
    @Tag("long")
    default void theRulesAreThoseOfOtherProgramsAsFarAsTheseWereAsked() {
        lines().filter(line -> line.startsWith(LONG))
                .map(line -> line.substring(LONG.length()))
                .forEach(this::theRulesAreThoseOfOtherPrograms);
    }

    default Stream<String> foreignLines() {
        return lines().filter(line -> !line.startsWith(LONG));
    }

    private Stream<String> lines() {
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("foreign.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Position played(Position start, List<String> moves) {
        Position at = start;
        for (String move : moves) {
            if (!move.isEmpty()) {
                at = at.play(at.read(move).now());
            }
        }
        return at;
    }

    private static String winner(Position end) {
        Outcome outcome = end.outcome().orElseThrow();
        return outcome.of(new Seat(1)) == Result.WON
                ? "first"
                : outcome.of(new Seat(2)) == Result.WON ? "second" : "draw";
    }

    private static String byLot(Position start, long seed, int longest) {
        Position at = start;
        CRC32 sum = new CRC32();
        long state = seed;
        while (at.outcome().isEmpty() && at.ply() < longest) {
            Map<String, Move> moves = new TreeMap<>();
            at.moves().forEach(move -> moves.put(move.notation(), move));
            sum.update((String.join(" ", moves.keySet()) + "\n").getBytes(StandardCharsets.US_ASCII));
            state = (state * 1664525 + 1013904223) & 0xFFFFFFFFL;
            at = at.play(List.copyOf(moves.values()).get((int) (state * moves.size() >> 32)));
        }
        return seed + " " + at.ply() + " " + String.format("%08x", sum.getValue()) + " "
                + (at.outcome().isPresent() ? winner(at) : "open");
    }
}
