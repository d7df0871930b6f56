package pbem.web.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import pbem.query.game.ChosenOption;
import pbem.query.tournament.ListedTournament;
import pbem.query.tournament.TournamentDetails;
import pbem.web.display.Property;
import pbem.web.page.TimeLeft;
import pbem.web.page.Timestamp;
import pbem.web.text.SiteTexts;

/**
 * A tournament as its template needs it.
 *
 * @param standing how far it is, in words
 * @param join the mail that enters it; empty if nobody can
 * @param tables of the present stage
 * @param earlier those of the stages before it, the newest first
 * @param rounds the newest first
 * @param places everybody in one table, where there are several; else empty
 */
public record TournamentPageModel(
        ListedTournament listed,
        String standing,
        Optional<String> join,
        List<Property> properties,
        List<String> entrants,
        List<TableModel> places,
        List<TableModel> tables,
        List<TableModel> earlier,
        List<String> foot,
        List<TournamentDetails.Round> rounds,
        List<DueRow> due,
        int underWay) {

    /** @param id of its heading, unlike all others of the page */
    public record TableModel(String id, String heading, TournamentDetails.Table table) {}

    /** @param left how long they have, in words */
    public record DueRow(int board, String toMove, String left) {}

    static TournamentPageModel of(TournamentDetails details, Instant now, SiteTexts texts) {
        int newest = details.tables().stream()
                .mapToInt(TournamentDetails.Table::stage)
                .max()
                .orElse(0);
        boolean matches = details.listed().kind().equals("knock-out"); // its rounds say it all
        List<TableModel> tables = new ArrayList<>();
        List<TableModel> earlier = new ArrayList<>();
        for (TournamentDetails.Table table : matches ? List.<TournamentDetails.Table>of() : details.tables()) {
            (table.stage() == newest ? tables : earlier)
                    .add(new TableModel(
                            "table-" + (tables.size() + earlier.size() + 1), texts.say(table.heading()), table));
        }
        List<TournamentDetails.Round> rounds = new ArrayList<>(details.rounds());
        Collections.reverse(rounds);
        return new TournamentPageModel(
                details.listed(),
                texts.say(
                        "site.tournament-standing",
                        texts.say(details.listed().state()),
                        details.listed().kind(),
                        details.listed().players(),
                        details.listed().size()),
                details.listed().open() ? Optional.of("join " + details.listed().number()) : Optional.empty(),
                properties(details, texts),
                details.entrants(),
                details.places().stream()
                        .map(table -> new TableModel("places", texts.say("site.tournament-places"), table))
                        .toList(),
                tables,
                earlier,
                details.foot().stream().map(texts::say).toList(),
                rounds,
                details.due().stream().map(due -> row(due, now, texts)).toList(),
                details.underWay());
    }

    private static DueRow row(TournamentDetails.Due due, Instant now, SiteTexts texts) {
        return new DueRow(
                due.board(),
                texts.say("site.who-is-to-move", texts.list(due.toMove())),
                due.until()
                        .map(until -> TimeLeft.between(now, until, texts))
                        .orElseGet(() -> texts.say("site.no-deadline")));
    }

    private static List<Property> properties(TournamentDetails details, SiteTexts texts) {
        List<Property> properties = new ArrayList<>();
        String options = String.join(
                ", ", details.options().stream().map(ChosenOption::spelled).toList());
        properties.add(
                new Property(texts.say("site.options"), options.isEmpty() ? texts.say("site.options-none") : options));
        properties.add(new Property(texts.say("site.time"), time(details, texts)));
        if (details.bothSeats()) {
            properties.add(new Property(texts.say("site.seats"), texts.say("tournament.both-seats")));
        }
        if (details.startWhenFull() && details.rounds().isEmpty()) {
            properties.add(new Property(texts.say("site.tournament-begins"), texts.say("tournament.starts-full")));
        }
        details.entryUntil()
                .ifPresent(until -> properties.add(new Property(
                        texts.say("site.tournament-entry"), Timestamp.of(until).text())));
        details.nextBy()
                .ifPresent(until -> properties.add(new Property(
                        texts.say("site.tournament-next"), Timestamp.of(until).text())));
        properties.add(new Property(
                texts.say("site.tournament-director"),
                details.directors().isEmpty() ? texts.say("tournament.the-admin") : texts.list(details.directors())));
        return properties;
    }

    private static String time(TournamentDetails details, SiteTexts texts) {
        int nag = details.clock().nagDays();
        int forfeit = details.clock().forfeitDays();
        String each = texts.say("site.time-reminded-lost", forfeit, nag);
        return details.clock().totalDays().isPresent()
                ? texts.say(
                        "site.time-and-total", each, details.clock().totalDays().getAsInt())
                : each;
    }
}
