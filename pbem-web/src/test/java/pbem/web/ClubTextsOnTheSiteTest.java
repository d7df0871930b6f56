package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.help.ClubTexts;
import pbem.store.Store;
import pbem.testkit.TestDatabase;

/** The site shows the texts of the club. */
class ClubTextsOnTheSiteTest {

    @TempDir
    private Path folder;

    private Reader reader(Site site) {
        return new Reader(site.port());
    }

    private Site site(Store store, ClubTexts texts) {
        SiteConfig config = new SiteConfig(
                "127.0.0.1", 0, "The Thursday Club", "games@club.example", Optional.empty(), Set.of(), texts);
        return Club.site(config, store, Club.GAMES, Clock.fixed(Club.NOON, ZoneOffset.UTC));
    }

    @Test
    void theFrontPageAndTheFooterAreTheClubs() throws Exception {
        ClubTexts texts = new ClubTexts(Map.of(
                ClubTexts.FRONT,
                "# We play on Thursdays\n\n<script>alert(1)</script>",
                ClubTexts.IMPRINT,
                "# Imprint\n\nCarol answers for it.",
                ClubTexts.PRIVACY,
                "# Privacy\n\nWe keep nothing."));
        try (Store store = Store.open(TestDatabase.empty(folder.resolve("pbem.db")), Club.GAMES);
                Site site = site(store, texts)) {
            assertThat(reader(site).page("/"))
                    .contains("<h1>We play on Thursdays</h1>", "href=\"/help/imprint\"", "href=\"/help/privacy\"")
                    .doesNotContain("Board games, one mail at a time", "<script>alert");
            assertThat(reader(site).page("/help/imprint")).contains("Carol answers for it.");
            assertThat(reader(site).page("/help/privacy"))
                    .contains("We keep nothing.")
                    .doesNotContain("What we keep of you");
        }
    }

    @Test
    void ourOwnWordsStandIfTheClubWroteNone() throws Exception {
        try (Store store = Store.open(TestDatabase.empty(folder.resolve("pbem.db")), Club.GAMES);
                Site site = site(store, ClubTexts.NONE)) {
            assertThat(reader(site).page("/"))
                    .contains("Board games, one mail at a time", "href=\"/help/privacy\"")
                    .doesNotContain("imprint");
            assertThat(reader(site).page("/help/privacy")).contains("What we keep of you");
            assertThat(reader(site).get("/help/imprint").statusCode()).isEqualTo(404);
        }
    }
}
