package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.games.Catalogue;
import pbem.kit.BoardPosition;
import pbem.phrase.Phrase;

/** Plays games from their notation and reads what is told about them. */
final class ScriptedGame {

    private ScriptedGame() {}

    static BoardPosition play(BoardPosition position, String... moves) {
        BoardPosition at = position;
        for (String move : moves) {
            Act<Move> reading = at.read(move);
            assertThat(reading).as(move).isInstanceOf(Act.Done.class);
            at = at.play(reading.now());
        }
        return at;
    }

    private static String say(Phrase phrase) {
        return Catalogue.games().phrasebook(Locale.ENGLISH).say(phrase);
    }

    static void assertOver(BoardPosition position, String reason, Result... results) {
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(say(outcome.reason())).isEqualTo(reason);
        assertThat(outcome.results()).containsExactly(results);
        assertThat(position.toMove()).isEmpty();
        assertThat(position.moves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }

    static List<String> told(BoardPosition position) {
        return position.happenings().stream().map(ScriptedGame::say).toList();
    }
}
