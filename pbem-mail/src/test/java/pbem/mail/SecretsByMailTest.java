package pbem.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Viewer;
import pbem.games.chromino.Chromino;
import pbem.games.chromino.OtherWorld;
import pbem.notice.ReplyTarget;
import pbem.play.BoardAdministration;
import pbem.record.GameRecord;
import pbem.store.Tables;
import pbem.token.Token;
import pbem.token.TokenKeys;
import pbem.token.Tokens;

/**
 * Two servers play the same game by the same mails, but differ in everything that one reader may not see. Every mail to
 * that reader must be the same on both, byte for byte, and so must the stored rows about the reader's own mails.
 */
class SecretsByMailTest {

    private static final List<String> PLAYERS = List.of("alice", "bob", "carol");
    private static final Seed PLAYED = Seed.ofHex("5ec7e75ec7e75ec7e75ec7e75ec7e75e");
    private static final Seed OTHER = Seed.ofHex("0123456789abcdef0123456789abcdef");
    private static final Tokens TOKENS = new Tokens(new TokenKeys(Map.of(1, new byte[16]), Set.of(), Set.of()));
    private static final int TURNS = 5;

    @TempDir
    private Path directory;

    /** One of the two servers. */
    private final class Server implements AutoCloseable {

        private final PostOffice office;
        private final Seed seed;
        private long compared;

        Server(String name, Game game, Seed seed) throws Exception {
            this.seed = seed;
            office = new PostOffice(
                    Files.createDirectory(directory.resolve(name)), new Games(List.of(game)), () -> seed);
            PLAYERS.forEach(office::join);
        }

        void begin(Game game, Map<String, String> options) {
            Act<GameRecord> act = office.store()
                    .change(tx -> new BoardAdministration(() -> seed)
                            .start(tx, game, PLAYERS, options, Map.of(), office.instant()));
            assertThat(act).isInstanceOf(Act.Done.class);
            // The fingerprint reveals nothing, but it would differ.
            office.store().change(tx -> Tables.of(tx).execute("UPDATE board SET commitment = ?", PLAYED.fingerprint()));
        }

        GameRecord record() {
            return office.record(101);
        }

        /** A reply to the newest mail about the board, proven by its token. */
        void replies(String user, String words) {
            long player = PLAYERS.indexOf(user) + 1;
            ReplyTarget target = new ReplyTarget.OfBoard(101, record().revision());
            Instant expires = office.instant().plusSeconds(864_000);
            String token = TOKENS.write(new Token(player, target, expires));
            office.writes(user + "@players.example", "pbem+" + token + "@example.org", "Re: board", words);
        }

        /** A mail without proof. */
        void asks(String address, String line) {
            office.writes(address, PostOffice.ADDRESS, line, "");
        }

        /** Every mail to the reader since the last call, without random parts. */
        List<String> mailsTo(String reader) {
            office.store().change(tx -> Tables.of(tx).execute("UPDATE outbox SET token = 'token' || id"));
            List<Long> ids = office.store()
                    .read(tx -> Tables.of(tx)
                            .createQuery("SELECT outbox.id FROM outbox LEFT JOIN player ON player.id = player_id"
                                    + " WHERE outbox.id > :after"
                                    + " AND (user_key = :reader OR outbox.address LIKE :reader || '@%') ORDER BY 1")
                            .bind("after", compared)
                            .bind("reader", reader)
                            .mapTo(Long.class)
                            .list());
            ids.stream().mapToLong(id -> id).max().ifPresent(newest -> compared = newest);
            List<String> mails = new ArrayList<>();
            for (long id : ids) {
                byte[] bytes = office.outbox().preview(id).orElseThrow().bytes();
                mails.add(new String(bytes, StandardCharsets.ISO_8859_1));
            }
            return mails;
        }

