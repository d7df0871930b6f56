package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.Lease;
import pbem.repository.OutboundMails;
import pbem.repository.OutgoingMail;
import pbem.repository.Repositories;
import pbem.store.bytes.Packed;
import pbem.testkit.ClubTest;

/** How the bytes of mails are stored, and for how long. */
class FrozenMailsTest extends ClubTest {

    private static final String TEXT = "From: PBeM\r\n\r\n" + "The board is as it was. ".repeat(40);

    private static OutgoingMail mail(String text) {
        return new OutgoingMail(
                "<1@x>",
                List.of("bob@example.net"),
                "pbem@example.org",
                "A board",
                text.getBytes(StandardCharsets.UTF_8));
    }

    /** The newest mail to bob, frozen; returns its id. */
    private long frozen() {
        long id = club.last("bob").id();
        assertThat(freeze(id, TEXT)).isTrue();
        return id;
    }

    private boolean freeze(long id, String text) {
        return club.<Boolean>changing(repositories ->
                repositories.outboundMails().freeze(Map.of(id, mail(text))).contains(id));
    }

    private void sent(long id) {
        club.changing(repositories -> repositories.outboundMails().sent(List.of(id), club.now()));
    }

    private String kept(long id) {
        return reading(tx -> tx.outboundMails().frozen(id))
                .map(mail -> new String(mail.bytes(), StandardCharsets.UTF_8))
                .orElse("nothing");
    }

    private <T> T reading(Function<Repositories, T> work) {
        return club.store().read(work);
    }

    private long bytes() {
        return reading(tx -> tx.outboundMails().figures()).bytes();
    }

    @Test
    void a_mail_is_kept_short_and_given_out_to_the_byte() {
        club.board("pebbles", "alice", "bob");
        assertThat(kept(frozen())).isEqualTo(TEXT);
        assertThat(bytes()).isPositive().isLessThan(TEXT.length() / 4);
    }

    @Test
    void an_incompressible_mail_is_kept_as_it_is() {
        for (int size : new int[] {0, 1, 100, 30_000}) {
            byte[] noise = new byte[size];
            new Random(size).nextBytes(noise);
            Packed packed = Packed.of(noise);
            assertThat(packed.bytes()).hasSize(size);
            assertThat(packed.mail()).isEqualTo(noise);
        }
        byte[] large = TEXT.repeat(100).getBytes(StandardCharsets.UTF_8);
        assertThat(Packed.of(large).mail()).isEqualTo(large);
    }

