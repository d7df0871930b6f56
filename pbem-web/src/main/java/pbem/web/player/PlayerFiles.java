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

/** A player's finished games in one file for other programs. */
public record PlayerFiles(PlayerQueries queries, AnswerCache answers, RequestLimit limit) {

    /** The largest number of games in a file, since each has to be replayed. The admin can export all of them. */
    private static final int MOST = 200;

    /** Adds the files. Call this before adding the pages, whose paths match these as well. */
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

    /** @throws Moved if the userid is spelled differently, so that each file is made only once */
    private String file(String asked, GameFormat.Container container) {
        String user = queries.called(asked, 0)
                .orElseThrow(() -> Problem.noPlayer(asked))
                .user();
        if (!asked.equals(user)) {
            throw new Moved("/players/" + user + "." + container.ending());
        }
        return queries.files(user, container, MOST).orElseThrow(() -> Problem.noPlayer(asked));
    }
}
