package pbem.handler.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import pbem.command.Courtesy;
import pbem.command.PlayCommand;
import pbem.game.Act;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.record.Event;
import pbem.record.Offer;
import pbem.record.RepeatedOffer;

/** Handles players' offers of a draw, of taking a move back and of more time, and the answers to them. */
record OfferHandler(PlayHandler play) {

    private static final String DRAW = "draw";
    private static final String PROPOSE = "propose";
    private static final String CLAIM = "claim";
    private static final String ACCEPT = "accept";
    private static final String DECLINE = "decline";

    /**
     * Handles {@code draw}: as a move if the game has one of that name, otherwise as a claim under the game's rules,
     * otherwise as an offer.
     */
    void draw(SeatContext seated, PlayCommand.Draw wish) {
        String text = (DRAW + " " + wish.words()).strip();
        boolean move = seated.record().board().game().moveWords().contains(DRAW);
        boolean claim = wish.words().toLowerCase(Locale.ROOT).startsWith(CLAIM);
        Optional<String> played = seated.bare()
                ? MoveWithDraw.in(seated.record().position(), seated.context().line())
                : Optional.empty();
        if (played.isPresent() && seated.isOnTurn()) {
            play.moveOffering(seated, wish.guard(), played.get());
        } else if (!wish.offer() && (move || claim)) {
            play.move(seated, new PlayCommand.Move(wish.game(), wish.board(), text, wish.guard()));
        } else if (!wish.offer() && wish.words().isBlank() && seated.isOnTurn() && reads(seated, DRAW + " " + CLAIM)) {
            play.move(seated, new PlayCommand.Move(wish.game(), wish.board(), DRAW + " " + CLAIM, wish.guard()));
        } else if (!wish.words().isBlank()) {
            boolean no = Courtesy.saysNo(seated.context().written());
            seated.ask((seated.isAsked(Offer.Kind.DRAW) ? no ? DECLINE : ACCEPT : wish.offer() ? PROPOSE : DRAW)
                    + wish.guard().stream().mapToObj(number -> " #" + number).collect(Collectors.joining()));
        } else {
            offerDraw(seated, wish.guard());
        }
    }

    private static boolean reads(SeatContext seated, String text) {
        return seated.record().position().read(text) instanceof Act.Done;
    }

    private static void offerDraw(SeatContext seated, OptionalInt guard) {
        if (crosses(seated, Offer.Kind.DRAW)) {
            answer(seated, true, guard);
            return;
        }
        Optional<Refusal> objection = objection(seated, guard)
                .or(() -> undrawable(seated))
                .or(() -> OfferRefusal.DRAW_TOO_SOON.when(
                        RepeatedOffer.byDraw(seated.record(), seated.seat()), seated.number()));
        objection.ifPresentOrElse(
                seated::refuse,
                () -> seated.enter(
                        new Event.DrawOffered(seated.seat(), seated.context().comment()),
                        Phrase.of("offer.made-draw", seated.number())));
    }

    void undo(SeatContext seated, OptionalInt guard) {
        if (crosses(seated, Offer.Kind.UNDO)) {
            answer(seated, true, guard);
            return;
        }
        if (!seated.refuses(objectionToUndo(seated, guard))) {
            int back = seated.record().movesSince(seated.seat());
            seated.enter(
                    new Event.UndoAsked(seated.seat(), seated.context().comment(), back == 1 ? 0 : back),
                    Phrase.of(
                            "offer.made-undo", seated.number(), seated.record().lastMoves(back)));
        }
    }

    static Optional<Refusal> objectionToUndo(SeatContext seated, OptionalInt guard) {
        return crosses(seated, Offer.Kind.UNDO)
                ? Optional.empty()
                : objection(seated, guard)
                        .or(() -> notUndoable(seated))
                        .or(() -> OfferRefusal.UNDO_ASKED_BEFORE.when(
                                RepeatedOffer.byUndo(seated.record(), seated.seat()), seated.number()));
    }

    static Optional<Refusal> objectionToExtend(SeatContext seated, int days) {
        return seated.overtaken(seated.context().written())
                .or(seated::out)
                .or(seated::offTurn)
                .or(() -> openAlready(seated))
                .or(() -> unextendable(seated, days))
                .or(() -> OfferRefusal.TIME_ASKED_BEFORE.when(
                        RepeatedOffer.byTime(seated.record(), seated.seat()), seated.number()));
    }

    /** Asks the others to give everybody on turn more time. */
    static void extend(SeatContext seated, int days) {
        objectionToExtend(seated, days)
                .ifPresentOrElse(
                        seated::refuse,
                        () -> seated.enter(
                                new Event.TimeAsked(
                                        seated.seat(), days, seated.context().comment()),
                                Phrase.of("offer.made-time", seated.number(), days)));
    }

    /** Why no new offer can be made, whatever it is about. */
    private static Optional<Refusal> objection(SeatContext seated, OptionalInt guard) {
        return seated.overtaken(seated.context().written())
                .or(() -> seated.misnumbered(guard))
                .or(seated::out)
                .or(() -> openAlready(seated));
    }

