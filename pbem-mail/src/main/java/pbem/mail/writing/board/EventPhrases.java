package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Seat;
import pbem.mail.writing.body.CleanText;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.Actor;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;

/** Turns events of a board into clauses that can stand in a sentence. */
record EventPhrases(BoardView view) {

    /** An event and its consequence as clauses: "alice played c5,d5"; "c5,d5 was taken back". */
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
                                : Optional.of(by(entry.actor(), entry.event().match(new Clause(view, before, after)))),
                        consequence)
                .flatMap(Optional::stream);
    }

    /**
     * The clause of an event. If a director acted, it says so instead of naming the admin; only the acts that directors
     * may do have such a clause.
     */
    private static Phrase by(Actor actor, Phrase clause) {
        return actor.directs() ? new Phrase(clause.key() + "-by-director", clause.args()) : clause;
    }

    /** The moves that would be taken back if the offer is agreed to, as in the record. */
    static List<String> takenBack(GameRecord record, Offer undo) {
        return record.lastMoves(record.moves() - undo.keeps());
    }

    /** An offer as a clause: "alice offers a draw". */
    Phrase offered(Offer offer, GameRecord record) {
        return switch (offer.kind()) {
            case DRAW -> of("mail.offered-draw", offer.by());
            case UNDO -> of("mail.asked-undo", offer.by(), takenBack(record, offer));
            case TIME -> of("mail.asked-time", offer.by(), offer.days());
        };
    }

    /** Why a game ended. If the reader left it, the clause says "you". */
    Phrase ending(Phrase reason) {
        Optional<Entry> left = view.record()
                .last()
                .filter(entry -> entry.event().leaver().isPresent())
                .filter(entry -> view.record().outcome().isPresent());
        return left.flatMap(entry -> entry.event().leaver())
                .filter(view::isReader)
                .map(seat -> left.orElseThrow().event().match(new Clause(view, view.record(), view.record())))
                .orElse(reason);
    }

    /** A clause about an act of a player. Clauses about the reader have keys of their own with "you-". */
    private Phrase of(String key, Seat by, Object... more) {
        if (view.isReader(by)) {
            return Phrase.of(key.replaceFirst("\\.", ".you-"), more);
        }
        List<Object> args = new ArrayList<>(List.of(view.user(by)));
        args.addAll(List.of(more));
        return new Phrase(key, args);
    }

    /**
     * @param before the record right before the event
     * @param after the record right after it
     */
    private record Clause(BoardView view, GameRecord before, GameRecord after) implements Event.Cases<Phrase> {

        private Phrase of(String key, Seat by, Object... more) {
            return new EventPhrases(view).of(key, by, more);
        }

        @Override
        public Phrase moved(Event.Moved moved) {
            if (moved.queued()) {
                return of("mail.moved-queued", moved.seat(), moved.notation());
            }
            Optional<String> other = Optional.of(moved.seat())
                    .filter(seat -> !view.isReader(seat))
                    .map(view::user);
            return after.position().deed(other).orElseGet(() -> of("mail.moved", moved.seat(), moved.notation()));
        }

        @Override
        public Phrase resigned(Event.Resigned resigned) {
            return of("mail.resigned", resigned.seat());
        }

        @Override
        public Phrase lapsed(Event.Lapsed lapsed) {
            return of("mail.lapsed", lapsed.seat());
        }

        @Override
        public Phrase withdrawn(Event.Withdrawn withdrawn) {
            return of(withdrawn.takenOut() ? "mail.taken-out" : "mail.left-tournament", withdrawn.seat());
        }

        @Override
        public Phrase drawOffered(Event.DrawOffered drawOffered) {
            return of("mail.offered-draw", drawOffered.seat());
        }

        @Override
        public Phrase undoAsked(Event.UndoAsked undoAsked) {
            return of("mail.asked-undo", undoAsked.seat(), before.lastMoves(undoAsked.moves()));
        }

        @Override
        public Phrase timeAsked(Event.TimeAsked timeAsked) {
            return of("mail.asked-time", timeAsked.seat(), timeAsked.days());
        }

        @Override
        public Phrase answered(Event.Answered answered) {
            Offer offer = before.offer().orElseThrow();
            Seat by = answered.seat();
            if (!answered.yes() && offer.by().equals(by)) {
                return of("mail.offer-withdrawn", by);
            }
            if (view.isReader(offer.by())) {
                return toReader(answered, offer);
            }
            String said = answered.yes() ? "mail.agreed-" : "mail.refused-";
            return switch (offer.kind()) {
                case DRAW -> of(said + "draw", by, view.user(offer.by()));
                case UNDO -> of(said + "undo", by, takenBack(before, offer));
                case TIME -> of(said + "time", by, offer.days());
            };
        }

        /**
         * The clause about the answer to the reader's own offer. A refusal names the player only if more than two play.
         */
        private Phrase toReader(Event.Answered answered, Offer offer) {
            String user = view.user(answered.seat());
            if (answered.yes()) {
                return switch (offer.kind()) {
                    case DRAW -> Phrase.of("mail.agreed-your-draw", user);
                    case UNDO -> Phrase.of("mail.agreed-undo", user, takenBack(before, offer));
                    case TIME -> Phrase.of("mail.agreed-time", user, offer.days());
                };
            }
            String key = switch (offer.kind()) {
                case DRAW -> "mail.refused-your-draw";
                case UNDO -> "mail.refused-your-undo";
                case TIME -> "mail.refused-your-time";
            };
            Object what = switch (offer.kind()) {
                case DRAW -> "";
                case UNDO -> takenBack(before, offer);
                case TIME -> offer.days();
            };
            return view.board().players().size() == 2 ? Phrase.of(key, what) : Phrase.of(key + "-by", what, user);
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

        @Override
        public Phrase seatTaken(Event.SeatTaken taken) {
            Player from = before.board().player(taken.seat());
            String left = CleanText.line(from.user());
            if (view.isReader(taken.seat())) {
                return Phrase.of("mail.you-seat-taken", left, before.moves());
            }
            String user = view.userAfter(before.revision() + 1, taken.seat());
            return view.reader().filter(from::equals).isPresent()
                    ? Phrase.of("mail.seat-taken-from-you", user, before.moves())
                    : Phrase.of("mail.seat-taken", user, left, before.moves());
        }
    }
}
