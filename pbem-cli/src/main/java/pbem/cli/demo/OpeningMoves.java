package pbem.cli.demo;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.cli.home.PbemServer;
import pbem.command.Instructions;
import pbem.game.Act;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.request.Request;

/**
 * Prepares the state in which the demo begins: alice and bob have signed up and played a few moves, and alice has
 * another board with a robot, which answers her at once.
 */
final class OpeningMoves {

    private static final List<String> MOVES = List.of("a3-c5,b4", "i7-g5,h6", "b4-d6,c5", "h6-f4,g5");

    static final String ROBOT = "robot2";

    private OpeningMoves() {}

    /**
     * Plays the moves.
     *
     * @return the number of the board of alice and bob
     */
    static int play(PbemServer server) {
        Instant now = server.clock().instant();
        server.prepareRobots();
        int number = server.store().change(tx -> {
            for (DemoPlayer player : DemoPlayer.ALL) {
                server.accounts().enrol(tx, player.user(), player.address(), now);
            }
            int people = start(
                    server, tx, DemoPlayer.ALL.stream().map(DemoPlayer::user).toList());
            start(server, tx, List.of(DemoPlayer.ALL.get(0).user(), ROBOT));
            return people;
        });
        for (String move : MOVES) {
            server.store().change(tx -> server.referee().handle(tx, request(tx, number, move, now)));
        }
        return number;
    }

    private static int start(PbemServer server, Repositories repositories, List<String> users) {
        Act<GameRecord> act = server.administration()
                .start(
                        repositories,
                        server.games().named("cholone").orElseThrow(),
                        users,
                        Map.of(),
                        Map.of(),
                        server.clock().instant());
        return act.now().board().number();
    }

    private static Request request(Repositories repositories, int number, String move, Instant now) {
        GameRecord record = repositories.boards().record(number).orElseThrow();
        Player player = record.board().player(record.toMove().get(0));
        return new Request(
                OptionalLong.empty(),
                now,
                new Speaker(repositories.players().addresses(player).get(0), Optional.of(player), Proof.ADMIN),
                new ReplyTarget.OfBoard(number, record.revision()),
                new Instructions(List.of(move), ""));
    }
}
