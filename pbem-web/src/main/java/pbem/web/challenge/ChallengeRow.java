package pbem.web.challenge;

import java.util.ArrayList;
import java.util.List;
import pbem.query.OpenChallenge;
import pbem.query.game.ChosenOption;
import pbem.terms.TimeControl;
import pbem.web.text.SiteTexts;

/**
 * A challenge that anybody may take, as the site lists it.
 *
 * @param wanted how many players are looked for
 * @param accept the mail that takes a seat
 * @param terms beside the game: its options, the time and what it counts for
 */
public record ChallengeRow(String game, String gameHref, String user, String wanted, String accept, String terms) {

    public static ChallengeRow of(OpenChallenge challenge, SiteTexts texts) {
        return new ChallengeRow(
                challenge.game().title(),
                "/games/" + challenge.game().name(),
                challenge.challenger(),
                texts.say("site.seats-free", challenge.freeSeats()),
                "accept " + challenge.number(),
                terms(challenge, texts));
    }

    private static String terms(OpenChallenge challenge, SiteTexts texts) {
        List<String> terms = new ArrayList<>(
                challenge.options().stream().map(ChosenOption::spelled).toList());
        TimeControl clock = challenge.terms().clock();
        terms.add(clock.isEndless() ? texts.say("site.no-deadline") : texts.say("site.pace", clock.forfeitDays()));
        challenge.strength().ifPresent(range -> terms.add(texts.say("site.wanted-strength", range.spelled())));
        if (!challenge.terms().rated()) {
            terms.add(texts.say("site.unrated"));
        }
        return String.join(", ", terms);
    }
}
