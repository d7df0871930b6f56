package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.repository.club.Announcement;

/** What is announced stands on the site until it is taken back. */
class NewsTest {

    @TempDir
    Path folder;

    private static int announce(Club club, Optional<String> game, String subject, boolean shown) {
        return club.store()
                .change(tx -> tx.repositories()
                        .announcements()
                        .make(
                                new Announcement.Draft(
                                        game, subject, "On <Sunday>.\n\n- No mail is lost.", shown, false),
                                Club.NOON))
                .number();
    }

    @Test
    void whatIsAnnouncedStandsOnTheFrontPageAndWholeOnItsOwn() {
        try (Club club = Club.in(folder)) {
            assertThat(club.reader().page("/")).doesNotContain("/news#");
            assertThat(Words.of(club.reader().page("/news"))).contains("There is none.");
            announce(club, Optional.empty(), "We move & rest", true);
            int second = announce(club, Optional.of("cholone"), "New rules", true);
            announce(club, Optional.empty(), "By mail alone", false);
            assertThat(Words.of(club.reader().page("/")))
                    .contains("New rules 2025-06-01 We move &amp; rest 2025-06-01");
            assertThat(club.reader().page("/")).contains("href=\"/news#n" + second + "\"");
            assertThat(Words.of(club.reader().page("/news")))
                    .contains(
                            "New rules 2025-06-01 , to those who play Cholone On &lt;Sunday&gt;. No mail is lost.",
                            "We move &amp; rest 2025-06-01 On &lt;Sunday&gt;.")
                    .doesNotContain("By mail alone");
            club.store().change(tx -> {
                tx.repositories()
                        .announcements()
                        .withdraw(tx.repositories()
                                .announcements()
                                .numbered(second)
                                .orElseThrow());
                return true;
            });
            assertThat(Words.of(club.reader().page("/"))).contains("We move").doesNotContain("New rules");
            assertThat(Words.of(club.reader().page("/news"))).doesNotContain("New rules");
        }
    }
}
