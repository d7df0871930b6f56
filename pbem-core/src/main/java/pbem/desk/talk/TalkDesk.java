package pbem.desk.talk;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import pbem.command.Command;
import pbem.command.Verb;
import pbem.hearing.Comment;
import pbem.hearing.Hearing;
import pbem.hearing.NamedBoard;
import pbem.hearing.Ruling;
import pbem.ledger.Interest;
import pbem.ledger.Remark;
import pbem.ledger.Watchers;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;

/** Passes on what people say to each other and to the admin. */
public final class TalkDesk {

    /** Nobody has more friends who must all hear the same. */
    private static final int MOST_RECIPIENTS = 10;

    public void hear(Hearing hearing, String line, Command.Talk command) {
        if (command instanceof Command.Chat chat) {
            chat(hearing, line, chat);
        } else if (command instanceof Command.Message message) {
            message(hearing, line, message);
        } else if (command instanceof Command.Feedback feedback) {
            toAdmin(hearing, line, Verb.FEEDBACK, OptionalInt.empty(), feedback.words());
        } else {
            callArbiter(hearing, line, (Command.CallArbiter) command);
        }
    }

    private static void chat(Hearing hearing, String line, Command.Chat chat) {
        Optional<GameRecord> record = NamedBoard.find(hearing, line, chat.game(), chat.board());
        if (record.isEmpty()) {
            return;
        }
        Board board = record.get().board();
        String words = Comment.passedOn(together(chat.words(), hearing.comment()));
        if (words.isEmpty()) {
            hearing.refuse(line, new TalkRefusal.NothingSaid(Verb.CHAT));
            return;
        }
        Player author = hearing.speaker().player().orElseThrow();
        Remark remark = hearing.ledger()
                .remarks()
                .write(OptionalInt.of(board.number()), author, Remark.Kind.CHAT, words, hearing.now());
        Set<Player> listeners = new LinkedHashSet<>();
        board.players().stream()
                .filter(player -> player.state() == Player.State.ACTIVE)
                .forEach(listeners::add);
        listeners.addAll(Watchers.wanting(hearing.ledger().watchers().of(board), Interest.EVERYTHING));
        for (Player listener : listeners) {
            hearing.post(Recipient.player(listener), new Notice.Remarked(remark.id()));
        }
        Phrase done = Phrase.of("talk.chatted", board.number());
        if (listeners.contains(author)) {
            hearing.rule(Ruling.Verdict.DONE, done); // his own copy tells him
        } else {
            hearing.rule(Ruling.Verdict.DONE, done, new Notice.Answer.Said(passedOn(listeners)));
        }
    }

    private static Phrase passedOn(Set<Player> listeners) {
        return listeners.isEmpty()
                ? Phrase.of("talk.nobody-there")
                : Phrase.of(
                        "talk.passed-on", listeners.stream().map(Player::user).toList());
    }

    private static void message(Hearing hearing, String line, Command.Message message) {
        if (message.users().size() > MOST_RECIPIENTS) {
            hearing.refuse(line, new TalkRefusal.TooMany(message.users().size(), MOST_RECIPIENTS));
            return;
        }
        List<Player> readers = new ArrayList<>();
        for (String user : message.users()) {
            Optional<Player> reader =
                    hearing.ledger().players().called(user).filter(player -> player.state() != Player.State.GONE);
            if (reader.isEmpty()) {
                hearing.refuse(line, new PlayRefusal.NoSuchPlayer(user));
                return;
            }
            if (reader.get().state() == Player.State.HOUSE) {
                hearing.refuse(line, new TalkRefusal.NobodyReads(reader.get().user()));
                return;
            }
            Player author = hearing.speaker().player().orElseThrow();
            if (hearing.ledger().blocks().isBlocked(reader.get(), author)) {
                hearing.refuse(line, new TalkRefusal.TakesNone(reader.get().user()));
                return;
            }
            if (!readers.contains(reader.get())) {
                readers.add(reader.get());
            }
        }
        String words = hearing.comment();
        if (words.isEmpty()) {
            hearing.refuse(line, new TalkRefusal.NothingSaid(Verb.MESSAGE));
            return;
        }
        String author = hearing.speaker().player().orElseThrow().user();
        List<String> names = readers.stream().map(Player::user).toList();
        for (Player reader : readers) {
            hearing.post(Recipient.player(reader), new Notice.Message(author, names, words));
        }
        hearing.rule(
                Ruling.Verdict.DONE,
                Phrase.of("talk.messaged", names),
                new Notice.Answer.Said(Phrase.of("talk.passed-on", names)));
    }

    private static void callArbiter(Hearing hearing, String line, Command.CallArbiter call) {
        if (call.board().isEmpty() && NamedBoard.answered(hearing).isEmpty()) {
            toAdmin(hearing, line, Verb.CALL, OptionalInt.empty(), call.words());
            return;
        }
        NamedBoard.find(hearing, line, call.game(), call.board())
                .ifPresent(record -> toAdmin(
                        hearing, line, Verb.CALL, OptionalInt.of(record.board().number()), call.words()));
    }

    /** What is meant for the admin alone comes as it is, addresses included: it may be about them. */
    private static void toAdmin(Hearing hearing, String line, Verb verb, OptionalInt board, String inline) {
        String words = together(inline, hearing.words());
        if (words.isEmpty()) {
            hearing.refuse(line, new TalkRefusal.NothingSaid(verb));
            return;
        }
        Remark.Kind kind = verb == Verb.CALL ? Remark.Kind.ARBITER : Remark.Kind.FEEDBACK;
        Remark remark = hearing.ledger()
                .remarks()
                .write(board, hearing.speaker().player().orElseThrow(), kind, words, hearing.now());
        hearing.post(Recipient.ADMIN, new Notice.Remarked(remark.id()));
        hearing.rule(
                Ruling.Verdict.DONE,
                kind == Remark.Kind.ARBITER ? Phrase.of("talk.arbiter-called") : Phrase.of("talk.fed-back"),
                new Notice.Answer.Said(
                        kind == Remark.Kind.ARBITER
                                ? Phrase.of("talk.arbiter-will-look")
                                : Phrase.of("talk.admin-will-read")));
    }

    private static String together(String inline, String below) {
        return Comment.clipped((inline + "\n" + below).strip());
    }
}
