package pbem.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;

class TokenRedactionTest {

    private static final Instant DAY = Instant.parse("2026-06-01T00:00:00Z");
    private static final Tokens TOKENS =
            new Tokens(new TokenKeys(Map.of(3, "sixteen bytes at least".getBytes()), Set.of(), Set.of()));
    private static final String TOKEN = TOKENS.write(new Token(7, new ReplyTarget.OfBoard(101, 3), DAY));

    private static String spread(String between) {
        return TOKEN.chars().mapToObj(Character::toString).collect(Collectors.joining(between));
    }

    private static String inLines(int length, String between) {
        return String.join(between, TOKEN.split("(?<=\\G.{" + length + "})"));
    }

    static Stream<String> disguises() {
        return Stream.of(
                TOKEN,
                TOKEN.toUpperCase(Locale.ROOT),
                "pbem+" + TOKEN + "@example.org",
                "<mailto:pbem%2B" + TOKEN + "%40example.org>",
                "mailto:PBEM%2b" + TOKEN.toUpperCase(Locale.ROOT) + "@example.org?subject=unsubscribe",
                "pbem=2B" + TOKEN + "=40example.org",
                "pbem&#43;" + TOKEN + "&#64;example.org",
                "x" + TOKEN + "x",
                "pbem+" + inLines(20, "\n") + "@example.org",
                "pbem+" + inLines(20, "=\r\n") + "@example.org",
                "> pbem+" + inLines(11, "\n> ") + "@example.org",
                "AB> pbem+" + inLines(11, "\nAB> ") + "@example.org",
                inLines(4, "-"),
                inLines(22, "<br>"),
                inLines(22, "<wbr/>"),
                inLines(22, "&nbsp;"),
                inLines(10, "%20"),
                inLines(10, "=20"),
                spread(" "),
                spread("\u200b"),
                spread("\u00ad"),
                spread(" - "),
                spread("\n\n\n"),
                spread("." + " ".repeat(100)),
                new StringBuilder(TOKEN).reverse().toString(),
                new StringBuilder("pbem+" + TOKEN + "@example.org").reverse().toString(),
                new StringBuilder(spread(" - ")).reverse().toString(),
                new StringBuilder(inLines(10, "%20")).reverse().toString(),
                TOKEN.chars().mapToObj("%%%02x"::formatted).collect(Collectors.joining()),
                TOKEN.chars().mapToObj("=%02X"::formatted).collect(Collectors.joining()),
                TOKEN.chars().mapToObj("&#%d;"::formatted).collect(Collectors.joining()),
                TOKEN.chars().mapToObj("&#x%x;"::formatted).collect(Collectors.joining()),
                TOKEN.chars().mapToObj(c -> Character.toString(c + 0xfee0)).collect(Collectors.joining()));
    }

    @ParameterizedTest
    @MethodSource("disguises")
    void aTokenIsTakenOutHoweverItIsWritten(String written) {
        String redacted = TokenRedaction.of("My reply went to " + written + ", I think.");
        assertThat(redacted)
                .startsWith("My reply went to ")
                .endsWith(", I think.")
                .contains("[address]");
        String left = redacted.replaceAll("[^a-zA-Z2-7]", "").toLowerCase(Locale.ROOT);
        String letters = left + " " + new StringBuilder(left).reverse();
        for (int i = 0; i + 8 <= TOKEN.length(); i += 4) {
            assertThat(letters).doesNotContain(TOKEN.substring(i, i + 8));
        }
        assertThat(redacted.lines().count()).isEqualTo(written.lines().count());
    }

    @Test
    void theAddressGoesWithIt() {
        assertThat(TokenRedaction.of("to pbem+" + TOKEN + "@example.org or so")).isEqualTo("to [address] or so");
        assertThat(TokenRedaction.of("to PBEM%2B" + TOKEN + "%40example.org, or so"))
                .isEqualTo("to [address], or so");
    }

