package pbem.play.tournament;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Game;
import pbem.game.Games;
import pbem.notice.HouseNotice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.tournament.Entrant;
import pbem.tournament.Fixture;
import pbem.tournament.Stage;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentEntry;
import pbem.tournament.TournamentEntry.Author;
import pbem.tournament.TournamentEvent;
import pbem.tournament.TournamentKind;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.TableRow;
import pbem.tournament.table.TournamentTables;

/**
 * Tells players the news of their tournament: at most one mail each for all simultaneous events, with the boards that
 * begin. Boards of games with chance announce themselves.
 */
final class TournamentNewsPost implements TournamentEvent.Cases<List<TournamentNewsPost.Item>> {

    private final TournamentLog log;
    private final Tournament tournament;
    private final Games games;
    private final Set<Integer> stages = new LinkedHashSet<>();
    private final List<DirectorsItem> directed = new ArrayList<>();
    private final List<Fixture> begun = new ArrayList<>();
    private List<Crosstable> crosstables = List.of();
    private boolean started;
    private boolean ends;
    private boolean over;
    private TournamentEntry entry;

    /** @param the people concerned */
    record Item(Predicate<Entrant> to, Phrase words) {}

    /** The news for directors who do not play, without their own acts. */
    private record DirectorsItem(Author by, Phrase words) {

        boolean isFor(long director) {
            return !by.equals(Author.director(director));
        }
    }

    TournamentNewsPost(TournamentLog log, Games games) {
        this.log = log;
        this.tournament = log.tournament();
        this.games = games;
    }

    void post(List<TournamentEntry> news) {
        List<Item> items = new ArrayList<>();
        ends = news.stream().anyMatch(happened -> happened.event() instanceof TournamentEvent.Ended);
        for (TournamentEntry happened : news) {
            entry = happened;
            items.addAll(happened.event().match(this));
        }
        List<Answer> table = over ? new TournamentAnswers(log.repositories(), games).table(tournament) : List.of();
        List<Entrant> readers = new ArrayList<>(tournament.entrants());
        readers.addAll(takenOutBeforeTheStart(news));
        for (Entrant entrant : readers) {
            List<Answer> answers = new ArrayList<>();
            items.stream()
                    .filter(item -> item.to().test(entrant))
                    .forEach(item -> answers.add(new Answer.Said(item.words())));
            for (int stage : stages) {
                answers.addAll(ofStage(tournament.stages().get(stage - 1), entrant.player()));
            }
            List<Integer> boards = begun.stream()
                    .filter(fixture -> fixture.has(entrant.player()))
                    .map(fixture -> fixture.board().getAsInt())
                    .toList();
            if (!answers.isEmpty() || !boards.isEmpty()) {
                answers.addAll(table);
                tell(entrant.player(), answers, boards);
            }
        }
        for (long director : tournament.announcement().directors()) {
            List<Answer> answers = new ArrayList<>();
            directed.stream()
                    .filter(item -> item.isFor(director) && !tournament.isPlaying(director))
                    .forEach(item -> answers.add(new Answer.Said(item.words())));
            if (!answers.isEmpty()) {
                answers.addAll(table);
                tell(director, answers, List.of());
            }
        }
    }

    /** The players who were taken out without a trace. */
    private List<Entrant> takenOutBeforeTheStart(List<TournamentEntry> news) {
        return news.stream()
                .map(TournamentEntry::event)
                .flatMap(event ->
                        event instanceof TournamentEvent.Forfeited out ? Stream.of(out.player()) : Stream.empty())
                .filter(player -> tournament.entrant(player).isEmpty())
                .map(player -> new Entrant(player, Entrant.Presence.FORFEITED, log.at()))
                .toList();
    }

    private void tell(long whom, List<Answer> answers, List<Integer> boards) {
        Optional<Player> player = log.repositories().players().withId(whom).filter(Player::isOwned);
        if (player.isPresent()) {
            log.repositories()
                    .notices()
                    .post(
                            Recipient.player(player.get()),
                            new HouseNotice.TournamentNews(
                                    tournament.number(), tournament.rules().name(), answers, boards),
                            log.at());
        }
    }

