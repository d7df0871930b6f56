package pbem.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/** Whole games are played by players who only hear the board, its cells and the reasons of refusals. */
class PlayedByEarTest {

    private static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    /** A position as a player hears it. */
    private static final class Ear {

        private final Position position;
        private final Random random;

        Ear(Position position, Random random) {
            this.position = position;
            this.random = random;
        }

        private static List<String> said(List<Phrase> words) {
            return words.stream().map(ENGLISH::say).toList();
        }

        private Viewer viewer() {
            return position.toMove().stream().findFirst().map(Viewer::of).orElse(Viewer.PUBLIC);
        }

        List<String> board() {
            return said(position.words(viewer()).description().sentences());
        }

        List<String> look(String cell) {
            return said(position.words(viewer()).look(cell).match(seen -> seen, missing -> List.of(missing.phrase())));
        }

        /** The first group of the pattern in the first sentence that matches it. */
        Optional<String> heard(List<String> sentences, String pattern) {
            return sentences.stream()
                    .map(Pattern.compile(pattern)::matcher)
                    .filter(Matcher::matches)
                    .map(words -> words.group(1))
                    .findFirst();
        }

        List<String> shuffled(Stream<String> some) {
            List<String> all = new ArrayList<>(some.toList());
            Collections.shuffle(all, random);
            return all;
        }

        /** The move if it is legal, or the better form that the refusal shows. */
        Optional<String> tried(String move) {
            return position.read(move)
                    .match(
                            legal -> Optional.of(move),
                            refused -> Pattern.compile("Write (\\S+=\\S+), for example")
                                    .matcher(ENGLISH.say(refused.phrase()))
                                    .results()
                                    .map(form -> form.group(1))
                                    .findFirst());
        }
    }

    /** A player who decides by hearing alone. */
    private interface Player {
        String move(Ear ear);
    }

    /** @return the number of moves */
    private static int play(String game, int players, Map<String, String> options, int most, Player player) {
        Game rules = Catalogue.games().named(game).orElseThrow();
        Position position =
                rules.start(players, options, Seed.of(new byte[Seed.BYTES])).now();
        Random random = new Random(16);
        int moves = 0;
        while (!new Ear(position, random).board().get(0).startsWith("The game is over") && moves < most) {
            String text = player.move(new Ear(position, random));
            Act<Move> reading = position.read(text);
            assertThat(reading).as(text).isInstanceOf(Act.Done.class);
            Move move = reading.now();
            position = position.play(move);
            moves++;
        }
        assertThat(position.outcome().isPresent() || moves == most).isTrue();
        return moves;
    }

    private static List<String> cells(String list) {
        return List.of(list.split(", | and "));
    }

    @Test
    void chroma() {
        int moves = play("chroma", 3, Map.of("size", "4"), 100, ear -> {
            String open = ear.heard(ear.board(), "The next cube, .*, can go into (.*)\\.")
                    .orElseThrow();
            return ear.shuffled(cells(open).stream()).get(0);
        });
        assertThat(moves).isBetween(8, 20);
    }

    @Test
    void chromino() {
        int moves = play("chromino", 3, Map.of(), 200, ear -> {
            String ways = ear.heard(ear.board(), "\\S+ fits in .*?: (.*?)\\.(?: Write hint for all\\.)?")
                    .orElseThrow();
            return ear.shuffled(Stream.of(ways.split("; "))).get(0);
        });
        assertThat(moves).isGreaterThan(10);
    }

    @Test
    void cholone() {
        int moves = play("cholone", 2, Map.of("quiet", "60"), 500, ear -> {
            List<String> board = ear.board();
            String own = ear.heard(board, "It is the turn of (.*)\\.").orElseThrow();
            Optional<String> ejection = ear.heard(board, "Now \\w+ can eject: \\w+ on \\w+ by ([^ ;.]+).*");
            if (ejection.isPresent()) {
                return ejection.get();
            }
            for (String from : ear.shuffled(lying(board, own::equals))) {
                Optional<String> to = Pattern.compile("(\\w\\d) empty")
                        .matcher(ear.look(from).stream()
                                .filter(words -> words.startsWith("Beside it"))
                                .findFirst()
                                .orElseThrow())
                        .results()
                        .map(found -> found.group(1))
                        .findFirst();
                if (to.isPresent()) {
                    return from + "," + to.get();
                }
            }
            throw new AssertionError("nothing to move");
        });
        assertThat(moves).isGreaterThanOrEqualTo(60);
    }

