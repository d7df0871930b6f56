package pbem.bench.site;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import pbem.cli.home.PbemServer;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;

/** Fills a server with many players and boards, each board a few moves old, and one board with many moves. */
public final class FilledHome {

    private static final int AT_ONCE = 250;
    private static final int MOVES = 8;
    private static final int LONG = 400;

    private FilledHome() {}

    public static void fill(PbemServer server, int boards, int players, Random random) {
        Instant now = server.clock().instant();
        for (int from = 0; from < players; from += AT_ONCE) {
            int first = from;
            server.store().change(tx -> {
                for (int i = first; i < Math.min(players, first + AT_ONCE); i++) {
                    tx.players().enrol(name(i), name(i) + "@players.example", now);
                }
                return true;
            });
        }
        for (int from = 0; from < boards; from += AT_ONCE) {
            int first = from;
            server.store().change(tx -> {
                for (int i = first; i < Math.min(boards, first + AT_ONCE); i++) {
                    List<String> users = List.of(name(2 * i % players), name((2 * i + 1) % players));
                    play(server, tx, i, users, random);
                }
                return true;
            });
        }
        playLong(server, server.games().all().get(0), Map.of("quiet", "999"), 2, LONG, random);
    }

    /** Plays an unusually long board between the first players; moves that would end it are not chosen. */
    static GameRecord playLong(
            PbemServer server, Game game, Map<String, String> options, int players, int moves, Random random) {
        return server.store().change(tx -> playLong(server, tx, game, options, players, moves, random));
    }

    private static GameRecord playLong(
            PbemServer server,
            Repositories repositories,
            Game game,
            Map<String, String> options,
            int players,
            int moves,
            Random random) {
        Instant now = server.clock().instant();
        List<String> users =
                IntStream.range(0, players).mapToObj(FilledHome::name).toList();
        Act<GameRecord> begun = server.administration().start(repositories, game, users, options, Map.of(), now);
        GameRecord record = begun.now();
        while (record.moves() < moves) {
            Position position = record.position();
            List<? extends Move> going = position.moves().stream()
                    .filter(move -> position.play(move).outcome().isEmpty())
                    .toList();
            if (going.isEmpty()) {
                return record;
            }
            Event move = new Event.Moved(
                    record.toMove().get(0),
                    going.get(random.nextInt(going.size())).notation(),
                    "");
            record = enter(repositories, record, record.toMove().get(0), move, now);
        }
        return record;
    }

    /** Plays a board. The games alternate, and some boards are finished. */
    private static void play(
            PbemServer server, Repositories repositories, int number, List<String> users, Random random) {
        Instant now = server.clock().instant();
        List<Game> games = server.games().all();
        Act<GameRecord> begun =
                server.administration().start(repositories, games.get(number % 2), users, Map.of(), Map.of(), now);
        GameRecord record = begun.now();
        for (int i = 0; i < MOVES && record.position().outcome().isEmpty(); i++) {
            List<? extends Move> legal = record.position().moves();
            Seat seat = record.toMove().get(0);
            Event move = new Event.Moved(
                    seat, legal.get(random.nextInt(legal.size())).notation(), "");
            record = enter(repositories, record, seat, move, now);
        }
        if (number % 3 == 0 && record.position().outcome().isEmpty()) {
            Seat seat = record.toMove().get(0);
            enter(repositories, record, seat, new Event.Resigned(seat, ""), now);
        }
    }

    private static GameRecord enter(Repositories repositories, GameRecord record, Seat seat, Event event, Instant now) {
        Actor actor = Actor.player(record.board().player(seat));
        return repositories
                .boards()
                .append(record, new Entry(record.revision() + 1, now, actor, Proof.ADMIN, OptionalLong.empty(), event));
    }

    private static String name(int player) {
        return "player" + player;
    }
}
