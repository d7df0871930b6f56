package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.record.Offer;

/** What is offered on a board, who has still to answer, and how. */
record OfferWords(BoardView view, PhraseFormatter phrases) {

    /**
     * The first words of a mail about an offer that is open.
     *
     * @param happened what the mail tells
     * @return empty if its news is something else
     */
    Optional<Block.Lead> lead(List<Phrase> happened) {
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
                more.add(phrases.say("mail.turn", view.users(turn), turn.size()));
            }
            return Optional.of(new Block.Lead(phrases.say("mail.your-answer", reader, happened), more));
        }
        more.add(phrases.say(
                "mail.answers-missing",
                view.users(offer.get().missing()),
                offer.get().missing().size()));
        more.add(
                view.isReadersTurn()
                        ? phrases.say("mail.turn-yours")
                        : phrases.say("mail.turn", view.users(turn), turn.size()));
        return Optional.of(new Block.Lead(phrases.say("mail.sentence", happened), more));
    }

    /** Beside the board, as long as it is open. */
    Optional<Block.Fact> fact() {
        return view.offer().map(offer -> {
            String by = view.user(offer.by());
            Object what = offer.kind() == Offer.Kind.DRAW
                    ? Phrase.of("mail.offered-draw", by)
                    : Phrase.of("mail.asked-undo", by, EventWords.lastMove(view.record()));
            List<String> missing = view.users(offer.missing());
            return new Block.Fact(
                    phrases.say("mail.offer"), phrases.say("mail.offer-open", what, missing, missing.size()));
        });
    }

    private boolean isReadersAnswer() {
        return view.offer()
                .filter(offer -> view.seat().filter(offer.missing()::contains).isPresent())
                .isPresent();
    }

    /** What the reader can reply: to an offer, or as one. */
    List<Block.Way> ways(Seat seat) {
        List<Block.Way> ways = new ArrayList<>();
        if (isReadersAnswer()) {
            boolean draw = view.offer().orElseThrow().kind() == Offer.Kind.DRAW;
            ways.add(way("accept", draw ? "mail.way-accept-draw" : "mail.way-accept-undo"));
            ways.add(way("reject", view.isReadersTurn() ? "mail.way-reject-or-move" : "mail.way-reject"));
        } else if (view.offer().filter(offer -> offer.by().equals(seat)).isPresent()) {
            ways.add(way("reject", "mail.way-withdraw-offer"));
        }
        if (view.record().mayOffer(Offer.Kind.DRAW, seat)) {
            boolean tiles = view.board().game().moveWords().contains("draw");
            ways.add(way(tiles ? "propose" : "draw", "mail.way-draw"));
        }
        if (view.record().mayOffer(Offer.Kind.UNDO, seat)) {
            String move = EventWords.lastMove(view.record());
            ways.add(new Block.Way("undo", phrases.say("mail.way-undo", move)));
        }
        return ways;
    }

    private Block.Way way(String line, String meaning) {
        return new Block.Way(line, phrases.say(meaning));
    }
}
