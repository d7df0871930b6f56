package pbem.cli.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.Entrant;
import pbem.tournament.Tournament;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTable;
import pbem.tournament.table.TournamentTables;

/**
 * A tournament as data for programs.
 *
 * @param users the userids of its players, by id
 */
public record TournamentFacts(Tournament tournament, Map<Long, String> users) {

    public TournamentFacts {
        users = Map.copyOf(users);
    }

    /** The tournament with that number; empty if there is none. */
    public static Optional<TournamentFacts> of(Repositories repositories, int number) {
        return repositories
                .tournaments()
                .numbered(number)
                .map(tournament -> new TournamentFacts(
                        tournament,
                        tournament.entrants().stream()
                                .map(Entrant::player)
                                .collect(Collectors.toMap(
                                        id -> id,
                                        id -> repositories
                                                .players()
                                                .withId(id)
                                                .map(Player::user)
                                                .orElse("?")))));
    }

    public String user(long player) {
        return users.getOrDefault(player, "?");
    }

    /** Its values by field name, for JSON. */
    public Row fields() {
        return new Row()
                .with("number", tournament.number())
                .with("name", tournament.rules().name())
                .with("game", tournament.rules().game())
                .with("kind", tournament.rules().kind().word())
                .with("state", tournament.state())
                .with("players", tournament.playing().stream().map(this::user).toList())
                .with("rounds", rounds(tournament))
                .with("table", table(this));
    }

    private static List<Row> rounds(Tournament tournament) {
        List<Row> rounds = new ArrayList<>();
        tournament.fixtures().stream()
                .collect(Collectors.groupingBy(fixture -> fixture.stage()))
                .forEach((stage, fixtures) -> {
                    rounds.add(new Row()
                            .with("number", stage)
                            .with(
                                    "boards",
                                    fixtures.stream()
                                            .flatMap(fixture ->
                                                    fixture.board().stream().boxed())
                                            .toList()));
                });
        return rounds;
    }

    private static List<Row> table(TournamentFacts shown) {
        if (shown.tournament.stages().isEmpty() && shown.tournament.rungs().isEmpty()) {
            return List.of();
        }
        TournamentTable overall = TournamentTables.overall(shown.tournament);
        List<Row> rows = new ArrayList<>();
        for (TableRow row : overall.rows()) {
            rows.add(new Row()
                    .with("rank", row.rank())
                    .with("user", shown.user(row.player()))
                    .with("points", row.halves() / 2.0)
                    .with(
                            "tieBreaks",
                            row.tieBreaks().stream()
                                    .map(quarters -> quarters / 4.0)
                                    .toList())
                    .with("played", row.played()));
        }
        return rows;
    }
}
