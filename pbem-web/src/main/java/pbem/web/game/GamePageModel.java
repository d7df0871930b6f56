package pbem.web.game;

import java.util.List;
import java.util.Optional;
import pbem.web.board.BoardCard;
import pbem.web.challenge.ChallengeList;
import pbem.web.page.Languages;
import pbem.web.rating.StandingsModel;

/**
 * A game's page as its template needs it.
 *
 * @param html its help page; trusted, made from our own Markdown
 * @param options as a challenge spells them
 * @param challenge a mail that starts it, by example
 * @param svg its start; trusted: drawn by us
 * @param example path of a game to step through; empty if there is none
 * @param boards some of those under way
 * @param challenges who looks for players
 * @param best the strongest players
 */
public record GamePageModel(
        GameCard card,
        String html,
        Languages languages,
        List<String> options,
        String challenge,
        String moveForm,
        String svg,
        Optional<String> example,
        List<BoardCard> boards,
        ChallengeList challenges,
        StandingsModel best) {

    private static final String END_OF_HEADING = "</h1>";

    /** The first heading of the help page. */
    public String heading() {
        return html.substring(0, behindHeading());
    }

    /** All that follows it. */
    public String rules() {
        return html.substring(behindHeading());
    }

    private int behindHeading() {
        int end = html.indexOf(END_OF_HEADING);
        return end < 0 ? 0 : end + END_OF_HEADING.length();
    }
}
