package pbem.mail.writing.board;

import java.util.List;
import pbem.game.Outcome;
import pbem.game.Seat;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.record.ResultWords;

/** The state of a board that the reader asked for, or that is shown with a refusal. */
public record BoardStateText(BoardView view, PhraseFormatter phrases) {

    public String say() {
        int number = view.board().number();
        int played = view.record().plies().size();
        if (!view.isPresent()) {
            return phrases.say(
                    "mail.stood", number, played, view.present().plies().size());
        }
        if (view.record().result().isPresent()) {
            return phrases.say(
                    "mail.stands-closed",
                    number,
                    view.record()
                            .outcome()
                            .map(this::result)
                            .or(view.record()::result)
                            .orElseThrow());
        }
        if (view.isReadersTurn()) {
            return phrases.say("mail.stands-your-move", number, played);
        }
        List<Seat> turn = view.record().toMove();
        return phrases.say("mail.stands", number, played, view.names(turn), view.number(turn));
    }

    private Phrase result(Outcome ended) {
        Phrase reason = new EventPhrases(view).ending(ended.reason());
        return ResultWords.of(new Outcome(ended.results(), reason), view::name);
    }
}
