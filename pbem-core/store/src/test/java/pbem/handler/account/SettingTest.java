package pbem.handler.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** The settings of how a player is written to, and one test for each reason to refuse a change, named after it. */
class SettingTest extends ClubTest {

    private Preferences preferences() {
        return club.changing(repositories -> repositories.preferences().of(club.player("alice")));
    }

    private String refused(String line) {
        String result = club.says("alice", line).result();
        assertThat(result).startsWith("refused: ");
        return result.substring("refused: ".length());
    }

    @Test
    void set_alone_shows_every_setting_with_what_it_can_be() {
        assertThat(club.says("alice", "set").to("alice"))
                .containsExactly("Your settings. To change one, write for example: set width 60:"
                        + " format, html, html, plain; svg, off, on, off; width, 72, 20..200;"
                        + " zone, UTC, Europe/Berlin, America/New_York, UTC, ...; language, en, en, de, fr, es;"
                        + " digest, off, daily, off; receipts, short, board, short, none; board, text, text, words;"
                        + " confirm, never, always, never; seeks, off, on, off;"
                        + " profile, shown, shown, hidden; talk, private, private, public; news, on, on, off;"
                        + " robots, play, play, resign; push, off, off, silent, sound");
    }

    @Test
    void each_setting_is_changed_and_shown() {
        club.says("alice", "set plain");
        club.says("alice", "SET Svg ON");
        club.says("alice", "set width 60");
        club.says("alice", "set zone europe/berlin");
        club.says("alice", "set language fr");
        club.says("alice", "set receipts none");
        club.says("alice", "set board words");
        club.says("alice", "set seeks on");
        club.says("alice", "set profile hidden");
        club.says("alice", "set talk public");
        club.says("alice", "set news off");
        club.says("alice", "set robots resign");
        club.says("alice", "set push sound");
        assertThat(club.says("alice", "set digest on").to("alice").get(0))
                .contains(
                        "format, plain",
                        "svg, on",
                        "width, 60",
                        "zone, Europe/Berlin",
                        "language, fr",
                        "digest, daily",
                        "receipts, none",
                        "board, words",
                        "seeks, on",
                        "profile, hidden",
                        "talk, public",
                        "news, off",
                        "robots, resign",
                        "push, sound");
        assertThat(preferences())
                .isEqualTo(Preferences.STANDARD
                        .with(Preference.FORMAT, Preferences.Format.PLAIN)
                        .with(Preference.ZONE, ZoneId.of("Europe/Berlin"))
                        .with(Preference.LANGUAGE, Locale.FRENCH)
                        .with(Preference.DIGEST, Preferences.Digest.DAILY)
                        .with(Preference.WIDTH, 60)
                        .with(Preference.SVG, true)
                        .with(Preference.RECEIPTS, Preferences.Receipts.NONE)
                        .with(Preference.BOARD, Preferences.Boards.WORDS)
                        .with(Preference.SEEKS, true)
                        .with(Preference.PROFILE, Preferences.Profile.HIDDEN)
                        .with(Preference.TALK, Preferences.Talk.PUBLIC)
                        .with(Preference.NEWS, false)
                        .with(Preference.ROBOTS, Preferences.Robots.RESIGN)
                        .with(Preference.PUSH, Preferences.Push.SOUND));
    }

    @Test
    void a_setting_goes_back_to_what_it_was_at_first() {
        club.says("alice", "set width 60");
        club.says("alice", "set width standard");
        assertThat(preferences()).isEqualTo(Preferences.STANDARD);
    }

    @Test
    void a_zone_can_be_written_with_a_blank_or_as_an_offset() {
        club.says("alice", "set zone america/new york");
        assertThat(preferences().zone()).isEqualTo(ZoneId.of("America/New_York"));
        club.says("alice", "set zone +02:00");
        assertThat(preferences().zone()).isEqualTo(ZoneOffset.ofHours(2));
        club.says("alice", "set zone utc");
        assertThat(preferences().zone()).isEqualTo(ZoneOffset.UTC);
    }

    @Test
    void unknown() {
        assertThat(refused("set colour red"))
                .isEqualTo("I do not know the setting \"colour\". The settings are format, svg, width, zone, language,"
                        + " digest, receipts, board, confirm, seeks, profile, talk, news, robots and push.");
    }

    @Test
    void badValue() {
        assertThat(refused("set width 19")).isEqualTo("width cannot be \"19\". The form is: set width 20..200");
        assertThat(refused("set format rtf")).isEqualTo("format cannot be \"rtf\". The form is: set format html|plain");
        assertThat(refused("set zone Atlantis")).startsWith("zone cannot be \"Atlantis\".");
        assertThat(refused("set language tlh")).startsWith("language cannot be \"tlh\".");
        assertThat(refused("set svg maybe")).startsWith("svg cannot be \"maybe\".");
        assertThat(refused("set board pictures"))
                .isEqualTo("board cannot be \"pictures\". The form is: set board text|words");
        assertThat(refused("set digest hourly")).startsWith("digest cannot be \"hourly\".");
        assertThat(preferences()).isEqualTo(Preferences.STANDARD);
    }

    @Test
    void whichValue() {
        assertThat(refused("set width")).isEqualTo("Which value? The form is: set width 20..200");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(SettingRefusal.class).hasItsTestIn(SettingTest.class);
    }
}
