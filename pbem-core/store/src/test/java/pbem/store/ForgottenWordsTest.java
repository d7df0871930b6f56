package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.handler.account.Accounts;
import pbem.handler.account.Closing;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentDecision;
import pbem.player.Player;
import pbem.repository.Claim;
import pbem.repository.InboundMails;
import pbem.repository.MailOutcome;
import pbem.repository.OutboundMails;
import pbem.repository.OutgoingMail;
import pbem.repository.Remark;
import pbem.request.AddressRules;
import pbem.store.engine.Database;
import pbem.testkit.Club;
import pbem.testkit.Cup;
import pbem.tournament.TournamentEntry.Author;

/**
 * The words of wanda, and her address in the words of others, once she is forgotten: every row and byte is searched.
 */
class ForgottenWordsTest {

    private static final String WORDS = "my telephone is 555-0199";
    private static final String ADDRESS = "wanda@example.net";

    @TempDir
    private Path directory;

    private Club club;

    @BeforeEach
    void open() {
        club = new Club(directory, "wanda", "bob", "carol");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void says(String user, String line) {
        assertThat(club.says(user, line).result()).as(line).doesNotStartWith("refused");
    }

    private void plays(String user, int board, String line) {
        assertThat(club.replies(user, board, club.record(board).revision(), line)
                        .result())
                .as(line)
                .doesNotStartWith("refused");
    }

    private void wandaPlaysAndTalks() {
        club.board("pebbles", "wanda", "bob");
        plays("wanda", 101, "take1\n\n" + WORDS + " (moved)");
        plays("bob", 101, "take1");
        plays("wanda", 101, "take1");
        plays("bob", 101, "undo 101\n\nLike you wrote from " + ADDRESS + ", or Wanda@Example.net?");
        plays("wanda", 101, "decline\n\n" + WORDS + " (answered)");
        plays("wanda", 101, "draw 101\n\n" + WORDS + " (offered)");
        plays("bob", 101, "decline\n\nbob-says-this");
        plays("wanda", 101, "undo 101\n\n" + WORDS + " (asked)");
        plays("bob", 101, "decline");
        says("wanda", "chat 101 " + WORDS);
        says("bob", "chat 101 " + ADDRESS + " is hers, jim." + ADDRESS + " is not");
        says("wanda", "message carol bob\n\n" + WORDS);
        says("bob", "message carol\n\nHer address is " + ADDRESS);
        says("wanda", "feedback " + WORDS);
        says("bob", "feedback " + ADDRESS + " is rude");
        says("bob", "pebbles challenge carol\n\nLet us ask " + ADDRESS);
        says("wanda", "pebbles challenge carol\n\n" + WORDS);
        says("carol", "accept 2\n\nHello " + ADDRESS);
        says("carol", "pebbles challenge wanda");
        says("wanda", "accept 3\n\n" + WORDS + " (accepted)");
        plays("bob", 101, "take1");
        club.admin((admin, repositories, now) ->
                admin.extend(repositories, 101, 3, "admin", "Asked for by " + ADDRESS, now));
        says("wanda", "resign 101\n\n" + WORDS + " (resigned)");
        says("wanda", "resign 102");
        says("wanda", "resign 103");
        club.changing(repositories -> repositories
                .remarks() // from before addresses were struck out of what is passed on
                .write(
                        OptionalInt.of(101),
                        club.player("bob"),
                        Remark.Kind.CHAT,
                        "Wanda@Example.net is hers, jim." + ADDRESS + " is not",
                        club.now()));
    }

    /** A mail of another sender, handled long ago. */
    private long mail(String from, String body) {
        String raw = "From: " + from + "\r\nTo: pbem@example.org\r\n\r\n" + body + "\r\n";
        return club.changing(repositories -> {
            InboundMails mails = repositories.inboundMails();
            long id = mails.add(new InboundMails.Arrival(
                    "print " + body.hashCode(),
                    "pbem@example.org",
                    new InboundMails.Source("{}", raw.getBytes(StandardCharsets.UTF_8)),
                    club.now()));
            mails.settle(
                    Claim.of(id, ""),
                    new InboundMails.Heading("<1@x>", from, "Re: " + ADDRESS),
                    new MailOutcome(
                            "done",
                            "done by " + from,
                            List.of(new MailOutcome.Line("DONE", Phrase.of("status.about-mine", "to " + ADDRESS)))));
            return id;
        });
    }

    /** A frozen mail to bob; returns its id. */
    private long frozen(String body) {
        says("bob", "help");
        long id = club.last("bob").id();
        club.changing(repositories -> repositories
                .outboundMails()
                .freeze(Map.of(
                        id,
                        new OutgoingMail(
                                "<2@x>",
                                List.of("bob@example.net"),
                                "pbem@example.org",
                                "About " + ADDRESS,
                                body.getBytes(StandardCharsets.UTF_8)))));
        return id;
    }

    private void erase(String user) {
        assertThat(club.<Boolean>changing(repositories -> new Accounts(Club.GAMES, AddressRules.STANDARD)
                        .erase(repositories, club.player(user), club.now())
                        .isEmpty()))
                .isTrue();
    }

    private String everyRow() {
        return club.store().read(tx -> {
            List<String> queries = new ArrayList<>();
            Tables.columns(tx)
                    .forEach((table, columns) -> columns.forEach((column, type) -> queries.add("SELECT coalesce("
                            + (type.equals("bytea")
                                    ? "encode(" + column + ", 'escape')"
                                    : "CAST(" + column + " AS TEXT)")
                            + ", '') FROM " + table)));
            return queries.stream()
                    .flatMap(query -> Tables.of(tx).createQuery(query).mapTo(String.class).list().stream())
                    .collect(Collectors.joining("\n"))
                    .toLowerCase(Locale.ROOT);
        });
    }

    private String everyByte() throws Exception {
        Path file = directory.resolve("pbem.db");
        club.close();
        Database.of(file).compact(Duration.ofSeconds(5));
        return Files.readString(file, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    }

    @Test
    void nothing_of_hers_is_in_any_row_nor_in_the_file_and_her_moves_are() throws Exception {
        wandaPlaysAndTalks();
        mail("bob@example.net", "> " + ADDRESS + " wrote");
        List<String> moves = club.moves(101);
        int revisions = club.record(101).revision();
        assertThat(everyRow()).contains("555-0199", ADDRESS);

        erase("wanda");

        assertThat(everyRow().replace("jim." + ADDRESS, ""))
                .doesNotContain("555-0199")
                .doesNotContain(ADDRESS)
                .contains("bob-says-this", "[erased]");
        assertThat(club.moves(101)).isEqualTo(moves);
        assertThat(club.record(101).revision()).isEqualTo(revisions);
        assertThat(Audit.of(club.store()).faults()).isEmpty();
        assertThat(everyByte().replace("jim." + ADDRESS, ""))
                .doesNotContain("555-0199")
                .doesNotContain(ADDRESS);
    }

    @Test
    void her_reasons_as_a_director_go_from_tournaments_and_their_boards_and_those_of_another_stay() {
        TournamentAdministration tournaments = new TournamentAdministration(Club.GAMES, Club::seed);
        Author wanda = Author.director(club.player("wanda").id());
        Author dora = Author.director(club.join("dora").id());
        int number = club.changing(repositories ->
                        tournaments.create(repositories, Cup.of(2), List.of(club.player("wanda")), club.now()))
                .number();
        says("bob", "join " + number);
        says("carol", "join " + number);
        club.changing(repositories ->
                tournaments.extend(new TournamentDecision(repositories, number, wanda, WORDS, club.now()), 2));
        club.later(Duration.ofMinutes(1));
        club.changing(repositories -> tournaments.extend(
                new TournamentDecision(repositories, number, dora, "dora-says-snow", club.now()), 2));
        club.later(Duration.ofMinutes(1));
        club.changing(repositories -> tournaments.adjudicate(
                new TournamentDecision(repositories, number, wanda, WORDS, club.now()),
                101,
                List.of("carol"),
                Optional.empty()));
        assertThat(club.record(101).entries())
                .extracting(entry -> entry.event().reason())
                .containsExactly(Optional.of(WORDS), Optional.of("dora-says-snow"), Optional.of(WORDS));

        erase("wanda");

        assertThat(club.record(101).entries())
                .extracting(entry -> entry.event().reason())
                .containsExactly(Optional.of("-"), Optional.of("dora-says-snow"), Optional.of("-"));
        assertThat(everyRow()).doesNotContain("555-0199").contains("dora-says-snow");
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    @Test
    void words_of_others_stay_without_her_address() {
        wandaPlaysAndTalks();

        erase("wanda");

        assertThat(everyRow())
                .contains(
                        "[erased] is hers, jim.wanda@example.net is not", "asked for by [erased]", "[erased] is rude");
    }

    @Test
    void mails_of_others_that_tell_of_her_lose_their_text_and_keep_their_outcome() {
        long plain = mail("bob@example.net", "On Monday, Wanda Wonder <" + ADDRESS + "> wrote:");
        long packed = mail(
                "bob@example.net",
                Base64.getEncoder().encodeToString(("Greetings to everybody. " + ADDRESS).getBytes()) + "\r\n");
        long other = mail("bob@example.net", "c5,d5");

        erase("wanda");

        club.store().read(tx -> {
            InboundMails mails = tx.inboundMails();
            assertThat(mails.source(plain)).isEmpty();
            assertThat(mails.source(packed)).isEmpty();
            assertThat(mails.source(other)).isPresent();
            assertThat(mails.item(plain).orElseThrow().outcome()).contains("done");
            assertThat(mails.item(plain).orElseThrow().subject()).isEqualTo("Re: [erased]");
            return true;
        });
    }

    @Test
    void an_unsent_mail_to_another_player_is_rewritten_as_another_mail() {
        long going = frozen("wanda writes: " + WORDS);
        String token = club.last("bob").token();
        long other = frozen("carol writes: hello");
        long sent = frozen("wanda writes: " + WORDS);
        club.changing(repositories -> repositories.outboundMails().sent(List.of(sent), club.now()));

        erase("wanda");

        club.store().read(tx -> {
            OutboundMails mails = tx.outboundMails();
            assertThat(mails.frozen(going)).isEmpty();
            assertThat(mails.posted(going).token()).isNotEqualTo(token);
            assertThat(mails.undelivered()).contains(going, other).doesNotContain(sent);
            assertThat(mails.frozen(other)).isPresent();
            assertThat(mails.frozen(sent)).isEmpty();
            return true;
        });
    }

    @Test
    void the_last_mail_to_who_signed_off_is_forgotten_once_it_has_gone() {
        Player wanda = club.player("wanda");
        says("wanda", "signoff");
        club.reply(club.last(ADDRESS), "wanda");
        club.later(Closing.DAYS);
        club.ticks();
        assertThat(club.store()
                        .<Player.State>read(tx ->
                                tx.players().withId(wanda.id()).orElseThrow().state()))
                .isEqualTo(Player.State.GONE);
        long goodbye = club.last(ADDRESS).id();
        assertThat(club.last(ADDRESS).to()).isEqualTo(Recipient.address(ADDRESS));

        club.changing(repositories -> repositories.outboundMails().sent(List.of(goodbye), club.now()));

        assertThat(everyRow().replace("jim." + ADDRESS, "")).doesNotContain(ADDRESS);
    }

    @Test
    void an_address_that_she_had_before_is_hers_and_one_that_she_only_asked_for_is_not() {
        says("wanda", "add home@wanda.example");
        club.reply(club.last("home@wanda.example"), "yes");
        says("wanda", "change address " + ADDRESS);
        says("wanda", "add bob@example.net");
        says("bob", "feedback home@wanda.example is gone");
        assertThat(everyRow()).contains("home@wanda.example");

        erase("wanda");

        assertThat(everyRow()).doesNotContain("home@wanda.example").contains("[erased] is gone");
        assertThat(club.addresses("bob")).containsExactly("bob@example.net");
    }

    @Test
    void an_answer_to_a_stranger_is_kept_when_it_has_gone() {
        club.mail("x@y.example", "help");
        long answer = club.last("x@y.example").id();

        club.changing(repositories -> repositories.outboundMails().sent(List.of(answer), club.now()));

        assertThat(club.last("x@y.example").id()).isEqualTo(answer);
    }
}
