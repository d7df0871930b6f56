package pbem.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Result;
import pbem.games.Catalogue;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;

/** Plays games from their notation and reads what is told about them. */
final class ScriptedGame {

    static final Phrasebook ENGLISH = Catalogue.games().phrasebook(Locale.ENGLISH);

    private ScriptedGame() {}

    static ChessPosition play(Position start, String... moves) {
        Position at = start;
        for (String move : moves) {
            Act<Move> reading = at.read(move);
            assertThat(reading).as(move).isInstanceOf(Act.Done.class);
            at = at.play(reading.now());
        }
        return (ChessPosition) at;
    }

    /** The position after the same moves so many times. */
    static ChessPosition repeat(int times, ChessPosition start, String... moves) {
        ChessPosition at = start;
        for (int i = 0; i < times; i++) {
            at = play(at, moves);
        }
        return at;
    }

    static Move read(Position position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Done.class);
        return reading.now();
    }

    /** The answer to a refused move. */
    static String refused(Position position, String text) {
        Act<Move> reading = position.read(text);
        assertThat(reading).as(text).isInstanceOf(Act.Refused.class);
        return say(reading.refusal());
    }

    static String say(Refusal refusal) {
        return ENGLISH.say(refusal.phrase());
    }

    static void assertOver(Position position, String reason, Result... results) {
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(ENGLISH.say(outcome.reason())).isEqualTo(reason);
        assertThat(outcome.results()).containsExactly(results);
        assertThat(position.toMove()).isEmpty();
        assertThat(position.moves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }

    static List<String> told(Position position) {
        return position.happenings().stream().map(ScriptedGame::say).toList();
    }

    private static String say(Phrase phrase) {
        return ENGLISH.say(phrase);
    }

    /** The cells to which the piece on a cell may go. */
    static List<String> targets(ChessPosition position, String from) {
        return position.moves().stream()
                .filter(step -> step.from().name().equals(from))
                .map(step -> step.to().name())
                .distinct()
                .toList();
    }
}
