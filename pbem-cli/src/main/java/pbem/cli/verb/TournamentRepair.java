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
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament repair}. */
@Command(
        name = "repair",
        description =
                "Who is in which group or match of each round; with GROUP=USERID,USERID put players into groups of the"
                        + " present one. Boards of who is put in begin anew, what was begun in their place is voided.",
        footer = {"", "Example: pbem tournament repair 3 1=alice,bob --why \"the semifinal was adjudicated to bob\""})
final class TournamentRepair extends ActVerb {

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "GROUP=USERID,USERID")
    private Map<Integer, String> groups = new TreeMap<>();

    @Option(names = "--why", paramLabel = "TEXT", description = "The reason; the players read it.")
    private String why = "";

    @Override
    int run(PbemServer server) throws Exception {
        if (groups.isEmpty()) {
            server.store().read(tx -> bracket(tx.repositories())).forEach(out()::println);
            return 0;
        }
        return super.run(server);
    }

    @Override
    String change(Acting acting) {
        Map<Integer, List<Player>> wanted = new TreeMap<>();
        groups.forEach((group, users) -> wanted.put(group - 1, acting.persons(List.of(users.split(",")))));
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
            for (int group = 0; group < stage.groups().size(); group++) {
                lines.add("round " + stage.number() + ", " + (group + 1) + "="
                        + stage.groups().get(group).stream()
                                .map(id -> repositories
                                        .players()
                                        .withId(id)
                                        .map(Player::user)
                                        .orElse("?"))
                                .collect(Collectors.joining(","))
                        + ", boards "
                        + tournament
                                .fixtures(stage.number(), group)
                                .map(fixture -> fixture.board().isPresent()
                                        ? Integer.toString(fixture.board().getAsInt())
                                        : "-")
                                .collect(Collectors.joining(" ")));
            }
        }
        return lines;
    }
}
