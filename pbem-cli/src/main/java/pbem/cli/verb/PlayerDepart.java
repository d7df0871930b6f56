package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import pbem.cli.listing.ShownText;
import pbem.handler.club.BoardsOfLeaver;
import pbem.handler.club.ClubRefusal;
import pbem.handler.club.Substitution;
import pbem.player.Player;
import pbem.record.GameRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem player depart}. */
@Command(
        name = "depart",
        description = "End all games under way of a player who leaves, or let another player continue them. All"
                + " players are told. The account stays: see suspend and erase.",
        footer = {
            "",
            "forfeit   the player resigns; with more than two players the others play on",
            "draw      all players who are still in the game share a draw",
            "void      the games end without a result",
            "",
            "With --replace ANN, who may be a robot, ANN gets the seats, and the games go on. The time of each seat "
                    + "begins again, open offers end, and the seat counts for nobody's rating. Ask ANN first; they "
                    + "get a mail of each board. ANN does not get a seat at a board where ANN has or had another "
                    + "seat, or has blocked a player or is blocked by one, and never in a tournament.",
            "For the player's place in a tournament see pbem tournament forfeit and replace.",
            "Examples: pbem player depart bob forfeit --why \"left the club\" --dry-run",
            "          pbem player depart bob --replace ann --board 101 --why \"is ill\""
        })
final class PlayerDepart extends ReasonedVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", arity = "0..1", paramLabel = "forfeit|draw|void")
    private String fate;

    @Option(names = "--replace", paramLabel = "ANN", description = "The player who continues the games.")
    private String successor;

    @Option(names = "--board", paramLabel = "NUMBER", description = "With --replace: only on this board.")
    private Integer board;

    @Override
    String change(Acting acting, String why) {
        if (successor == null && board != null) {
            throw new Refused("--board needs --replace; to end a single board: pbem board adjudicate, or void");
        }
        if (successor != null && fate != null) {
            throw new Refused("give either what to do with the games, or with --replace the player who continues them");
        }
        List<String> lines = new ArrayList<>();
        if (successor == null) {
            end(acting, why, lines);
        } else {
            replace(acting, why, lines);
        }
        return String.join("\n", lines);
    }

    private void replace(Acting acting, String why, List<String> lines) {
        Player leaver = acting.person(user);
        Player ann = Optional.of(acting.player(successor))
                .filter(Player::plays)
                .orElseThrow(() -> new Refused("there is no player " + ShownText.of(successor)));
        Substitution.Done done = new Substitution(
                        acting.repositories(),
                        acting.server().robotRules(),
                        acting.by(),
                        OptionalLong.empty(),
                        acting.now())
                .replace(leaver, ann, board == null ? OptionalInt.empty() : OptionalInt.of(board), why);
        if (done.given().isEmpty()) {
            acting.require(done.kept().stream().findFirst());
        }
        done.given().forEach(record -> lines.add(about(record) + ShownText.of(successor) + " plays on."));
        done.kept().forEach(kept -> lines.add("Left as it is. " + acting.say(kept.phrase())));
        lines.add("Seats given over: " + done.given().size() + ".");
    }

    private void end(Acting acting, String why, List<String> lines) {
        BoardsOfLeaver.Fate wanted = Stream.of(BoardsOfLeaver.Fate.values())
                .filter(one -> one.name().equalsIgnoreCase(fate))
                .findFirst()
                .orElseThrow(() -> new Refused("add forfeit, draw or void after the userid"
                        + (fate == null ? ", or --replace ANN" : ", not " + ShownText.of(fate))));
        Player player = acting.person(user);
        BoardsOfLeaver boards =
                new BoardsOfLeaver(acting.repositories(), acting.server().administration(), acting.by(), acting.now());
        acting.require(boards.objection(player));
        List<GameRecord> ended = boards.end(player, wanted, why);
        if (ended.isEmpty()) {
            throw acting.refused(ClubRefusal.NO_OPEN_BOARDS.of(player.user()));
        }
        ended.forEach(record ->
                lines.add(about(record) + record.result().map(acting::say).orElse("goes on without them")));
        lines.add("Games ended or left: " + ended.size() + ".");
    }

    private static String about(GameRecord record) {
        return "Board " + record.board().number() + " (" + record.board().game().name() + "): ";
    }
}
