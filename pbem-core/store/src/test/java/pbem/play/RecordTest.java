package pbem.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.games.Catalogue;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.text.RecordRefusal;
import pbem.record.text.RecordText;
import pbem.repository.BoardFilter;
import pbem.store.Audit;
import pbem.terms.Terms;
import pbem.testkit.Club;
import pbem.testkit.ClubTest;
import pbem.testkit.EveryRefusal;

/** Records written as text and read back. */
class RecordTest extends ClubTest {

    private String written(int board, RecordText.Detail detail) {
        return String.join("\n", new RecordText(club.record(board), club.words()::say, detail).lines()) + "\n";
    }

    private Act<GameRecord> read(String text, Map<String, String> names) {
        RecordImport reading = new RecordImport(Club.GAMES, () -> Seed.of(new byte[Seed.BYTES]), names);
        return club.store().change(tx -> reading.read(tx, text, "root", club.now()));
    }

    private GameRecord imported(String text) {
        Act<GameRecord> act = read(text, Map.of());
        assertThat(act).isInstanceOf(Act.Done.class);
        return club.record(act.now().board().number());
    }

    private String refusal(String text) {
        return read(text, Map.of())
                .match(
                        record -> fail("became " + record),
                        refusal -> club.words().say(refusal.phrase()));
    }

    private void enter(int board, Event event) {
        club.later(Duration.ofMinutes(7));
        Actor actor = event.by()
                .map(seat -> Actor.player(club.record(board).board().player(seat)))
                .orElse(Actor.admin("root"));
        club.store()
                .change(tx -> tx.boards()
                        .append(
                                club.record(board),
                                new Entry(
                                        club.record(board).revision() + 1,
                                        club.now(),
                                        event instanceof Event.Lapsed ? Actor.SERVER : actor,
                                        Proof.ADMIN,
                                        OptionalLong.empty(),
                                        event)));
    }

    @Test
    void a_record_holds_the_times_that_do_not_count_and_is_read_again() {
        club.says("alice", "pebbles challenge bob --weekdays --no-vacation --claim");
        club.says("bob", "accept");
        String text = written(101, RecordText.Detail.PLAYERS);
        assertThat(text).contains("terms: --nagtime=7 --forfeittime=21 --weekdays --no-vacation --claim\n");
        assertThat(club.record(101).board().terms().spelled()).isEqualTo("--weekdays --no-vacation --claim");
        assertThat(imported(text).board().terms())
                .isEqualTo(club.record(101).board().terms());
    }

    @Test
    void a_record_says_who_played_on_what_terms_and_what_happened() {
        club.says("alice", "pebbles challenge bob -heap=9 --nagtime=3 --forfeittime=10 --unrated");
        club.says("bob", "accept");
        club.later(Duration.ofHours(3));
        club.plays(101, "take3\nHello bob.\n\nGood luck!");
        club.says("bob", "draw 101");
        assertThat(written(101, RecordText.Detail.PLAYERS))
                .isEqualTo("""
                        PBeM record 1
                        game: pebbles
                        rules: 1
                        board: 101
                        options: -heap=9
                        terms: --nagtime=3 --forfeittime=10 --unrated
                        started: 2025-05-05T14:02:00Z
                        player 1: alice
                        player 2: bob
                        fingerprint: %s
                        state: active
                        moves: 1
                        chain: bbbfca71d46e5a8f3d074c4dc473a60ae6a8b130b3035ea20a3c1133a0f77a43

                        1 2025-05-05T17:02:00Z alice plays take3
                        | Hello bob.
                        |
                        | Good luck!
                        2 2025-05-05T17:02:00Z bob offers-draw
                        end of record
                        """.formatted(club.record(101).board().setup().seed().fingerprint()));
    }

