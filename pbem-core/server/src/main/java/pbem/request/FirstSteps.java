package pbem.request;

import java.util.List;
import pbem.game.Game;
import pbem.notice.Notice;
import pbem.phrase.Phrase;

/** The commands that lead to a first board, for a player without one. */
public final class FirstSteps {

    private FirstSteps() {}

    public static List<Notice.Step> to(Game game) {
        return List.of(
                new Notice.Step("tutorial " + game.name(), Phrase.of("play.step-tutorial")),
                new Notice.Step(game.name() + " seek", Phrase.of("play.step-seek")),
                new Notice.Step(game.name() + " challenge USERID", Phrase.of("play.step-challenge")));
    }
}
