package pbem.query.tournament;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.summary.TournamentSummary;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.Medals;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TableWords;
import pbem.tournament.table.TieBreak;
import pbem.tournament.table.TournamentTable;
import pbem.tournament.table.TournamentTables;

/**
 * Tournaments for pages: rules, meetings and standings, without the words of directors. Safe for use by several
 * threads.
 */
public record TournamentQueries(Transactions transactions) {

    /** The most open boards that are shown, since nobody reads more. */
    private static final int DUE = 60;

    /**
     * Tournaments for everybody, newest first: either those that are open or running, or those that are over.
     *
     * @param game its name; empty for all games
     * @param skip the number of the newest to leave out
     */
    public List<TournamentSummary> list(boolean goingOn, Optional<String> game, int skip, int most) {
        return transactions.read(repositories -> repositories.tournaments().list(goingOn, game, skip, most));
    }

    /** The number of tournaments that the list contains in all. */
    public int count(boolean goingOn, Optional<String> game) {
        return transactions.read(repositories -> repositories.tournaments().count(goingOn, game));
    }

    /** The newest tournaments with a winner, and their winners. */
    public List<Champions> champions(int most) {
        return transactions.read(
                repositories -> repositories.tournaments().list(false, Optional.empty(), 0, 3 * most).stream()
                        .filter(summary -> summary.state() == Tournament.State.ENDED)
                        .map(summary -> champions(repositories, summary))
                        .filter(champions -> !champions.users().isEmpty())
                        .limit(most)
                        .toList());
    }

    /** @param users the userids of the players who share the first place */
    public record Champions(TournamentSummary tournament, List<String> users) {
        public Champions {
            users = List.copyOf(users);
        }
    }

    private Champions champions(Repositories repositories, TournamentSummary summary) {
        Tournament tournament =
                repositories.tournaments().numbered(summary.number()).orElseThrow();
        return new Champions(
                summary,
                Medals.of(tournament).entrySet().stream()
                        .filter(medal -> medal.getValue() == 1)
                        .map(medal -> repositories.players().userOf(medal.getKey()))
                        .toList());
    }

    /**
     * The tournaments for everybody that a player entered, newest first, with the player's medals; empty if the player
     * is unknown.
     */
    public List<Medal> of(String user, int most) {
        return transactions.read(repositories -> repositories
                .players()
                .called(user)
                .map(player -> of(repositories, player, most))
                .orElse(List.of()));
    }

    private List<Medal> of(Repositories repositories, Player player, int most) {
        return repositories.tournaments().of(player).stream()
                .filter(summary -> !repositories.tournaments().isForGuests(summary.number()))
                .limit(most)
                .map(summary -> new Medal(summary, place(repositories, summary, player)))
                .toList();
    }

    private static int place(Repositories repositories, TournamentSummary summary, Player player) {
        return summary.state() == Tournament.State.ENDED
                ? repositories
                        .tournaments()
                        .numbered(summary.number())
                        .map(tournament -> Medals.of(tournament).getOrDefault(player.id(), 0))
                        .orElse(0)
                : 0;
    }

    public Optional<TournamentDetails> numbered(int number) {
        return transactions.read(repositories -> repositories
                .tournaments()
                .numbered(number)
                .map(tournament -> new Reading(repositories, tournament).details()));
    }

    /** Reads one tournament within a transaction. */
    private final class Reading {

        private final Repositories repositories;
        private final Tournament tournament;
        private final Map<Long, String> users = new HashMap<>();

        Reading(Repositories repositories, Tournament tournament) {
            this.repositories = repositories;
            this.tournament = tournament;
        }

