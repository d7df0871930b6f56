package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.summary.Announcement;

/** An announcement stays on the site until it is withdrawn. */
class NewsTest {

    @TempDir
    Path folder;

    private static int announce(Club club, Optional<String> game, String subject, boolean shown) {
        return club.store()
                .change(tx -> tx.announcements()
                        .make(
                                new Announcement.Draft(
                                        game, subject, "On <Sunday>.\n\n- No mail is lost.", shown, false),
                                Club.NOON))
                .number();
    }

    @Test
    void anAnnouncementIsOnTheFrontPageAndInFullOnItsOwnPage() {
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
            for (String feed : List.of("/feed.atom", "/news.atom")) {
                assertThat(club.reader().page(feed))
                        .contains(
                                "<title>We move &amp; rest</title>",
                                "href=\"https://club.example/news#n" + second + "\"",
                                "On &lt;Sunday&gt;.  - No mail is lost.")
                        .doesNotContain("By mail alone");
            }
            assertThat(club.reader().page("/news")).contains("type=\"application/atom+xml\" href=\"/news.atom\"");
            assertThat(club.reader().page("/api/v1/news"))
                    .contains(
                            "\"url\":\"https://club.example/news#n" + second + "\"",
                            "\"game\":\"cholone\",\"subject\":\"New rules\"",
                            "\"text\":\"On <Sunday>.\\n\\n- No mail is lost.\"")
                    .doesNotContain("By mail alone");
            club.store().change(tx -> {
                tx.announcements().withdraw(tx.announcements().numbered(second).orElseThrow());
                return true;
            });
            assertThat(Words.of(club.reader().page("/"))).contains("We move").doesNotContain("New rules");
            for (String gone : List.of("/news", "/news.atom", "/feed.atom", "/api/v1/news")) {
                assertThat(club.reader().page(gone)).contains("We move").doesNotContain("New rules");
            }
        }
    }
}
