package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.kit.BoardPosition;
import pbem.kit.royal.RoyalPlay;

/**
 * Games by lot of chess and its family, played by other programs: the file {@code games.txt} beside the test, made by
 * {@code royal.mjs}.
 */
public interface GamesByLot extends GameTables {

    /** Every sixth game is tried; the long tests try all. */
    @Test
    default void everyMoveOfGamesByLotIsThatOfOtherPrograms() {
        List<String> games = games();
        assertThat(IntStream.range(0, games.size())
                        .filter(number -> number % 6 == 0)
                        .mapToObj(games::get)
                        .filter(line -> !byLot(line).equals(line)))
                .isEmpty();
    }

    @Test
    @Tag("long")
    default void everyMoveOfAllGamesByLotIsThatOfOtherPrograms() {
        assertThat(games().stream().filter(line -> !byLot(line).equals(line))).isEmpty();
    }

    private List<String> games() {
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("games.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String byLot(String line) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        String ended = words.remove(words.size() - 1);
        words.remove(words.size() - 1);
        int plies = Integer.parseInt(words.remove(words.size() - 1));
        RoyalPlay at = (RoyalPlay) ((BoardPosition)
                        Table.of("2" + String.join(" ", words).replaceFirst("^\\d+", ""))
                                .start(game(), 1))
                .table()
                .start()
                .get();
        CRC32 sum = new CRC32();
        long state = Long.parseLong(words.get(0));
        int[] moves = new int[1024];
        Map<Integer, String> names = new HashMap<>();
        Map<String, Integer> codes = new HashMap<>();
        int played = 0;
        while (played < plies && at.turn() >= 0) {
            int count = at.moves(moves);
            String[] sorted = new String[count];
            for (int i = 0; i < count; i++) {
                sorted[i] = names.computeIfAbsent(moves[i], at.rules()::coordinates);
                codes.putIfAbsent(sorted[i], moves[i]);
            }
            Arrays.sort(sorted);
            sum.update((String.join(" ", sorted) + "\n").getBytes(StandardCharsets.US_ASCII));
            state = (state * 1664525 + 1013904223) & 0xFFFFFFFFL;
            at.play(codes.get(sorted[(int) (state * count >> 32)]));
            played++;
        }
        return String.join(" ", words) + " " + played + " " + String.format("%08x", sum.getValue()) + " "
                + ended(at, ended);
    }

    private static String ended(RoyalPlay at, String told) {
        boolean over = at.turn() < 0;
        return !over
                ? "cut"
                : told.equals("end")
                        ? "end"
                        : at.ending().winner() < 0 ? "draw" : at.ending().winner() == 0 ? "first" : "second";
    }
}
