package pbem.cli.listing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
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
    public Map<String, Object> fields() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("number", tournament.number());
        all.put("name", tournament.rules().name());
        all.put("game", tournament.rules().game());
        all.put("kind", tournament.rules().kind().word());
        all.put("state", tournament.state().name().toLowerCase(Locale.ROOT));
        all.put("players", tournament.playing().stream().map(this::user).toList());
        all.put("rounds", rounds(tournament));
        all.put("table", table(this));
        return all;
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

    private static List<Map<String, Object>> table(TournamentFacts shown) {
        if (shown.tournament.stages().isEmpty() && shown.tournament.rungs().isEmpty()) {
            return List.of();
        }
        TournamentTable overall = TournamentTables.overall(shown.tournament);
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
}