    @Test
    void the_public_reads_no_comments_and_the_seed_only_after_the_end() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take3\nA secret plan");
        String seed = club.record(board).board().setup().seed().reveal();
        assertThat(written(board, RecordText.Detail.PUBLIC)).doesNotContain("secret", seed);
        assertThat(written(board, RecordText.Detail.PLAYERS)).contains("secret").doesNotContain(seed);
        assertThat(written(board, RecordText.Detail.ALL)).contains("seed: " + seed);
        club.says("bob", "resign 101");
        assertThat(written(board, RecordText.Detail.PUBLIC))
                .contains(
                        "seed: " + seed,
                        "state: finished",
                        "results: won lost",
                        "places: 1 2",
                        "result: alice won: bob resigned");
    }

    @Test
    void anybody_gets_it_by_mail() {
        club.board("pebbles", "alice", "bob");
        assertThat(club.mail("stranger@example.com", "record 101").notices())
                .containsExactly("stranger@example.com: record 101/0");
        assertThat(club.mail("stranger@example.com", "cholone record 101").result())
                .isEqualTo("refused: Board 101 is a board of pebbles, not of cholone.");
        assertThat(club.replies("bob", 101, 0, "record").notices()).containsExactly("bob: record 101/0");
    }

    static Stream<Game> games() {
        return Catalogue.games().all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_played_at_random_comes_back_from_its_text(Game game) {
        Random random = new Random(3);
        Act<Position> start = game.start(Math.max(2, game.leastSeats()), Map.of(), Seed.ofHex("c0ffee00".repeat(4)));
        List<Player> players = Stream.of("alice", "bob", "carol")
                .limit(Math.max(2, game.leastSeats()))
                .map(club::player)
                .toList();
        int board = club.store()
                .change(tx -> tx.boards().open(game, start.now().setup(), Terms.STANDARD, players, club.now()))
                .board()
                .number();
        Player dave = club.join("dave");
        for (int i = 0; i < 60 && club.record(board).state() == GameRecord.State.ACTIVE; i++) {
            GameRecord record = club.record(board);
            if (i == 5 || i == 15) {
                Seat seat = new Seat(2);
                long successor =
                        i == 5 ? dave.id() : record.begun().player(seat).id();
                enter(board, new Event.SeatTaken(seat, successor, "They are ill."));
            }
            if (record.canTakeBack(1) && random.nextInt(5) == 0) {
                enter(board, new Event.UndoAsked(new Seat(1), "Oh.", 0));
                enter(board, new Event.Answered(new Seat(2), random.nextBoolean(), ""));
                continue;
            }
            List<? extends Move> moves = record.position().moves();
            String move = moves.get(random.nextInt(moves.size())).notation();
            enter(
                    board,
                    new Event.Moved(
                            record.toMove().get(0), move, "Move " + i + "\n\nwords ".repeat(20), i % 9 == 1, false));
        }
        if (club.record(board).state() == GameRecord.State.ACTIVE) {
            enter(board, new Event.Resigned(new Seat(2), "Enough."));
        }
        GameRecord before = club.record(board);
        GameRecord after = imported("Hello,\n\nhere it is:\n" + written(board, RecordText.Detail.PLAYERS) + "-- \nme");
        assertThat(after.board().number()).isNotEqualTo(board);
        assertThat(after.board().setup()).isEqualTo(before.board().setup());
        assertThat(after.entries())
                .extracting(Entry::at)
                .isEqualTo(before.entries().stream().map(Entry::at).toList());
        assertThat(after.entries())
                .extracting(Entry::actor)
                .isEqualTo(before.entries().stream().map(Entry::actor).toList());
        assertThat(after.entries().stream().map(Entry::event).map(RecordTest::trimmed))
                .isEqualTo(before.entries().stream()
                        .map(Entry::event)
                        .map(RecordTest::trimmed)
                        .toList());
        assertThat(after.positions()).isEqualTo(before.positions());
        assertThat(after.handovers()).isNotEmpty().isEqualTo(before.handovers());
        assertThat(after.board().players()).isEqualTo(before.board().players());
        assertThat(after.outcome()).isEqualTo(before.outcome());
        assertThat(Audit.of(club.store()).faults()).isEmpty();
    }

    /** Records do not keep blanks at the ends of lines. */
    private static Event trimmed(Event event) {
        return event instanceof Event.Moved moved
                ? new Event.Moved(
                        moved.seat(),
                        moved.notation(),
                        moved.comment().replaceAll(" +(?=\n|$)", ""),
                        moved.queued(),
                        false)
                : event;
    }

    @Test
    void every_kind_of_event_comes_back() {
        int board = club.board("pebbles", "alice", "bob", "carol");
        Outcome outcome = new Outcome(List.of(Result.WON, Result.DREW, Result.LOST), Phrase.of("play.adjudicated"));
        List<Event> events = List.of(
                new Event.Moved(new Seat(1), "take1", ""),
                new Event.Moved(new Seat(2), "take2", "x", true, false),
                new Event.DrawOffered(new Seat(1), "Well?"),
                new Event.Answered(new Seat(2), true, ""),
                new Event.Answered(new Seat(3), false, "No."),
                new Event.TimeAsked(new Seat(3), 3, "Exams."),
                new Event.Answered(new Seat(1), false, ""),
                new Event.UndoAsked(new Seat(2), "", 0),
                new Event.Resumed("on"),
                new Event.Extended(7, "He was ill."),
                new Event.SeatTaken(new Seat(1), club.join("dave").id(), "She has left."),
                new Event.Lapsed(new Seat(3)),
                new Event.Adjudicated(outcome, "why"),
                new Event.RolledBack(1, "Not so fast."),
                new Event.Withdrawn(new Seat(2), true),
                new Event.RolledBack(1, "Nor this."),
                new Event.Withdrawn(new Seat(3), false),
                new Event.RolledBack(1, "Nor that."),
                new Event.Resigned(new Seat(1), "Bye."),
                new Event.Voided("over"));
        events.forEach(event -> enter(board, event));
        assertThat(events.stream().map(Event::getClass).distinct().count())
                .isEqualTo(Event.Cases.class.getMethods().length);
        GameRecord after = imported(written(board, RecordText.Detail.ALL));
        assertThat(after.entries()).extracting(Entry::event).containsExactlyElementsOf(events);
        assertThat(after.state()).isEqualTo(GameRecord.State.VOID);
    }

    @Test
    void a_resumed_game_starts_its_turn_again_and_its_players_are_told() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take1");
        String text = written(board, RecordText.Detail.ALL);
        club.later(Duration.ofDays(30));
        GameRecord after = imported(text);
        assertThat(club.turnSince(after.board().number())).isEqualTo(club.now());
        assertThat(after.toMove()).containsExactly(new Seat(2));
        assertThat(club.last("bob").notice()).isEqualTo(new Notice.BoardNews(102, 2));
    }

    @Test
    void players_may_be_called_otherwise_here() {
        int board = club.board("pebbles", "alice", "bob");
        club.says("bob", "resign 101");
        Act<GameRecord> act = read(written(board, RecordText.Detail.ALL), Map.of("bob", "carol"));
        assertThat(act.now().board().players()).extracting(Player::user).containsExactly("alice", "carol");
    }

    @Test
    void everyReasonHasItsTest() {
        EveryRefusal.of(RecordRefusal.class).hasItsTestIn(RecordTest.class);
    }

    private String finished() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take1");
        club.says("bob", "resign " + board);
        return written(board, RecordText.Detail.ALL);
    }

    @Test
    void noRecord() {
        assertThat(refusal("Hello")).isEqualTo("There is no record in this text: no line of it is \"PBeM record 1\".");
    }

    @Test
    void noEnd() {
        assertThat(refusal(finished().replace("end of record", ""))).isEqualTo("Line 20 does not belong in a record: ");
        assertThat(refusal(finished().replace("\nend of record", "")))
                .isEqualTo("The record breaks off: it has no line \"end of record\".");
    }

    @Test
    void wrongLine() {
        assertThat(refusal(finished().replace("bob resigns", "bob resigns now")))
                .startsWith("Line 19 does not belong in a record: 2 ");
        assertThat(refusal(finished().replace("alice plays", "dave plays"))).startsWith("Line 18 does not");
        assertThat(refusal(finished().replace("\n2 2025", "\n3 2025"))).startsWith("Line 19 does not");
    }

    @Test
    void wrongFact() {
        assertThat(refusal(finished().replace("started: 2025", "started: long ago 2025")))
                .startsWith("The record gives started in a wrong form: \"long ago");
        assertThat(refusal(finished().replace("--nagtime=7", "--nag"))).startsWith("The record gives terms");
    }

    @Test
    void unknownGame() {
        assertThat(refusal(finished().replace("game: pebbles", "game: ludo")))
                .startsWith("This server has no game called \"ludo\". The nearest of its games are ");
    }

    @Test
    void otherRules() {
        assertThat(refusal(finished().replace("rules: 1", "rules: 7")))
                .isEqualTo("The record follows version 7 of the rules of pebbles; this server has version 1.");
    }

    @Test
    void noSeed() {
        int board = club.board("chromino", "alice", "bob");
        assertThat(refusal(written(board, RecordText.Detail.PLAYERS)))
                .isEqualTo("The record does not contain its seed, without which chromino cannot be replayed. Export"
                        + " it with --seed, or wait for the end of the game.");
    }

    @Test
    void doesNotReplay() {
        assertThat(refusal(finished().replace("take1", "take9")))
                .isEqualTo("The record does not follow the rules: the record of board 0 does not replay: take9 at"
                        + " revision 1 is not legal");
    }

    @Test
    void a_player_who_is_unknown_here_is_named() {
        assertThat(refusal(finished().replace("bob", "dave"))).isEqualTo("Nobody here is called dave.");
    }

    @Test
    void a_refused_record_leaves_nothing_behind() {
        String text = finished().replace("take1", "take9");
        refusal(text);
        int boards = club.store().read(tx -> tx.boards().count(BoardFilter.ALL));
        assertThat(boards).isEqualTo(1);
    }

    @Test
    void deceptive_characters_are_removed_from_the_words_of_a_foreign_record() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take3\nXYZ");
        String hostile = written(board, RecordText.Detail.ALL)
                .replace("XYZ", "a\u0000b\u202ec\u2066d\u001b[31me\u200ff\ufeff \u0645\u200d \ud83d\ude00 g");
        assertThat(imported(hostile).entries().get(0).event().comment())
                .isEqualTo("abcd[31mef \u0645\u200d \ud83d\ude00 g");
    }

    @Test
    void inFuture() {
        assertThat(refusal(finished().replaceFirst("\n2 2025", "\n2 2999")))
                .matches("The record contains the time 2999-\\S+, which is in the future\\.");
        assertThat(refusal(finished().replaceFirst("started: 2025", "started: 2999")))
                .startsWith("The record contains the time 2999");
    }

    @Test
    void otherChain() {
        String forged = finished().replace("take1", "take2");
        assertThat(refusal(forged))
                .matches("The record was changed: its line \"chain: [0-9a-f]{64}\" does not match its contents."
                        + " Without that line it is accepted as it is.");
        assertThat(imported(forged.replaceFirst("chain: .*\n", "")).moves()).isOne();
    }

    @Test
    void a_game_without_its_seed_is_held_against_its_chain_by_the_fingerprint() {
        int board = club.board("pebbles", "alice", "bob");
        club.plays(board, "take1");
        assertThat(imported(written(board, RecordText.Detail.PUBLIC)).moves()).isOne();
    }
}
