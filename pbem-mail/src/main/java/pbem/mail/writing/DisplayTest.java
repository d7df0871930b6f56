package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.game.Start;
import pbem.game.Viewer;
import pbem.notice.Notice.Answer;

/** Puts a board under the page by which somebody tests how his mail program shows them. */
record DisplayTest(MailIdentity identity, PhraseFormatter phrases, Games games, MailDraft draft) {

    static final String TOPIC = "display";

    /** Far behind those of the boards that an answer shows. */
    private static final int PICTURE = 999;

    Composition completed(Composition answer, MailContent.OfReply reply) {
        if (!reply.answers().contains(new Answer.Page(TOPIC))) {
            return answer;
        }
        List<Block> blocks = new ArrayList<>(answer.blocks());
        blocks.addAll(
                blocks.size() - 1, // above the footer
                List.of(
                        new Block.Heading(phrases.say("mail.a-board")),
                        new Block.Board(new BoardPicture(
                                "display-test",
                                identity.contentId(draft.token(), PICTURE),
                                start().position().diagram(Viewer.PUBLIC),
                                phrases))));
        return new Composition(answer.subject(), answer.thread(), answer.list(), answer.reply(), blocks);
    }

    private Start start() {
        Game game = games.all().get(0);
        return game.start(Math.max(2, game.leastSeats()), Map.of(), Seed.of(new byte[Seed.BYTES]));
    }
}
