package pbem.web.house;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import pbem.query.House;
import pbem.web.page.Timestamp;
import pbem.web.text.SiteTexts;

/**
 * The house as its template needs it.
 *
 * @param version of the program; empty where it runs unpackaged
 * @param up the day since when this process serves
 * @param since the day of the first board; empty before
 * @param mailsADay on average
 * @param mails one bar for each day
 * @param mailsCame whether any did
 * @param boards that began, one bar for each of the months, the oldest first
 * @param months the newest first
 */
public record HousePageModel(
        Optional<String> version,
        String up,
        Optional<String> since,
        int players,
        int open,
        int closed,
        String mailsADay,
        Bars mails,
        boolean mailsCame,
        List<GameRow> games,
        Bars boards,
        List<MonthRow> months) {

    /** @param part its part of all boards of the game with the most, in percent */
    public record GameRow(String title, String href, int open, int closed, String moves, String answer, int part) {}

    /** @param month as in 2026-03 */
    public record MonthRow(String month, int received, int sent, int begun, int ended) {}

    static HousePageModel of(House house, Optional<String> version, Timestamp up, SiteTexts texts) {
        int most =
                house.games().stream().mapToInt(House.GameFigures::boards).max().orElse(0);
        int mails = house.days().stream().mapToInt(House.Day::mails).sum();
        String average = String.valueOf(
                Math.round(mails / (double) Math.max(1, house.days().size())));
        return new HousePageModel(
                version,
                up.day(),
                house.since().map(since -> Timestamp.of(since).day()),
                house.players(),
                house.games().stream().mapToInt(House.GameFigures::open).sum(),
                house.games().stream().mapToInt(House.GameFigures::closed).sum(),
                average,
                Bars.of(
                        house.days().stream().map(House.Day::mails).toList(),
                        house.days().stream()
                                .map(day -> texts.say(
                                        "site.mails-of-day", day.date().toString(), day.mails()))
                                .toList(),
                        texts.say("site.mails-by-day", house.days().size(), average)),
                mails > 0,
                house.games().stream()
                        .map(game -> new GameRow(
                                game.game().title(),
                                "/games/" + game.game().name(),
                                game.open(),
                                game.closed(),
                                game.moves() == 0 ? "" : String.valueOf(game.moves()),
                                game.answer().isZero() ? "" : within(game.answer(), texts),
                                most == 0 ? 0 : 100 * game.boards() / most))
                        .toList(),
                boards(house.months(), texts),
                house.months().stream()
                        .map(month -> new MonthRow(
                                month.month().toString(), month.received(), month.sent(), month.begun(), month.ended()))
                        .toList());
    }

    private static Bars boards(List<House.MonthFigures> months, SiteTexts texts) {
        List<House.MonthFigures> oldestFirst = new ArrayList<>(months);
        Collections.reverse(oldestFirst);
        return Bars.of(
                oldestFirst.stream().map(House.MonthFigures::begun).toList(),
                oldestFirst.stream()
                        .map(month ->
                                texts.say("site.boards-of-month", month.month().toString(), month.begun()))
                        .toList(),
                texts.say("site.boards-by-month", months.size()));
    }

    private static String within(Duration time, SiteTexts texts) {
        if (time.toDays() > 0) {
            return texts.say("site.within-days", Math.toIntExact(time.toDays()));
        }
        return time.toHours() > 0
                ? texts.say("site.within-hours", Math.toIntExact(time.toHours()))
                : texts.say("site.within-minutes", Math.toIntExact(Math.max(1, time.toMinutes())));
    }
}
