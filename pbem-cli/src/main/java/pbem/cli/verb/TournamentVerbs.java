package pbem.cli.verb;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.HouseRows;
import pbem.play.tournament.TournamentAct;
import pbem.play.tournament.TournamentAdministration;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament}. */
@Command(
        name = "tournament",
        description = "The tournaments.",
        subcommands = {
            TournamentCreate.class,
            TournamentVerbs.Listing.class,
            TournamentShow.class,
            TournamentVerbs.Start.class,
            TournamentVerbs.Pause.class,
            TournamentVerbs.Resume.class,
            TournamentVerbs.ExtendAll.class,
            TournamentVerbs.Replace.class,
            TournamentVerbs.Forfeit.class,
            TournamentVerbs.End.class,
            TournamentVerbs.Annul.class
        })
public final class TournamentVerbs extends Group {

    private static final int LISTED = 1000;

    /** {@code pbem tournament list}. */
    @Command(name = "list", description = "Tournaments, those that go on first.")
    static final class Listing extends ListVerb {

        @Override
        List<Map<String, Object>> rows(PbemServer server) {
            return server.store().read(tx -> tx.repositories().tournaments().list(LISTED)).stream()
                    .map(HouseRows::of)
                    .toList();
        }
    }

    static String word(Tournament.State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /** A tournament in the hand of an admin, within one transaction. */
    record Acting(TournamentAdministration tournaments, Repositories repositories, int number, Author by, Instant at) {
        Player player(String user) {
            return PlayerVerbs.called(repositories, user);
        }
    }

    /** What all share that change a tournament. */
    abstract static class Deed extends HomeVerb {

        @Parameters(index = "0", paramLabel = "TOURNAMENT")
        private int number;

        @Option(names = "--by", paramLabel = "NAME", description = "Who decides (default: your login name).")
        private String by = System.getProperty("user.name");

        @Mixin
        private DryRun trial;

        abstract TournamentAct act(Acting acting);

        @Override
        public final Integer call() throws Exception {
            try (PbemServer server = openServer()) {
                Instant now = server.clock().instant();
                TournamentAct act = trial.change(
                        server,
                        tx -> act(new Acting(server.tournaments(), tx.repositories(), number, Author.admin(by), now)));
                Tournament tournament = act.match(done -> done.tournament(), refused -> {
                    throw new Refused(server.say(refused.refusal().phrase()));
                });
                trial.say(out(), "Tournament " + number + ": " + word(tournament.state()));
                trial.end(out());
                return 0;
            }
        }
    }

    /** One that needs a reason. */
    abstract static class ReasonedDeed extends Deed {
        @Option(names = "--why", paramLabel = "TEXT", required = true, description = "The reason; the players read it.")
        private String why;

        final String why() {
            return why;
        }
    }

    /** {@code pbem tournament start}. */
    @Command(name = "start", description = "Begin it now, with whoever has entered.")
    static final class Start extends Deed {
        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments().start(acting.repositories(), acting.number(), acting.by(), acting.at());
        }
    }

    /** {@code pbem tournament pause}. */
    @Command(name = "pause", description = "Boards under way go on, no other begins.")
    static final class Pause extends ReasonedDeed {
        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments().pause(acting.repositories(), acting.number(), acting.by(), why(), acting.at());
        }
    }

    /** {@code pbem tournament resume}. */
    @Command(name = "resume", description = "Let it go on.")
    static final class Resume extends ReasonedDeed {
        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments().resume(acting.repositories(), acting.number(), acting.by(), why(), acting.at());
        }
    }

    /** {@code pbem tournament extend}. */
    @Command(name = "extend", description = "Give everybody on turn more time, and put the next round off.")
    static final class ExtendAll extends ReasonedDeed {
        private static final int MOST = 365;

        @Parameters(index = "1", paramLabel = "DAYS", description = "1 to " + MOST + ".")
        private int days;

        @Override
        TournamentAct act(Acting acting) {
            if (days < 1 || days > MOST) {
                throw new Refused("DAYS is a number from 1 to " + MOST);
            }
            return acting.tournaments()
                    .extend(acting.repositories(), acting.number(), days, acting.by(), why(), acting.at());
        }
    }

    /** {@code pbem tournament replace}. */
    @Command(name = "replace", description = "Give the place of somebody who has not moved to another.")
    static final class Replace extends ReasonedDeed {
        @Parameters(index = "1", paramLabel = "USERID")
        private String from;

        @Parameters(index = "2", paramLabel = "USERID")
        private String to;

        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments()
                    .replace(
                            acting.repositories(),
                            acting.number(),
                            acting.player(from),
                            PlayerVerbs.person(acting.repositories(), to),
                            acting.by(),
                            why(),
                            acting.at());
        }
    }

    /** {@code pbem tournament forfeit}. */
    @Command(name = "forfeit", description = "Take a player out; their open boards there are lost.")
    static final class Forfeit extends ReasonedDeed {
        @Parameters(index = "1", paramLabel = "USERID")
        private String user;

        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments()
                    .forfeit(
                            acting.repositories(),
                            acting.number(),
                            acting.player(user),
                            acting.by(),
                            why(),
                            acting.at());
        }
    }

    /** {@code pbem tournament end}. */
    @Command(name = "end", description = "End it as it stands; boards under way go on and still count in its table.")
    static final class End extends ReasonedDeed {
        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments().end(acting.repositories(), acting.number(), acting.by(), why(), acting.at());
        }
    }

    /** {@code pbem tournament void}. */
    @Command(name = "void", description = "Call it off; boards under way end without a result.")
    static final class Annul extends ReasonedDeed {
        @Override
        TournamentAct act(Acting acting) {
            return acting.tournaments().annul(acting.repositories(), acting.number(), acting.by(), why(), acting.at());
        }
    }

    /** Userids of several, in order. */
    static List<Player> players(Repositories repositories, List<String> users) {
        List<Player> players = new ArrayList<>();
        users.forEach(user -> players.add(PlayerVerbs.person(repositories, user)));
        return players;
    }
}
