package pbem.cli.verb;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.Entrant;
import pbem.tournament.Tournament;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TableWords;
import pbem.tournament.table.TournamentTable;
import pbem.tournament.table.TournamentTables;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament show}. */
@Command(name = "show", description = "A tournament with its tables.")
final class TournamentShow extends HomeVerb {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    @Parameters(index = "0", paramLabel = "TOURNAMENT")
    private int number;

    @Option(names = "--json", description = "As JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        try (PbemServer server = openServer()) {
            Shown shown = server.store().read(tx -> shown(tx.repositories()));
            if (json) {
                out().println(written(shown));
            } else {
                print(server, shown);
            }
            out().flush();
            return 0;
        }
    }

    private record Shown(Tournament tournament, Map<Long, String> users) {
        String user(long player) {
            return users.getOrDefault(player, "?");
        }
    }

    private Shown shown(Repositories repositories) {
        Tournament tournament = repositories
                .tournaments()
                .numbered(number)
                .orElseThrow(() ->
                        new Refused("there is no tournament " + number + "; to see all, run: pbem tournament list"));
        return new Shown(
                tournament,
                tournament.entrants().stream()
                        .map(Entrant::player)
                        .collect(Collectors.toMap(
                                id -> id,
                                id -> repositories
                                        .players()
                                        .withId(id)
                                        .map(Player::user)
                                        .orElse("?"))));
    }

    private static String written(Shown shown) throws JsonProcessingException {
        Tournament tournament = shown.tournament();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("number", tournament.number());
        all.put("name", tournament.rules().name());
        all.put("game", tournament.rules().game());
        all.put("kind", tournament.rules().kind().word());
        all.put("state", TournamentVerbs.word(tournament.state()));
        all.put("players", tournament.playing().stream().map(shown::user).toList());
        all.put("rounds", rounds(tournament));
        all.put("table", table(shown));
        return MAPPER.writeValueAsString(all);
    }

    private static List<Map<String, Object>> rounds(Tournament tournament) {
        List<Map<String, Object>> rounds = new ArrayList<>();
        tournament.fixtures().stream()
                .collect(Collectors.groupingBy(fixture -> fixture.stage()))
                .forEach((stage, fixtures) -> {
                    Map<String, Object> round = new LinkedHashMap<>();
                    round.put("number", stage);
                    round.put(
                            "boards",
                            fixtures.stream()
                                    .flatMap(fixture -> fixture.board().stream().boxed())
                                    .toList());
                    rounds.add(round);
                });
        return rounds;
    }

    private static List<Map<String, Object>> table(Shown shown) {
        if (shown.tournament().stages().isEmpty() && shown.tournament().rungs().isEmpty()) {
            return List.of();
        }
        TournamentTable overall = TournamentTables.overall(shown.tournament());
        List<Map<String, Object>> rows = new ArrayList<>();
        for (TableRow row : overall.rows()) {
            Map<String, Object> cells = new LinkedHashMap<>();
            cells.put("rank", row.rank());
            cells.put("user", shown.user(row.player()));
            cells.put("points", row.halves() / 2.0);
            cells.put(
                    "tieBreaks",
                    row.tieBreaks().stream().map(quarters -> quarters / 4.0).toList());
            cells.put("played", row.played());
            rows.add(cells);
        }
        return rows;
    }

    private void print(PbemServer server, Shown shown) {
        Tournament tournament = shown.tournament();
        out().println("Tournament " + number + ", "
                + TerminalText.safe(tournament.rules().name()) + ": "
                + tournament.rules().game() + ", " + tournament.rules().kind().word() + ", "
                + TournamentVerbs.word(tournament.state()) + ", "
                + tournament.playing().size() + " of " + tournament.rules().size() + " players");
        for (Crosstable crosstable : Crosstable.of(tournament)) {
            out().println();
            out().println(server.say(TableWords.heading(tournament, crosstable.table())));
            CrosstableText.lines(crosstable, shown::user).forEach(out()::println);
        }
    }
}
