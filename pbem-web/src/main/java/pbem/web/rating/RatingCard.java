package pbem.web.rating;

import java.util.List;
import pbem.query.rating.PlayerRating;
import pbem.web.text.SiteTexts;

/**
 * How strong a player is in a game, as the template of their page needs it.
 *
 * @param href of the standings
 * @param rating with its deviation, in words
 * @param games won, drawn and lost, in words
 * @param curve how it went
 */
public record RatingCard(String title, String href, String rating, String games, RatingCurve curve) {

    public static List<RatingCard> of(List<PlayerRating> ratings, SiteTexts texts) {
        return ratings.stream().map(rating -> of(rating, texts)).toList();
    }

    private static RatingCard of(PlayerRating rating, SiteTexts texts) {
        String title = rating.game().title();
        String figure = Integer.toString(rating.rating());
        return new RatingCard(
                title,
                "/standings/" + rating.game().name(),
                texts.say(rating.provisional() ? "site.rating-provisional" : "site.rating", figure, rating.deviation()),
                texts.say("site.rated-games", rating.games(), rating.won(), rating.drawn(), rating.lost()),
                RatingCurve.of(rating.course(), texts.say("site.curve", title, figure)));
    }
}
