package pbem.play.tournament;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Game;
import pbem.game.Games;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.Crosstable;
import pbem.tournament.table.CrosstableText;
import pbem.tournament.table.TableWords;

/** What a tournament looks like in mails. */
public record TournamentAnswers(Repositories repositories, Games games) {

    /** A mail with more tables is not read; the site has them all. */
    private static final int MOST_TABLES = 12;

    private static final int MOST_NAMES = 64;

    /** The tables of the present stage, with what they mean. */
    public List<Answer> table(Tournament tournament) {
        List<Answer> answers = new ArrayList<>();
        List<Crosstable> all = Crosstable.of(tournament);
        int newest = all.stream()
                .mapToInt(crosstable -> crosstable.table().stage())
                .max()
                .orElse(0);
        all.stream()
                .filter(crosstable -> crosstable.table().stage() == newest)
                .filter(crosstable -> !crosstable.table().rows().isEmpty())
                .limit(MOST_TABLES)
                .forEach(crosstable -> answers.add(new Answer.Crosstable(
                        TableWords.heading(tournament, crosstable.table()),
                        CrosstableText.lines(crosstable, this::user))));
        if (!answers.isEmpty()) {
            TableWords.foot(tournament.rules().kind()).forEach(words -> answers.add(new Answer.Said(words)));
        }
        return answers;
    }

    /** What it is, and how it goes. */
    public List<Answer> facts(Tournament tournament) {
        TournamentRules rules = tournament.rules();
        List<Phrase> facts = new ArrayList<>();
        facts.add(Phrase.of(
                "tournament.facts",
                tournament.number(),
                rules.name(),
                games.named(rules.game()).map(Game::title).orElse(rules.game()),
                rules.kind().word(),
                TableWords.state(tournament.state())));
        if (tournament.state() == Tournament.State.OPEN) {
            facts.add(Phrase.of("tournament.entered", tournament.entrants().size(), rules.size()));
            if (!tournament.playing().isEmpty()) {
                facts.add(Phrase.of(
                        "tournament.entrants",
                        tournament.playing().stream()
                                .limit(MOST_NAMES)
                                .map(this::user)
                                .toList()));
            }
            if (rules.startWhenFull()) {
                facts.add(Phrase.of("tournament.starts-full"));
            }
            rules.entryUntil().ifPresent(until -> facts.add(Phrase.of("tournament.starts-at", until)));
        }
        facts.add(Phrase.of(
                "tournament.time", rules.clock().nagDays(), rules.clock().forfeitDays()));
        if (rules.bothSeats()) {
            facts.add(Phrase.of("tournament.both-seats"));
        }
        facts.add(Phrase.of("tournament.leaving"));
        return facts.stream().<Answer>map(Answer.Said::new).toList();
    }

    private String user(long player) {
        return repositories.players().withId(player).map(Player::user).orElse("?");
    }
}
