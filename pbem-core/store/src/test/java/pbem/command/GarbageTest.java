package pbem.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.phrase.Phrasebook;
import pbem.play.ServerTexts;
import pbem.testkit.Club;
import pbem.testkit.Garbage;

/** Any typed line is answered in words. The lines are the same in every run. */
@Tag("long")
class GarbageTest {

    private static final CommandParser PARSER = new CommandParser(Club.GAMES);
    private static final Phrasebook WORDS = ServerTexts.in(Locale.ENGLISH, Club.GAMES, Map.of());
    private static final List<String> PIECES = List.of(
            "cholone",
            "abalone",
            "move",
            "101",
            "#",
            "#7",
            "-",
            "--",
            "=",
            "-setup=",
            "--nagtime=3",
            "**",
            "c5,d5",
            "challenge",
            "show",
            "list",
            "accept",
            "resign",
            "signup",
            "help",
            "\u00a0",
            "\t",
            "{0}",
            "'",
            "99999999999",
            "0",
            "-1",
            "\u202e",
            "\ud800",
            "\u0130",
            "board");

    @Test
    void no_line_breaks_the_parser() {
        Stream.concat(Garbage.texts(), almostCommands()).forEach(line -> {
            assertAnswered(PARSER.parse(line));
            assertAnswered(PARSER.parseReply(line));
        });
    }

    @Test
    void no_letter_breaks_the_instructions() {
        List<String> lines = Stream.concat(
                        almostCommands().limit(1_000), Garbage.texts().limit(200))
                .toList();
        for (int i = 0; i + 2 < lines.size(); i++) {
            String body = lines.get(i + 1) + "\n\n" + lines.get(i + 2);
            assertThat(Instructions.of(lines.get(i), body, i % 2 == 0, PARSER)).isNotNull();
        }
    }

    private static void assertAnswered(Parsing parsing) {
        if (parsing instanceof Parsing.Malformed malformed) {
            assertThat(WORDS.say(malformed.refusal().phrase())).isNotBlank();
        } else if (parsing instanceof Parsing.Unknown unknown) {
            assertThat(WORDS.say(unknown.refusal().phrase())).isNotBlank();
        }
    }

    private static Stream<String> almostCommands() {
        Random random = new Random(101);
        return Stream.generate(() -> {
                    List<String> words = new ArrayList<>();
                    for (int i = random.nextInt(7); i >= 0; i--) {
                        words.add(PIECES.get(random.nextInt(PIECES.size())));
                    }
                    return String.join(random.nextInt(4) == 0 ? "" : " ", words);
                })
                .limit(6_000);
    }
}
