package pbem.mail.writing;

import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.game.Viewer;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;

/** A board for the help page by which somebody tests how their mail program shows them. */
record DisplaySample(MailContext context, Games games) {

    /** Of that page. */
    static final String TOPIC = "display";

    /** Far behind those of the boards that an answer shows. */
    private static final int PICTURE = 999;

    List<Block> blocks() {
        return List.of(
                new Block.Heading(context.say("mail.a-board")),
                new Block.Board(new BoardPicture(
                        "display-test",
                        context.contentId(PICTURE),
                        start().position().diagram(Viewer.PUBLIC),
                        context.phrases())));
    }

    private Start start() {
        Game game = games.all().get(0);
        return game.start(Math.max(2, game.leastSeats()), Map.of(), Seed.of(new byte[Seed.BYTES]));
    }
}
