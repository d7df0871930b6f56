package pbem.cli.verb;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import pbem.cli.home.PbemServer;
import pbem.handler.club.BoardsOfLeaver;
import pbem.handler.club.ClubRefusal;
import pbem.handler.club.Substitution;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player depart}. */
@Command(
        name = "depart",
        description =
                "End all games under way of a player who does not go on, or have somebody else play them on; all players"
                        + " are told. Their account stays: see suspend and erase.",
        footer = {
            "",
            "forfeit   they resign; with more than two players the others play on",
            "draw      all who still play share a draw",
            "void      the games end without a result",
            "",
            "With --replace ANN, who may be a robot, ANN has the seats from now on, and the games go on: the time of the seat"
                    + " begins anew, what was offered is off the table, and the seat counts for nobody's rating any more."
                    + " Ask ANN first; they are told by a mail of each board. A seat does not go over where ANN sits already"
                    + " or had another seat, or has blocked somebody, or is blocked, and never in a tournament.",
            "What a place in a tournament comes to: pbem tournament forfeit, replace.",
            "Examples: pbem player depart bob forfeit --why \"left the club\" --dry-run",
            "          pbem player depart bob --replace ann --board 101 --why \"is ill\""
        })
final class PlayerDepart extends PeopleVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", arity = "0..1", paramLabel = "forfeit|draw|void")
    private String fate;

    @Option(names = "--replace", paramLabel = "ANN", description = "Who plays on in their place.")
    private String successor;

    @Option(names = "--board", paramLabel = "NUMBER", description = "With --replace: only on that board.")
    private Integer board;

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason, for the records.")
    private String why;

    @Mixin
    private DryRun trial;

    @Override
    public Integer call() throws Exception {
        if (successor == null && board != null) {
            throw new Refused("--board goes with --replace; one board alone is ended by: pbem board adjudicate, void");
        }
        if (successor != null && fate != null) {
            throw new Refused("say either what becomes of the games, or with --replace who plays them on");
        }
        return successor == null ? end() : replace();
    }

    private int replace() throws Exception {
        try (PbemServer server = openServer()) {
            Substitution.Done done = trial.change(server, tx -> replaced(server, tx.repositories()));
            for (GameRecord record : done.given()) {
                trial.say(
                        out(),
                        "Board " + record.board().number() + " ("
                                + record.board().game().name() + "): "
                                + TerminalText.safe(successor) + " plays on.");
            }
            done.kept().forEach(why -> trial.say(out(), "Left as it is. " + server.say(why.phrase())));
            trial.say(out(), "Seats given over: " + done.given().size() + ".");
            trial.end(out());
            return 0;
        }
    }

    private Substitution.Done replaced(PbemServer server, Repositories repositories) {
        Player leaver = PlayerVerbs.person(repositories, user);
        Player ann = repositories
                .players()
                .called(successor)
                .filter(Player::plays)
                .orElseThrow(() -> new Refused("there is no player " + TerminalText.safe(successor)));
        Substitution.Done done = new Substitution(
                        repositories,
                        server.robotRules(),
                        officer(),
                        OptionalLong.empty(),
                        server.clock().instant())
                .replace(leaver, ann, board == null ? OptionalInt.empty() : OptionalInt.of(board), why);
        if (done.given().isEmpty()) {
            require(server, done.kept().stream().findFirst());
        }
        return done;
    }

    private int end() throws Exception {
        BoardsOfLeaver.Fate wanted = List.of(BoardsOfLeaver.Fate.values()).stream()
                .filter(one -> one.name().equalsIgnoreCase(fate))
                .findFirst()
                .orElseThrow(() -> new Refused("say forfeit, draw or void behind the userid"
                        + (fate == null ? ", or --replace ANN" : ", not " + TerminalText.safe(fate))));
        try (PbemServer server = openServer()) {
            List<GameRecord> boards = trial.change(server, tx -> ended(server, tx.repositories(), wanted));
            for (GameRecord record : boards) {
                trial.say(
                        out(),
                        "Board " + record.board().number() + " ("
                                + record.board().game().name() + "): " + result(server, record));
            }
            trial.say(out(), "Games ended or left: " + boards.size() + ".");
            trial.end(out());
            return 0;
        }
    }

    private static String result(PbemServer server, GameRecord record) {
        return record.result().map(server::say).orElse("goes on without them");
    }

    private List<GameRecord> ended(PbemServer server, Repositories repositories, BoardsOfLeaver.Fate wanted) {
        Player player = PlayerVerbs.person(repositories, user);
        List<GameRecord> ended = new BoardsOfLeaver(
                        repositories,
                        server.administration(),
                        officer(),
                        server.clock().instant())
                .end(player, wanted, why);
        require(server, ended.isEmpty() ? Optional.of(new ClubRefusal.NoOpenBoards(player.user())) : Optional.empty());
        return ended;
    }
}
