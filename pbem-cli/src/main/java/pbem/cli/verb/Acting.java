package pbem.cli.verb;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.cli.home.PbemServer;
import pbem.game.Act;
import pbem.game.Refusal;
import pbem.handler.club.BoardDecision;
import pbem.handler.club.ClubRefusal;
import pbem.handler.club.Decisions;
import pbem.handler.club.Officer;
import pbem.handler.club.PeopleAdministration;
import pbem.handler.club.SignupDesk;
import pbem.phrase.Phrase;
import pbem.play.tournament.TournamentRefusal;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.TournamentEntry.Author;

/** The admin at the terminal within one transaction. A refusal aborts the transaction. */
record Acting(PbemServer server, Repositories repositories, Officer by, Instant now) {

    PeopleAdministration people() {
        return new PeopleAdministration(repositories, by, now);
    }

    SignupDesk signups() {
        return new SignupDesk(repositories, server.games(), server.accounts(), by, OptionalLong.empty(), now);
    }

    BoardDecision boards() {
        return new BoardDecision(repositories, server.administration(), by, now);
    }

    /** The player with that userid, who may be one of the server's own players. */
    Player player(String user) {
        return PlayerVerbs.called(repositories, user);
    }

    Player person(String user) {
        return PlayerVerbs.person(repositories, user);
    }

    List<Player> persons(List<String> users) {
        return users.stream().map(this::person).toList();
    }

    String say(Phrase phrase) {
        return server.say(phrase);
    }

    void require(Optional<Refusal> refusal) {
        refusal.ifPresent(why -> {
            throw refused(why);
        });
    }

    Refused refused(Refusal refusal) {
        if (refusal.is(ClubRefusal.NO_SUCH_REPORT)) {
            return new Refused("no report waits under that number; to see all, run: pbem report list");
        }
        if (refusal.is(ClubRefusal.NO_SUCH_APPLICANT)) {
            return new Refused("nobody waits under that number; to see all, run: pbem signup list");
        }
        if (refusal.is(TournamentRefusal.NO_SUCH_TOURNAMENT)) {
            return Refused.noTournament((Integer) refusal.phrase().args().get(0));
        }
        return Refused.ofBoard(refusal, server::say);
    }

    /** The result of an act; throws {@link Refused} if the act was refused. */
    <T> T after(Act<T> act) {
        return act.match(now -> now, refusal -> {
            throw refused(refusal);
        });
    }

    /** The admin as an author in the log of a tournament. */
    Author author() {
        return Author.admin(by.name());
    }

    Decisions decisions() {
        return new Decisions(repositories, by, now);
    }
}