    private List<Answer> ofStage(Stage stage, long player) {
        boolean goesOn = stage.players().contains(player);
        boolean wasIn = stage.number() > 1
                && tournament.isPlaying(player)
                && tournament.stages().get(stage.number() - 2).players().contains(player);
        if (!goesOn && !wasIn) {
            return List.of();
        }
        List<Answer> answers = new ArrayList<>();
        boolean season = tournament.rules().kind() == TournamentKind.LEAGUE;
        if (!(started && stage.number() == 1)) {
            String key = !goesOn
                    ? "tournament.news-not-on"
                    : season
                            ? "tournament.news-season"
                            : tournament.rounds().isPresent() ? "tournament.news-round-of" : "tournament.news-round";
            answers.add(new Answer.Said(Phrase.of(
                    key,
                    tournament.number(),
                    stage.number(),
                    tournament.rules().name(),
                    tournament.rounds().orElse(0))));
        }
        if (goesOn) {
            answers.addAll(meetings(stage, player));
        }
        if (wasIn) {
            TournamentAnswers tables = new TournamentAnswers(log.repositories(), games);
            answers.addAll(
                    tournament.rules().kind() == TournamentKind.SWISS
                            ? tables.standings(tournament, crosstables())
                            : tables.group(tournament, crosstables(), stage.number() - 1, player));
        }
        return answers;
    }

    private List<Crosstable> crosstables() {
        if (crosstables.isEmpty()) {
            crosstables = Crosstable.of(tournament);
        }
        return crosstables;
    }

    /** The player's pairings. */
    private List<Answer> meetings(Stage stage, long player) {
        List<Answer> answers = new ArrayList<>();
        if (stage.halfByes().contains(player)) {
            answers.add(new Answer.Said(Phrase.of(
                    "tournament.you-have-half-a-bye", tournament.rules().boardsOfAMeeting())));
            return answers;
        }
        if (stage.byes().contains(player)) {
            answers.add(new Answer.Said(
                    tournament.rules().kind() == TournamentKind.SWISS
                            ? Phrase.of(
                                    "tournament.you-have-a-bye",
                                    tournament.rules().boardsOfAMeeting())
                            : Phrase.of("tournament.you-go-on-without-a-board")));
            return answers;
        }
        if (tournament.rules().kind() == TournamentKind.LEAGUE && stage.groups().size() > 1) {
            IntStream.range(0, stage.groups().size())
                    .filter(division -> stage.groups().get(division).contains(player))
                    .forEach(division ->
                            answers.add(new Answer.Said(Phrase.of("tournament.your-division", division + 1))));
        }
        List<Phrase> meetings = new ArrayList<>();
        for (Fixture fixture : tournament.fixtures()) {
            if (fixture.stage() == stage.number() && fixture.has(player)) {
                List<String> others = fixture.seats().stream()
                        .filter(p -> p != player)
                        .map(this::user)
                        .toList();
                meetings.add(
                        Phrase.of("tournament.meeting", others, fixture.seats().indexOf(player) + 1));
            }
        }
        if (!meetings.isEmpty()) {
            answers.add(new Answer.Listing(Phrase.of("tournament.you-play"), meetings));
            if (isOfChance()) {
                answers.add(new Answer.Said(Phrase.of("tournament.boards-follow")));
            }
        }
        return answers;
    }

    private boolean isOfChance() {
        return games.named(tournament.rules().game()).filter(Game::hasChance).isPresent();
    }

    private String user(long player) {
        return log.repositories().players().userOf(player);
    }

    /** The author of the event. */
    private Object author() {
        Author by = entry.by();
        return switch (by.role()) {
            case SERVER -> Phrase.of("tournament.the-server");
            case ADMIN -> Phrase.of("tournament.the-admin");
            case PLAYER, DIRECTOR -> user(Long.parseLong(by.name()));
        };
    }

