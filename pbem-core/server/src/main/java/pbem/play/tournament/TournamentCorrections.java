package pbem.play.tournament;

import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.pairing.Correction;

/**
 * The consequences of a corrected result. Before a board is rolled back or decided, the director or admin is told what
 * depends on it, and decides whether the right players are put in or the players who advanced stay.
 */
public record TournamentCorrections(TournamentAdvance advance) {

    /**
     * The consequences of a board's result.
     *
     * @param the begun boards of later stages with players of its group
     */
    public record Followed(Tournament tournament, Fixture fixture, List<GameRecord> boards) {
        public Followed {
            boards = List.copyOf(boards);
        }

        /** The refusal that asks for the treatment of later stages. */
        public Refusal question() {
            List<Phrase> later = boards.stream()
                    .map(record -> Phrase.of(
                            record.state() == GameRecord.State.ACTIVE
                                    ? "tournament.depends-open"
                                    : "tournament.depends-over",
                            Integer.toString(record.board().number()),
                            record.moves()))
                    .toList();
            return TournamentRefusal.DECIDED_WHO_WENT_ON.of(
                    tournament.number(),
                    Integer.toString(fixture.board().orElseThrow()),
                    later,
                    later.isEmpty() ? 0 : 1);
        }

        TournamentEvent said(Later later, String why) {
            return new TournamentEvent.Reviewed(fixture.number(), later == Later.KEEP, why);
        }
    }

    /** Why a board that is over cannot go on in its tournament. */
    public static Optional<Refusal> objectionToReopening(Repositories repositories, int board, Instant at) {
        Optional<GameRecord> over =
                repositories.boards().record(board).filter(record -> record.state() != GameRecord.State.ACTIVE);
        Optional<Tournament> found = over.flatMap(record -> tournamentOf(repositories, board));
        if (found.isEmpty()) { // unless the board was begun for a player who has been replaced
            OptionalInt ever = over.isEmpty()
                    ? OptionalInt.empty()
                    : repositories.tournaments().everOfBoard(board);
            return ever.isEmpty()
                    ? Optional.empty()
                    : Optional.of(TournamentRefusal.NO_LONGER_COUNTS.of(ever.getAsInt(), Integer.toString(board)));
        }
        Tournament tournament = found.get();
        if (tournament.state() == Tournament.State.VOID || tournament.wasEndedEarly()) {
            return Optional.empty();
        }
        if (tournament.onBoard(board).filter(Fixture::struck).isPresent()) {
            return Optional.of(TournamentRefusal.NO_LONGER_COUNTS.of(tournament.number(), Integer.toString(board)));
        }
        NoShows noShows = new NoShows(new TournamentLog(repositories, tournament, at));
        List<Player> players = over.get().board().players();
        List<Player> out = players.stream()
                .filter(player -> tournament
                        .entrant(player.id())
                        .filter(entrant -> !entrant.isPlaying())
                        .isPresent())
                .filter(player -> !noShows.isReadmittedBy(over.get(), player))
                .toList();
        return out.isEmpty() || players.size() - out.size() > 1
                ? Optional.empty()
                : Optional.of(TournamentRefusal.WOULD_END_AGAIN.of(
                        tournament.number(), Integer.toString(board), out.get(0).user()));
    }

    private static Optional<Tournament> tournamentOf(Repositories repositories, int board) {
        return repositories.tournaments().ofBoard(board).stream()
                .boxed()
                .flatMap(number -> repositories.tournaments().numbered(number).stream())
                .findFirst();
    }

    /** The consequences of a board; empty unless it decided who advanced or won. */
    public static Optional<Followed> followed(Repositories repositories, int board) {
        Optional<Tournament> tournament = tournamentOf(repositories, board);
        Optional<Fixture> fixture = tournament.flatMap(played -> played.onBoard(board));
        return fixture.filter(played -> tournament.get().decidedWhoWentOn(played))
                .map(played -> new Followed(tournament.get(), played, later(repositories, tournament.get(), played)));
    }

    private static List<GameRecord> later(Repositories repositories, Tournament tournament, Fixture fixture) {
        List<Long> group = tournament.stages().get(fixture.stage() - 1).groups().get(fixture.group());
        return tournament.fixtures().stream()
                .filter(later -> later.stage() > fixture.stage()
                        && later.seats().stream().anyMatch(group::contains))
                .flatMap(later -> later.board().stream().boxed())
                .flatMap(board -> repositories.boards().record(board).stream())
                .toList();
    }

    /** Records the decision, and does the work that is due. */
    public void review(Repositories repositories, Followed followed, Later later, Author by, String why, Instant at) {
        Tournament now = repositories
                .tournaments()
                .numbered(followed.tournament().number())
                .orElseThrow();
        if (now.state() != Tournament.State.VOID) {
            TournamentLog log = new TournamentLog(repositories, now, at);
            log.enter(by, followed.said(later, why));
            advance.advance(log);
        }
    }

    /**
     * Puts players into groups of the present stage by hand, or on boards of the present round of a Swiss.
     *
     * @param wanted all players by the number of the group, from 1, or of the board
     */
    public Act<Tournament> repair(
            Repositories repositories,
            int number,
            Map<Integer, List<Player>> wanted,
            Author by,
            String why,
            Instant at) {
        Optional<Tournament> tournament = repositories.tournaments().numbered(number);
        if (tournament.isEmpty()) {
            return Act.refused(TournamentRefusal.NO_SUCH_TOURNAMENT.of(number));
        }
        if (tournament.get().state() == Tournament.State.VOID
                || tournament.get().wasEndedEarly()) {
            return Act.refused(TournamentRefusal.OVER.of(number));
        }
        if (tournament.get().rules().kind() == TournamentKind.LADDER) {
            return Act.refused(TournamentRefusal.LADDER_HAS_NO_ROUNDS.of(number));
        }
        if (tournament.get().stage().isEmpty()) {
            return Act.refused(TournamentRefusal.NOT_BEGUN.of(number));
        }
        return tournament.get().rules().kind() == TournamentKind.SWISS
                ? paired(repositories, tournament.get(), wanted, by, why, at)
                : grouped(repositories, tournament.get(), wanted, by, why, at);
    }

