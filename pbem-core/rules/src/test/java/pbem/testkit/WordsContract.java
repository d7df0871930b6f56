package pbem.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.NamedCell;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/** The contract of every game with players who do not see its board. */
public interface WordsContract extends GameTables {

    /** A description is shorter than this many characters, since nobody listens longer. */
    int LONGEST = 9_000;

    /** A sentence is shorter than this many characters, since a mail would cut a longer one. */
    int LONGEST_SENTENCE = 1_000;

    /** The characters that a voice reads as they are meant; strokes and signs of a drawing are not among them. */
    Pattern READABLE = Pattern.compile("[A-Za-z0-9 .,;:()'&=#*-]+");

    /** "c2 red", "c1 and c2 empty", "c3 to c6 black" */
    Pattern RUN = Pattern.compile("(\\S+)(?: (?:and|to) (\\S+))? (.+)");

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyPositionIsToldInSentencesThatCanBeReadAloud(PlayOut game) {
        for (Position position : game.positions()) {
            boolean ends = position == game.start() || position == game.end();
            for (Viewer viewer : ends ? Viewer.all(position.setup().seats()) : viewers(position)) {
                Description words = position.words(viewer).description();
                assertThat(words.turn()).isNotEmpty();
                assertThat(words.board()).isNotEmpty();
                assertThat(words.last().isEmpty())
                        .isEqualTo(position.ply() == 0 && position.happenings().isEmpty());
                List<String> said =
                        words.sentences().stream().map(phrasebook()::say).toList();
                assertThat(said).allSatisfy(WordsContract::isReadable);
                assertThat(String.join(" ", said)).hasSizeLessThan(LONGEST);
                assertThat(shown(position, viewer).description()).isEqualTo(words);
            }
        }
    }

    private static void isReadable(String sentence) {
        assertThat(sentence)
                .matches(READABLE)
                .hasSizeLessThan(LONGEST_SENTENCE)
                .endsWith(".")
                .doesNotContain("  ", " ,", " .", "..");
    }

    @ParameterizedTest
    @MethodSource("playOuts")
    default void theFirstSentenceTellsWhoIsToMove(PlayOut game) {
        for (Position position : game.positions()) {
            String first = phrasebook().say(shown(position).description().turn().get(0));
            position.toMove()
                    .forEach(seat -> assertThat(first)
                            .containsIgnoringCase(
                                    phrasebook().say(position.game().seatName(position.setup(), seat))));
            position.outcome()
                    .ifPresent(
                            outcome -> assertThat(first).contains(phrasebook().say(outcome.reason())));
        }
    }

    /** The contents of the filled cells of a position, by the names of the cells, in the words of the game. */
    Map<String, String> filled(Position position);

    /** The contents of the cells as a listener notes them from the sentences about the board. */
    default Map<String, String> heard(List<String> sentences) {
        Map<String, String> heard = new TreeMap<>();
        for (String sentence : sentences) {
            if (sentence.startsWith("Row ") || sentence.startsWith("Level ")) {
                String list = sentence.substring(sentence.indexOf(": ") + 2, sentence.length() - 1);
                for (String run : list.split(", ")) {
                    hear(run, heard);
                }
            }
        }
        return heard;
    }

    private static void hear(String run, Map<String, String> heard) {
        if (run.endsWith("empty")) {
            return;
        }
        Matcher words = RUN.matcher(run);
        assertThat(words.matches()).as(run).isTrue();
        String first = words.group(1);
        String last = words.group(2) == null ? first : words.group(2);
        int digits = first.length() - first.replaceFirst("[0-9]+$", "").length();
        String row = first.substring(0, first.length() - digits);
        for (int number = Integer.parseInt(first.substring(row.length()));
                number <= Integer.parseInt(last.substring(row.length()));
                number++) {
            heard.put(row + number, words.group(3));
        }
    }

    /** A board can be set up, and played on, from the words alone. */
    @ParameterizedTest
    @MethodSource("playOuts")
    default void theWordsTellAListenerTheContentOfEveryCell(PlayOut game) {
        for (Position position : game.positions()) {
            List<String> sentences = shown(position).description().board().stream()
                    .map(phrasebook()::say)
                    .toList();
            assertThat(heard(sentences)).isEqualTo(new TreeMap<>(filled(position)));
        }
    }

    /** The names of the cells of a position's board: all of them, or many. */
    Set<String> cells(Position position);

    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyCellCanBeLookedAt(PlayOut game) {
        for (Position position : List.of(game.start(), game.end())) {
            for (String cell : cells(position)) {
                List<Phrase> seen = look(position, cell);
                assertThat(seen.stream().map(phrasebook()::say)).as(cell).allSatisfy(WordsContract::isReadable);
                assertThat(look(position, cell.toUpperCase(Locale.ROOT))).isEqualTo(seen);
            }
        }
    }

    /** A listener walks from cell to cell on a page. */
    @ParameterizedTest
    @MethodSource("playOuts")
    default void everyCellCanBeWalkedTo(PlayOut game) {
        for (Position position : List.of(game.start(), game.end())) {
            List<NamedCell> cells = position.words(Viewer.PUBLIC).cells();
            assertThat(cells).allSatisfy(cell -> {
                assertThat(look(position, cell.name())).as(cell.name()).isNotEmpty();
                assertThat(phrasebook().say(cell.content()))
                        .isNotBlank()
                        .matches(READABLE)
                        .doesNotEndWith(".");
            });
            assertThat(cells).extracting(NamedCell::name).doesNotHaveDuplicates();
        }
    }

    private static List<Phrase> look(Position position, String cell) {
        return position.words(Viewer.PUBLIC).look(cell).match(said -> said, missing -> {
            throw new AssertionError("no cell " + cell);
        });
    }

    @Test
    default void everyLookAtACellHasAClearAnswer() {
        Position position =
                PlayOut.of(game(), allTables().findFirst().orElseThrow(), 3, 20).end();
        garbage().forEach(text -> {
            List<Phrase> words =
                    position.words(Viewer.PUBLIC).look(text).match(said -> said, missing -> List.of(missing.phrase()));
            assertThat(words)
                    .isNotEmpty()
                    .allSatisfy(sentence -> assertThat(phrasebook().say(sentence))
                            .isNotBlank()
                            .hasSizeLessThan(LONGEST_SENTENCE)
                            .matches("[^\\p{Cntrl}]*"));
        });
    }
}