    private static Optional<Refusal> unextendable(SeatContext seated, int days) {
        if (days > Event.TimeAsked.MOST) {
            return Optional.of(OfferRefusal.TOO_MANY_DAYS.of(Event.TimeAsked.MOST));
        }
        if (seated.record().board().terms().clock().isEndless()) {
            return Optional.of(OfferRefusal.NO_DEADLINE.of(seated.number()));
        }
        OptionalInt tournament = seated.context().repositories().tournaments().ofBoard(seated.number());
        return tournament.isPresent()
                ? Optional.of(OfferRefusal.NO_TIME_IN_TOURNAMENT.of(seated.number(), tournament.getAsInt()))
                : Optional.empty();
    }

    /** Whether an open offer by another player is of the same kind, so that the new offer accepts it. */
    private static boolean crosses(SeatContext seated, Offer.Kind kind) {
        return !seated.isOvertaken() && seated.isAsked(kind);
    }

    void answer(SeatContext seated, PlayCommand.AnswerOffer answer) {
        Optional<Offer> open = seated.record().offer();
        boolean asked =
                open.filter(offer -> offer.missing().contains(seated.seat())).isPresent();
        String word = answer.yes() ? ACCEPT : DECLINE;
        boolean move = reads(seated, word);
        boolean taken = open.isEmpty() || answer.yes() && !asked && seated.isOnTurn(); // a no takes an own offer back
        if (move && taken) {
            play.move(seated, new PlayCommand.Move(answer.game(), answer.board(), word, answer.guard()));
            return;
        }
        Optional<Refusal> objection = seated.out()
                .or(() -> move && answer.yes() && asked && seated.isOnTurn()
                        ? Optional.of(OfferRefusal.ACCEPT_WHICH.of(
                                seated.number(),
                                seated.record().board().player(open.get().by()).user()))
                        : Optional.empty())
                .or(() -> open.isEmpty() && answer.yes() && seated.isOnTurn() ? ofTheGame(seated) : Optional.empty())
                .or(() -> PlayRefusal.NOTHING_OFFERED.when(open.isEmpty(), seated.number()))
                .or(() -> seated.answersBefore(open.get().revision()));
        if (!seated.refuses(objection)) {
            answer(seated, answer.yes(), answer.guard());
        }
    }

    /** Why "accept" is no move now, in a game of which it is one. */
    private static Optional<Refusal> ofTheGame(SeatContext seated) {
        Position at = seated.record().position();
        return at.resembles(ACCEPT) ? at.read(ACCEPT).objection() : Optional.empty();
    }

    private static void answer(SeatContext seated, boolean yes, OptionalInt guard) {
        Offer open = seated.record().offer().orElseThrow();
        List<Seat> missing = open.missing();
        Optional<Refusal> objection = seated.misnumbered(guard)
                .or(() -> yes && !missing.contains(seated.seat())
                        ? Optional.of(OfferRefusal.answeredAlready(seated.number(), seated.users(missing)))
                        : Optional.empty())
                .or(() -> yes && open.kind() == Offer.Kind.DRAW ? undrawable(seated) : Optional.empty());
        if (!seated.refuses(objection)) {
            seated.enter(
                    new Event.Answered(seated.seat(), yes, seated.context().comment()),
                    Phrase.of(yes ? "offer.agreed-to" : "offer.refused", seated.number()));
        }
    }

    private static Optional<Refusal> openAlready(SeatContext seated) {
        return seated.record()
                .offer()
                .map(offer -> OfferRefusal.openAlready(
                        seated.number(),
                        offer.kind(),
                        seated.record().board().player(offer.by()).user(),
                        seated.users(offer.missing()),
                        seated.player().user()));
    }

    private static Optional<Refusal> undrawable(SeatContext seated) {
        return seated.record().position().active().size() == 1
                ? Optional.of(OfferRefusal.NOBODY_TO_AGREE.of(seated.number()))
                : seated.record().position().drawable()
                        ? Optional.empty()
                        : Optional.of((reads(seated, ACCEPT) ? OfferRefusal.AGREEING : OfferRefusal.WON_ALREADY)
                                .of(seated.number()));
    }

    /** Why the speaker's last move, and all moves after it, cannot be taken back; empty if they can. */
    private static Optional<Refusal> notUndoable(SeatContext seated) {
        OptionalInt tournament = seated.context().repositories().tournaments().ofBoard(seated.number());
        if (tournament.isPresent()) {
            return Optional.of(OfferRefusal.NO_UNDO_IN_TOURNAMENT.of(seated.number(), tournament.getAsInt()));
        }
        int back = seated.record().movesSince(seated.seat());
        if (back == 0) {
            return Optional.of(
                    seated.record().moves() == 0
                            ? OfferRefusal.NOTHING_TO_UNDO.of(seated.number())
                            : OfferRefusal.NO_MOVE_OF_YOURS.of(seated.number()));
        }
        return seated.record().canTakeBack(back)
                ? Optional.empty()
                : Optional.of(
                        OfferRefusal.cannotUndo(seated.number(), seated.record().lastMoves(back)));
    }
}
