package pbem.request;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import pbem.game.Refusal;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Remark;

/**
 * The words and news that one mail causes for others. Each reader gets those of all lines in one mail, sent when all
 * lines are handled and counted once.
 */
public final class Talk implements NewsPost {

    private static final Set<Notice.ChallengeNews.What> OWN_ANSWERS = EnumSet.of(
            Notice.ChallengeNews.What.ACCEPTED,
            Notice.ChallengeNews.What.JOINED,
            Notice.ChallengeNews.What.LEFT,
            Notice.ChallengeNews.What.DECLINED,
            Notice.ChallengeNews.What.SEAT_DECLINED,
            Notice.ChallengeNews.What.WITHDRAWN);

    private final Map<Listener, List<Long>> remarks = new LinkedHashMap<>();
    private final Map<Correspondence, Map<List<Player>, List<String>>> messages = new LinkedHashMap<>();
    private final Map<Recipient, Map<Integer, Notice.ChallengeNews>> challenges = new LinkedHashMap<>();
    private final Map<Recipient, List<HouseNotice.ClubNews>> clubNews = new LinkedHashMap<>();
    private final Set<Correspondence> challenged = new HashSet<>();
    private final Set<Player> speakers = new HashSet<>();
    private final Set<Player> toAdmin = new HashSet<>();

    /** An author of remarks and a reader. */
    private record Listener(Player author, Recipient reader) {}

    /** An author of messages and a reader. */
    private record Correspondence(Player author, Player reader) {}

    private boolean heldBack;

    Talk() {}

    /** Notes that words were not passed on, since their author is muted. */
    void holdBack() {
        heldBack = true;
    }

    /** Why the speaker may not write to some players now; empty if they may, and it is then counted. */
    public Optional<Refusal> objection(CommandContext context, Collection<Player> readers) {
        Player author = context.player();
        Set<Player> fresh = new LinkedHashSet<>(readers);
        fresh.removeIf(reader -> remarks.containsKey(new Listener(author, Recipient.player(reader))));
        return objection(TalkThrottle.of(context), fresh);
    }

    /**
     * Why the speaker may not send a message to some players now; empty if they may. All messages to one reader go
     * together.
     */
    public Optional<Refusal> objectionToMessage(CommandContext context, List<Player> readers) {
        Player author = context.player();
        Set<Player> fresh = new LinkedHashSet<>(readers);
        fresh.removeIf(reader -> messages.containsKey(new Correspondence(author, reader)));
        return objection(TalkThrottle.of(context), fresh);
    }

    /** @param fresh the readers who get one more mail because of it */
    private Optional<Refusal> objection(TalkThrottle throttle, Collection<Player> fresh) {
        boolean first = !speakers.contains(throttle.from());
        Optional<Refusal> objection = (first ? throttle.objectionToSaying() : Optional.<Refusal>empty())
                .or(() -> throttle.objectionToSayingTo(fresh))
                .or(() -> throttle.objectionToReaching(fresh));
        if (objection.isEmpty()) {
            if (speakers.add(throttle.from())) {
                throttle.says();
            }
            throttle.saysTo(fresh);
            throttle.reaches(fresh);
        }
        return objection;
    }

    /**
     * Why the speaker may not challenge some players now, or take a seat with them; empty if they may. Counts nothing.
     */
    public Optional<Refusal> objectionToChallenging(CommandContext context, Collection<Player> to) {
        TalkThrottle throttle = TalkThrottle.of(context);
        return throttle.objectionToChallenging(to).or(() -> throttle.objectionToReaching(unchallenged(throttle, to)));
    }

    public void challenges(CommandContext context, Collection<Player> to) {
        TalkThrottle throttle = TalkThrottle.of(context);
        throttle.challenges(to);
        throttle.reaches(unchallenged(throttle, to));
        to.forEach(player -> challenged.add(new Correspondence(throttle.from(), player)));
    }

    /** The players who get no mail yet about challenges of this mail. */
    private List<Player> unchallenged(TalkThrottle throttle, Collection<Player> to) {
        return to.stream()
                .filter(player -> !challenged.contains(new Correspondence(throttle.from(), player)))
                .toList();
    }

    /** Why the speaker may not write to the admin now; empty if they may, and it is then counted. */
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
        List<Player> all = List.copyOf(readers);
        all.forEach(reader -> messages.computeIfAbsent(
                        new Correspondence(author, reader), correspondence -> new LinkedHashMap<>())
                .computeIfAbsent(all, same -> new ArrayList<>())
                .add(words));
    }

    /** Keeps news of a challenge for its reader; only the last of each challenge is sent. */
    @Override
    public void challenge(Recipient to, Notice.ChallengeNews news) {
        challenges.computeIfAbsent(to, reader -> new LinkedHashMap<>()).put(news.challenge(), news);
    }

    /** Notes that a player learns of their own acts on challenges from the common receipt. */
    void isToldTogether(Player player) {
        Recipient reader = Recipient.player(player);
        challenges
                .getOrDefault(reader, Map.of())
                .values()
                .removeIf(news -> OWN_ANSWERS.contains(news.what()) && news.by().equals(player.user()));
        challenges.remove(reader, Map.of());
    }

    @Override
    public void club(Recipient to, HouseNotice.ClubNews news) {
        clubNews.computeIfAbsent(to, reader -> new ArrayList<>()).add(news);
    }

    private static HouseNotice.ClubNews together(List<HouseNotice.ClubNews> news) {
        Phrase subject = news.get(0).subject();
        return new HouseNotice.ClubNews(
                news.size() == 1 ? subject : Phrase.of("club.subject-several", subject, news.size() - 1),
                news.stream().flatMap(one -> one.answers().stream()).toList());
    }

    /** Sends all words so far, and tells a muted player that they were not passed on. */
    void post(CommandContext context) {
        remarks.forEach((listener, ids) ->
                context.post(listener.reader(), new Notice.Remarked(ids.get(0), ids.subList(1, ids.size()))));
        messages.forEach((correspondence, said) -> {
            List<Notice.Message.Part> parts = said.entrySet().stream()
                    .map(part -> new Notice.Message.Part(
                            part.getKey().stream().map(Player::user).toList(), String.join("\n\n", part.getValue())))
                    .toList();
            context.post(
                    Recipient.player(correspondence.reader()),
                    new Notice.Message(
                            correspondence.author().id(),
                            correspondence.author().user(),
                            parts));
        });
        challenges.forEach((reader, news) -> {
            List<Notice.ChallengeNews> all = List.copyOf(news.values());
            context.post(reader, all.get(0).with(all.subList(1, all.size())));
        });
        clubNews.forEach((reader, news) -> context.post(reader, together(news)));
        remarks.clear();
        messages.clear();
        challenges.clear();
        challenged.clear();
        clubNews.clear();
        if (heldBack) {
            context.tell(new Answer.Said(Phrase.of("club.unspoken")));
        }
    }
}