    private Act<Tournament> grouped(
            Repositories repositories,
            Tournament tournament,
            Map<Integer, List<Player>> groups,
            Author by,
            String why,
            Instant at) {
        Map<Long, Long> places = new HashMap<>();
        Stage stage = tournament.stage().orElseThrow();
        return Act.unless(
                places(tournament, groups, places),
                () -> places.isEmpty()
                        ? tournament
                        : entered(repositories, tournament, Correction.byHand(tournament, stage, places, why), by, at));
    }

    private Act<Tournament> paired(
            Repositories repositories,
            Tournament tournament,
            Map<Integer, List<Player>> boards,
            Author by,
            String why,
            Instant at) {
        Map<Fixture, List<Long>> seats = new LinkedHashMap<>();
        Optional<Refusal> objection = seats(tournament, boards, seats);
        return Act.unless(
                objection, () -> entered(repositories, tournament, Correction.byHand(tournament, seats, why), by, at));
    }

    private Tournament entered(
            Repositories repositories, Tournament tournament, TournamentEvent event, Author by, Instant at) {
        TournamentLog log = new TournamentLog(repositories, tournament, at);
        log.enter(by, event);
        advance.advance(log);
        return log.tournament();
    }

    /** The players by seat, or why the round is impossible. */
    private static Optional<Refusal> seats(
            Tournament tournament, Map<Integer, List<Player>> boards, Map<Fixture, List<Long>> seats) {
        Stage round = tournament.stage().orElseThrow();
        for (Map.Entry<Integer, List<Player>> board : boards.entrySet()) {
            Optional<Fixture> fixture =
                    tournament.onBoard(board.getKey()).filter(its -> its.isUnderWay() && its.stage() == round.number());
            if (fixture.isEmpty()) {
                return Optional.of(
                        TournamentRefusal.NOT_ITS_BOARD.of(tournament.number(), Integer.toString(board.getKey())));
            }
            Optional<Refusal> stranger = stranger(tournament, board.getValue(), round.players());
            if (stranger.isPresent()) {
                return stranger;
            }
            List<Long> players = board.getValue().stream().map(Player::id).toList();
            int places = fixture.get().seats().size();
            if (players.size() != places) {
                return otherSize(tournament, board.getKey(), places, players.size());
            }
            seats.put(fixture.get(), players);
        }
        List<Long> after = Stream.concat(
                        seats.values().stream(),
                        tournament
                                .fixtures(round.number(), 0)
                                .filter(fixture -> !seats.containsKey(fixture))
                                .map(Fixture::seats))
                .flatMap(List::stream)
                .toList();
        int most = tournament.rules().boardsOfAMeeting();
        boolean twice = seats.values().stream()
                .anyMatch(players -> new HashSet<>(players).size() < players.size()
                        || players.stream().anyMatch(player -> Collections.frequency(after, player) > most));
        return twice ? Optional.of(TournamentRefusal.IN_TWO_GROUPS.of(tournament.number())) : Optional.empty();
    }

    /** A refusal if a named player does not belong there. */
    private static Optional<Refusal> stranger(Tournament tournament, List<Player> named, List<Long> among) {
        return named.stream()
                .filter(player -> !tournament.isPlaying(player.id()) || !among.contains(player.id()))
                .findFirst()
                .map(player -> TournamentRefusal.NOT_IN.of(tournament.number(), player.user()));
    }

    private static Optional<Refusal> otherSize(Tournament tournament, int number, int places, int named) {
        return Optional.of(
                TournamentRefusal.OTHER_SIZE.of(tournament.number(), Integer.toString(number), places, named));
    }

    /** Who takes whose place, or why the groups are impossible. */
    private static Optional<Refusal> places(
            Tournament tournament, Map<Integer, List<Player>> groups, Map<Long, Long> places) {
        Stage stage = tournament.stage().orElseThrow();
        for (Map.Entry<Integer, List<Player>> group : groups.entrySet()) {
            if (group.getKey() < 1 || group.getKey() > stage.groups().size()) {
                return Optional.of(TournamentRefusal.NO_SUCH_GROUP.of(
                        tournament.number(), group.getKey(), stage.groups().size()));
            }
            List<Long> present = stage.groups().get(group.getKey() - 1);
            List<Long> wanted = group.getValue().stream().map(Player::id).toList();
            Optional<Refusal> stranger = stranger(tournament, group.getValue(), tournament.playing());
            if (stranger.isPresent()) {
                return stranger;
            }
            if (new HashSet<>(wanted).size() != present.size() || wanted.size() != present.size()) {
                return otherSize(tournament, group.getKey(), present.size(), wanted.size());
            }
            List<Long> out = present.stream().filter(p -> !wanted.contains(p)).toList();
            List<Long> in = wanted.stream().filter(p -> !present.contains(p)).toList();
            IntStream.range(0, in.size()).forEach(i -> places.put(out.get(i), in.get(i)));
        }
        List<Long> after =
                stage.players().stream().map(p -> places.getOrDefault(p, p)).toList();
        return TournamentRefusal.IN_TWO_GROUPS.when(new HashSet<>(after).size() != after.size(), tournament.number());
    }
}