    @Test
    void a_mail_that_was_kept_long_ago_is_read() {
        String mail = "Subject: a board\r\n\r\nWhat you write below your move goes to the other players.\r\n";
        byte[] kept = HexFormat.of().parseHex("78bbbf89cda7835793899070a3c8bbbc5c00330b1b16");
        assertThat(new Packed(kept, mail.length()).mail()).isEqualTo(mail.getBytes(StandardCharsets.US_ASCII));

        byte[] withoutWhatIsCommon = HexFormat.of()
                .parseHex("789c15c7cb0980301005c07b203dbc0a2cc0363c78dee8e287c893cdc690eed5cbc04c359dbaf8084"
                        + "1a2d81a430cf32e8ece8a66872b9266b6ff868b8f62a31638e1bb821f863b4b572b430c2f330b1b16");
        assertThat(new Packed(withoutWhatIsCommon, mail.length()).mail())
                .isEqualTo(mail.getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void a_mail_that_was_kept_with_other_common_words_is_spoilt() {
        byte[] kept = HexFormat.of().parseHex("78bbbf89cda8835793899070a3c8bbbc5c00330b1b16");
        assertThatThrownBy(() -> new Packed(kept, 79).mail()).isInstanceOf(Packed.Spoilt.class);
    }

    @Test
    void the_bytes_of_a_mail_go_once_it_is_sent_and_nobody_freezes_it_again() {
        club.board("pebbles", "alice", "bob");
        long id = frozen();
        sent(id);
        assertThat(kept(id)).isEqualTo("nothing");
        assertThat(bytes()).isZero();
        assertThat(freeze(id, "another mail"))
                .as("by somebody who was too slow")
                .isFalse();
        assertThat(reading(tx -> tx.outboundMails().find(id)).orElseThrow().recipients())
                .containsExactly("bob@example.net");
    }

    @Test
    void the_first_mail_of_a_game_with_chance_is_kept_until_it_is_old() {
        int board = club.board("chromino", "alice", "bob");
        long id = frozen();
        sent(id);
        assertThat(kept(id)).isEqualTo(TEXT);
        assertThat(this.<List<byte[]>>reading(tx -> tx.outboundMails().firstOfBoard(board)))
                .containsExactly(TEXT.getBytes(StandardCharsets.UTF_8));
        int pruned = club.changing(
                repositories -> repositories.outboundMails().prune(club.now().plus(Duration.ofDays(1)), 100));
        assertThat(pruned).isEqualTo(1);
        assertThat(kept(id)).isEqualTo("nothing");
    }

    @Test
    void mails_sent_in_part_or_given_up_are_kept_until_they_are_old() {
        club.board("pebbles", "alice", "bob");
        long inPart = frozen();
        long givenUp = club.last("alice").id();
        freeze(givenUp, TEXT);
        club.changing(repositories -> {
            OutboundMails mails = repositories.outboundMails();
            mails.claim(new Lease("worker", club.now(), club.now().plusSeconds(60)), 10);
            mails.sentInPart(Claim.of(inPart, "worker"), "no such mailbox", club.now());
            mails.giveUp(Claim.of(givenUp, "worker"), "no such mailbox");
            return true;
        });
        assertThat(List.of(kept(inPart), kept(givenUp))).containsOnly(TEXT);
        int pruned = club.changing(
                repositories -> repositories.outboundMails().prune(club.now().plus(Duration.ofDays(1)), 100));
        assertThat(pruned).isEqualTo(2);
    }

    @Test
    void a_mail_that_came_back_is_tried_again_as_another_mail_since_its_bytes_are_gone() {
        club.board("pebbles", "alice", "bob");
        long id = frozen();
        String token = club.last("bob").token();
        sent(id);
        club.changing(repositories -> {
            repositories.outboundMails().bounced(id, "no such mailbox", true, club.now());
            return repositories.outboundMails().retry(id, club.now());
        });
        assertThat(club.last("bob").token()).isNotEqualTo(token);
        assertThat(freeze(id, TEXT)).isTrue();
    }

    @Test
    void a_mail_that_was_only_tried_is_tried_again_as_the_same_mail() {
        club.board("pebbles", "alice", "bob");
        long id = frozen();
        String token = club.last("bob").token();
        club.changing(repositories -> repositories.outboundMails().retry(id, club.now()));
        assertThat(club.last("bob").token()).isEqualTo(token);
        assertThat(kept(id)).isEqualTo(TEXT);
    }

    @Test
    void mails_that_came_are_kept_short_and_given_out_to_the_byte() {
        byte[] raw = TEXT.getBytes(StandardCharsets.UTF_8);
        InboundMails.Source source = new InboundMails.Source("{}", raw);
        long id = club.changing(repositories -> repositories
                .inboundMails()
                .add(new InboundMails.Arrival("print", "pbem@example.org", source, club.now())));
        assertThat(inbound(id).raw()).isEqualTo(raw);
        assertThat(reading(tx -> tx.inboundMails().figures()).bytes()).isLessThan(raw.length / 4);
        assertThat(claimed(raw.length - 1)).as("the first, however large").containsExactly(raw);
    }

    private InboundMails.Source inbound(long id) {
        return reading(tx -> tx.inboundMails().source(id)).orElseThrow();
    }

    private List<byte[]> claimed(long bytes) {
        return club.changing(repositories ->
                repositories
                        .inboundMails()
                        .claim(new Lease("worker", club.now(), club.now().plusSeconds(60)), 10, bytes)
                        .stream()
                        .map(mail -> mail.source().raw())
                        .toList());
    }

    @Test
    void how_much_is_claimed_together_is_counted_as_it_is_in_memory() {
        for (int i = 0; i < 3; i++) {
            InboundMails.Source source = new InboundMails.Source("{}", TEXT.getBytes(StandardCharsets.UTF_8));
            String print = "print " + i;
            club.changing(repositories -> repositories
                    .inboundMails()
                    .add(new InboundMails.Arrival(print, "pbem@example.org", source, club.now())));
        }
        assertThat(claimed(2L * TEXT.length())).hasSize(2);
    }

    @Test
    void nothing_of_a_forgotten_player_hides_in_compressed_mails() {
        club.board("pebbles", "alice", "bob");
        long out = club.last("bob").id();
        freeze(out, TEXT + "carol@example.net\r\n" + TEXT);
        InboundMails.Source source =
                new InboundMails.Source("{}", (TEXT + "carol@example.net\r\n" + TEXT).getBytes(StandardCharsets.UTF_8));
        long in = club.changing(repositories -> {
            InboundMails mails = repositories.inboundMails();
            long id = mails.add(new InboundMails.Arrival("print", "pbem@example.org", source, club.now()));
            mails.quarantine(
                    mails.claim(new Lease("worker", club.now(), club.now().plusSeconds(60)), 1, 1)
                            .get(0)
                            .claim(),
                    "unreadable");
            return id;
        });
        assertThat(rows("SELECT CAST(raw AS TEXT) FROM inbox UNION ALL SELECT CAST(bytes AS TEXT) FROM frozen"))
                .hasSize(2)
                .noneMatch(text -> text.contains("carol"));
        club.changing(repositories -> {
            repositories.personalData().erase(club.player("carol"));
            return true;
        });
        assertThat(kept(out)).isEqualTo("nothing");
        assertThat(this.<Optional<InboundMails.Source>>reading(
                        tx -> tx.inboundMails().source(in)))
                .isEmpty();
    }

    private List<String> rows(String query) {
        return club.store()
                .read(tx -> Tables.of(tx).createQuery(query).mapTo(String.class).list());
    }
}
