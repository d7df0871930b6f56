package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.phrase.Phrase;
import pbem.play.Entry;
import pbem.play.Event;
import pbem.play.GameRecord;

/** What the last event on a board was and what follows from it, as the first words of a mail. */
record BoardNewsWords(BoardView view, Voice voice) {

    Block.Lead lead() {
        Optional<Phrase> happened = view.record().last().flatMap(entry -> clause(entry.event()));
        if (view.record().state() == GameRecord.State.ACTIVE) {
            boolean stepped = happened.isPresent() || view.record().revision() == 0;
            return new Block.Lead(turn(happened), stepped ? happenings() : List.of());
        }
        List<String> more = new ArrayList<>();
        // How the game ended says already who left; it does not say which move was the last.
        if (lastEvent() instanceof Event.Moved) {
            happened.ifPresent(clause -> more.add(voice.say("mail.sentence", clause)));
            more.addAll(happenings());
        }
        return new Block.Lead(ending(), more);
    }

    private List<String> happenings() {
        return view.record().position().happenings().stream().map(voice::say).toList();
    }

    private Event lastEvent() {
        return view.record().last().map(Entry::event).orElseThrow();
    }

    /** What somebody said with the last event. */
    Optional<Block.Quote> comment() {
        return view.record().last().flatMap(entry -> comment(entry.event()));
    }

    /** "alice played c5,d5"; empty for what no player did. */
    private Optional<Phrase> clause(Event event) {
        if (event instanceof Event.Moved moved) {
            return Optional.of(Phrase.of("mail.moved", view.user(moved.seat()), moved.notation()));
        }
        if (event instanceof Event.Resigned resigned) {
            return Optional.of(Phrase.of("mail.resigned", view.user(resigned.seat())));
        }
        return event instanceof Event.Lapsed lapsed
                ? Optional.of(Phrase.of("mail.lapsed", view.user(lapsed.seat())))
                : Optional.empty();
    }

    private String turn(Optional<Phrase> happened) {
        if (!view.isPresent()) {
            return happened.map(clause -> voice.say("mail.gone-by", clause))
                    .orElseGet(() -> voice.say("mail.begun-gone-by"));
        }
        List<Seat> turn = view.record().toMove();
        if (view.isReadersTurn()) {
            String reader = view.user(view.seat().orElseThrow());
            return happened.map(clause -> voice.say("mail.your-move", reader, clause))
                    .orElseGet(() -> voice.say("mail.begun-your-move", reader));
        }
        return happened.map(clause -> voice.say("mail.next", clause, view.users(turn), turn.size()))
                .orElseGet(() -> voice.say("mail.begun", view.users(turn), turn.size()));
    }

    private String ending() {
        Optional<Outcome> ended = view.record().outcome();
        if (ended.isEmpty()) {
            return voice.say("mail.void");
        }
        Outcome outcome = ended.get();
        List<Seat> winners = outcome.with(Result.WON);
        if (!winners.isEmpty()) {
            boolean alone = view.seat().filter(winners.get(0)::equals).isPresent() && winners.size() == 1;
            return voice.say(alone ? "mail.you-won" : "mail.won", view.users(winners), outcome.reason());
        }
        List<Seat> sharers = outcome.with(Result.DREW);
        return sharers.isEmpty()
                ? voice.say("mail.nobody-won", outcome.reason())
                : voice.say("mail.drawn", view.users(sharers), outcome.reason());
    }

    private Optional<Block.Quote> comment(Event event) {
        if (event instanceof Event.Moved moved) {
            return Quotes.of(voice.say("mail.writes", view.user(moved.seat())), moved.comment());
        }
        if (event instanceof Event.Resigned resigned) {
            return Quotes.of(voice.say("mail.writes", view.user(resigned.seat())), resigned.comment());
        }
        if (event instanceof Event.Adjudicated adjudicated) {
            return Quotes.of(voice.say("mail.admin-writes"), adjudicated.why());
        }
        return event instanceof Event.Voided voided
                ? Quotes.of(voice.say("mail.admin-writes"), voided.why())
                : Optional.empty();
    }
}
