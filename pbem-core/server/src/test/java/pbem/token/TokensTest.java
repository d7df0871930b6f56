package pbem.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.notice.ReplyTarget;

class TokensTest {

    private static final Instant NOW = Instant.parse("2025-05-05T14:02:00Z");
    private static final Instant DAY = Instant.parse("2025-06-01T00:00:00Z");
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
    private static final Tokens TOKENS = new Tokens(keys(1));
    private static final String TEXT = TOKENS.write(new Token(7, new ReplyTarget.OfBoard(101, 3), DAY));

    /** Keys of those ids, each with a secret of its own. */
    private static TokenKeys keys(int... ids) {
        Map<Integer, byte[]> secrets = new HashMap<>();
        for (int id : ids) {
            byte[] secret = new byte[32];
            new Random(id).nextBytes(secret);
            secrets.put(id, secret);
        }
        return new TokenKeys(secrets, Set.of(), Set.of());
    }

    static Stream<ReplyTarget> everyContext() {
        return Stream.of(
                ReplyTarget.NONE,
                new ReplyTarget.OfBoard(101, 0),
                new ReplyTarget.OfBoard(Integer.MAX_VALUE, Integer.MAX_VALUE),
                new ReplyTarget.OfChallenge(1),
                new ReplyTarget.OfConfirmation(4711),
                ReplyTarget.UNSUBSCRIBE,
                ReplyTarget.unwatch(101),
                new ReplyTarget.OfLesson(12, 3),
                ReplyTarget.UNSUBSCRIBE_SEEKS,
                ReplyTarget.UNSUBSCRIBE_NEWS,
                new ReplyTarget.OfInvitation(5),
                new ReplyTarget.OfMessage(7),
                new ReplyTarget.OfTournament(3, 7),
                ReplyTarget.leaveAlone(5),
                new ReplyTarget.OfBoard(101, 3, true));
    }

    @ParameterizedTest
    @MethodSource("everyContext")
    void a_written_token_is_read(ReplyTarget target) {
        for (long player : new long[] {0, 1, Integer.MAX_VALUE}) {
            Token token = new Token(player, target, DAY);
            assertThat(TOKENS.read(TOKENS.write(token), NOW)).contains(token);
        }
    }

    /** A server of a million players sends more mails within two years than an int counts. */
    @ParameterizedTest
    @ValueSource(longs = {1, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, 0xffffffffL, 1L << 32, Long.MAX_VALUE})
    void a_return_address_names_its_mail_however_many_there_were(long mail) {
        assertThat(TOKENS.readReturn(TOKENS.writeReturn(mail, DAY), NOW)).hasValue(mail);
    }

