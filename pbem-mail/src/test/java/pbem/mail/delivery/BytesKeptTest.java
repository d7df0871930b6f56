package pbem.mail.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.game.Move;
import pbem.mail.PostOffice;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.InboxItem;
import pbem.repository.OutboundMails;

/** The growth of a database file for each move, with mails in the standard settings. */
@Tag("sqlite")
class BytesKeptTest {

    private static final int MOVES = 40;
    private static final int FIRST_BOARD = 101;

    @TempDir
    private Path directory;

    private final Random random = new Random(1);

    @Test
    void a_move_leaves_little_behind_once_its_mails_are_sent_and_less_once_they_are_old() throws IOException {
        long before = with(office -> {
            office.join("alice");
            office.join("bob");
            office.board("alice", "bob");
            sendAll(office);
        });
        long sent = with(office -> {
            for (int move = 0; move < MOVES; move++) {
                play(office);
                sendAll(office);
            }
        });
        long pruned = with(office -> {
            office.later(Duration.ofDays(400));
            office.inbox().prune(office.instant());
            office.outbox().prune(office.instant());
        });

        assertThat((sent - before) / MOVES).as("bytes for each move").isLessThan(3_000);
        assertThat((pruned - before) / MOVES).as("bytes for each move, pruned").isLessThan(3_000);
    }

    /** The size of the file once every connection is closed. */
    private long with(Consumer<PostOffice> work) throws IOException {
        try (PostOffice office = new PostOffice(directory)) {
            work.accept(office);
        }
        return Files.size(directory.resolve("pbem.db"));
    }

    private void play(PostOffice office) {
        int last = office.store().read(tx -> tx.boards().list(BoardFilter.ALL).size());
        GameRecord record = office.record(FIRST_BOARD + last - 1);
        if (record.outcome().isPresent()) {
            record = office.record(office.board("alice", "bob"));
            sendAll(office);
        }
        List<? extends Move> legal = record.position().moves();
        String move = legal.get(random.nextInt(legal.size())).notation();
        int seat = record.position().toMove().get(0).index();
        InboxItem mail = office.replies(record.board().players().get(seat).user(), move);
        assertThat(mail.outcome()).as(move).contains("done");
        office.later(Duration.ofMinutes(5));
    }

    private static void sendAll(PostOffice office) {
        for (OutboundMails.Claimed due : Claims.of(office, "worker", 100)) {
            office.outbox().freeze(due.claim().mail()).orElseThrow();
            office.outbox().sent(due.claim().mail());
        }
    }
}
