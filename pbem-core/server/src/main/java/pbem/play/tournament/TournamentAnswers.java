package pbem.play.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.terms.TimeControl;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TableWords;
import pbem.tournament.table.TournamentTables;

/** The answers about a tournament in mails. */
public record TournamentAnswers(Repositories repositories, Games games) {

    /** The largest number of tables in a mail; the site has all. */
    private static final int MOST_TABLES = 12;

    private static final int MOST_NAMES = 64;

    /** The tables of the present stage, with their footnotes. */
    public List<Answer> table(Tournament tournament) {
        List<Answer> answers = new ArrayList<>();
        if (tournament.state() == Tournament.State.OPEN) {
            return answers; // no table yet
        }
        answers.addAll(standings(tournament, Crosstable.of(tournament)));
        if (!answers.isEmpty()) {
            TableWords.foot(tournament.rules().kind()).forEach(words -> answers.add(new Answer.Said(words)));
        }
        return answers;
    }

    /** The tables of the present stage, without footnotes. */
    List<Answer> standings(Tournament tournament, List<Crosstable> all) {
        int newest = all.stream()
                .mapToInt(crosstable -> crosstable.table().stage())
                .max()
                .orElse(0);
        return all.stream()
                .filter(crosstable -> crosstable.table().stage() == newest)
                .filter(crosstable -> !crosstable.table().rows().isEmpty())
                .limit(MOST_TABLES)
                .<Answer>map(crosstable -> new Answer.Crosstable(
                        TableWords.heading(tournament, crosstable.table()),
                        CrosstableText.of(crosstable, repositories.players()::userOf)))
                .toList();
    }

    /** The table of a player's group; empty where one table covers all stages. */
    List<Answer> group(Tournament tournament, List<Crosstable> all, int stage, long player) {
        return all.stream()
                .filter(crosstable -> crosstable.table().stage() == stage
                        && crosstable.table().row(player).isPresent())
                .<Answer>map(crosstable -> new Answer.Crosstable(
                        TableWords.heading(tournament, crosstable.table()),
                        CrosstableText.of(crosstable, repositories.players()::userOf)))
                .toList();
    }

    /** The answer to a player who just entered: when they play, and what they can do. */
    public List<Answer> joined(Tournament tournament, Player player) {
        TournamentRules rules = tournament.rules();
        int number = tournament.number();
        List<Phrase> facts = new ArrayList<>();
        if (tournament.state() != Tournament.State.OPEN) {
            facts.add(
                    switch (rules.kind()) {
                        case LADDER -> Phrase.of("tournament.lowest-rung");
                        case LEAGUE -> Phrase.of("tournament.from-next-season");
                        case SWISS -> fromRound(tournament, player.id());
                        case ROUND_ROBIN, DOUBLE_ROUND_ROBIN, KNOCK_OUT, HEATS ->
                            Phrase.of("tournament.began-with-you");
                    });
        } else {
            facts.add(Phrase.of("tournament.entered", tournament.entrants().size(), rules.size()));
            facts.addAll(beginning(rules));
        }
        if (rules.kind() == TournamentKind.LADDER) {
            facts.add(Phrase.of("tournament.how-to-challenge", number));
        }
        if (rules.kind() == TournamentKind.SWISS) {
            facts.add(Phrase.of("tournament.how-to-ask-for-a-bye", number));
        }
        facts.add(Phrase.of("tournament.how-to-see-and-leave", number));
        return facts.stream().<Answer>map(Answer.Said::new).toList();
    }

    private static Phrase fromRound(Tournament tournament, long player) {
        boolean plays = tournament
                .stage()
                .filter(round -> round.players().contains(player))
                .isPresent();
        return plays
                ? Phrase.of("tournament.began-with-you")
                : Phrase.of(
                        "tournament.from-next-round",
                        tournament.stages().size() + 1,
                        tournament.rounds().orElseThrow());
    }

    private static List<Phrase> beginning(TournamentRules rules) {
        List<Phrase> facts = new ArrayList<>();
        if (rules.startWhenFull()) {
            facts.add(Phrase.of(rules.reopens() ? "tournament.reopens" : "tournament.starts-full"));
        }
        rules.entryUntil().ifPresent(until -> facts.add(Phrase.of("tournament.starts-at", until)));
        if (facts.isEmpty()) {
            facts.add(Phrase.of("tournament.starts-by-director"));
        }
        return facts;
    }

    /** The facts of the tournament: its rules, its state and how to enter it. */
    public List<Answer> facts(Tournament tournament) {
        List<Phrase> entering =
                admits(tournament) ? List.of(Phrase.of("tournament.enter", tournament.number())) : List.of();
        return facts(tournament, entering);
    }

