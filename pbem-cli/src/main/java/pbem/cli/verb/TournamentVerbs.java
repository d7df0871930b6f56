package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.ServerRows;
import pbem.play.Act;
import pbem.play.tournament.TournamentAdministration;
import pbem.player.Player;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code pbem tournament}. */
@Command(
        name = "tournament",
        description = "The tournaments.",
        subcommands = {
            TournamentCreate.class,
            TournamentVerbs.Listing.class,
            TournamentShow.class,
            TournamentExport.class,
            TournamentVerbs.Enter.class,
            TournamentVerbs.Start.class,
            TournamentVerbs.Pause.class,
            TournamentVerbs.Resume.class,
            TournamentVerbs.ExtendAll.class,
            TournamentVerbs.Replace.class,
            TournamentVerbs.Forfeit.class,
            TournamentRepair.class,
            TournamentVerbs.End.class,
            TournamentVerbs.Annul.class
        })
public final class TournamentVerbs extends Group {

    private static final int LISTED = 1000;

    /** {@code pbem tournament list}. */
    @Command(name = "list", description = "List tournaments, those under way first.")
    static final class Listing extends ListVerb {

        @Override
        List<Map<String, Object>> rows(PbemServer server) {
            return server.store().read(tx -> tx.repositories().tournaments().list(LISTED)).stream()
                    .map(ServerRows::of)
                    .toList();
        }
    }

    static String word(Tournament.State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /** A verb that changes one tournament. */
    abstract static class Deed extends ActVerb {

        @Parameters(index = "0", paramLabel = "TOURNAMENT")
        private int number;

        abstract Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why);

        final int number() {
            return number;
        }

        final String change(Acting acting, String why) {
            Tournament now = acting.after(acting.decisions()
                    .inTournament(
                            spec().name(),
                            number,
                            (whom() + " " + why).strip(),
                            () -> act(acting, acting.server().tournaments(), why)));
            return done() + "Tournament " + number + ": " + word(now.state());
        }

        /** The player concerned, for the audit log; empty if all are. */
        String whom() {
            return "";
        }

        /** What changed for which player, as a line; empty if the state of the tournament says enough. */
        String done() {
            return "";
        }

        @Override
        String change(Acting acting) {
            return change(acting, "");
        }
    }

    /** A verb that changes one tournament and needs a reason. */
    abstract static class ReasonedDeed extends Deed {

        @Mixin
        private WhyOption reason;

        @Override
        final String change(Acting acting) {
            return change(acting, reason.given());
        }
    }

    /** {@code pbem tournament enter}. */
    @Command(name = "enter", description = "Enter a player, who is told. Taking the last place may start it.")
    static final class Enter extends Deed {

        @Parameters(index = "1", paramLabel = "USERID")
        private String user;

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.enter(
                    acting.repositories(), number(), acting.person(user), acting.author(), acting.now());
        }

        @Override
        String whom() {
            return user;
        }

        @Override
        String done() {
            return TerminalText.safe(user) + " is in.\n";
        }
    }

    /** {@code pbem tournament start}. */
    @Command(name = "start", description = "Begin it now, with the players who have entered.")
    static final class Start extends Deed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.start(acting.repositories(), number(), acting.author(), acting.now());
        }
    }

    /** {@code pbem tournament pause}. */
    @Command(name = "pause", description = "Pause it: boards under way go on, no new one begins.")
    static final class Pause extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.pause(acting.repositories(), number(), acting.author(), why, acting.now());
        }
    }

    /** {@code pbem tournament resume}. */
    @Command(name = "resume", description = "Continue it after a pause.")
    static final class Resume extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.resume(acting.repositories(), number(), acting.author(), why, acting.now());
        }
    }

    /** {@code pbem tournament extend}. */
    @Command(name = "extend", description = "Give all players on turn more time, and delay the next round.")
    static final class ExtendAll extends ReasonedDeed {

        @Mixin
        private Days days;

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.extend(
                    acting.repositories(), number(), days.given(), acting.author(), why, acting.now());
        }
    }

    /** {@code pbem tournament replace}. */
    @Command(name = "replace", description = "Give the place of a player who has not moved to another.")
    static final class Replace extends ReasonedDeed {

        @Parameters(index = "1", paramLabel = "USERID")
        private String from;

        @Parameters(index = "2", paramLabel = "USERID")
        private String to;

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.replace(
                    acting.repositories(),
                    number(),
                    acting.player(from),
                    acting.person(to),
                    acting.author(),
                    why,
                    acting.now());
        }

        @Override
        String whom() {
            return from + " by " + to;
        }

        @Override
        String done() {
            return TerminalText.safe(to) + " has the place of " + TerminalText.safe(from) + ".\n";
        }
    }

    /** {@code pbem tournament forfeit}. */
    @Command(
            name = "forfeit",
            description =
                    "Take a player out. They lose their open boards there. Before the start they can enter again.")
    static final class Forfeit extends ReasonedDeed {

        @Parameters(index = "1", paramLabel = "USERID")
        private String user;

        private String lost = "";

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            Player player = acting.player(user);
            lost = acting.repositories().tournaments().numbered(number()).stream()
                    .flatMap(tournament -> tournament.fixturesOf(player.id()))
                    .filter(Fixture::isUnderWay)
                    .map(fixture -> Integer.toString(fixture.board().orElseThrow()))
                    .collect(Collectors.joining(", "));
            return tournaments.forfeit(acting.repositories(), number(), player, acting.author(), why, acting.now());
        }

        @Override
        String whom() {
            return user;
        }

        @Override
        String done() {
            return TerminalText.safe(user) + " is out; boards that they lose: " + (lost.isEmpty() ? "none" : lost)
                    + ".\n";
        }
    }

    /** {@code pbem tournament end}. */
    @Command(name = "end", description = "End it as it stands; boards under way go on and still count in its table.")
    static final class End extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.end(acting.repositories(), number(), acting.author(), why, acting.now());
        }
    }

    /** {@code pbem tournament void}. */
    @Command(name = "void", description = "Cancel it. Boards under way end without a result.")
    static final class Annul extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, String why) {
            return tournaments.annul(acting.repositories(), number(), acting.author(), why, acting.now());
        }
    }
}
