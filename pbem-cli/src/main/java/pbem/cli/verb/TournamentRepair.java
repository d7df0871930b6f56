package pbem.cli.verb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
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
        description = "List the groups or matches of each round, with their players. With GROUP=USERID,USERID put"
                + " players into groups of the present round; in a Swiss with BOARD=USERID,USERID put them on"
                + " its boards, by seat. New boards begin for them, and the boards that these replace are"
                + " voided.",
        footer = {"", "Example: pbem tournament repair 3 1=alice,bob --why \"the semifinal was adjudicated to bob\""})
final class TournamentRepair extends ActVerb {

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NUMBER=USERID,USERID")
    private Map<Integer, String> places = new TreeMap<>();

    @Option(names = "--why", paramLabel = "TEXT", description = "The reason; the players read it.")
    private String why = "";

    @Option(names = "--json", description = "As JSON; only without GROUP=USERID or BOARD=USERID.")
    private boolean json;

    @Override
    int run(PbemServer server) throws Exception {
        if (places.isEmpty()) {
            if (json) {
                new Rows(server.store().read(this::rows)).print(out(), true);
            } else {
                server.store().read(this::bracket).forEach(out()::println);
            }
            return 0;
        }
        if (json) {
            throw new Refused("--json only shows the pairings");
        }
        return super.run(server);
    }

    @Override
    String change(Acting acting) {
        Map<Integer, List<Player>> wanted = new TreeMap<>();
        places.forEach((place, users) -> wanted.put(place, acting.persons(List.of(users.split(",")))));
        String reason = WhyOption.required(why);
        acting.after(acting.decisions()
                .inTournament(
                        "repair",
                        number,
                        reason,
                        () -> acting.server()
                                .tournaments()
                                .corrections()
                                .repair(acting.repositories(), number, wanted, acting.author(), reason, acting.now())));
        return String.join("\n", bracket(acting.repositories()));
    }

    private Tournament tournament(Repositories repositories) {
        return repositories.tournaments().numbered(number).orElseThrow(() -> Refused.noTournament(number));
    }

    /** One row for each group of a round, and one for the players who have no board in it. */
    private List<Row> rows(Repositories repositories) {
        Tournament tournament = tournament(repositories);
        List<Row> rows = new ArrayList<>();
        for (Stage stage : tournament.stages()) {
            for (int group = 0; group < stage.groups().size(); group++) {
                List<Row> boards = tournament
                        .fixtures(stage.number(), group)
                        .map(fixture -> {
                            return new Row()
                                    .with("board", fixture.board())
                                    .with("players", users(repositories, fixture.seats()));
                        })
                        .toList();
                rows.add(
                        row(stage, group + 1, users(repositories, stage.groups().get(group)), boards));
            }
            if (!stage.byes().isEmpty()) {
                rows.add(row(stage, null, users(repositories, stage.byes()), List.of()));
            }
        }
        return rows;
    }

    private static Row row(Stage stage, Integer group, List<String> players, List<?> boards) {
        return new Row()
                .with("round", stage.number())
                .with("group", group)
                .with("players", players)
                .with("boards", boards);
    }

    private List<String> bracket(Repositories repositories) {
        Tournament tournament = tournament(repositories);
        List<String> lines = new ArrayList<>();
        for (Stage stage : tournament.stages()) {
            String round = "round " + stage.number() + ", ";
            for (int group = 0; group < stage.groups().size(); group++) {
                String of = tournament.rules().kind() == TournamentKind.SWISS
                        ? ""
                        : (group + 1) + "="
                                + joined(repositories, stage.groups().get(group)) + ", ";
                lines.add(round + of + "boards "
                        + tournament
                                .fixtures(stage.number(), group)
                                .map(fixture -> (fixture.board().isPresent()
                                                ? Integer.toString(
                                                        fixture.board().getAsInt())
                                                : "-")
                                        + "=" + joined(repositories, fixture.seats()))
                                .collect(Collectors.joining(" ")));
            }
            if (!stage.byes().isEmpty()) {
                lines.add(round + "without a board " + joined(repositories, stage.byes()));
            }
        }
        return lines;
    }

    private static String joined(Repositories repositories, List<Long> players) {
        return String.join(",", users(repositories, players));
    }

    private static List<String> users(Repositories repositories, List<Long> players) {
        return players.stream()
                .map(id -> repositories.players().withId(id).map(Player::user).orElse("?"))
                .toList();
    }
}