    @Test
    void every_kind_of_context_is_tried() {
        assertThat(everyContext().map(Object::getClass)).contains(ReplyTarget.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @MethodSource("everyContext")
    void a_token_leaves_room_for_a_name_in_the_local_part(ReplyTarget target) {
        assertThat(TOKENS.write(new Token(Integer.MAX_VALUE, target, DAY)))
                .hasSizeLessThanOrEqualTo(Tokens.LONGEST)
                .matches("[a-z2-7]+");
        assertThat(Tokens.LONGEST).isLessThanOrEqualTo(44);
    }

    @Test
    void a_changed_character_at_any_place_proves_nothing() {
        for (int place = 0; place < TEXT.length(); place++) {
            for (char other : ALPHABET.toCharArray()) {
                if (other != TEXT.charAt(place)) {
                    String changed = TEXT.substring(0, place) + other + TEXT.substring(place + 1);
                    assertThat(TOKENS.read(changed, NOW)).as(changed).isEmpty();
                }
            }
        }
    }

    @Test
    void capitals_do_not_matter() {
        assertThat(TOKENS.read(TEXT.toUpperCase(Locale.ROOT), NOW)).isPresent();
        assertThat(TOKENS.read(" " + TEXT.substring(0, 9).toUpperCase(Locale.ROOT) + TEXT.substring(9), NOW))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "====", "bounce", "help", "\u0130", "\uD83D\uDE00"})
    void other_words_prove_nothing(String text) {
        assertThat(TOKENS.read(text, NOW)).isEmpty();
    }

    @Test
    void other_lengths_prove_nothing() {
        for (int length = 0; length < TEXT.length(); length++) {
            assertThat(TOKENS.read(TEXT.substring(0, length), NOW)).isEmpty();
            assertThat(TOKENS.read(TEXT.substring(0, length) + "=".repeat(TEXT.length() - length), NOW))
                    .isEmpty();
            assertThat(TOKENS.read(TEXT.substring(0, length) + " ".repeat(TEXT.length() - length), NOW))
                    .isEmpty();
        }
        assertThat(TOKENS.read(TEXT + "a", NOW)).isEmpty();
        assertThat(TOKENS.read(TEXT + "====", NOW)).isEmpty();
        assertThat(TOKENS.read(TEXT.repeat(100), NOW)).isEmpty();
    }

    @Test
    void a_token_proves_until_the_end_of_its_day() {
        assertThat(TOKENS.read(TEXT, DAY)).isPresent();
        assertThat(TOKENS.read(TEXT, DAY.plus(Duration.ofDays(1)).minusMillis(1)))
                .isPresent();
        assertThat(TOKENS.read(TEXT, DAY.plus(Duration.ofDays(1)))).isEmpty();
    }

    @Test
    void a_token_never_ends_before_its_instant() {
        Instant expires = NOW.plus(Duration.ofDays(14));
        String text = TOKENS.write(new Token(7, ReplyTarget.NONE, expires));
        assertThat(TOKENS.read(text, expires)).isPresent();
    }

    @Test
    void an_old_key_still_proves_and_the_newest_signs() {
        Tokens rotated = new Tokens(keys(1, 2));
        assertThat(rotated.read(TEXT, NOW)).isPresent();
        String young = rotated.write(new Token(7, ReplyTarget.NONE, DAY));
        assertThat(new Tokens(keys(2)).read(young, NOW)).isPresent();
    }

    @Test
    void a_key_that_is_gone_proves_nothing() {
        assertThat(new Tokens(keys(2)).read(TEXT, NOW)).isEmpty();
    }

    @Test
    void another_secret_under_the_same_id_proves_nothing() {
        TokenKeys other = new TokenKeys(Map.of(1, new byte[32]), Set.of(), Set.of());
        assertThat(new Tokens(other).read(TEXT, NOW)).isEmpty();
    }

    @Test
    void key_ids_go_up_to_a_byte() {
        Tokens last = new Tokens(keys(255));
        assertThat(last.read(last.write(new Token(7, ReplyTarget.NONE, DAY)), NOW))
                .isPresent();
    }

    @Test
    void keys_that_cannot_serve_are_refused() {
        assertThatThrownBy(() -> new TokenKeys(Map.of(), Set.of(), Set.of())).hasMessage("at least one key is needed");
        assertThatThrownBy(() -> new TokenKeys(Map.of(256, new byte[32]), Set.of(), Set.of()))
                .hasMessage("key 256 is not usable");
        assertThatThrownBy(() -> new TokenKeys(Map.of(-1, new byte[32]), Set.of(), Set.of()))
                .hasMessage("key -1 is not usable");
        assertThatThrownBy(() -> new TokenKeys(Map.of(1, new byte[15]), Set.of(), Set.of()))
                .hasMessage("key 1 is not usable");
    }

    @Test
    void keys_print_nothing_of_themselves() {
        assertThat(keys(1, 2)).hasToString("2 token keys");
    }

    @Test
    void a_token_signed_before_a_restore_proves_the_sender_but_may_only_end_subscriptions() {
        Map<Integer, byte[]> secrets = Map.of(1, new byte[32], 2, new byte[16]);
        Tokens before = new Tokens(new TokenKeys(Map.of(1, new byte[32]), Set.of(), Set.of()));
        Tokens after = new Tokens(new TokenKeys(secrets, Set.of(1), Set.of()));
        for (ReplyTarget target : everyContext().toList()) {
            Token token = new Token(7, target, DAY);
            Tokens.Reading expected = new Tokens.Reading(
                    target.acts() ? Tokens.Kind.BEFORE_RESTORE : Tokens.Kind.VALID,
                    Optional.of(token),
                    OptionalLong.empty());
            assertThat(after.examine(before.write(token), NOW)).isEqualTo(expected);
            assertThat(after.read(after.write(token), NOW)).contains(token);
        }
    }

    @Test
    void a_key_that_is_gone_is_told_from_a_damaged_token() {
        TokenKeys later = new TokenKeys(Map.of(2, new byte[32]), Set.of(), Set.of(1));
        String first = new Tokens(keys(1)).write(new Token(7, ReplyTarget.NONE, DAY));
        String third = new Tokens(keys(3)).write(new Token(7, ReplyTarget.NONE, DAY));
        String other = new Tokens(keys(2)).write(new Token(7, ReplyTarget.NONE, DAY));
        assertThat(new Tokens(later).examine(first, NOW).kind()).isEqualTo(Tokens.Kind.RETIRED);
        assertThat(new Tokens(later).examine(third, NOW).kind()).isEqualTo(Tokens.Kind.UNKNOWN_KEY);
        assertThat(new Tokens(later).examine(other, NOW).kind()).isEqualTo(Tokens.Kind.FOREIGN);
    }
}
