package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import pbem.game.Refusal;
import pbem.help.ClubTexts;
import pbem.notice.Notice;
import pbem.player.AccountRefusal;
import pbem.repository.PostedNotice;
import pbem.request.AddressRules;
import pbem.request.SignupMode;
import pbem.request.SignupRules;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;
import pbem.testkit.UsualLimits;

/** One test for each reason to refuse a command about an account, named after it. */
class AccountRefusalTest extends ClubTest {

    private static final String DAVE = "dave@example.net";

    /** An address is not told the same thing twice within one day. */
    private static final Duration TWO_DAYS = Duration.ofDays(2);

    @Test
    void badUserId() {
        Map<String, String> proposed = Map.of(
                "d",
                "d2",
                "d".repeat(21),
                "d".repeat(20),
                "da.ve",
                "da-ve",
                "d\u00e4ve",
                "daeve",
                "\"benoit286\"",
                "benoit286",
                "-dave",
                "dave");
        proposed.forEach((bad, better) -> {
            club.later(TWO_DAYS);
            assertThat(club.mail(DAVE, "signup " + bad).to(DAVE))
                    .containsExactly("refused: \"" + bad.replace("\"", "") + "\" cannot be a userid. A userid has"
                            + " 2 to 20 letters, digits, dashes or underscores. | forms: signup " + better);
        });
    }

    @Test
    void aMarkBehindAUserIdIsNoPartOfIt() {
        assertThat(club.mail(DAVE, "signup dave!").to(DAVE)).containsExactly("confirm 1");
        club.later(TWO_DAYS);
        assertThat(club.mail(DAVE, "signup dave .").to(DAVE)).containsExactly("confirm 2");
    }

    @Test
    void reservedUserId() {
        for (String reserved : List.of(
                "help",
                "MOVE",
                "mvoe",
                "chall",
                "board",
                "reject",
                "Cholone",
                "abalone",
                "42",
                "Abuse",
                "support",
                "USERID",
                "GAME",
                "OPPONENT")) {
            club.later(TWO_DAYS);
            assertThat(club.mail(DAVE, "signup " + reserved).to(DAVE))
                    .containsExactly("refused: \"" + reserved + "\" cannot be a userid, because it means something in"
                            + " commands or stands for the server. Please choose another. | forms: signup dave");
        }
    }

    @Test
    void whatLooksReserved() {
        for (String alike : List.of(
                "adm1n", "Adrnin", "pbern", "PBeM_", "PB-EM", "p0stmaster", "supp0rt", "s3rver", "r0bot5", "ch01one")) {
            club.later(TWO_DAYS);
            assertThat(club.mail(DAVE, "signup " + alike).to(DAVE))
                    .containsExactly("refused: \"" + alike + "\" cannot be a userid, because it means something in"
                            + " commands or stands for the server. Please choose another. | forms: signup dave");
        }
        for (String other : List.of("adam1n", "ben8", "dave_2", "ali", "berni", "player5", "b10ck")) {
            club.later(TWO_DAYS);
            assertThat(club.mail(DAVE, "signup " + other).result()).startsWith("held: ");
        }
    }

    @Test
    void userIdTaken() {
        assertThat(club.mail(DAVE, "signup ALICE").to(DAVE))
                .containsExactly("refused: The userid alice is taken. Please choose another. | forms: signup ALICE2");
    }

    @Test
    void userIdLooksTaken() {
        for (String alike : List.of("aIice", "a1ice", "A1ICE")) {
            club.later(TWO_DAYS);
            assertThat(club.mail(DAVE, "signup " + alike).to(DAVE))
                    .containsExactly("refused: The userid " + alike
                            + " could be taken for alice, who plays here. Please choose another. | forms: signup "
                            + alike + "2");
        }
        assertThat(club.says("bob", "change name aIice").to("bob"))
                .first()
                .asString()
                .contains("could be taken for alice");
    }

    @Test
    void dataSentToday() {
        assertThat(club.says("alice", "mydata").to("alice")).containsExactly("data as of " + club.now());
        assertThat(club.says("alice", "mydata").to("alice"))
                .containsExactly("refused: We send your data once a day, and have sent it within the last day. Please"
                        + " ask again tomorrow.");
        club.later(TWO_DAYS);
        assertThat(club.says("alice", "mydata").to("alice")).containsExactly("data as of " + club.now());
    }

    private String signupOfDave(SignupMode mode) {
        club.receives(new SignupRules(mode, 500, ClubTexts.NONE));
        return club.mail(DAVE, "signup dave").result();
    }