    private List<Item> toAll(String key, Object... more) {
        return List.of(new Item(Entrant::isPlaying, phrase(key, more)));
    }

    /** Adds directors to the news of the start and the end. */
    private List<Item> alsoToDirectors(List<Item> items) {
        items.forEach(item -> directed.add(new DirectorsItem(entry.by(), item.words())));
        return items;
    }

    private List<Item> toOne(long player, String key, Object... more) {
        return List.of(new Item(entrant -> entrant.player() == player, phrase(key, more)));
    }

    private Phrase phrase(String key, Object... more) {
        Object[] arguments = new Object[more.length + 2];
        arguments[0] = tournament.number();
        arguments[1] = tournament.rules().name();
        System.arraycopy(more, 0, arguments, 2, more.length);
        return Phrase.of(key, arguments);
    }

    @Override
    public List<Item> joined(TournamentEvent.Joined joined) {
        return entry.by().equals(Author.player(joined.player()))
                ? List.of()
                : toOne(joined.player(), "tournament.news-entered", author());
    }

    @Override
    public List<Item> left(TournamentEvent.Left left) {
        return List.of();
    }

    @Override
    public List<Item> byeRequested(TournamentEvent.ByeRequested requested) {
        return List.of();
    }

    @Override
    public List<Item> started(TournamentEvent.Started start) {
        started = true;
        String title = games.named(tournament.rules().game()).map(Game::title).orElse("");
        List<Item> items = new ArrayList<>(
                alsoToDirectors(toAll("tournament.news-started", start.seeding().size(), title)));
        if (tournament.rounds().isPresent()) {
            int rounds = tournament.rounds().getAsInt();
            items.addAll(toAll("tournament.news-rounds", rounds));
            if (rounds < tournament.rules().rounds()) {
                items.addAll(alsoToDirectors(toAll(
                        "tournament.news-fewer-rounds",
                        rounds,
                        tournament.rules().rounds(),
                        start.seeding().size())));
            }
        }
        if (tournament.rules().kind() == TournamentKind.LADDER) {
            for (long player : tournament.rungs()) {
                int rung = tournament.rungs().indexOf(player) + 1;
                items.addAll(toOne(player, "tournament.your-rung", rung));
            }
            items.addAll(toAll("tournament.how-to-challenge"));
        }
        return items;
    }

    @Override
    public List<Item> paired(TournamentEvent.Paired paired) {
        if (!paired.groups().isEmpty()) {
            stages.add(paired.stage());
        }
        return List.of();
    }

    @Override
    public List<Item> challenged(TournamentEvent.Challenged challenged) {
        return List.of();
    }

    @Override
    public List<Item> assigned(TournamentEvent.Assigned assigned) {
        if (!isOfChance()) {
            tournament.fixture(assigned.fixture()).ifPresent(begun::add);
        }
        return List.of();
    }

    /** After an early end the last board decides the winner. */
    @Override
    public List<Item> resulted(TournamentEvent.Resulted resulted) {
        boolean last = !ends
                && !over
                && tournament.state() == Tournament.State.ENDED
                && tournament.fixtures().stream().noneMatch(Fixture::isUnderWay);
        if (!last) {
            return List.of();
        }
        over = true;
        List<Item> items = new ArrayList<>(toAll("tournament.news-settled"));
        items.addAll(winners());
        return alsoToDirectors(items);
    }

    @Override
    public List<Item> reopened(TournamentEvent.Reopened reopened) {
        return List.of();
    }

    /** Nothing, since the board's own mail tells its players. */
    @Override
    public List<Item> adjudicated(TournamentEvent.Adjudicated adjudicated) {
        return List.of();
    }

    @Override
    public List<Item> reviewed(TournamentEvent.Reviewed reviewed) {
        String board = tournament.fixture(reviewed.fixture()).stream()
                .flatMap(fixture -> fixture.board().stream().boxed())
                .findFirst()
                .map(String::valueOf)
                .orElse("?");
        return alsoToDirectors(toAll(
                reviewed.keeps() ? "tournament.news-kept" : "tournament.news-in-question",
                board,
                author(),
                reviewed.why()));
    }

