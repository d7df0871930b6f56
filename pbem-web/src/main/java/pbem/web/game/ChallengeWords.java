package pbem.web.game;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Option;
import pbem.query.OpenChallenge;
import pbem.terms.TimeControl;
import pbem.web.text.SiteTexts;

/** The words that lists use for an open challenge, which anybody may accept. */
public record ChallengeWords(SiteTexts texts) {

    /** The largest number of challenges in a list; nobody chooses from more. */
    public static final int MOST = 40;

    public String wanted(OpenChallenge challenge) {
        return texts.say("site.seats-free", challenge.freeSeats());
    }

    /** The terms of a challenge: its options, its time limits and whether it is rated. */
    public String terms(OpenChallenge challenge) {
        List<String> terms = new ArrayList<>(Option.spelled(challenge.options()));
        terms.add(pace(challenge));
        challenge.strength().ifPresent(range -> terms.add(texts.say("site.wanted-strength", range.spelled())));
        challenge
                .terms()
                .origin()
                .ifPresent(origin -> terms.add(texts.say("site.from-board", origin.board(), origin.move())));
        if (!challenge.terms().rated()) {
            terms.add(texts.say("site.unrated"));
        }
        return String.join(", ", terms);
    }

    private String pace(OpenChallenge challenge) {
        TimeControl clock = challenge.terms().clock();
        List<Integer> odds = challenge.terms().odds();
        if (!odds.isEmpty()) {
            boolean first = challenge.challengerSeat() == 0;
            return texts.say(
                    "site.pace-odds", odds.get(first ? 0 : 1), challenge.challenger(), odds.get(first ? 1 : 0));
        }
        return clock.isEndless() ? texts.say("site.no-deadline") : texts.say("site.pace", clock.forfeitDays());
    }

    public String more(int others) {
        return texts.say("site.more-challenges", others);
    }
}