    @Test
    void signupClosed() {
        assertThat(signupOfDave(SignupMode.CLOSED))
                .isEqualTo("refused: This server takes no new players at present. Everybody can read the site and the"
                        + " games on it.");
    }

    @Test
    void invitedOnly() {
        assertThat(signupOfDave(SignupMode.INVITE))
                .isEqualTo("refused: Only invited people can sign up here, and this address was not invited. A"
                        + " player here can ask the admin to invite you.");
    }

    @Test
    void alreadyWaiting() {
        club.changing(repositories -> repositories.signups().apply("Dave", "other@example.net", club.now()));
        assertThat(signupOfDave(SignupMode.CONFIRM))
                .isEqualTo("refused: The userid Dave, or this address, is already waiting for an answer of those who"
                        + " look after this server. You will get a mail.");
    }

    @Test
    void badAddress() {
        for (String bad :
                List.of("dave", "@example.net", "dave@", "Dave <dave@example.net>", "a@b@c", "a b@c", "a@b\n")) {
            assertThat(refusal(AddressRules.STANDARD, bad))
                    .isEqualTo("\"" + bad + "\" is not a mail address that I can write to.");
        }
    }

    /** The reason why the address cannot sign up; empty if it can. */
    private String refusal(AddressRules rules, String address) {
        return club.store()
                .read(tx -> new Accounts(Club.GAMES, rules).objection(tx, "dave", address))
                .map(refusal -> club.words().say(refusal.phrase()))
                .orElse("");
    }

    @Test
    void localAddress() {
        for (String local : List.of(
                "dave@localhost",
                "dave@mail",
                "dave@mail.",
                "dave@[1.2.3.4]",
                "dave@1.2.3.4",
                "dave@.net",
                "dave@a..b")) {
            assertThat(refusal(AddressRules.STANDARD, local))
                    .isEqualTo(
                            "\"" + local + "\" cannot be reached from here. A mail address has a domain with a dot in"
                                    + " it, as in name@example.org.");
            assertThat(refusal(new AddressRules(List.of(), true), local)).isEmpty();
        }
        assertThat(refusal(AddressRules.STANDARD, "dave@4chess.co.uk")).isEmpty();
        assertThat(club.mail("root@localhost", "signup dave").result())
                .startsWith("refused: \"root@localhost\" cannot");
        assertThat(club.says("alice", "add alice@localhost").result())
                .startsWith("refused: \"alice@localhost\" cannot");
        assertThat(club.says("alice", "change address alice@[127.0.0.1]").result())
                .startsWith("refused: \"alice@[127.0.0.1]\" cannot");
    }

    @Test
    void ownAddress() {
        for (boolean local : new boolean[] {true, false}) {
            AddressRules rules = new AddressRules(List.of("pbem@Example.org"), local);
            for (String own : List.of(
                    "pbem@example.org",
                    "PBeM@example.ORG",
                    "pbem@example.org.",
                    "pbem+x@example.org",
                    "Pbem+a+b@EXAMPLE.org")) {
                assertThat(refusal(rules, own))
                        .isEqualTo("\"" + own + "\" is an address of mine. Please give me one at which you read your"
                                + " mail.");
            }
            assertThat(refusal(rules, "pbem@example.com")).isEmpty();
            assertThat(refusal(rules, "pbem2@example.org")).isEmpty();
        }
        club.known("pbem@example.org");
        assertThat(club.mail("pbem+x@example.org", "signup dave").result())
                .startsWith("refused: \"pbem+x@example.org\" is an address of mine.");
        assertThat(club.says("alice", "add Pbem+X@example.org").result())
                .startsWith("refused: \"Pbem+X@example.org\" is an address of mine.");
    }

    @Test
    void alreadySignedUp() {
        assertThat(club.mail("alice", "signup alice2").to("alice@example.net"))
                .containsExactly("refused: This address belongs to the player alice already.");
    }

    @Test
    void notSignedUp() {
        assertThat(club.mail(DAVE, "cholone challenge bob").to(DAVE))
                .containsExactly("refused: Only players can do that, and I do not know your address."
                        + " Signing up takes one mail. | forms: signup USERID; help");
    }

    @Test
    void stillPlaying() {
        club.board("cholone", "alice", "bob");
        Refusal refusal = club.store()
                .change(tx ->
                        new Accounts(Club.GAMES, AddressRules.STANDARD).erase(tx, club.player("alice"), club.now()))
                .orElseThrow();
        assertThat(club.words().say(refusal.phrase()))
                .isEqualTo("alice still plays on 101. These games must be resigned first, or the admin adjudicates or"
                        + " voids them.");
    }

