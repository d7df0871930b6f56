package pbem.mail.writing.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;

/** Events of a board as clauses that can stand in a sentence. */
record EventPhrases(BoardView view) {

    /** "alice played c5,d5"; and what followed from it: "c5,d5 was taken back". */
    Stream<Phrase> clauses(Entry entry) {
        GameRecord before = view.record().at(entry.revision() - 1);
        GameRecord after = view.record().at(entry.revision());
        boolean byPlayers = entry.event().reason().isEmpty();
        boolean takenBack = byPlayers && after.moves() < before.moves();
        Optional<Phrase> consequence = takenBack
                ? Optional.of(Phrase.of(
                        "mail.taken-back",
                        before.lastMoves(before.moves() - after.moves()),
                        before.moves() - after.moves()))
                : Optional.empty();
        boolean justConsequence = takenBack && entry.event() instanceof Event.Answered;
        return Stream.of(
                        justConsequence
                                ? Optional.<Phrase>empty()
                                : Optional.of(entry.event().match(new Clause(view, before))),
                        consequence)
                .flatMap(Optional::stream);
    }

    /** What goes if that offer is agreed to, in the words of the record. */
    static List<String> takenBack(GameRecord record, Offer undo) {
        return record.lastMoves(record.moves() - undo.keeps());
    }

    /** @param before the record right before the event */
    private record Clause(BoardView view, GameRecord before) implements Event.Cases<Phrase> {

        @Override
        public Phrase moved(Event.Moved moved) {
            return Phrase.of(
                    moved.queued() ? "mail.moved-queued" : "mail.moved", view.user(moved.seat()), moved.notation());
        }

        @Override
        public Phrase resigned(Event.Resigned resigned) {
            return Phrase.of("mail.resigned", view.user(resigned.seat()));
        }

        @Override
        public Phrase lapsed(Event.Lapsed lapsed) {
            return Phrase.of("mail.lapsed", view.user(lapsed.seat()));
        }

        @Override
        public Phrase drawOffered(Event.DrawOffered drawOffered) {
            return Phrase.of("mail.offered-draw", view.user(drawOffered.seat()));
        }

        @Override
        public Phrase undoAsked(Event.UndoAsked undoAsked) {
            return Phrase.of("mail.asked-undo", view.user(undoAsked.seat()), before.lastMoves(undoAsked.moves()));
        }

        @Override
        public Phrase answered(Event.Answered answered) {
            Offer offer = before.offer().orElseThrow();
            String user = view.user(answered.seat());
            if (!answered.yes() && offer.by().equals(answered.seat())) {
                return Phrase.of("mail.offer-withdrawn", user);
            }
            if (offer.kind() == Offer.Kind.DRAW) {
                return Phrase.of(
                        answered.yes() ? "mail.agreed-draw" : "mail.refused-draw", user, view.user(offer.by()));
            }
            return Phrase.of(answered.yes() ? "mail.agreed-undo" : "mail.refused-undo", user, takenBack(before, offer));
        }

        @Override
        public Phrase adjudicated(Event.Adjudicated adjudicated) {
            return Phrase.of("mail.closed");
        }

        @Override
        public Phrase rolledBack(Event.RolledBack rolledBack) {
            return Phrase.of("mail.rolled-back", rolledBack.moves());
        }

        @Override
        public Phrase resumed(Event.Resumed resumed) {
            return Phrase.of("mail.resumed");
        }

        @Override
        public Phrase voided(Event.Voided voided) {
            return Phrase.of("mail.closed");
        }

        @Override
        public Phrase extended(Event.Extended extended) {
            return Phrase.of("mail.extended", extended.days());
        }
    }
}
