package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.record.Entry;
import pbem.record.Event;
import pbem.record.GameRecord;

/** The first words of a mail about a board: its last events and what follows from them. */
public record BoardNewsText(BoardView view, PhraseFormatter phrases) {

    public Block.Lead lead() {
        if (view.record().state() == GameRecord.State.ACTIVE) {
            boolean stepped = playedLast() || view.isBeginning();
            List<String> after = stepped ? happenings() : List.of();
            List<Phrase> happened = clauses();
            boolean negotiated = view.record()
                    .last()
                    .flatMap(entry -> entry.event().negotiation())
                    .isPresent();
            return view.offer()
                    .filter(offer -> negotiated)
                    .map(offer -> offer(offer.missing(), happened))
                    .orElseGet(() -> turn(happened, after));
        }
        List<String> more = new ArrayList<>();
        // The ending already says who left, but not which move was the last.
        if (playedLast()) {
            more.add(sentence(clauses()));
            more.addAll(happenings());
        }
        return new Block.Lead(ending(), more);
    }

    /** The events and the words said, as briefly as possible. */
    public List<String> inShort() {
        List<String> words = new ArrayList<>();
        if (clauses().isEmpty()) {
            words.add(phrases.say("mail.digest-begun"));
        }
        clauses().forEach(clause -> words.add(phrases.say(clause)));
        comments().stream()
                .filter(quote -> view.seat().isPresent())
                .forEach(quote -> words.add(quote.heading() + " \"" + String.join(" ", quote.lines()) + "\""));
        return words;
    }

    private List<String> happenings() {
        return view.happenings(view.record().position()).map(phrases::say).toList();
    }

    /** Whether the last event made a new position, so that the reader has not been told yet what happened with it. */
    private boolean playedLast() {
        return view.record()
                .last()
                .map(Entry::event)
                .filter(event -> event.isMove()
                        || event.leaver().isPresent() && view.record().state() == GameRecord.State.ACTIVE)
                .isPresent();
    }

    /** The words of players and admins with the new events, except of those whom the reader has blocked. */
    public List<Block.Quote> comments() {
        return view.news().stream().map(this::comment).flatMap(Optional::stream).toList();
    }

    /** The new events as clauses: "alice played c5,d5"; empty at the start. */
    private List<Phrase> clauses() {
        EventPhrases words = new EventPhrases(view);
        return view.news().stream().flatMap(words::clauses).toList();
    }

    /**
     * The first words while the game goes on: what happened, then whose turn it is. If it is the reader's turn, that
     * comes first.
     */
    private Block.Lead turn(List<Phrase> happened, List<String> after) {
        if (view.isPresent() && view.isReadersTurn()) {
            String reader = view.user(view.seat().orElseThrow());
            return new Block.Lead(
                    happened.isEmpty()
                            ? phrases.say("mail.begun-your-move", reader)
                            : phrases.say("mail.your-move", reader, happened),
                    after);
        }
        String news = happened.isEmpty() ? phrases.say("mail.begun") : sentence(happened);
        String now = view.isPresent() ? onTurn() : phrases.say("mail.gone-by");
        if (after.isEmpty()) {
            return new Block.Lead(news + " " + now, after);
        }
        List<String> more = new ArrayList<>(after);
        more.add(now);
        return new Block.Lead(news, more);
    }

    /**
     * The first words about an open offer.
     *
     * @param missing who has still to answer
     */
    private Block.Lead offer(List<Seat> missing, List<Phrase> happened) {
        if (view.isReadersAnswer()) {
            String reader = view.user(view.seat().orElseThrow());
            return new Block.Lead(
                    phrases.say("mail.your-answer", reader, happened),
                    List.of(view.isReadersTurn() ? phrases.say("mail.move-refuses") : onTurn()));
        }
        return new Block.Lead(
                sentence(happened),
                List.of(
                        phrases.say("mail.answers-missing", view.names(missing), view.number(missing)),
                        view.isReadersTurn() ? phrases.say("mail.turn-yours") : onTurn()));
    }

    private String onTurn() {
        List<Seat> turn = view.record().toMove();
        return phrases.say("mail.turn", view.names(turn), view.number(turn));
    }

    private String sentence(List<Phrase> clauses) {
        return phrases.say("mail.sentence", clauses);
    }

    private String ending() {
        Optional<Outcome> ended = view.record().outcome();
        if (ended.isEmpty()) {
            boolean directed = view.record()
                    .last()
                    .filter(entry -> entry.actor().directs())
                    .isPresent();
            return phrases.say(directed ? "mail.void-by-director" : "mail.void");
        }
        Outcome outcome = ended.get();
        Phrase reason = new EventPhrases(view).ending(outcome.reason());
        List<Seat> winners = outcome.with(Result.WON);
        if (!winners.isEmpty()) {
            return won(winners, reason);
        }
        List<Seat> sharers = outcome.with(Result.DREW);
        return sharers.isEmpty()
                ? phrases.say("mail.nobody-won", reason)
                : phrases.say("mail.drawn", view.names(sharers), reason);
    }

    private String won(List<Seat> winners, Phrase reason) {
        Optional<String> reader = view.seat().map(view::user);
        if (reader.isEmpty()) {
            return phrases.say("mail.won", view.names(winners), reason);
        }
        List<Seat> others =
                winners.stream().filter(seat -> !view.isReader(seat)).toList();
        if (others.size() == winners.size()) {
            return phrases.say("mail.you-lost", reader.get(), view.names(winners), reason);
        }
        return others.isEmpty()
                ? phrases.say("mail.you-won", reader.get(), reason)
                : phrases.say("mail.you-won-with", reader.get(), view.names(others), reason);
    }

    private Optional<Block.Quote> comment(Entry entry) {
        Event event = entry.event();
        return event.reason().isPresent()
                ? Block.Quote.of(
                        phrases.say(entry.actor().directs() ? "mail.director-writes" : "mail.admin-writes"),
                        event.reason().get())
                : event.by()
                        .filter(seat -> view.hears(entry))
                        .flatMap(seat -> Block.Quote.of(
                                view.isReader(seat)
                                        ? phrases.say("mail.you-said")
                                        : phrases.say("mail.writes", view.user(seat)),
                                event.comment()));
    }
}
