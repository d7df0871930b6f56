package pbem.web.player;

import io.javalin.http.Context;
import pbem.game.GameFormat;
import pbem.query.PlayerQueries;
import pbem.web.answer.Answer;
import pbem.web.answer.AnswerCache;
import pbem.web.page.Moved;
import pbem.web.page.Problem;
import pbem.web.page.RequestLimit;
import pbem.web.page.Routes;

/** The games of a player that are over, as one file for other programs. */
public record PlayerFiles(PlayerQueries queries, AnswerCache answers, RequestLimit limit) {

    /** Each has to be replayed; the admin can write all of them. */
    private static final int MOST = 200;

    /** To be added before the pages, whose paths match these as well. */
    public void add(Routes routes) {
        for (GameFormat.Container container : GameFormat.Container.values()) {
            routes.page("/players/{user}." + container.ending(), context -> send(context, container));
        }
    }

    private void send(Context context, GameFormat.Container container) {
        String user = context.pathParam("user");
        answers.send(
                context,
                context.path(),
                now -> Answer.of(limit.writingFile(context, () -> file(user, container)), container.type()));
    }

    /** @throws Moved from another spelling of the userid, so that no file is made twice */
    private String file(String asked, GameFormat.Container container) {
        String user = queries.called(asked, 0).orElseThrow(() -> Problem.noPlayer(asked)).user();
        if (!asked.equals(user)) {
            throw new Moved("/players/" + user + "." + container.ending());
        }
        return queries.files(user, container, MOST).orElseThrow(() -> Problem.noPlayer(asked));
    }
}