    @Override
    public List<Item> corrected(TournamentEvent.Corrected corrected) {
        List<String> boards = corrected.pairings().stream()
                .map(pairing ->
                        pairing.seats().stream().map(this::user).sorted().collect(Collectors.joining(" - ")))
                .distinct()
                .toList();
        if (boards.isEmpty()) {
            return List.of();
        }
        return alsoToDirectors(
                corrected.why().isEmpty()
                        ? toAll("tournament.news-corrected", corrected.stage(), boards)
                        : toAll("tournament.news-repaired", corrected.stage(), boards, author(), corrected.why()));
    }

    @Override
    public List<Item> forfeited(TournamentEvent.Forfeited forfeited) {
        return forfeited.silent()
                ? toOne(forfeited.player(), "tournament.news-silent", entry.at().plus(TournamentAdministration.BAN))
                : toOne(forfeited.player(), "tournament.news-forfeited", author(), forfeited.why());
    }

    @Override
    public List<Item> readmitted(TournamentEvent.Readmitted readmitted) {
        return toOne(readmitted.player(), "tournament.news-readmitted");
    }

    @Override
    public List<Item> dropped(TournamentEvent.Dropped dropped) {
        return toOne(dropped.player(), "tournament.news-dropped");
    }

    @Override
    public List<Item> replaced(TournamentEvent.Replaced replaced) {
        return toAll("tournament.news-replaced", user(replaced.from()), user(replaced.to()), author(), replaced.why());
    }

    @Override
    public List<Item> extended(TournamentEvent.Extended extended) {
        return toAll("tournament.news-extended", author(), extended.days(), extended.why());
    }

    @Override
    public List<Item> paused(TournamentEvent.Paused paused) {
        return toAll("tournament.news-paused", author(), paused.why());
    }

    @Override
    public List<Item> resumed(TournamentEvent.Resumed resumed) {
        return resumed.why().isBlank()
                ? toAll("tournament.news-resumed-plainly", author())
                : toAll("tournament.news-resumed", author(), resumed.why());
    }

    @Override
    public List<Item> announced(TournamentEvent.Announced announced) {
        return toAll("tournament.news-announced", author(), announced.words());
    }

    @Override
    public List<Item> ended(TournamentEvent.Ended ended) {
        over = true;
        List<Item> items = new ArrayList<>(
                ended.why().isEmpty()
                        ? toAll("tournament.news-ended")
                        : toAll(
                                tournament.rules().kind().isPerpetual()
                                        ? "tournament.news-ended-by"
                                        : "tournament.news-ended-early",
                                author(),
                                ended.why()));
        int played = tournament.stages().size();
        if (ended.why().isEmpty() && played < tournament.rounds().orElse(0)) {
            items.addAll(toAll(
                    "tournament.news-rounds-left", played, tournament.rounds().getAsInt()));
        }
        items.addAll(
                tournament.fixtures().stream().anyMatch(Fixture::isUnderWay)
                        ? toAll("tournament.news-boards-go-on")
                        : winners());
        return alsoToDirectors(items);
    }

    private List<Item> winners() {
        List<String> winners = TournamentTables.overall(tournament).rows().stream()
                .filter(row -> row.rank() == 1)
                .map(TableRow::player)
                .map(this::user)
                .toList();
        if (winners.isEmpty()) {
            return List.of();
        }
        return List.of(new Item(
                Entrant::isPlaying,
                winners.size() == 1
                        ? Phrase.of("tournament.news-winner", winners.get(0))
                        : Phrase.of("tournament.news-winners", winners)));
    }

    @Override
    public List<Item> voided(TournamentEvent.Voided voided) {
        return alsoToDirectors(
                entry.by().equals(Author.SERVER)
                        ? toAll("tournament.news-too-few")
                        : toAll("tournament.news-voided", author(), voided.why()));
    }
}
