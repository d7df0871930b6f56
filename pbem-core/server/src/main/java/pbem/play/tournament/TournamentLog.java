package pbem.play.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import pbem.play.BoardEvents;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;

/** A tournament in one transaction: enters events, and collects them until everybody is told. For one thread. */
final class TournamentLog {

    private final Repositories repositories;
    private final Instant at;
    private final List<TournamentEntry> entered = new ArrayList<>();
    private Tournament tournament;

    TournamentLog(Repositories repositories, Tournament tournament, Instant at) {
        this.repositories = repositories;
        this.tournament = tournament;
        this.at = at;
    }

    Repositories repositories() {
        return repositories;
    }

    Tournament tournament() {
        return tournament;
    }

    Instant at() {
        return at;
    }

    void enter(Author by, TournamentEvent event) {
        TournamentEntry entry = new TournamentEntry(tournament.revision() + 1, at, by, event);
        tournament = repositories.tournaments().append(tournament, entry);
        entered.add(entry);
        if (event instanceof TournamentEvent.Corrected) {
            tournament.everPaired().stream().filter(Fixture::struck).forEach(this::strike);
        }
    }

    /** Ends an open board that no longer counts. */
    private void strike(Fixture fixture) {
        fixture.board().stream()
                .boxed()
                .flatMap(board -> repositories.boards().record(board).stream())
                .filter(record -> record.state() == GameRecord.State.ACTIVE)
                .forEach(record -> new BoardEvents(repositories)
                        .enter(
                                record,
                                new Event.Voided("others should have been paired in tournament " + tournament.number()
                                        + ", since a result was corrected"),
                                Actor.SERVER,
                                at));
    }

    /** The events since the last call. */
    List<TournamentEntry> news() {
        List<TournamentEntry> news = List.copyOf(entered);
        entered.clear();
        return news;
    }
}
