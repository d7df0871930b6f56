package pbem.games.cholone;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Position;
import pbem.phrase.Phrasebook;
import pbem.testkit.PlayOut;
import pbem.testkit.Table;

/** The notation under a fuzzer, at positions of a game that was played at random; see docs/fuzzing.md. */
class CholoneFuzzTest {

    private static final int PLIES = 200;
    private static final List<Position> POSITIONS =
            PlayOut.of(new Cholone(), Table.of("2"), 1, PLIES).positions();
    private static final Phrasebook WORDS = new Games(List.of(new Cholone())).phrasebook(Locale.ENGLISH);

    /** @param bytes the first one chooses the position, the rest is the typed text */
    @MethodSource("moves")
    @FuzzTest
    void whatReadsAsLegalIsAMoveWhoseNotationReadsAsItself(byte[] bytes) {
        int chosen = bytes.length == 0 ? 0 : Byte.toUnsignedInt(bytes[0]) % POSITIONS.size();
        Position position = POSITIONS.get(chosen);
        String text =
                new String(bytes, Math.min(1, bytes.length), Math.max(0, bytes.length - 1), StandardCharsets.UTF_8);
        Act<Move> reading = position.read(text);
        reading.match(
                legal -> {
                    assertThat(position.moves().stream().map(Object.class::cast))
                            .contains(legal);
                    assertThat(position.read(legal.notation()).now()).isEqualTo(legal);
                    return assertThat(position.play(legal).ply()).isEqualTo(position.ply() + 1);
                },
                refused -> assertThat(WORDS.say(refused.phrase())).isNotBlank());
    }

    static Stream<byte[]> moves() {
        return Stream.of("c5,d5", "a3-c5,b4", " C5 - D5 ", "b1-b3,c2", "c5d5", "a1-c3-d4", "c5\u2013d5", "a1,j9", "")
                .map(move -> ("\0" + move).getBytes(StandardCharsets.UTF_8));
    }
}
