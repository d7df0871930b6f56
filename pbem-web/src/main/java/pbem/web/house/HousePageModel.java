package pbem.web.house;

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
        List<GameRow> games) {

    /** @param part its part of all boards of the game with the most, in percent */
    public record GameRow(String title, String href, int open, int closed, int part) {}

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
                                most == 0 ? 0 : 100 * game.boards() / most))
                        .toList());
    }
}
