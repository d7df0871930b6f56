package pbem.cli.verb;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.cli.home.PbemServer;
import pbem.cli.listing.Row;
import pbem.cli.listing.ServerRows;
import pbem.cli.listing.ShownText;
import pbem.game.Act;
import pbem.play.tournament.TournamentAdministration;
import pbem.play.tournament.TournamentDecision;
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
        List<Row> rows(PbemServer server) {
            return Row.each(server.store().read(tx -> tx.tournaments().list(LISTED)), ServerRows::of);
        }
    }

    static String word(Tournament.State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /** A verb that changes one tournament. */
    abstract static class Deed extends ActVerb {

        @Parameters(index = "0", paramLabel = "TOURNAMENT")
        private int number;

        abstract Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision);

        final int number() {
            return number;
        }

        final String change(Acting acting, String why) {
            TournamentDecision decision =
                    new TournamentDecision(acting.repositories(), number, acting.author(), why, acting.now());
            Tournament now = acting.after(acting.decisions()
                    .inTournament(
                            spec().name(),
                            number,
                            (whom() + " " + why).strip(),
                            () -> act(acting, acting.server().tournaments(), decision)));
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
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.enter(decision, acting.person(user));
        }

        @Override
        String whom() {
            return user;
        }

        @Override
        String done() {
            return ShownText.of(user) + " is in.\n";
        }
    }

    /** {@code pbem tournament start}. */
    @Command(name = "start", description = "Begin it now, with the players who have entered.")
    static final class Start extends Deed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.start(decision);
        }
    }

    /** {@code pbem tournament pause}. */
    @Command(name = "pause", description = "Pause it: boards under way go on, no new one begins.")
    static final class Pause extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.pause(decision);
        }
    }

    /** {@code pbem tournament resume}. */
    @Command(name = "resume", description = "Continue it after a pause.")
    static final class Resume extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.resume(decision);
        }
    }

    /** {@code pbem tournament extend}. */
    @Command(name = "extend", description = "Give all players on turn more time, and delay the next round.")
    static final class ExtendAll extends ReasonedDeed {

        @Mixin
        private Days days;

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.extend(decision, days.given());
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
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.replace(decision, acting.player(from), acting.person(to));
        }

        @Override
        String whom() {
            return from + " by " + to;
        }

        @Override
        String done() {
            return ShownText.of(to) + " has the place of " + ShownText.of(from) + ".\n";
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
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            Player player = acting.player(user);
            lost = acting.repositories().tournaments().numbered(number()).stream()
                    .flatMap(tournament -> tournament.fixturesOf(player.id()))
                    .filter(Fixture::isUnderWay)
                    .map(fixture -> Integer.toString(fixture.board().orElseThrow()))
                    .collect(Collectors.joining(", "));
            return tournaments.forfeit(decision, player);
        }

        @Override
        String whom() {
            return user;
        }

        @Override
        String done() {
            return ShownText.of(user) + " is out; boards that they lose: " + (lost.isEmpty() ? "none" : lost) + ".\n";
        }
    }

    /** {@code pbem tournament end}. */
    @Command(name = "end", description = "End it as it stands; boards under way go on and still count in its table.")
    static final class End extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.end(decision);
        }
    }

    /** {@code pbem tournament void}. */
    @Command(name = "void", description = "Cancel it. Boards under way end without a result.")
    static final class Annul extends ReasonedDeed {

        @Override
        Act<Tournament> act(Acting acting, TournamentAdministration tournaments, TournamentDecision decision) {
            return tournaments.annul(decision);
        }
    }
}
