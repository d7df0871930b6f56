package pbem.handler.talk;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import pbem.command.TalkCommand;
import pbem.command.Verb;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.Interest;
import pbem.repository.Remark;
import pbem.repository.Watchers;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Comment;
import pbem.request.Confirmations;
import pbem.request.NamedBoard;

/** Passes on words of players to each other and to the admin. */
public final class TalkHandler implements TalkCommand.Cases<CommandAction> {

    /** The most recipients of one message. */
    private static final int MOST_RECIPIENTS = 10;

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    @Override
    public CommandAction chat(TalkCommand.Chat chat) {
        return context -> chat(context, chat);
    }

    @Override
    public CommandAction message(TalkCommand.Message message) {
        return context -> message(context, message);
    }

    @Override
    public CommandAction feedback(TalkCommand.Feedback feedback) {
        return context -> toAdmin(context, Verb.FEEDBACK, OptionalInt.empty(), feedback.words());
    }

    @Override
    public CommandAction callArbiter(TalkCommand.CallArbiter call) {
        return context -> callArbiter(context, call);
    }

    private static void chat(CommandContext context, TalkCommand.Chat chat) {
        Optional<GameRecord> record = NamedBoard.find(context, chat.game(), chat.board());
        if (record.isEmpty()) {
            return;
        }
        Board board = record.get().board();
        String words = Comment.passedOn(together(chat.words(), context.comment()));
        if (words.isEmpty()) {
            context.refuse(TalkRefusal.NOTHING_SAID.of(Verb.CHAT.word()));
            return;
        }
        Player author = context.player();
        Set<Player> present = present(context, board);
        int others = present.size() - (present.contains(author) ? 1 : 0);
        if (CONFIRMATIONS.holdForMany(context, others)) {
            return;
        }
        Set<Player> listeners = new LinkedHashSet<>(present);
        listeners.removeIf(listener -> context.repositories().blocks().isBlocked(listener, author));
        if (context.refuses(context.talk().objection(context, listeners))) {
            return;
        }
        Remark remark = context.repositories()
                .remarks()
                .write(OptionalInt.of(board.number()), author, Remark.Kind.CHAT, words, context.now());
        listeners.forEach(listener -> context.talk().remark(Recipient.player(listener), remark));
        Phrase done = Phrase.of("talk.chatted", board.number());
        if (listeners.contains(author)) {
            context.done(done); // their own copy is the receipt
        } else { // without names: watchers and blocks stay secret
            Phrase told = present.isEmpty()
                    ? Phrase.of("talk.nobody-there")
                    : Phrase.of("talk.passed-on-board", board.number());
            context.done(done, new Answer.Said(told));
        }
    }

    /** The players and watchers of a board. */
    private static Set<Player> present(CommandContext context, Board board) {
        Set<Player> present = new LinkedHashSet<>();
        board.players().stream().filter(Player::isOwned).forEach(present::add);
        present.addAll(Watchers.wanting(context.repositories().watchers().of(board), Interest.EVERYTHING));
        return present;
    }

    private static void message(CommandContext context, TalkCommand.Message message) {
        if (message.users().size() > MOST_RECIPIENTS) {
            context.refuse(TalkRefusal.TOO_MANY.of(message.users().size(), MOST_RECIPIENTS));
            return;
        }
        List<Player> readers = new ArrayList<>();
        for (String user : message.users()) {
            Optional<Player> reader =
                    context.repositories().players().called(user).filter(player -> player.state() != Player.State.GONE);
            if (reader.isEmpty()) {
                boolean isSaid = !readers.isEmpty() && context.comment().isEmpty();
                context.refuse(
                        isSaid
                                ? TalkRefusal.WORDS_BESIDE.of(
                                        user, readers.get(0).user())
                                : PlayRefusal.NO_SUCH_PLAYER.of(user));
                return;
            }
            if (reader.get().state() == Player.State.CLOSING) {
                context.refuse(TalkRefusal.CLOSING.of(reader.get().user()));
                return;
            }
            if (reader.get().state() != Player.State.ACTIVE) {
                context.refuse(TalkRefusal.NOBODY_READS.of(reader.get().user()));
                return;
            }
            Player author = context.player();
            if (context.repositories().blocks().isBlocked(reader.get(), author)) {
                context.refuse(TalkRefusal.TAKES_NONE.of(reader.get().user()));
                return;
            }
            if (!readers.contains(reader.get())) {
                readers.add(reader.get());
            }
        }
        String words = context.comment();
        if (words.isEmpty()) {
            context.refuse(TalkRefusal.NOTHING_SAID.of(Verb.MESSAGE.word()));
            return;
        }
        if (CONFIRMATIONS.holdForMany(context, readers.size())) {
            return;
        }
        if (context.refuses(context.talk().objectionToMessage(context, readers))) {
            return;
        }
        context.talk().message(context.player(), readers, words);
        List<String> names = readers.stream().map(Player::user).toList();
        context.done(Phrase.of("talk.messaged", names), new Answer.Said(Phrase.of("talk.passed-on", names)));
    }

    private static void callArbiter(CommandContext context, TalkCommand.CallArbiter call) {
        if (call.board().isEmpty() && NamedBoard.answered(context).isEmpty()) {
            toAdmin(context, Verb.CALL, OptionalInt.empty(), call.words());
            return;
        }
        NamedBoard.find(context, call.game(), call.board())
                .ifPresent(record -> toAdmin(
                        context, Verb.CALL, OptionalInt.of(record.board().number()), call.words()));
    }

    /** Sends words to the admin. They are unchanged, with mail addresses, since they may be about these. */
    private static void toAdmin(CommandContext context, Verb verb, OptionalInt board, String inline) {
        String words = together(inline, context.words());
        if (words.isEmpty()) {
            context.refuse(TalkRefusal.NOTHING_SAID.of(verb.word()));
            return;
        }
        if (context.refuses(context.talk().objectionToFeedback(context))) {
            return;
        }
        Remark.Kind kind = verb == Verb.CALL ? Remark.Kind.ARBITER : Remark.Kind.FEEDBACK;
        Remark remark = context.repositories().remarks().write(board, context.player(), kind, words, context.now());
        context.talk().remark(Recipient.ADMIN, remark);
        context.done(
                kind == Remark.Kind.ARBITER ? Phrase.of("talk.arbiter-called") : Phrase.of("talk.fed-back"),
                new Answer.Said(
                        kind == Remark.Kind.ARBITER
                                ? Phrase.of("talk.arbiter-will-look")
                                : Phrase.of("talk.admin-will-read")));
    }

    private static String together(String inline, String below) {
        return Comment.clipped((inline + "\n" + below).strip());
    }
}
