package pbem.web.challenge;

import java.util.List;
import pbem.query.OpenChallenge;
import pbem.web.text.SiteTexts;

/**
 * Who looks for players.
 *
 * @param rows those who have waited longest
 * @param more how many others there are; empty if none
 */
public record ChallengeList(List<ChallengeRow> rows, String more) {

    /** More than anybody chooses from. */
    public static final int MOST = 40;

    public ChallengeList {
        rows = List.copyOf(rows);
    }

    /** @param all how many there are */
    public static ChallengeList of(List<OpenChallenge> challenges, int all, SiteTexts texts) {
        int more = all - challenges.size();
        return new ChallengeList(
                challenges.stream()
                        .map(challenge -> ChallengeRow.of(challenge, texts))
                        .toList(),
                more > 0 ? texts.say("site.more-challenges", more) : "");
    }
}