    /** The facts for a player whom another invites to it, and the answers that they can give. */
    public List<Answer> invitation(Tournament tournament, Player by) {
        List<Answer> answers = new ArrayList<>(facts(tournament, List.of()));
        answers.add(new Answer.Steps(List.of(
                new Notice.Step("accept", Phrase.of("tournament.does-accept")),
                new Notice.Step("decline", Phrase.of("tournament.does-decline", by.user())))));
        return answers;
    }

    private List<Answer> facts(Tournament tournament, List<Phrase> entering) {
        TournamentRules rules = tournament.rules();
        List<Phrase> facts = new ArrayList<>();
        facts.add(Phrase.of(
                "tournament.facts",
                tournament.number(),
                rules.name(),
                games.named(rules.game()).map(Game::title).orElse(rules.game()),
                TableWords.kind(rules.kind()),
                TableWords.state(tournament.state())));
        if (tournament.state() == Tournament.State.OPEN) {
            facts.add(Phrase.of("tournament.entered", tournament.entrants().size(), rules.size()));
            if (!tournament.playing().isEmpty()) {
                facts.add(Phrase.of(
                        "tournament.entrants",
                        tournament.playing().stream()
                                .limit(MOST_NAMES)
                                .map(repositories.players()::userOf)
                                .toList()));
            }
        }
        facts.addAll(entering);
        if (admits(tournament)) {
            rules.rating()
                    .ifPresent(limits -> facts.add(Phrase.of(
                            "tournament.limits", Integer.toString(limits.least()), Integer.toString(limits.most()))));
        }
        if (tournament.state() == Tournament.State.OPEN) {
            facts.addAll(beginning(rules));
        }
        if (rules.kind() == TournamentKind.LADDER && tournament.state() == Tournament.State.RUNNING) {
            facts.add(Phrase.of("tournament.how-to-challenge", tournament.number()));
        }
        if (tournament.state() == Tournament.State.OPEN) {
            facts.add(Phrase.of("tournament.seeded"));
        }
        facts.add(time(rules.clock()));
        if (rules.clock().weekdays()) {
            facts.add(Phrase.of("tournament.weekdays"));
        }
        facts.add(Phrase.of(rules.clock().withoutVacation() ? "tournament.no-vacation" : "tournament.vacation"));
        rounds(tournament).ifPresent(facts::add);
        if (rules.bothSeats()) {
            facts.add(Phrase.of("tournament.both-seats"));
        }
        facts.add(Phrase.of(rules.kind().isAllPlayAll() ? "tournament.leaving-table" : "tournament.leaving-rest"));
        boolean unrated = repositories.tournaments().isForGuests(tournament.number());
        facts.add(Phrase.of(unrated ? "tournament.unrated" : "tournament.stays-rated"));
        facts.add(Phrase.of("tournament.silence"));
        return facts.stream().<Answer>map(Answer.Said::new).toList();
    }

    private static Optional<Phrase> rounds(Tournament tournament) {
        TournamentRules rules = tournament.rules();
        if (rules.kind() != TournamentKind.SWISS) {
            return Optional.empty();
        }
        if (tournament.rounds().isPresent()) {
            return Optional.of(Phrase.of(
                    "tournament.round-of",
                    tournament.stages().size(),
                    tournament.rounds().getAsInt()));
        }
        return Optional.of(
                rules.rounds() > 0
                        ? Phrase.of("tournament.rounds", rules.rounds())
                        : Phrase.of("tournament.rounds-by-players", rules.rounds(rules.size())));
    }

    private static boolean admits(Tournament tournament) {
        return tournament.isOpenToEnter()
                && tournament.playing().size() < tournament.rules().size();
    }

    private static Phrase time(TimeControl clock) {
        return clock.totalDays().isPresent()
                ? Phrase.of(
                        "tournament.time-bank",
                        clock.nagDays(),
                        clock.forfeitDays(),
                        clock.totalDays().getAsInt(),
                        clock.incrementDays())
                : Phrase.of("tournament.time", clock.nagDays(), clock.forfeitDays());
    }

    /** The answer to a player who just left. */
    public static Phrase left(Tournament tournament, Player player) {
        if (tournament.entrant(player.id()).isEmpty()) {
            return Phrase.of("tournament.left", tournament.number());
        }
        boolean annulled = !tournament.stages().isEmpty()
                && TournamentTables.overall(tournament)
                        .row(player.id())
                        .filter(row -> !row.counts())
                        .isPresent();
        return Phrase.of(annulled ? "tournament.left-annulled" : "tournament.left-counting", tournament.number());
    }
}
