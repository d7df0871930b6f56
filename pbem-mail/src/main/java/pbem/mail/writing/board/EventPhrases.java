package pbem.mail.writing.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.record.Ply;

/** Events of a board as clauses that can stand in a sentence. */
record EventPhrases(BoardView view) {

    /** "alice played c5,d5"; and what followed from it: "c5,d5 was taken back". */
    Stream<Phrase> clauses(Entry entry) {
        GameRecord before = view.record().at(entry.revision() - 1);
        GameRecord after = view.record().at(entry.revision());
        boolean takenBack = after.moves() < before.moves() && !(entry.event() instanceof Event.RolledBack);
        Optional<Phrase> consequence =
                takenBack ? Optional.of(Phrase.of("mail.taken-back", lastMove(before))) : Optional.empty();
        boolean justConsequence = takenBack && entry.event() instanceof Event.Answered;
        return Stream.of(
                        justConsequence ? Optional.<Phrase>empty() : Optional.of(clause(entry.event(), before)),
                        consequence)
                .flatMap(Optional::stream);
    }

    private Phrase clause(Event event, GameRecord before) {
        if (event instanceof Event.Moved moved) {
            return Phrase.of(
                    moved.queued() ? "mail.moved-queued" : "mail.moved", view.user(moved.seat()), moved.notation());
        }
        if (event instanceof Event.Resigned resigned) {
            return Phrase.of("mail.resigned", view.user(resigned.seat()));
        }
        if (event instanceof Event.Lapsed lapsed) {
            return Phrase.of("mail.lapsed", view.user(lapsed.seat()));
        }
        if (event instanceof Event.DrawOffered offered) {
            return Phrase.of("mail.offered-draw", view.user(offered.seat()));
        }
        if (event instanceof Event.UndoAsked asked) {
            return Phrase.of("mail.asked-undo", view.user(asked.seat()), lastMove(before));
        }
        if (event instanceof Event.Answered answered) {
            return answer(answered, before);
        }
        if (event instanceof Event.RolledBack back) {
            return Phrase.of("mail.rolled-back", back.moves());
        }
        if (event instanceof Event.Extended extended) {
            return Phrase.of("mail.extended", extended.days());
        }
        return event instanceof Event.Resumed ? Phrase.of("mail.resumed") : Phrase.of("mail.closed");
    }

    private Phrase answer(Event.Answered answered, GameRecord before) {
        Offer offer = before.offer().orElseThrow();
        String user = view.user(answered.seat());
        if (!answered.yes() && offer.by().equals(answered.seat())) {
            return Phrase.of("mail.offer-withdrawn", user);
        }
        if (offer.kind() == Offer.Kind.DRAW) {
            return Phrase.of(answered.yes() ? "mail.agreed-draw" : "mail.refused-draw", user, view.user(offer.by()));
        }
        return Phrase.of(answered.yes() ? "mail.agreed-undo" : "mail.refused-undo", user, lastMove(before));
    }

    /** In the words of the record; empty before the first move. */
    static String lastMove(GameRecord record) {
        List<Ply> plies = record.plies();
        return plies.isEmpty() ? "" : plies.get(plies.size() - 1).notation();
    }
}
