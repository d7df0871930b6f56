package pbem.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PicturesTest {

    @TempDir
    Path folder;

    private Club club;
    private Reader reader;

    @BeforeEach
    void open() {
        club = Club.in(folder);
        club.enrol("alice", "bob");
        club.play(club.start("alice", "bob"), 3);
        reader = club.reader();
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void aBoardCanBeHadAsAFile() {
        assertThat(type("/boards/101.svg")).isEqualTo("image/svg+xml");
        assertThat(type("/boards/101.small.svg")).isEqualTo("image/svg+xml");
        assertThat(type("/boards/101.txt")).isEqualTo("text/plain;charset=utf-8");
        assertThat(type("/boards/101.png")).isEqualTo("image/png");
        assertThat(reader.bytes("/boards/101.png").body()).startsWith(0x89, 'P', 'N', 'G');
        assertThat(reader.page("/boards/101.txt")).contains("white is to move");
    }

    @Test
    void everyEarlierPositionHasAPictureToo() {
        assertThat(reader.page("/boards/101/moves/0.txt")).isNotEqualTo(reader.page("/boards/101.txt"));
        assertThat(reader.page("/boards/101/moves/3.txt")).isEqualTo(reader.page("/boards/101.txt"));
        assertThat(type("/boards/101/moves/2.png")).isEqualTo("image/png");
    }

    @Test
    void aPictureThatMayChangeIsRevalidatedAndSentOnlyIfItHasChanged() {
        var first = reader.get("/boards/101.svg");
        String etag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(first.headers().firstValue("Cache-Control")).hasValue("public, no-cache");
        assertThat(reader.get("/boards/101.svg", "If-None-Match", etag).statusCode())
                .isEqualTo(304);

        club.play(101, 1);
        assertThat(reader.get("/boards/101.svg", "If-None-Match", etag).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aPictureOfAFinishedGameIsKeptForLong() {
        assertThat(caching("/boards/101/moves/1.svg")).isEqualTo("public, max-age=600");
        club.hear(club.player("bob"), "resign 101", "");
        assertThat(caching("/boards/101/moves/1.svg")).isEqualTo("public, max-age=604800");
        assertThat(caching("/boards/101.svg")).isEqualTo("public, max-age=604800");
    }

    private String type(String path) {
        return Answers.type(reader.bytes(path));
    }

    private String caching(String path) {
        return reader.bytes(path).headers().firstValue("Cache-Control").orElseThrow();
    }
}
