package pbem.desk.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.command.Command;
import pbem.game.Reading;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.record.Event;
import pbem.record.Offer;
import pbem.record.Pestering;
import pbem.record.Ply;

/** Hears what players offer each other, a draw or to take a move back, and what the others say to it. */
final class OfferDesk {

    private static final String DRAW = "draw";
    private static final String CLAIM = "claim";

    private final PlayDesk play;

    OfferDesk(PlayDesk play) {
        this.play = play;
    }

    /** What the game itself calls drawing comes first, then a draw that its rules give, then the offer of one. */
    void draw(Table table, String line, Command.Draw wish) {
        String text = (DRAW + " " + wish.words()).strip();
        boolean move = table.record().board().game().moveWords().contains(DRAW);
        boolean claim = wish.words().toLowerCase(Locale.ROOT).startsWith(CLAIM);
        if (!wish.offer() && (move || claim)) {
            play.move(table, line, new Command.Move(wish.game(), wish.board(), text, wish.guard()));
        } else if (!wish.offer() && table.isOnTurn() && reads(table, DRAW + " " + CLAIM)) {
            play.move(table, line, new Command.Move(wish.game(), wish.board(), DRAW + " " + CLAIM, wish.guard()));
        } else {
            offerDraw(table, line, wish.guard());
        }
    }

    private static boolean reads(Table table, String text) {
        return table.record().position().read(text) instanceof Reading.Legal;
    }

    private static void offerDraw(Table table, String line, OptionalInt guard) {
        Optional<Offer> open = table.record().offer();
        if (crosses(open, Offer.Kind.DRAW, table, line)) {
            answer(table, line, true, guard);
            return;
        }
        Optional<Refusal> objection = table.playedOn(line)
                .or(() -> table.misnumbered(guard))
                .or(table::out)
                .or(() -> open.map(offer -> openAlready(table, offer)))
                .or(() -> alone(table))
                .or(() -> Pestering.byDraw(table.record(), table.seat())
                        ? Optional.of(new OfferRefusal.DrawTooSoon(table.number()))
                        : Optional.empty());
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
        } else {
            table.enter(
                    new Event.DrawOffered(table.seat(), table.hearing().comment()),
                    Phrase.of("offer.made-draw", table.number()));
        }
    }

    void undo(Table table, String line, OptionalInt guard) {
        Optional<Offer> open = table.record().offer();
        if (crosses(open, Offer.Kind.UNDO, table, line)) {
            answer(table, line, true, guard);
            return;
        }
        Optional<Refusal> objection = table.playedOn(line)
                .or(() -> table.misnumbered(guard))
                .or(table::out)
                .or(() -> open.map(offer -> openAlready(table, offer)))
                .or(() -> notUndoable(table))
                .or(() -> Pestering.byUndo(table.record(), table.seat())
                        ? Optional.of(new OfferRefusal.UndoAskedBefore(table.number()))
                        : Optional.empty());
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
        } else {
            table.enter(
                    new Event.UndoAsked(table.seat(), table.hearing().comment()),
                    Phrase.of("offer.made-undo", table.number()));
        }
    }

    /** Two who ask each other for the same thing agree. */
    private static boolean crosses(Optional<Offer> open, Offer.Kind kind, Table table, String line) {
        return table.playedOn(line).isEmpty()
                && open.filter(offer -> offer.kind() == kind)
                        .filter(offer -> offer.missing().contains(table.seat()))
                        .isPresent();
    }

    void answer(Table table, String line, Command.AnswerOffer answer) {
        Optional<Offer> open = table.record().offer();
        Optional<Refusal> objection = table.out()
                .or(() ->
                        open.isEmpty() ? Optional.of(new PlayRefusal.NothingOffered(table.number())) : Optional.empty())
                .or(() -> table.answersBefore(open.get().revision(), line));
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
        } else {
            answer(table, line, answer.yes(), answer.guard());
        }
    }

    private static void answer(Table table, String line, boolean yes, OptionalInt guard) {
        List<Seat> missing = table.record().offer().orElseThrow().missing();
        Optional<Refusal> objection = table.misnumbered(guard)
                .or(() -> yes && !missing.contains(table.seat())
                        ? Optional.of(new OfferRefusal.AnsweredAlready(table.number(), table.users(missing)))
                        : Optional.empty());
        if (objection.isPresent()) {
            table.refuse(line, objection.get());
        } else {
            table.enter(
                    new Event.Answered(table.seat(), yes, table.hearing().comment()),
                    Phrase.of(yes ? "offer.agreed-to" : "offer.refused", table.number()));
        }
    }

    private static Refusal openAlready(Table table, Offer offer) {
        List<String> missing = table.users(offer.missing());
        return new OfferRefusal.OpenAlready(
                table.number(),
                offer.kind(),
                table.record().board().player(offer.by()).user(),
                missing);
    }

    private static Optional<Refusal> alone(Table table) {
        return table.record().position().active().size() == 1
                ? Optional.of(new OfferRefusal.NobodyToAgree(table.number()))
                : Optional.empty();
    }

    private static Optional<Refusal> notUndoable(Table table) {
        List<Ply> plies = table.record().plies();
        if (plies.isEmpty()) {
            return Optional.of(new OfferRefusal.NothingToUndo(table.number()));
        }
        return table.record().canTakeBack()
                ? Optional.empty()
                : Optional.of(new OfferRefusal.CannotUndo(
                        table.number(), plies.get(plies.size() - 1).notation()));
    }
}
