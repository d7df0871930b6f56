package pbem.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.InboxItem;
import pbem.repository.OutboxItem;
import pbem.store.Tables;

/** Compares a server's database at the end with the decisions of the players and the mails that their provider took. */
final class Reckoning {

    private static final int ALL = 1_000_000;

    private final PbemServer server;
    private final Club club;
    private final Provider provider;

    Reckoning(PbemServer server, Club club, Provider provider) {
        this.server = server;
        this.club = club;
        this.provider = provider;
    }

    /**
     * The work still open: mails that come in, wait or have to be sent, and players who still answer. The parts are
     * looked at one after the other, so a mail could pass from a part not yet looked at to one already seen. Two looks
     * without a new mail between them rule this out.
     *
     * @param coming the number of mails on their way to the server
     */
    static List<String> unrest(PbemServer server, Club club, IntSupplier coming) {
        int written = club.written();
        List<String> unrest = new ArrayList<>();
        for (int look = 0; look < 2 && unrest.isEmpty(); look++) {
            if (coming.getAsInt() != 0) {
                unrest.add(coming.getAsInt() + " mails are on their way to the server");
            }
            server.inbox().list(ALL).stream()
                    .filter(mail -> mail.state() == InboxItem.State.WAITING)
                    .forEach(mail -> unrest.add("waits: " + mail));
            Set<Long> undelivered = Set.copyOf(server.outbox().undelivered());
            if (!undelivered.isEmpty()) {
                server.outbox().list(ALL).stream()
                        .filter(mail -> undelivered.contains(mail.id()))
                        .forEach(mail -> unrest.add("has to go out: " + mail));
            }
        }
        if (club.written() != written) {
            unrest.add("players wrote " + (club.written() - written) + " mails meanwhile");
        }
        return unrest;
    }

    void everyMailHasItsOutcome() {
        List<InboxItem> mails = server.inbox().list(ALL);
        assertThat(mails).hasSize(club.written()).allSatisfy(mail -> {
            assertThat(mail.state()).isEqualTo(InboxItem.State.DONE);
            assertThat(mail.outcome()).isPresent();
        });
    }

    /** @param players the number of players who signed up */
    void everyCommandWasAppliedOnce(int players) {
        List<Player> all = server.store().read(tx -> tx.players().all());
        assertThat(all)
                .filteredOn(player -> player.state() != Player.State.ROBOT)
                .hasSize(players);
        assertThat(club.members()).isEqualTo(players);
        assertThat(rows("SELECT CAST(count(*) AS TEXT) FROM challenge"))
                .containsExactly(Integer.toString(club.challenges()));
        Map<Integer, List<String>> logs = server.store().read(tx -> {
            Map<Integer, List<String>> boards = new TreeMap<>();
            tx.boards().list(BoardFilter.ALL).forEach(board -> {
                GameRecord record = tx.boards().record(board.number()).orElseThrow();
                boards.put(board.number(), decisions(record));
            });
            return boards;
        });
        assertThat(logs).isEqualTo(club.decisions());
    }

    private static List<String> decisions(GameRecord record) {
        List<String> decisions = new ArrayList<>();
        for (Entry entry : record.entries()) {
            decisions.add(entry.event()
                    .decision()
                    .map(decision -> decision.match(
                            Event.Moved::notation,
                            resigned -> PlayedBoard.RESIGNED,
                            Event.Lapsed::toString,
                            Event.Withdrawn::toString))
                    .orElseGet(entry.event()::toString));
        }
        return decisions;
    }

    void everyNoticeBecameOneMailThatArrived() {
        List<OutboxItem> mails = server.outbox().list(ALL);
        assertThat(mails).allMatch(mail -> mail.state() == OutboxItem.State.SENT);
        assertThat(mails.stream()
                        .map(mail -> "<" + mail.messageId() + ">")
                        .sorted()
                        .toList())
                .isEqualTo(provider.taken());
        assertThat(provider.altered()).isEmpty();
        assertThat(rows("SELECT board || ' ' || revision || ' ' || player_id FROM outbox WHERE board IS NOT NULL"
                        + " GROUP BY board, revision, player_id HAVING count(*) <> 1"))
                .as("boards whose news somebody was told twice")
                .isEmpty();
        assertThat(rows("SELECT board.number || ' ' || seat.player_id FROM board JOIN seat ON seat.board = board.number"
                        + " WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.board = board.number AND"
                        + " outbox.player_id = seat.player_id AND outbox.revision = board.revision)"))
                .as("players who were not told the last news of a board")
                .isEmpty();
        assertThat(rows("SELECT CAST(inbox_id AS TEXT) FROM outbox WHERE board IS NULL GROUP BY inbox_id, player_id,"
                        + " address, kind HAVING count(*) > 1"))
                .as("mails that were answered twice")
                .isEmpty();
    }

    /** The mails to a player about one board came in their order. */
    void theMailsOfEachBoardCameInOrder() {
        Map<String, List<String>> about = new HashMap<>();
        rows("SELECT message_id || ' ' || board || ' ' || player_id || ' ' || id FROM outbox WHERE board IS NOT NULL")
                .forEach(row -> about.put(row.split(" ")[0], List.of(row.split(" "))));
        Map<String, List<Long>> came = new TreeMap<>();
        for (String id : provider.order()) {
            List<String> mail = about.get(id);
            if (mail != null) {
                came.computeIfAbsent("board " + mail.get(1) + " to " + mail.get(2), board -> new ArrayList<>())
                        .add(Long.parseLong(mail.get(3)));
            }
        }
        assertThat(came)
                .isNotEmpty()
                .allSatisfy((whose, mails) -> assertThat(mails).as(whose).isSorted());
    }

    private List<String> rows(String query) {
        return server.store()
                .read(tx -> Tables.of(tx).createQuery(query).mapTo(String.class).list());
    }
}
