package pbem.web.game;

import pbem.query.ListedGame;
import pbem.web.text.SiteTexts;

/**
 * A game in a list.
 *
 * @param players for how many it is
 * @param boards how many of it are under way
 */
public record GameCard(String name, String title, String players, String boards) {

    public static GameCard of(ListedGame listed, SiteTexts texts) {
        return new GameCard(
                listed.game().name(),
                listed.game().title(),
                texts.say(listed.players()),
                texts.say("site.boards-open", listed.open()));
    }

    public String href() {
        return "/games/" + name;
    }

    /** The picture of its start. */
    public String picture() {
        return href() + ".svg";
    }
}
