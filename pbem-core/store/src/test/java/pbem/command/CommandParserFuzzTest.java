package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.testkit.Club;

/** Fuzzes the parser; see docs/fuzzing.md. */
class CommandParserFuzzTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Club.GAMES, Map.of());

    @MethodSource("lines")
    @FuzzTest
    void anyLineIsACommandOrAnsweredInWords(byte[] bytes) {
        String line = new String(bytes, StandardCharsets.UTF_8);
        answered(PARSER.parse(line));
        answered(PARSER.parseReply(line));
        assertThat(Instructions.of(line, line, bytes.length % 2 == 0, PARSER).lines())
                .doesNotContain("");
    }

    static Stream<byte[]> lines() {
        return Stream.of(
                        "cholone challenge bob -setup=belgian --nagtime=3",
                        "chromino challenge bob carol dave",
                        "move 101 c5,d5",
                        "c5,d5 #7",
                        "101#6 a3-c5,b4",
                        "show 101 c5",
                        "signup alice",
                        "help cholone",
                        "list all",
                        "accept 12",
                        "resign",
                        "Re: [2] AW: cholone board 101 (alice, bob)",
                        "**c5,d5**",
                        "{0} '%s'")
                .map(line -> line.getBytes(StandardCharsets.UTF_8));
    }

    private static void answered(Parsing parsing) {
        if (parsing instanceof Parsing.Malformed malformed) {
            assertThat(WORDS.say(malformed.refusal().phrase())).isNotBlank();
        } else if (parsing instanceof Parsing.Unknown unknown) {
            assertThat(WORDS.say(unknown.refusal().phrase())).isNotBlank();
        }
    }
}