    static Stream<ReplyTarget> everyTarget() {
        return Stream.of(
                ReplyTarget.NONE,
                new ReplyTarget.OfBoard(101, 0),
                new ReplyTarget.OfBoard(Integer.MAX_VALUE, 99_999),
                new ReplyTarget.OfChallenge(1),
                new ReplyTarget.OfConfirmation(4711),
                ReplyTarget.UNSUBSCRIBE,
                ReplyTarget.unwatch(101),
                new ReplyTarget.OfLesson(12, 3),
                ReplyTarget.UNSUBSCRIBE_SEEKS,
                ReplyTarget.UNSUBSCRIBE_NEWS,
                new ReplyTarget.OfInvitation(5),
                new ReplyTarget.OfMessage(7),
                new ReplyTarget.OfTournament(3, 9_999_999),
                ReplyTarget.leaveAlone(5),
                new ReplyTarget.OfBoard(101, 3, true));
    }

    @ParameterizedTest
    @MethodSource("everyTarget")
    void tokensWithAnyTargetAreRemoved(ReplyTarget target) {
        for (long player : new long[] {0, 1, 9_999_999}) {
            for (String day : new String[] {"2025-01-01T00:00:00Z", "2099-12-31T00:00:00Z"}) {
                String token = TOKENS.write(new Token(player, target, Instant.parse(day)));
                assertThat(TokenRedaction.of(token)).isEqualTo("[address]");
            }
        }
        assertThat(TokenRedaction.of(TOKENS.writeReturn(4711, DAY))).isEqualTo("[address]");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 30, 43})
    void aDamagedOneIsTakenOutWhereItStandsInAnAddress(int at) {
        String wrong = TOKEN.substring(0, at) + (TOKEN.charAt(at) == 'z' ? 'y' : 'z') + TOKEN.substring(at + 1);
        assertThat(TokenRedaction.of("pbem+" + wrong + "@example.org")).isEqualTo("[address]");
        String shorter = TOKEN.substring(0, at) + TOKEN.substring(at + 1);
        assertThat(TokenRedaction.of("pbem%2B" + shorter + "@example.org")).isEqualTo("[address]");
    }

    @Test
    void severalAreTakenOut() {
        String other = TOKENS.write(new Token(8, ReplyTarget.NONE, DAY));
        assertThat(TokenRedaction.of(TOKEN + other + " and " + TOKEN)).isEqualTo("[address][address] and [address]");
    }

    @Test
    void aSignedOneOfAnotherServerLooksTheSame() {
        Tokens others = new Tokens(new TokenKeys(Map.of(200, "another sixteen bytes".getBytes()), Set.of(), Set.of()));
        assertThat(TokenRedaction.of(others.write(new Token(1, ReplyTarget.NONE, DAY))))
                .isEqualTo("[address]");
    }

    @Test
    void prosesAndMovesStayAsTheyAre() throws IOException {
        for (String page : new String[] {"src/main/resources/pbem/help", "src/main/resources"}) {
            try (Stream<Path> files = Files.walk(Path.of(page))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String text = Files.readString(file);
                    assertThat(TokenRedaction.of(text)).isEqualTo(text);
                }
            }
        }
    }

    @Test
    void lettersByChanceStayAsTheyAre() {
        Random random = new Random(13);
        String letters = random.ints(500_000, 0, 32)
                .mapToObj(i -> "abcdefghijklmnopqrstuvwxyz234567".substring(i, i + 1))
                .collect(Collectors.joining());
        assertThat(TokenRedaction.of(letters)).isEqualTo(letters);
        for (String same : new String[] {"a", "ab", "aaab", "7", "aaaaaaa7"}) {
            String text = same.repeat(1_000);
            assertThat(TokenRedaction.of(text)).as(same).isEqualTo(text);
        }
    }

    @Test
    void aLongTextFullOfThemIsReadOnce() {
        String text = (TOKEN + " ").repeat(5_000);
        assertThat(TokenRedaction.of(text).split(" ")).hasSize(5_000).containsOnly("[address]");
        char[] pluses = new char[250_000];
        Arrays.fill(pluses, '+');
        assertThat(TokenRedaction.of(new String(pluses))).hasSize(pluses.length);
        String almost = ("+" + "a".repeat(47)).repeat(2_500) + "%2";
        assertThat(TokenRedaction.of(almost)).isNotEmpty();
    }
}
