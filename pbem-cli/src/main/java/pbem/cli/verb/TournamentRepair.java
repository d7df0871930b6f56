package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament repair}. */
@Command(
        name = "repair",
        description =
                "Who is in which group or match of each round, and who plays whom. With GROUP=USERID,USERID put players into"
                        + " groups of the present one, in a Swiss with BOARD=USERID,USERID onto its boards, by seat. Boards of"
                        + " who is put in begin anew, what was begun in their place is voided.",
        footer = {"", "Example: pbem tournament repair 3 1=alice,bob --why \"the semifinal was adjudicated to bob\""})
final class TournamentRepair extends ActVerb {

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NUMBER=USERID,USERID")
    private Map<Integer, String> places = new TreeMap<>();

    @Option(names = "--why", paramLabel = "TEXT", description = "The reason; the players read it.")
    private String why = "";

    @Override
    int run(PbemServer server) throws Exception {
        if (places.isEmpty()) {
            server.store().read(tx -> bracket(tx.repositories())).forEach(out()::println);
            return 0;
        }
        return super.run(server);
    }

    @Override
    String change(Acting acting) {
        Map<Integer, List<Player>> wanted = new TreeMap<>();
        places.forEach((place, users) -> wanted.put(place, acting.persons(List.of(users.split(",")))));
        acting.tournament(acting.server()
                .tournaments()
                .corrections()
                .repair(acting.repositories(), number, wanted, acting.author(), WhyOption.required(why), acting.now()));
        return String.join("\n", bracket(acting.repositories()));
    }

    private List<String> bracket(Repositories repositories) {
        Tournament tournament =
                repositories.tournaments().numbered(number).orElseThrow(() -> Refused.noTournament(number));
        List<String> lines = new ArrayList<>();
        for (Stage stage : tournament.stages()) {
            String round = "round " + stage.number() + ", ";
            for (int group = 0; group < stage.groups().size(); group++) {
                String of = tournament.rules().kind() == TournamentKind.SWISS
                        ? ""
                        : (group + 1) + "=" + users(repositories, stage.groups().get(group)) + ", ";
                lines.add(round + of + "boards "
                        + tournament
                                .fixtures(stage.number(), group)
                                .map(fixture -> (fixture.board().isPresent()
                                                ? Integer.toString(
                                                        fixture.board().getAsInt())
                                                : "-")
                                        + "=" + users(repositories, fixture.seats()))
                                .collect(Collectors.joining(" ")));
            }
            if (!stage.byes().isEmpty()) {
                lines.add(round + "without a board " + users(repositories, stage.byes()));
            }
        }
        return lines;
    }

    private static String users(Repositories repositories, List<Long> players) {
        return players.stream()
                .map(id -> repositories.players().withId(id).map(Player::user).orElse("?"))
                .collect(Collectors.joining(","));
    }
}
