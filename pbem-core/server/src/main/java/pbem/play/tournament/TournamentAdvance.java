package pbem.play.tournament;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.play.BoardEvents;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.terms.Terms;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.FixtureScore;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;
import pbem.tournament.pairing.TournamentProgress;

/**
 * Does everything that is due in a tournament: it processes closed boards, removes players who left or never moved,
 * starts it, pairs, begins boards, and ends it. Repeating the call has no effect.
 */
public record TournamentAdvance(Games games, Supplier<Seed> seeds) {

    /** More steps than any tournament needs at once, so that an error cannot loop for ever. */
    private static final int MOST_STEPS = 1000;

    /** @return whether anything was done */
    public boolean advance(Repositories repositories, int number, Instant now) {
        Optional<Tournament> tournament = repositories.tournaments().numbered(number);
        if (tournament.isEmpty()
                || games.named(tournament.get().rules().game()).isEmpty()) { // waits for its missing game
            return false;
        }
        TournamentLog log = new TournamentLog(repositories, tournament.get(), now);
        advance(log);
        return log.tournament().revision() > tournament.get().revision();
    }

    /** Does everything that is due after an act in this transaction, then tells everybody the news. */
    void advance(TournamentLog log) {
        for (int step = 0; step < MOST_STEPS; step++) {
            int before = log.tournament().revision();
            hear(log);
            boolean closed = takeOut(log);
            start(log);
            TournamentProgress.next(log.tournament(), log.at()).forEach(event -> log.enter(Author.SERVER, event));
            begin(log);
            if (!closed && log.tournament().revision() == before) {
                break;
            }
        }
        log.repositories().tournaments().settled(log.tournament(), log.at());
        new TournamentNewsPost(log, games).post(log.news());
    }

    /** Processes closed boards; one whose game is missing waits until it is back. */
    private static void hear(TournamentLog log) {
        Repositories repositories = log.repositories();
        for (int board : repositories.tournaments().unheard(log.tournament().number())) {
            Optional<GameRecord> found = repositories.boards().record(board);
            if (found.isEmpty()) {
                continue;
            }
            GameRecord record = found.get();
            Fixture fixture = log.tournament().onBoard(board).orElseThrow();
            boolean goesOn = record.state() == GameRecord.State.ACTIVE;
            repositories.tournaments().heard(board, goesOn ? 0 : record.revision());
            if (log.tournament().state() == Tournament.State.VOID || fixture.struck()) {
                continue;
            }
            if (goesOn) {
                log.enter(Author.SERVER, new TournamentEvent.Reopened(fixture.number()));
                new NoShows(log).readmit(record);
                continue;
            }
            if (!fixture.isOpen()) { // a corrected result
                log.enter(Author.SERVER, new TournamentEvent.Reopened(fixture.number()));
            }
            log.enter(Author.SERVER, new TournamentEvent.Resulted(fixture.number(), score(record)));
            new NoShows(log).takeOut(record);
        }
    }

    /** The score of a closed board; a voided board gives all players the same, as if nobody had played. */
    private static FixtureScore score(GameRecord record) {
        return record.outcome().isEmpty()
                ? FixtureScore.walkover(
                        record.board().players().stream().map(player -> true).toList())
                : FixtureScore.placed(record.placesByStaying().orElseThrow().bySeat(), record.moves());
    }

    /**
     * Removes players who signed off; players who are out leave their boards.
     *
     * @return whether a board may have ended by it
     */
    private static boolean takeOut(TournamentLog log) {
        Repositories repositories = log.repositories();
        if (!log.tournament().isOpenOrRunning()) {
            return false;
        }
        boolean left = false;
        repositories.tournaments().gone(log.tournament().number()).stream()
                .filter(log.tournament()::isPlaying)
                .toList()
                .forEach(player -> log.enter(Author.SERVER, new TournamentEvent.Left(player)));
        List<Entrant> out = log.tournament().entrants().stream()
                .filter(entrant -> !entrant.isPlaying())
                .toList();
        for (Entrant entrant : out) {
            for (Fixture fixture : log.tournament().fixturesOf(entrant.player()).toList()) {
                if (fixture.isUnderWay()) {
                    left |= withdraw(log, fixture.board().getAsInt(), entrant);
                }
            }
        }
        return left;
    }

