package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.record.Offer;

/** What is offered on a board, who has still to answer, and how. */
record OfferBlocks(BoardView view, PhraseFormatter phrases) {

    /**
     * The first words of a mail about an offer that is open.
     *
     * @param happened what the mail tells
     * @param sentence the same as a sentence
     * @return empty if its news is something else
     */
    Optional<Block.Lead> lead(List<Phrase> happened, Supplier<String> sentence) {
        Optional<Offer> offer = view.offer();
        boolean news = view.record()
                .last()
                .flatMap(entry -> entry.event().negotiation())
                .isPresent();
        if (offer.isEmpty() || !news) {
            return Optional.empty();
        }
        List<Seat> turn = view.record().toMove();
        List<String> more = new ArrayList<>();
        if (isReadersAnswer()) {
            String reader = view.user(view.seat().orElseThrow());
            if (view.isReadersTurn()) {
                more.add(phrases.say("mail.move-refuses"));
            } else {
                more.add(phrases.say("mail.turn", view.names(turn), view.number(turn)));
            }
            return Optional.of(new Block.Lead(phrases.say("mail.your-answer", reader, happened), more));
        }
        more.add(phrases.say(
                "mail.answers-missing",
                view.names(offer.get().missing()),
                view.number(offer.get().missing())));
        more.add(
                view.isReadersTurn()
                        ? phrases.say("mail.turn-yours")
                        : phrases.say("mail.turn", view.names(turn), view.number(turn)));
        return Optional.of(new Block.Lead(sentence.get(), more));
    }

    /** Beside the board, as long as it is open. */
    Optional<Block.Fact> fact() {
        return view.offer().map(offer -> {
            List<Seat> missing = offer.missing();
            Phrase offered = new EventPhrases(view).offered(offer, view.record());
            return new Block.Fact(
                    phrases.say("mail.offer"),
                    isReadersAnswer() && missing.size() == 1
                            ? phrases.say("mail.offer-open-yours", offered)
                            : phrases.say("mail.offer-open", offered, view.names(missing), view.number(missing)));
        });
    }

    private boolean isReadersAnswer() {
        return view.offer()
                .filter(offer -> view.seat().filter(offer.missing()::contains).isPresent())
                .isPresent();
    }

    /** What the reader can reply: to an offer, or as one. */
    List<Block.CommandLine> lines(Seat seat) {
        List<Block.CommandLine> lines = new ArrayList<>();
        if (isReadersAnswer()) {
            lines.add(line(
                    "accept",
                    switch (view.offer().orElseThrow().kind()) {
                        case DRAW -> "mail.does-accept-draw";
                        case UNDO -> "mail.does-accept-undo";
                        case TIME -> "mail.does-accept-time";
                    }));
            lines.add(line("reject", view.isReadersTurn() ? "mail.does-reject-or-move" : "mail.does-reject"));
        } else if (view.offer().filter(offer -> offer.by().equals(seat)).isPresent()) {
            lines.add(line("reject", "mail.does-withdraw-offer"));
        }
        if (view.record().mayOffer(Offer.Kind.DRAW, seat)) {
            boolean tiles = view.board().game().moveWords().contains("draw");
            lines.add(line(tiles ? "propose" : "draw", "mail.does-draw"));
        }
        if (view.mayUndo()) {
            List<String> moves = view.record().lastMoves(view.record().movesSince(seat));
            lines.add(phrases.complete("undo", "mail.does-undo", moves));
        }
        return lines;
    }

    private Block.CommandLine line(String line, String meaning) {
        return Block.CommandLine.complete(line, phrases.say(meaning));
    }
}