        TournamentDetails details() {
            TournamentRules rules = tournament.rules();
            boolean open = tournament.state() == Tournament.State.OPEN;
            List<Fixture> underWay =
                    tournament.fixtures().stream().filter(Fixture::isUnderWay).toList();
            return new TournamentDetails(
                    listed(),
                    users(tournament.announcement().directors()),
                    open ? rules.entryUntil() : Optional.empty(),
                    open ? users(tournament.playing()) : List.of(),
                    Crosstable.of(tournament).stream()
                            .filter(crosstable -> !crosstable.table().rows().isEmpty())
                            .map(this::table)
                            .toList(),
                    places(),
                    tournament.stages().stream().map(this::round).toList(),
                    underWay.stream()
                            .flatMap(this::due)
                            .sorted(Comparator.comparing((TournamentDetails.Due due) ->
                                            due.until().orElse(Instant.MAX))
                                    .thenComparing(TournamentDetails.Due::board))
                            .limit(DUE)
                            .toList(),
                    underWay.size(),
                    nextBy());
        }

        private TournamentSummary listed() {
            return new TournamentSummary(
                    tournament.number(),
                    tournament.rules(),
                    tournament.state(),
                    tournament.playing().size(),
                    tournament.stage().map(Stage::number).orElse(0),
                    tournament.announcement().at());
        }

        private Optional<Instant> nextBy() {
            TournamentKind kind = tournament.rules().kind();
            boolean dated = kind == TournamentKind.SWISS || kind == TournamentKind.LEAGUE;
            return tournament.state() == Tournament.State.RUNNING && dated
                    ? tournament
                            .stage()
                            .map(stage -> stage.since()
                                    .plus(Duration.ofDays(tournament.rules().roundDays() + (long) stage.extraDays())))
                    : Optional.empty();
        }

        private String user(long player) {
            return users.computeIfAbsent(player, repositories.players()::userOf);
        }

        private List<String> users(List<Long> players) {
            return players.stream().map(this::user).toList();
        }

        private TournamentDetails.Table table(Crosstable crosstable) {
            TournamentTable table = crosstable.table();
            List<TournamentDetails.Ranked> rows = new ArrayList<>();
            for (TableRow row : table.rows()) {
                rows.add(ranked(row, crosstable.cells().get(rows.size())));
            }
            Phrase heading = TableWords.heading(tournament, table);
            return new TournamentDetails.Table(table.stage(), heading, table.tieBreaks(), crosstable.columns(), rows);
        }

        private TournamentDetails.Ranked ranked(TableRow row, List<Crosstable.Cell> cells) {
            return new TournamentDetails.Ranked(user(row.player()), row, cells);
        }

        private List<TournamentDetails.Table> places() {
            if (tournament.stages().isEmpty() || Crosstable.of(tournament).size() < 2) {
                return List.of();
            }
            return List.of(new TournamentDetails.Table(
                    0,
                    Phrase.of("tournament.table"),
                    List.of(),
                    List.of(),
                    TournamentTables.overall(tournament).rows().stream()
                            .map(row -> ranked(row, List.of()))
                            .toList()));
        }

        private TournamentDetails.Round round(Stage stage) {
            return new TournamentDetails.Round(
                    stage.number(),
                    tournament.fixtures().stream()
                            .filter(fixture -> fixture.stage() == stage.number())
                            .map(fixture -> new TournamentDetails.Meeting(
                                    stage.number(),
                                    users(fixture.seats()),
                                    fixture.board().stream().boxed().findFirst(),
                                    fixture.score()
                                            .map(score -> score.halves().stream()
                                                    .map(halves -> TieBreak.number(2 * halves))
                                                    .toList())
                                            .orElse(List.of())))
                            .toList(),
                    Stream.concat(users(stage.byes()).stream(), users(stage.halfByes()).stream())
                            .toList());
        }

        private Stream<TournamentDetails.Due> due(Fixture fixture) {
            int board = fixture.board().orElseThrow();
            return repositories.boards().mark(board).stream()
                    .map(mark -> new TournamentDetails.Due(
                            board,
                            repositories.boards().record(board).stream()
                                    .flatMap(record -> record.toMove().stream()
                                            .map(seat ->
                                                    record.board().player(seat).user()))
                                    .toList(),
                            mark.deadline()));
        }
    }
}
