package pbem.play.tournament;

import java.util.List;
import pbem.player.Player;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;

/** Players who lose a board by time without a move on any board of the tournament. */
record NoShows(TournamentLog log) {

    /** Removes them from a tournament that is still running. */
    void takeOut(GameRecord closed) {
        for (Player player : lapsed(closed, closed.decisions())) {
            Tournament tournament = log.tournament();
            if (tournament.isOpenOrRunning() && tournament.isPlaying(player.id()) && !hasMoved(player)) {
                log.enter(Author.SERVER, new TournamentEvent.Forfeited(player.id(), true, ""));
            }
        }
    }

    /**
     * Readmits the players who were removed because of a board that continues. Their boards of the present stage that
     * had not begun begin.
     */
    void readmit(GameRecord reopened) {
        for (Player player : lapsed(reopened, reopened.entries())) {
            if (isOutForSilence(player)) {
                log.enter(Author.SERVER, new TournamentEvent.Readmitted(player.id()));
                Tournament tournament = log.tournament();
                tournament
                        .fixturesOf(player.id())
                        .filter(fixture -> tournament.isOpenOrRunning()
                                && fixture.board().isEmpty()
                                && !fixture.isOpen()
                                && fixture.stage() == tournament.stages().size()
                                && fixture.seats().stream().allMatch(tournament::isPlaying))
                        .forEach(fixture -> log.enter(Author.SERVER, new TournamentEvent.Reopened(fixture.number())));
            }
        }
    }

    /** Whether a player is readmitted if that board continues. */
    boolean isReadmittedBy(GameRecord reopened, Player player) {
        return lapsed(reopened, reopened.entries()).contains(player) && isOutForSilence(player);
    }

    private static List<Player> lapsed(GameRecord record, List<Entry> entries) {
        return entries.stream()
                .map(Entry::event)
                .filter(Event.Lapsed.class::isInstance)
                .flatMap(event -> event.by().stream())
                .distinct()
                .map(record.board()::player)
                .toList();
    }

    private boolean hasMoved(Player player) {
        return log.tournament()
                .fixturesOf(player.id())
                .map(Fixture::board)
                .flatMap(board -> board.stream().boxed())
                .flatMap(board -> log.repositories().boards().record(board).stream())
                .anyMatch(record -> hasMoved(record, player));
    }

    static boolean hasMoved(GameRecord record, Player player) {
        return record.board().seat(player).stream()
                .anyMatch(seat -> record.entries().stream()
                        .anyMatch(entry -> entry.event().isMoveOf(seat)));
    }

    /** Whether the player was removed for never moving. */
    private boolean isOutForSilence(Player player) {
        boolean takenOut = log.tournament().entrant(player.id()).stream()
                .anyMatch(entrant -> entrant.presence() == Entrant.Presence.FORFEITED);
        return takenOut
                && log.tournament().entries().stream()
                        .map(TournamentEntry::event)
                        .filter(TournamentEvent.Forfeited.class::isInstance)
                        .map(TournamentEvent.Forfeited.class::cast)
                        .filter(forfeited -> forfeited.player() == player.id())
                        .reduce((before, last) -> last)
                        .filter(TournamentEvent.Forfeited::silent)
                        .isPresent();
    }
}