    private static boolean withdraw(TournamentLog log, int board, Entrant entrant) {
        Optional<GameRecord> found = log.repositories().boards().record(board);
        if (found.isEmpty()) { // its game is missing; the player leaves it when it is back
            return false;
        }
        GameRecord record = found.get();
        Optional<Seat> seat = Seat.all(record.board().players().size()).stream()
                .filter(s -> record.board().player(s).id() == entrant.player())
                .findFirst();
        boolean stays = record.state() == GameRecord.State.ACTIVE
                && seat.filter(record.position().active()::contains).isPresent();
        if (stays) {
            new BoardEvents(log.repositories())
                    .enter(
                            record,
                            new Event.Withdrawn(seat.get(), entrant.presence() == Entrant.Presence.FORFEITED),
                            Actor.SERVER,
                            log.at());
        }
        return stays;
    }

    private static void start(TournamentLog log) {
        if (TournamentProgress.isToStart(log.tournament(), log.at())) {
            start(log, Author.SERVER);
        }
    }

    /** Starts it; if all places are taken, another tournament with the same rules may open. */
    static void start(TournamentLog log, Author by) {
        Tournament tournament = log.tournament();
        log.enter(by, new TournamentEvent.Started(seeding(log.repositories(), tournament)));
        if (tournament.rules().reopens()
                && tournament.entrants().size() >= tournament.rules().size()) {
            List<Player> directors = tournament.announcement().directors().stream()
                    .flatMap(id -> log.repositories().players().withId(id).stream())
                    .toList();
            log.repositories().tournaments().announce(tournament.rules().again(), directors, log.at());
        }
    }

    /**
     * The players by their present ratings, the strongest first; equals in the order of entering. The event stores this
     * order.
     */
    private static List<Long> seeding(Repositories repositories, Tournament tournament) {
        Map<Long, Integer> ratings = new HashMap<>();
        for (long id : tournament.playing()) {
            Player player = repositories.players().withId(id).orElseThrow();
            ratings.put(
                    id,
                    repositories
                            .ratings()
                            .of(player, tournament.rules().game())
                            .skill()
                            .rating());
        }
        return tournament.playing().stream()
                .sorted(Comparator.comparing(ratings::get, Comparator.reverseOrder()))
                .toList();
    }

    private void begin(TournamentLog log) {
        List<Fixture> startable = TournamentProgress.startable(log.tournament());
        if (startable.isEmpty()) {
            return;
        }
        Repositories repositories = log.repositories();
        Game game = games.named(log.tournament().rules().game()).orElseThrow();
        boolean rated = !repositories.tournaments().isForGuests(log.tournament().number());
        Terms terms = new Terms(log.tournament().rules().clock(), rated, Terms.Seating.AS_NAMED, false);
        Map<Long, Player> players = startable.stream()
                .flatMap(fixture -> fixture.seats().stream())
                .distinct()
                .collect(Collectors.toMap(
                        id -> id, id -> repositories.players().withId(id).orElseThrow()));
        for (Fixture fixture : startable) {
            Act<Position> start =
                    game.start(fixture.seats().size(), log.tournament().rules().options(), seeds.get());
            GameRecord record = repositories
                    .boards()
                    .open(
                            game,
                            start.now().setup(),
                            terms,
                            fixture.seats().stream().map(players::get).toList(),
                            log.at());
            log.enter(
                    Author.SERVER,
                    new TournamentEvent.Assigned(
                            fixture.number(), record.board().number()));
            if (game.hasChance()) { // the mail with the seed's fingerprint belongs to its board
                new BoardEvents(repositories).opened(record, OptionalLong.empty(), log.at());
            }
        }
    }
}
