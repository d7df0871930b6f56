package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.Part;
import jakarta.mail.internet.MimeMultipart;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Seat;
import pbem.game.Viewer;
import pbem.games.Catalogue;
import pbem.mail.delivery.FirstMails;
import pbem.picture.Ascii;
import pbem.play.SeatHandover;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.record.GameRecord;
import pbem.record.RatedSeats;
import pbem.store.ChanceAudit;

/** A game with hidden hands in the mails of its players, from the challenge to the check of its chance. */
class HiddenHandsByMailTest {

    private static final List<String> PLAYERS = List.of("alice", "bob", "carol");
    private static final Pattern HINT = Pattern.compile("- ([BGPRY]{3}) fits in (?:one way|\\d+ ways):\\s+([^.]+)\\.");
    private static final Pattern PLACEMENT = Pattern.compile("[BGPRY]{3} -?\\d+,-?\\d+ [ESWN]");

    @TempDir
    private Path directory;

    private PostOffice office;

    @BeforeEach
    void open() {
        office = new PostOffice(directory);
        PLAYERS.forEach(office::join);
        office.arrives("c", "alice@players.example", "chromino challenge bob carol");
        office.intake().work();
        Stream.of("alice", "bob", "carol")
                .forEach(user -> assertThat(office.replies(user, user.equals("alice") ? "yes" : "accept")
                                .outcome())
                        .contains("done"));
    }

    @AfterEach
    void close() {
        office.close();
    }

    private GameRecord record() {
        return office.record(101);
    }

    private String mover() {
        return record().board().player(record().toMove().get(0)).user();
    }

    private String newest(String user) throws Exception {
        return text(office.newestTo(user));
    }

    private static String text(Part part) throws Exception {
        return part.getContent() instanceof MimeMultipart parts
                ? text(parts.getBodyPart(0))
                : part.getContent().toString().replace("\r\n", "\n");
    }

    @Test
    void threePlayersPlayToTheEndByWhatTheirHintsTell() throws Exception {
        String fingerprint = record().board().setup().seed().fingerprint();
        String seed = record().board().setup().seed().reveal();
        for (String user : PLAYERS) {
            assertThat(newest(user)).contains(fingerprint).doesNotContain(seed);
            if (!user.equals(mover())) {
                assertThat(newest(user).replaceAll("\\s+", " "))
                        .containsPattern("The game has begun\\. The turns go round in this order: bob, [a-z ]+\\. "
                                + "bob draws a tile and passes\\. .*" + mover() + " is to move\\.");
            }
            assertThat(newest(user).replaceAll("\\s+", " "))
                    .contains("The turns go round in this order: bob")
                    .contains("bob draws a tile and passes.");
        }
        assertThat(new FirstMails(office.store()).fingerprints(101)).isEmpty();
        while (record().state() == GameRecord.State.ACTIVE) {
            int played = record().plies().size();
            String mover = mover();
            String move = hinted(mover);
            assertThat(office.replies(mover, move).outcome()).as(move).contains("done");
            assertThat(record().plies()).hasSize(played + 1);
        }
        for (String user : PLAYERS) {
            assertThat(newest(user)).contains(fingerprint, seed, "next first: ");
        }
        assertThat(ChanceAudit.of(office.store(), 101, new FirstMails(office.store()).fingerprints(101)))
                .map(ChanceAudit::finding)
                .contains(ChanceAudit.Finding.FAIR);
    }

    @Test
    void aSubstitutePlaysTheHandToTheEnd() throws Exception {
        office.join("dave");
        playTheFirst();
        String bobs = hand("bob");
        office.store().change(tx -> {
            Player dave = tx.players().called("dave").orElseThrow();
            return new SeatHandover(tx, record(), Seat.at(1), dave)
                    .enter("root", "Bob is ill.", OptionalLong.empty(), office.instant());
        });
        assertThat(hand("dave")).isEqualTo(bobs);
        assertThat(newest("bob")).doesNotContain("Your hand", bobs);
        while (record().state() == GameRecord.State.ACTIVE) {
            for (String user : List.of("alice", "carol", "dave")) {
                String hand = held(user).map(held -> "Your hand: " + held).orElse(user + " (you): no tile");
                assertThat(newest(user)).contains(hand);
            }
            for (String other : List.of("alice", "bob", "carol")) {
                assertThat(newest(other)).doesNotContain(hand("dave"));
            }
            playTheFirst();
        }
        assertThat(newest("bob")).as("who left is told of nothing more").contains("Bob is ill.");
        assertThat(newest("dave")).contains("next first: ");
        assertThat(newest("alice")).isNotEqualTo(newest("dave")).contains("dave took over the seat of bob");
        RatedSeats counted = RatedSeats.of(record());
        assertThat(counted).isEqualTo(new RatedSeats.Rated(List.of(Seat.at(0), Seat.at(2))));
    }

    private void playTheFirst() {
        int revision = record().revision();
        String move = record().position().moves().get(0).notation();
        assertThat(office.replies(mover(), move).outcome()).as(move).contains("done");
        assertThat(record().revision()).isEqualTo(revision + 1);
    }

