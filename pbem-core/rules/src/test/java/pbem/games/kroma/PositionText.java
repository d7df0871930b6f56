package pbem.games.kroma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.picture.Ascii;
import pbem.picture.Diagram;

/** The words and the drawing of a position. */
final class PositionText {

    static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    private PositionText() {}

    static String say(Phrase phrase) {
        return ENGLISH.say(phrase);
    }

    static List<String> happenings(KromaPosition position) {
        return position.happenings().stream().map(PositionText::say).toList();
    }

    static String refusal(KromaPosition position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Refused.class);
        return say(reading.refusal().phrase());
    }

    /** The board without coordinates and notes. */
    static String drawn(KromaPosition position) {
        Diagram diagram = position.diagram(Viewer.PUBLIC);
        Diagram bare = new Diagram(diagram.title(), diagram.description(), diagram.unit(), diagram.items(), List.of());
        List<String> lines = Ascii.draw(bare, ENGLISH).lines().toList();
        return lines.subList(0, lines.size() - 1).stream()
                .map(line -> line.replaceFirst("[a-l] ", "  ").replaceFirst(" [0-9]+$", ""))
                .map(line -> line.substring(2) + "\n")
                .collect(Collectors.joining());
    }

    static void assertOver(KromaPosition position, String reason, Result... results) {
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(say(outcome.reason())).isEqualTo(reason);
        assertThat(outcome.results()).containsExactly(results);
        assertThat(position.toMove()).isEmpty();
        assertThat(position.moves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }
}
