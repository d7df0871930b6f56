package pbem.web.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import pbem.game.Option;
import pbem.phrase.Phrase;
import pbem.query.tournament.TournamentDetails;
import pbem.tournament.TournamentKind;
import pbem.tournament.TournamentRules;
import pbem.tournament.table.TableWords;
import pbem.web.display.AgreedText;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/** The content of a tournament's page, as of a time. */
public record ShownTournament(TournamentDetails details, SiteTexts texts, Instant now) {

    public String state() {
        return texts.say(TableWords.state(details.listed().state()));
    }

    /** The tournament's state and kind, and how many players it has. */
    public String standing() {
        TournamentRules rules = details.listed().rules();
        return texts.say(
                "site.tournament-standing",
                state(),
                texts.kind(rules.kind()),
                details.listed().players(),
                rules.size());
    }

    /** The tables of the present stage, or those of earlier stages. */
    public List<TournamentDetails.Table> tables(boolean present) {
        int newest = details.tables().stream()
                .mapToInt(TournamentDetails.Table::stage)
                .max()
                .orElse(0);
        boolean matches = details.listed().rules().kind() == TournamentKind.KNOCK_OUT; // its rounds suffice
        return details.tables().stream()
                .filter(table -> !matches && (table.stage() == newest) == present)
                .toList();
    }

    /** The rounds, newest first. */
    public List<TournamentDetails.Round> rounds() {
        List<TournamentDetails.Round> rounds = new ArrayList<>(details.rounds());
        Collections.reverse(rounds);
        return rounds;
    }

    public List<Phrase> foot() {
        return TableWords.foot(details.listed().rules().kind());
    }

    public String toMove(TournamentDetails.Due due) {
        return texts.say("site.who-is-to-move", texts.list(due.toMove()));
    }

    public String left(TournamentDetails.Due due) {
        return TimeLeft.words(now, due.until(), texts);
    }

    public Map<String, String> agreed() {
        TournamentRules rules = details.listed().rules();
        Map<String, String> agreed = new LinkedHashMap<>();
        String options = String.join(", ", Option.spelled(rules.options()));
        agreed.put(texts.say("site.options"), options.isEmpty() ? texts.say("site.options-none") : options);
        agreed.put(texts.say("site.time"), AgreedText.time(rules.clock(), false, texts));
        if (rules.boardsOfAMeeting() == 2) {
            agreed.put(texts.say("site.seats"), texts.say("tournament.both-seats"));
        }
        if (rules.startWhenFull() && details.rounds().isEmpty()) {
            agreed.put(texts.say("site.tournament-begins"), texts.say("tournament.starts-full"));
        }
        details.entryUntil().ifPresent(until -> agreed.put(texts.say("site.tournament-entry"), texts.moment(until)));
        details.nextBy().ifPresent(until -> agreed.put(texts.say("site.tournament-next"), texts.moment(until)));
        agreed.put(
                texts.say("site.tournament-director"),
                details.directors().isEmpty() ? texts.say("tournament.the-admin") : texts.list(details.directors()));
        return agreed;
    }
}