    /** The cells whose contents match, from sentences such as "Row c: c1 and c2 empty, c3 to c5 black." */
    private static Stream<String> lying(List<String> board, Predicate<String> look) {
        Map<String, String> lying = new TreeMap<>();
        for (String sentence : board) {
            Matcher row = Pattern.compile("Rows? (\\w)(?: to (\\w)| and (\\w))?: (.*)\\.")
                    .matcher(sentence);
            if (row.matches() && !row.group(4).equals("empty")) {
                for (String run : row.group(4).split(", ")) {
                    Matcher words = Pattern.compile("(\\w)(\\d+)(?: (?:and|to) \\w(\\d+))? (.+)")
                            .matcher(run);
                    assertThat(words.matches()).as(run).isTrue();
                    int last = Integer.parseInt(words.group(3) == null ? words.group(2) : words.group(3));
                    for (int number = Integer.parseInt(words.group(2)); number <= last; number++) {
                        lying.put(words.group(1) + number, words.group(4));
                    }
                }
            }
        }
        return lying.entrySet().stream()
                .filter(cell -> look.test(cell.getValue()))
                .map(Map.Entry::getKey);
    }

    @Test
    void chess() {
        int moves = play("chromatic-chess", 2, Map.of(), 120, ear -> {
            List<String> board = ear.board();
            String team =
                    ear.heard(board, "It is the turn of (.*)\\.").orElseThrow().equals("white") ? "White" : "Black";
            String pieces = ear.heard(board, team + " has .* pieces?: (.*)\\.").orElseThrow();
            Stream<String> stand = Pattern.compile(" on ([^;]+)")
                    .matcher(pieces)
                    .results()
                    .flatMap(found -> cells(found.group(1)).stream());
            for (String from : ear.shuffled(stand)) {
                List<String> told = ear.look(from);
                Optional<String> ways = ear.heard(told, "It can go to (.*)\\.");
                if (ways.isPresent()) {
                    return ear.tried(from + "-"
                                    + ear.shuffled(cells(ways.get()).stream()).get(0))
                            .orElseThrow();
                }
            }
            throw new AssertionError("nothing to move");
        });
        assertThat(moves).isGreaterThan(20);
    }

    @Test
    void kroma() {
        int moves = play("kroma", 2, Map.of("size", "7"), 100, ear -> {
            List<String> board = ear.board();
            Optional<String> only = ear.heard(board, "The only .*moves? (?:is|are) (.*)\\.");
            if (only.isPresent()) {
                return ear.shuffled(Stream.of(only.get().split("; "))).get(0);
            }
            Optional<String> large = ear.heard(board, "(?:Rhombuses|Hooks) now fit (?:on|in .* are): (.*)\\.");
            Stream<String> places =
                    large.map(list -> Stream.of(list.split("; "))).orElseGet(() -> small(board).stream());
            return ear.shuffled(places).stream()
                    .flatMap(place ->
                            ear.shuffled(Stream.of("B ", "M ", "Y ")).stream().map(colour -> ear.tried(colour + place)))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElseThrow();
        });
        assertThat(moves).isGreaterThan(15);
    }

    /** Places of small pieces: two or three empty triangles side by side, and two one above the other. */
    private static List<String> small(List<String> board) {
        List<String> empty = new ArrayList<>(lying(board, "empty"::equals).toList());
        for (String sentence : board) { // rows that are empty as a whole
            Matcher rows = Pattern.compile("Rows? (\\w)(?:(?: to | and )(\\w))?: empty\\.")
                    .matcher(sentence);
            if (rows.matches()) {
                char last = (rows.group(2) == null ? rows.group(1) : rows.group(2)).charAt(0);
                for (char row = rows.group(1).charAt(0); row <= last; row++) {
                    for (int number = 1; number <= 2 * (row - 'a') + 1; number++) {
                        empty.add("" + row + number);
                    }
                }
            }
        }
        List<String> places = new ArrayList<>();
        for (String one : empty) {
            int number = Integer.parseInt(one.substring(1));
            String right = one.charAt(0) + String.valueOf(number + 1);
            String beyond = one.charAt(0) + String.valueOf(number + 2);
            String below = (char) (one.charAt(0) + 1) + String.valueOf(number + 1);
            if (empty.contains(right)) {
                places.add(one + " " + right);
                if (empty.contains(beyond)) {
                    places.add(one + " " + right + " " + beyond);
                }
            }
            if (number % 2 == 1 && empty.contains(below)) {
                places.add(one + " " + below);
            }
        }
        return places;
    }
}
