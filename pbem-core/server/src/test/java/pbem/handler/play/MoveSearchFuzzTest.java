package pbem.handler.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.games.Catalogue;
import pbem.testkit.Table;

/** In random lines no other move is found than the one that was written, and none beside a word of doubt. */
@Tag("long")
class MoveSearchFuzzTest {

    private static final CommandParser PARSER = new CommandParser(Catalogue.games());

    private static final List<String> COURTESY = List.of(
            "please",
            "I play",
            "my move is",
            "Move:",
            "I'll take",
            "ok",
            "hi bob,",
            "bob",
            "thanks",
            "1.",
            "so",
            ":-)",
            "now",
            "\"",
            "*",
            ",",
            "12...",
            "let's play",
            "here is my move:");
    private static final List<String> DOUBT = List.of(
            "not",
            "if you play",
            "maybe",
            "don't",
            "should I play",
            "was great",
            "nice",
            "never",
            "what about",
            "you",
            "why",
            "unless",
            "could be",
            "no",
            "wait",
            "they played",
            "instead of",
            "after",
            "tomorrow",
            "resign",
            "?");

    static List<Game> games() {
        return Catalogue.games().all();
    }

    private static Position somewhere(Game game, Random random) {
        Position at = new Table(Math.max(2, game.leastSeats()), java.util.Map.of()).start(game, random.nextInt(50));
        for (int i = random.nextInt(12); i > 0 && at.outcome().isEmpty(); i--) {
            List<? extends Move> moves = at.moves();
            Position next = at.play(moves.get(random.nextInt(moves.size())));
            at = next.outcome().isPresent() ? at : next;
        }
        return at;
    }

    /** Thirty positions are enough for a game, since the lines differ. */
    private static List<Position> places(Game game, Random random) {
        return Stream.generate(() -> somewhere(game, random)).limit(30).toList();
    }

    private static MoveSearch search(Position at) {
        return new MoveSearch(at, List.of("alice", "bob"), PARSER::speaksOfBinding);
    }

    private static <T> T any(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static String some(List<String> words, int most, Random random) {
        List<String> some = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            some.add(any(words, random));
        }
        return String.join(" ", some);
    }

    private static Optional<String> played(MoveSearch.Found found) {
        return found.match(new MoveSearch.Found.Cases<>() {
            @Override
            public Optional<String> written(MoveSearch.Found.Written written) {
                return Optional.of(written.move().notation());
            }

            @Override
            public Optional<String> spelled(MoveSearch.Found.Spelled spelled) {
                return Optional.of(spelled.move().notation());
            }

            @Override
            public Optional<String> perhaps(MoveSearch.Found.Perhaps perhaps) {
                return Optional.empty();
            }

            @Override
            public Optional<String> several(MoveSearch.Found.Several several) {
                return Optional.empty();
            }

            @Override
            public Optional<String> refused(MoveSearch.Found.Refused refused) {
                return Optional.empty();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void only_the_written_move_is_played(Game game) {
        Random random = new Random(7);
        List<Position> places = places(game, random);
        int plays = 0;
        for (int i = 0; i < 400; i++) {
            Position at = any(places, random);
            String move = any(at.moves(), random).notation();
            String line = (some(COURTESY, 2, random) + " " + move + " " + some(COURTESY, 2, random)).strip();
            Optional<String> played = played(search(at).in(line));
            assertThat(played.orElse(move)).as(line).isEqualTo(move);
            plays += played.isPresent() ? 1 : 0;
        }
        assertThat(plays).as("most of them are found").isGreaterThan(200);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothing_is_played_beside_a_word_of_doubt(Game game) {
        Random random = new Random(8);
        List<Position> places = places(game, random);
        for (int i = 0; i < 400; i++) {
            Position at = any(places, random);
            String move = any(at.moves(), random).notation();
            String doubt = any(DOUBT, random);
            boolean before = random.nextBoolean();
            String line = (some(COURTESY, 1, random) + " " + (before ? doubt + " " : "") + move
                            + (before ? "" : " " + doubt) + " " + some(COURTESY, 1, random))
                    .strip();
            assertThat(played(search(at).in(line))).as(line).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void neither_of_two_moves_is_played(Game game) {
        Random random = new Random(9);
        List<Position> places = places(game, random);
        for (int i = 0; i < 400; i++) {
            Position at = any(places, random);
            String one = any(at.moves(), random).notation();
            String other = any(at.moves(), random).notation();
            String line = one + any(List.of(" or ", ", ", ". ", " - ", " and then ", "; "), random) + other;
            if (!one.equals(other)) {
                assertThat(played(search(at).in(line))
                                .filter(move -> !move.equals(one + "," + other))) // one move of two men
                        .as(line)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void garbage_plays_nothing_and_throws_nothing(Game game) {
        Random random = new Random(10);
        List<Position> places = places(game, random);
        String letters = "abcdefghRYBGPO0123456789 ,.-?!:;'\"*()\u2019\u2013\u00e9\uD83D\uDE00";
        for (int i = 0; i < 2000; i++) {
            Position at = any(places, random);
            StringBuilder line = new StringBuilder();
            for (int k = random.nextInt(40); k > 0; k--) {
                line.append(letters.charAt(random.nextInt(letters.length())));
            }
            played(search(at).in(line.toString()))
                    .filter(move -> !isRead(at, letters(line.toString()), move))
                    .ifPresent(move -> assertThat(letters(line.toString()))
                            .as(line.toString())
                            .contains(letters(move).substring(0, 1)));
        }
    }

    /**
     * Whether the game itself reads the text as the move; the cell of a man that can go to one place only is enough.
     */
    private static boolean isRead(Position at, String text, String move) {
        return at.read(text).match(legal -> legal.notation().equals(move), refused -> false);
    }

    private static String letters(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    @Test
    void an_endless_line_is_read_as_a_whole_only() {
        Position at = somewhere(games().get(0), new Random(1));
        assertThat(played(
                        search(at).in("please ".repeat(2000) + at.moves().get(0).notation())))
                .isEmpty();
    }
}
