package pbem.web.game;

import java.util.List;
import pbem.web.board.BoardCard;

/**
 * A game's page as its template needs it.
 *
 * @param html its help page; trusted, made from our own Markdown
 * @param options as a challenge spells them
 * @param challenge a mail that starts it, by example
 * @param svg its start; trusted: drawn by us
 * @param boards some of those under way
 */
public record GameView(
        GameCard card,
        String html,
        List<String> options,
        String challenge,
        String moveForm,
        String svg,
        List<BoardCard> boards) {}