    /** Asks for hints, and takes the first way to play the first tile that fits. */
    private String hinted(String mover) throws Exception {
        assertThat(office.replies(mover, "hint").outcome()).contains("answered");
        String mail = newest(mover);
        assertThat(mail.lines()).allMatch(line -> line.length() <= 72);
        Matcher hint = HINT.matcher(mail);
        assertThat(hint.find()).as(mail).isTrue();
        List<String> places = PLACEMENT
                .matcher(hint.group(2).replaceAll("\\s+", " "))
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(places)
                .isNotEmpty()
                .allMatch(place -> place.startsWith(hint.group(1))
                        || place.startsWith(
                                new StringBuilder(hint.group(1)).reverse().toString()));
        return places.get(0);
    }

    @Test
    void theReceiptOfAMoveShowsTheHandThatIsLeft() throws Exception {
        String mover = mover();
        office.replies(mover, hinted(mover));
        assertThat(newest(mover))
                .startsWith("You played ")
                .contains("Your hand: " + hand(mover))
                .doesNotContain("All moves");
    }

    @Test
    void aHintShowsTheHandOfItsReaderAndGoesNowhereElse() throws Exception {
        String carols = newest("carol");
        office.replies("bob", "hint");
        assertThat(newest("bob"))
                .contains("What you hold on board 101, and where it can go.")
                .contains(hand("bob"))
                .contains("bob (you): 9 tiles");
        assertThat(newest("carol")).isEqualTo(carols);
    }

    @Test
    void showasShowsTheHandAndShowDoesNot() throws Exception {
        office.replies("bob", "showas 101");
        assertThat(newest("bob")).contains("Your hand: " + hand("bob"), "bob (you): 9 tiles");
        office.replies("bob", "show 101");
        assertThat(newest("bob"))
                .doesNotContain(hand("bob"))
                .doesNotContain("(you)")
                .contains("bob: 9 tiles")
                .contains(record().board().commitment().orElseThrow());
    }

    /** The request must be confirmed, and the answer goes to the registered address. */
    @Test
    void anUnprovenSenderSeesTheHandOnlyAfterConfirming() throws Exception {
        office.writes("bob@players.example", PostOffice.ADDRESS, "showas 101", "");
        assertThat(newest("bob"))
                .contains("Did you mean to see boards with what only you may see")
                .doesNotContain(hand("bob"));
        office.replies("bob", "yes");
        assertThat(newest("bob")).contains(hand("bob"));
    }

    @Test
    void anOnlookerWhoAsksForHintsIsToldWhoPlays() throws Exception {
        office.join("eve");
        office.writes("eve@players.example", PostOffice.ADDRESS, "hint 101", "");
        office.replies("eve", "yes");
        assertThat(newest("eve")).contains("You do not play on board 101");
        PLAYERS.forEach(user -> assertThat(newestOf("eve")).doesNotContain(hand(user)));
    }

    private String newestOf(String user) {
        try {
            return newest(user);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    /** The refusal of a move shows the hand again, so that the player can choose another move. */
    @Test
    void aRefusedMoveComesBackWithTheHand() throws Exception {
        String mover = mover();
        office.replies(mover, "BGP 40,40 E");
        assertThat(newest(mover)).contains("Your hand: " + hand(mover));
    }

    @Test
    void whenTheGameIsEndedFromOutsideTheLastMailShowsEverything() throws Exception {
        office.replies("bob", "resign");
        assertThat(newest("alice")).doesNotContain("next first: ");
        office.replies("carol", "resign");
        assertThat(newest("alice"))
                .contains(hand("bob"), hand("carol"), "next first: ")
                .contains(record().board().setup().seed().reveal());
        assertThat(newest("alice").lines()).allMatch(line -> line.length() <= 72);
    }

    @Test
    void aHelpPageComesInTheLanguageThatThePlayerSet() throws Exception {
        office.replies("bob", "help chromino");
        assertThat(newest("bob")).contains("Chance that you can check");
        Player bob = office.store().read(tx -> tx.players().called("bob")).orElseThrow();
        Preferences now = Preferences.STANDARD;
        Preferences french = now.with(Preference.LANGUAGE, Locale.FRENCH);
        office.store().change(tx -> {
            tx.preferences().set(bob, french);
            return bob;
        });
        office.replies("bob", "help chromino");
        assertThat(newest("bob")).contains("Chromino est un jeu");
        office.replies("bob", "help");
        assertThat(newest("bob")).contains("aide commandes");
    }

    /** The tiles of a hand as the server lists them. */
    private String hand(String user) {
        return held(user).orElseGet(() -> seen(seat(user)));
    }

    private Seat seat(String user) {
        return PLAYERS.contains(user) ? Seat.at(PLAYERS.indexOf(user)) : Seat.at(1);
    }

    /** Empty if the hand has no tile. */
    private Optional<String> held(String user) {
        String text = Ascii.draw(
                record().position().diagram(Viewer.of(seat(user))),
                Catalogue.games().phrasebook(Locale.ENGLISH));
        Matcher hand = Pattern.compile("Your hand: ([BGPRY ]+)").matcher(text);
        return hand.find() ? Optional.of(hand.group(1).strip()) : Optional.empty();
    }

    private String seen(Seat seat) {
        return record().at(0).position().hints(Viewer.of(seat)).stream()
                .map(hint -> hint.args().get(0).toString())
                .reduce((a, b) -> a + " " + b)
                .orElseThrow();
    }
}
