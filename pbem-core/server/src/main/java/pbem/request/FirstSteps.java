package pbem.request;

import java.util.List;
import pbem.game.Game;
import pbem.notice.Notice;
import pbem.phrase.Phrase;

/** The ways to a first board, for somebody who has none. */
public final class FirstSteps {

    private FirstSteps() {}

    public static List<Notice.Step> to(Game game) {
        return List.of(
                new Notice.Step("tutorial " + game.name(), Phrase.of("play.step-tutorial")),
                new Notice.Step(game.name() + " seek", Phrase.of("play.step-seek")),
                new Notice.Step(game.name() + " challenge USERID", Phrase.of("play.step-challenge")));
    }
}