        /** The stored rows, except mails, about what this reader sent or will get. */
        List<String> rowsOf(String reader) {
            return office.store()
                    .read(tx -> Tables.of(tx)
                            .createQuery("SELECT 'rulings ' || results FROM inbox WHERE sender LIKE :reader || '@%'"
                                    + " UNION ALL SELECT 'notice ' || kind || ' ' || args FROM outbox"
                                    + " LEFT JOIN player ON player.id = player_id WHERE user_key = :reader"
                                    + " OR outbox.address LIKE :reader || '@%' ORDER BY 1")
                            .bind("reader", reader)
                            .mapTo(String.class)
                            .list());
        }

        @Override
        public void close() {
            office.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"alice, ''", "bob, chameleon", "carol, draw=3", "eve, expert"})
    void theMailsOfAPlayerTellOnlyWhatThatPlayerMayKnow(String reader, String option) throws Exception {
        Viewer viewer = PLAYERS.contains(reader) ? Viewer.of(Seat.at(PLAYERS.indexOf(reader))) : Viewer.PUBLIC;
        Game real = new Chromino();
        Game disguised = new OtherWorld(OTHER, PLAYED, viewer);
        Map<String, String> options = options(option);
        Random random = new Random(7);
        try (Server one = new Server("one", real, PLAYED);
                Server other = new Server("other", disguised, OTHER)) {
            List<Server> servers = List.of(one, other);
            one.begin(real, options);
            other.begin(disguised, options);
            for (int turn = 0; turn < TURNS && one.record().outcome().isEmpty(); turn++) {
                List<? extends Move> moves = one.record().position().moves();
                String mover = PLAYERS.get(one.record().toMove().get(0).index());
                String move = moves.get(random.nextInt(moves.size())).notation();
                for (Server server : servers) {
                    tryEverything(server, reader, mover, turn);
                    server.replies(mover, move);
                    server.office.later(Duration.ofHours(25)); // strangers are told of their errors once a day
                }
                assertThat(other.record().revision())
                        .isEqualTo(turn + 1)
                        .isEqualTo(one.record().revision());
                List<String> mails = one.mailsTo(reader);
                assertThat(mails).as("in turn " + turn).isNotEmpty();
                assertThat(other.mailsTo(reader)).as("after " + move).isEqualTo(mails);
            }
            assertThat(other.rowsOf(reader)).isNotEmpty().isEqualTo(one.rowsOf(reader));
        }
    }

    private static Map<String, String> options(String option) {
        String[] words = (option + "=").split("=", -1);
        return option.isEmpty() ? Map.of() : Map.of(words[0], words[1]);
    }

    /** In each turn another command or question that may be refused. */
    private static void tryEverything(Server server, String reader, String mover, int turn) {
        List<String> questions = List.of("show 101", "hint 101", "showas 101", "show 101#0", "move 101 draw");
        String question = questions.get(turn % questions.size());
        if (PLAYERS.contains(reader)) {
            server.replies(reader, question);
            server.replies(reader, "BGP 0,1 E\n\nWhat is this tile?");
        }
        server.asks(reader + "@players.example", question);
        for (String wrong : List.of("draw", "pass", "RRR 0,1 E", "PB* 0,2 S", "YRG 40,40 N", "nonsense")) {
            if (mover.equals(reader) && turn < PLAYERS.size()) {
                server.replies(mover, wrong);
            }
        }
    }

    /** A reader who may not know a hand does not find it in the raw mails either, headers and file names included. */
    @ParameterizedTest
    @CsvSource({"alice", "bob", "carol", "eve"})
    void theSeedIsInNoMailBeforeTheEnd(String reader) throws Exception {
        Game real = new Chromino();
        try (Server one = new Server("one", real, PLAYED)) {
            one.begin(real, Map.of());
            one.asks(reader + "@players.example", "show 101");
            assertThat(one.mailsTo(reader))
                    .isNotEmpty()
                    .allSatisfy(mail -> assertThat(mail)
                            .doesNotContainIgnoringCase(PLAYED.reveal())
                            .contains(PLAYED.fingerprint()));
            one.replies("bob", "resign");
            one.replies("carol", "resign");
            one.asks("eve@players.example", "show 101");
            assertThat(one.mailsTo("eve")).last().asString().contains(PLAYED.reveal());
            assertThat(Optional.of(one.record().state())).contains(GameRecord.State.FINISHED);
        }
    }
}
