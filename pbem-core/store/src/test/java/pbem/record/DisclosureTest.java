package pbem.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.phrase.Phrase;
import pbem.picture.Ascii;
import pbem.picture.Note;
import pbem.picture.Svg;
import pbem.player.Proof;
import pbem.testkit.ClubTest;

/** Secrets of a board stay hidden until it is closed, and are shown from then on. */
class DisclosureTest extends ClubTest {

    private static final String SEED = "5eed5eed5eed5eed5eed5eed5eed5eed";

    private int number;

    @BeforeEach
    void begin() {
        number = club.board("chromino", "alice", "bob", "carol");
    }

    static Stream<Named<List<Event>>> closings() {
        Outcome draw = Outcome.drawn(3, Seat.all(3), Phrase.of("play.adjudicated"));
        return Stream.of(
                Named.of("resigned", List.of(new Event.Resigned(Seat.at(0), ""), new Event.Resigned(Seat.at(1), ""))),
                Named.of("lapsed", List.of(new Event.Lapsed(Seat.at(2)), new Event.Lapsed(Seat.at(0)))),
                Named.of("adjudicated", List.of(new Event.Adjudicated(draw, "because"))),
                Named.of("voided", List.of(new Event.Voided("because"))));
    }

    private GameRecord closed(List<Event> events) {
        GameRecord record = club.record(number);
        for (Event event : events) {
            record = record.with(new Entry(
                    record.revision() + 1, Instant.EPOCH, Actor.SERVER, Proof.ADMIN, OptionalLong.empty(), event));
        }
        return record;
    }

    /** The number of tiles that a note of the picture shows. Some hands are drawn as figures, others are words. */
    private long tiles(Note note) {
        String label = note.label().map(club.words()::say).orElse("");
        return note.figures().size()
                + Pattern.compile("\\b[A-Z]{3}\\b").matcher(label).results().count();
    }

    private String text(GameRecord record, Viewer viewer) {
        return Ascii.draw(record.diagram(viewer), club.words());
    }

    @Test
    void theFingerprintIsKnownFromTheStartAndTheSeedIsNot() {
        assertThat(club.record(number).board().commitment())
                .contains(Seed.ofHex(SEED).fingerprint());
        assertThat(club.record(number).disclosedSeed()).isEmpty();
    }

    @Test
    void aGameWithoutChancePublishesNothing() {
        int pebbles = club.board("pebbles", "alice", "bob");
        assertThat(club.record(pebbles).board().commitment()).isEmpty();
        club.says("bob", "resign " + pebbles);
        assertThat(club.record(pebbles).state()).isEqualTo(GameRecord.State.FINISHED);
        assertThat(club.record(pebbles).disclosedSeed()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("closings")
    void theSeedIsToldOnceTheBoardIsClosed(List<Event> closing) {
        assertThat(closed(closing).disclosedSeed()).contains(Seed.ofHex(SEED));
    }

    @ParameterizedTest
    @MethodSource("closings")
    void everybodySeesAllHandsAndTheBagOnceTheBoardIsClosed(List<Event> closing) {
        GameRecord record = closed(closing);
        List<String> dealt = record.board().game().lots(record.board().setup()).stream()
                .map(club.words()::say)
                .toList();
        String[] hands = dealt.stream()
                .filter(lot -> lot.startsWith("Dealt"))
                .flatMap(lot -> Stream.of(lot.substring(lot.indexOf(": ") + 2).split(" ")))
                .toArray(String[]::new);
        assertThat(hands).hasSize(24);
        for (Viewer viewer : Viewer.all(3)) {
            assertThat(text(record, viewer)).contains(hands).contains("In the bag: 50 tiles, next first:");
        }
    }

    @ParameterizedTest
    @MethodSource("closings")
    void thePictureShowsTheTilesThemselves(List<Event> closing) {
        assertThat(Svg.adaptive(closed(closing).diagram(Viewer.PUBLIC), club.words()))
                .isNotEqualTo(Svg.adaptive(club.record(number).diagram(Viewer.PUBLIC), club.words()));
        UnaryOperator<String> withoutNames = text -> text.replaceAll("\\(you\\)", "");
        GameRecord record = closed(closing);
        for (Viewer viewer : Viewer.all(3)) {
            assertThat(record.diagram(viewer).notes().stream()
                            .mapToLong(this::tiles)
                            .sum())
                    .as("each of 24 tiles, as a figure or spelt beside the picture")
                    .isEqualTo(24);
            assertThat(withoutNames.apply(text(record, viewer))).doesNotContain("to move");
        }
    }

    /** The mail about a move shows what it showed; only the board at its end is laid open. */
    @ParameterizedTest
    @MethodSource("closings")
    void theBoardAsItStoodBeforeStaysAsItWasShown(List<Event> closing) {
        GameRecord before = club.record(number);
        GameRecord after = closed(closing).at(0);
        for (Viewer viewer : Viewer.all(3)) {
            assertThat(after.diagram(viewer)).isEqualTo(before.diagram(viewer));
        }
        assertThat(after.disclosedSeed()).isEmpty();
    }
}
