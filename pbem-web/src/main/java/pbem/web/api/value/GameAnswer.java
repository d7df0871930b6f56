package pbem.web.api.value;

import java.util.List;

/** A game: how it is set up, how a move is written, and its help page as Markdown. */
public record GameAnswer(
        String game,
        String title,
        String players,
        int fewest,
        int most,
        String url,
        int open,
        int rulesVersion,
        List<String> options,
        String moveForm,
        String help) {}
