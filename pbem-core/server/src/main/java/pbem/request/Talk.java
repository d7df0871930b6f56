package pbem.request;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Remark;

/**
 * What the lines of one mail say to others. However many lines there are, it goes to each reader in one mail when all have
 * been handled, and counts once.
 */
public final class Talk {

    private final Map<Listener, List<Long>> remarks = new LinkedHashMap<>();
    private final Map<Message, List<String>> messages = new LinkedHashMap<>();
    private final Set<Player> speakers = new HashSet<>();
    private final Set<Player> toAdmin = new HashSet<>();

    /** Who hears whose remarks. */
    private record Listener(Player author, Recipient reader) {}

    /** What goes to whom under one heading. */
    private record Message(Player author, List<Player> readers) {}

    private boolean heldBack;

    Talk() {}

    /** Something that its author wanted to say is said to nobody, since they are muted. */
    void holdBack() {
        heldBack = true;
    }

    /** Why the speaker may not say something to those now; if they may, it counts. */
    public Optional<Refusal> objection(CommandContext context, Collection<Player> readers) {
        Player author = context.player();
        Set<Player> fresh = new LinkedHashSet<>(readers);
        fresh.removeIf(reader -> remarks.containsKey(new Listener(author, Recipient.player(reader))));
        return objection(TalkThrottle.of(context), fresh);
    }

    /** The same for a message, which goes together with those to exactly the same readers. */
    public Optional<Refusal> objectionToMessage(CommandContext context, List<Player> readers) {
        return messages.containsKey(new Message(context.player(), readers))
                ? Optional.empty()
                : objection(TalkThrottle.of(context), readers);
    }

    private Optional<Refusal> objection(TalkThrottle throttle, Collection<Player> fresh) {
        boolean first = !speakers.contains(throttle.from());
        Optional<Refusal> objection = (first ? throttle.objectionToSaying() : Optional.<Refusal>empty())
                .or(() -> throttle.objectionToSayingTo(fresh));
        if (objection.isEmpty()) {
            if (speakers.add(throttle.from())) {
                throttle.says();
            }
            throttle.saysTo(fresh);
        }
        return objection;
    }

    /** The same for what goes to the admin. */
    public Optional<Refusal> objectionToFeedback(CommandContext context) {
        TalkThrottle throttle = TalkThrottle.of(context);
        if (toAdmin.contains(throttle.from())) {
            return Optional.empty();
        }
        Optional<Refusal> objection = throttle.objectionToFeedback();
        if (objection.isEmpty()) {
            throttle.feedsBack();
            toAdmin.add(throttle.from());
        }
        return objection;
    }

    public void remark(Recipient reader, Remark remark) {
        remarks.computeIfAbsent(new Listener(remark.author(), reader), listener -> new ArrayList<>())
                .add(remark.id());
    }

    public void message(Player author, List<Player> readers, String words) {
        messages.computeIfAbsent(new Message(author, List.copyOf(readers)), message -> new ArrayList<>())
                .add(words);
    }

    /** All that was said so far goes out, and who is muted is told so. */
    void post(CommandContext context) {
        remarks.forEach((listener, ids) ->
                context.post(listener.reader(), new Notice.Remarked(ids.get(0), ids.subList(1, ids.size()))));
        messages.forEach((message, words) -> {
            List<String> names = message.readers().stream().map(Player::user).toList();
            Notice notice = new Notice.Message(message.author().user(), names, String.join("\n\n", words));
            message.readers().forEach(reader -> context.post(Recipient.player(reader), notice));
        });
        remarks.clear();
        messages.clear();
        if (heldBack) {
            context.tell(new Notice.Answer.Said(Phrase.of("club.unspoken")));
        }
    }
}