    @Test
    void wrongPassword() {
        club.under(UsualLimits.withPasswords());
        assertThat(club.mail(DAVE, "accept alice s3cret-word").to(DAVE))
                .containsExactly("refused: The userid or the password is wrong. Nothing was done.");
    }

    @Test
    void badPassword() {
        club.under(UsualLimits.withPasswords());
        assertThat(club.mail(DAVE, "signup dave short").to(DAVE))
                .containsExactly("refused: A password has 6 to 100 characters and no spaces.");
    }

    @Test
    void nothingToConfirm() {
        club.mail(DAVE, "signup dave");
        PostedNotice question = club.last(DAVE);
        club.reply(question, "no");
        assertThat(club.reply(question, "yes").to(DAVE))
                .containsExactly("refused: There is nothing left to confirm: it was settled before.");
    }

    @Test
    void yesOrNo() {
        club.mail(DAVE, "signup dave");
        assertThat(club.reply(club.last(DAVE), "what?").to(DAVE))
                .containsExactly("refused: I read \"what?\", which is neither yes nor no. Nothing was done."
                        + " Reply with \"yes\" to confirm or \"no\" to cancel.");
    }

    @Test
    void nameYourself() {
        club.says("alice", "signoff");
        assertThat(club.reply(club.last("alice@example.net"), "yes").to("alice"))
                .containsExactly("refused: Nothing was done. To close the account, reply with its userid: alice."
                        + " To keep it, reply \"no\", or do nothing.");
    }

    @Test
    void closing() {
        club.closes("alice");
        assertThat(club.says("alice", "status").to("alice"))
                .singleElement()
                .asString()
                .startsWith("refused: Your account closes on")
                .contains("write \"reopen\"");
    }

    @Test
    void notClosing() {
        assertThat(club.says("alice", "reopen").to("alice"))
                .containsExactly("refused: Your account is not closing: there is nothing to take back.");
    }

    @Test
    void sameUserId() {
        assertThat(club.says("alice", "change name alice").result())
                .isEqualTo("refused: You are called alice already.");
    }

    @Test
    void renamedLately() {
        assertThat(club.says("alice", "multiple\nchange name alicea\nchange name aliceb\nchange name alicec")
                        .results())
                .containsExactly(
                        "done: alice is called alicea now",
                        "refused: You took your userid less than a week ago. You can take another from Monday 12 May"
                                + " 2025, 14:02 UTC on.",
                        "refused: You took your userid less than a week ago. You can take another from Monday 12 May"
                                + " 2025, 14:02 UTC on.");
        club.later(Duration.ofDays(7));
        assertThat(club.says("alicea", "change name aliceb").result()).startsWith("done: ");
    }

    @Test
    void tooManyUserIds() {
        String now = "alice";
        for (String next : List.of("alicea", "aliceb", "alicec", "aliced", "alicee")) {
            assertThat(club.says(now, "change name " + next).result()).startsWith("done: ");
            club.later(Duration.ofDays(7));
            now = next;
        }
        assertThat(club.says(now, "change name alicef").result())
                .isEqualTo("refused: You have had 5 other userids, and each is kept for you. You can only take one of"
                        + " those again.");
        assertThat(club.says(now, "change name alice").result()).startsWith("done: ");
    }

    @Test
    void noPasswords() {
        String reason =
                "refused: This server takes no passwords, so nothing was done. Reply to a mail that you got from"
                        + " it: the reply address proves who you are. The password was not kept.";
        assertThat(club.mail(DAVE, "accept alice s3cret-word").to(DAVE)).containsExactly(reason);
        assertThat(club.says("alice", "change password sesame").to("alice")).containsExactly(reason);
    }

    @Test
    void passwordUnproven() {
        club.under(UsualLimits.withPasswords());
        assertThat(club.mail("alice", "change password sesame").to("alice@example.net"))
                .containsExactly("refused: Nothing proves that it is you, and we keep no password until it is"
                        + " confirmed. Set it in a reply to a mail that you got from this server, or give the present"
                        + " one: change password USERID OLD NEW");
    }

    @Test
    void a_wished_password_is_written_down_nowhere() {
        club.mail("alice", "change password sesame");
        assertThat(((Notice.Reply) club.last("alice@example.net").notice()).toString())
                .contains("change password")
                .doesNotContain("sesame");
        club.says("alice", "change password sesame");
        assertThat(club.last("alice").notice().toString()).doesNotContain("sesame");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(AccountRefusal.class).hasItsTestIn(AccountRefusalTest.class);
    }
}
