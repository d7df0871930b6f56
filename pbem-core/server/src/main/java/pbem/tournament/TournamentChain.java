package pbem.tournament;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * The hash chain through the log of a tournament, like that of a board: the root is the hash of the announcement, and
 * the link of each event is the hash of the link before and the event. It covers the time, the author and the decision,
 * but no words or names, so that a person can be renamed and forgotten. {@code docs/chain.md} gives the form: it must
 * stay as it is for ever.
 */
public final class TournamentChain {

    private static final String FIRST_LINE = "PBeM tournament chain 1";

    private TournamentChain() {}

    /** The root of the chain: 64 hex digits, like all links. */
    public static String root(Tournament.Announcement announcement) {
        TournamentRules rules = announcement.rules();
        Map<String, String> options = new TreeMap<>(rules.options());
        return hash(List.of(
                FIRST_LINE,
                "tournament: " + announcement.number(),
                "game: " + rules.game(),
                "options: " + options,
                "kind: " + rules.kind().word(),
                "size: " + rules.size(),
                "rounds: " + rules.rounds(),
                "seats: " + rules.seats(),
                "both seats: " + rules.bothSeats(),
                "time: " + rules.clock().nagDays() + " " + rules.clock().forfeitDays() + " "
                        + rules.clock().totalDays().orElse(0) + " "
                        + rules.clock().incrementDays()
                        + rules.clock().exceptions().stream().map(" "::concat).collect(Collectors.joining()),
                "boards at once: " + rules.boardsAtOnce(),
                "round days: " + rules.roundDays(),
                "rating: "
                        + rules.rating()
                                .map(limits -> limits.least() + "-" + limits.most())
                                .orElse("any"),
                "announced: " + announcement.at().toEpochMilli()));
    }

    /** The link of an event. */
    public static String link(String before, TournamentEntry entry) {
        return hash(List.of(
                before,
                entry.revision() + " " + entry.at().toEpochMilli() + " " + who(entry.by()) + " "
                        + entry.event().match(SPELLING)));
    }

    /** The author of an event: players by their ids, admins without a name. */
    private static String who(TournamentEntry.Author by) {
        return switch (by.role()) {
            case SERVER -> "server";
            case ADMIN -> "admin";
            case PLAYER -> "player:" + by.name();
            case DIRECTOR -> "director:" + by.name();
        };
    }

    private static final TournamentEvent.Cases<String> SPELLING = new TournamentEvent.Cases<>() {

        @Override
        public String joined(TournamentEvent.Joined joined) {
            return "joined " + joined.player();
        }

        @Override
        public String left(TournamentEvent.Left left) {
            return "left " + left.player();
        }

        @Override
        public String byeRequested(TournamentEvent.ByeRequested requested) {
            return "bye requested " + requested.player() + " " + requested.round();
        }

        @Override
        public String started(TournamentEvent.Started started) {
            return "started " + numbers(started.seeding());
        }

        @Override
        public String paired(TournamentEvent.Paired paired) {
            return "paired " + stage(paired.stage(), paired.groups(), paired.pairings(), paired.byes());
        }

        private static String stage(
                int number, List<List<Long>> groups, List<TournamentEvent.Pairing> pairings, List<Long> byes) {
            return number + " groups "
                    + groups.stream().map(TournamentChain::numbers).collect(Collectors.joining(";"))
                    + " boards "
                    + pairings.stream()
                            .map(pairing -> pairing.group() + ":" + numbers(pairing.seats()))
                            .collect(Collectors.joining(";"))
                    + " byes " + numbers(byes);
        }

        @Override
        public String challenged(TournamentEvent.Challenged challenged) {
            return "challenged " + challenged.by() + " " + challenged.above();
        }

        @Override
        public String assigned(TournamentEvent.Assigned assigned) {
            return "assigned " + assigned.fixture() + " " + assigned.board();
        }

        @Override
        public String resulted(TournamentEvent.Resulted resulted) {
            FixtureScore score = resulted.score();
            return "resulted " + resulted.fixture() + " halves "
                    + score.halves().stream().map(String::valueOf).collect(Collectors.joining(",")) + " plies "
                    + score.plies() + (score.played() ? " played" : " unplayed");
        }

        @Override
        public String reopened(TournamentEvent.Reopened reopened) {
            return "reopened " + reopened.fixture();
        }

        @Override
        public String adjudicated(TournamentEvent.Adjudicated adjudicated) {
            return "adjudicated " + adjudicated.fixture();
        }

        @Override
        public String reviewed(TournamentEvent.Reviewed reviewed) {
            return "reviewed " + reviewed.fixture() + (reviewed.keeps() ? " keeps" : " corrects");
        }

        @Override
        public String corrected(TournamentEvent.Corrected corrected) {
            return "corrected " + stage(corrected.stage(), corrected.groups(), corrected.pairings(), corrected.byes())
                    + " struck "
                    + corrected.struck().stream().map(String::valueOf).collect(Collectors.joining(","));
        }

        @Override
        public String forfeited(TournamentEvent.Forfeited forfeited) {
            return "forfeited " + forfeited.player() + (forfeited.silent() ? " silent" : "");
        }

        @Override
        public String readmitted(TournamentEvent.Readmitted readmitted) {
            return "readmitted " + readmitted.player();
        }

        @Override
        public String dropped(TournamentEvent.Dropped dropped) {
            return "dropped " + dropped.player();
        }

        @Override
        public String replaced(TournamentEvent.Replaced replaced) {
            return "replaced " + replaced.from() + " " + replaced.to();
        }

        @Override
        public String extended(TournamentEvent.Extended extended) {
            return "extended " + extended.days();
        }

        @Override
        public String paused(TournamentEvent.Paused paused) {
            return "paused";
        }

        @Override
        public String resumed(TournamentEvent.Resumed resumed) {
            return "resumed";
        }

        @Override
        public String announced(TournamentEvent.Announced announced) {
            return "announced";
        }

        @Override
        public String ended(TournamentEvent.Ended ended) {
            return ended.why().isEmpty() ? "ended" : "ended early";
        }

        @Override
        public String voided(TournamentEvent.Voided voided) {
            return "voided";
        }
    };

    private static String numbers(List<Long> players) {
        return players.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String hash(List<String> lines) {
        return DigestUtils.sha256Hex(String.join("\n", lines) + "\n");
    }
}
