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

/** The offers on a board: the open one, who has still to answer it, and how. */
record OfferBlocks(BoardView view, PhraseFormatter phrases) {

    /**
     * The first words of a mail about an open offer.
     *
     * @param happened the clauses about the new events
     * @param sentence the sentence made of these clauses
     * @return empty if no offer is open or the mail has other news
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

    /** The open offer as a fact beside the board. */
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

    /** The lines with which the reader can answer the offer or make one. */
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
        return phrases.complete(line, meaning);
    }
}
