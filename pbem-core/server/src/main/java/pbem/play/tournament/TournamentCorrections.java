package pbem.play.tournament;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
import pbem.tournament.pairing.Correction;

/**
 * What becomes of what followed from a result that is corrected. Who takes a board back, or decides it, is told before what
 * depends on it, and says whether the right ones are put in or those who went on stay.
 */
public final class TournamentCorrections {

    private final TournamentAdvance advance;

    TournamentCorrections(TournamentAdvance advance) {
        this.advance = advance;
    }

    /**
     * What followed from the result of a board.
     *
     * @param boards of later stages that have begun, with somebody who was in its group
     */
    public record Followed(Tournament tournament, Fixture fixture, List<GameRecord> boards) {
        public Followed {
            boards = List.copyOf(boards);
        }

        /** Said to those who have not said what becomes of it. */
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

    /** Empty unless somebody went on, or won, by that board. */
    public static Optional<Followed> followed(Repositories repositories, int board) {
        Optional<Tournament> tournament = repositories.tournaments().ofBoard(board).stream()
                .boxed()
                .flatMap(number -> repositories.tournaments().numbered(number).stream())
                .findFirst();
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

    /** Notes what was said of it, and does what is due. */
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
     * Puts players into groups of the present stage by hand.
     *
     * @param groups by number from 0, all of its players
     */
    public TournamentAct repair(
            Repositories repositories,
            int number,
            Map<Integer, List<Player>> groups,
            Author by,
            String why,
            Instant at) {
        Optional<Tournament> tournament = repositories.tournaments().numbered(number);
        if (tournament.isEmpty()) {
            return new TournamentAct.Refused(TournamentRefusal.NO_SUCH_TOURNAMENT.of(number));
        }
        if (tournament.get().state() == Tournament.State.VOID) {
            return new TournamentAct.Refused(TournamentRefusal.OVER.of(number));
        }
        if (tournament.get().stage().isEmpty()) {
            return new TournamentAct.Refused(TournamentRefusal.NOT_BEGUN.of(number));
        }
        Map<Long, Long> places = new HashMap<>();
        Optional<Refusal> objection = places(tournament.get(), groups, places);
        if (objection.isPresent()) {
            return new TournamentAct.Refused(objection.get());
        }
        TournamentLog log = new TournamentLog(repositories, tournament.get(), at);
        if (!places.isEmpty()) {
            log.enter(
                    by,
                    Correction.byHand(tournament.get(), tournament.get().stage().orElseThrow(), places, why));
            advance.advance(log);
        }
        return new TournamentAct.Done(log.tournament());
    }

    /** Who takes whose place, unless the groups cannot be so. */
    private static Optional<Refusal> places(
            Tournament tournament, Map<Integer, List<Player>> groups, Map<Long, Long> places) {
        Stage stage = tournament.stage().orElseThrow();
        for (Map.Entry<Integer, List<Player>> group : groups.entrySet()) {
            if (group.getKey() < 0 || group.getKey() >= stage.groups().size()) {
                return Optional.of(TournamentRefusal.NO_SUCH_GROUP.of(
                        tournament.number(), group.getKey() + 1, stage.groups().size()));
            }
            List<Long> present = stage.groups().get(group.getKey());
            List<Long> wanted = group.getValue().stream().map(Player::id).toList();
            Optional<Player> stranger = group.getValue().stream()
                    .filter(player -> !tournament.isPlaying(player.id()))
                    .findFirst();
            if (stranger.isPresent()) {
                return Optional.of(TournamentRefusal.NOT_IN.of(
                        tournament.number(), stranger.get().user()));
            }
            if (new HashSet<>(wanted).size() != present.size() || wanted.size() != present.size()) {
                return Optional.of(TournamentRefusal.OTHER_SIZE.of(
                        tournament.number(), group.getKey() + 1, present.size(), wanted.size()));
            }
            List<Long> out = present.stream().filter(p -> !wanted.contains(p)).toList();
            List<Long> in = wanted.stream().filter(p -> !present.contains(p)).toList();
            IntStream.range(0, in.size()).forEach(i -> places.put(out.get(i), in.get(i)));
        }
        List<Long> after =
                stage.players().stream().map(p -> places.getOrDefault(p, p)).toList();
        return new HashSet<>(after).size() == after.size()
                ? Optional.empty()
                : Optional.of(TournamentRefusal.IN_TWO_GROUPS.of(tournament.number()));
    }
}
