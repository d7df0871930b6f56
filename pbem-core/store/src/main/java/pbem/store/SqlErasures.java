package pbem.store;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import pbem.notice.Notice;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.repository.Erasures;

record SqlErasures(Handle handle) implements Erasures {

    private static final String THEIR_ADDRESSES = "(SELECT address_key FROM address WHERE player_id = :player)";
    private static final String THEIR_MAILS =
            "(SELECT id FROM inbox WHERE player_id = :player OR lower(sender) IN " + THEIR_ADDRESSES + ")";

    /**
     * Tables that hold nothing of anybody else in a player's rows; the addresses last, since others are found by them.
     * What they were called before is not among them: nobody else may ever get a userid that was theirs.
     */
    private static final List<String> THEIR_OWN = List.of(
            "plan",
            "submission",
            "vacation",
            "turn",
            "reminder",
            "digest_news",
            "block",
            "board_limit",
            "remark",
            "watched_board",
            "watched_game",
            "password",
            "preference",
            "address");

    @Override
    public void erase(Player player) {
        forgetWords(player);
        change(player, "DELETE FROM inbox_line WHERE inbox_id IN " + THEIR_MAILS);
        change(
                player,
                "UPDATE inbox SET raw = NULL, envelope = '{}', message_id = '', sender = '', subject = '',"
                        + " reason = 'erased' WHERE id IN " + THEIR_MAILS);
        change(player, "DELETE FROM outbox WHERE player_id = :player OR lower(address) IN " + THEIR_ADDRESSES);
        change(player, "DELETE FROM rate WHERE who = 'player ' || :player");
        addresses(player)
                .forEach(address -> handle.execute("DELETE FROM rate WHERE who = ?", AddressOwner.of(address)));
        change(player, "DELETE FROM hold WHERE player_id = :player OR lower(address) IN " + THEIR_ADDRESSES);
        change(player, "UPDATE challenge SET comment = '' WHERE challenger = :player");
        change(player, "UPDATE invitee SET comment = '' WHERE player_id = :player");
        change(player, "DELETE FROM block WHERE blocked = :player");
        THEIR_OWN.forEach(table -> change(player, "DELETE FROM " + table + " WHERE player_id = :player"));
        change(player, "UPDATE player SET state = 'GONE', bot = 0 WHERE id = :player");
    }

    /** Mails of ours that hold what they said to others or ask at an address that they named. */
    private void forgetWords(Player player) {
        Set<Long> remarks = ids(player, "SELECT id FROM remark WHERE player_id = :player");
        Set<Long> questions = ids(player, "SELECT id FROM hold WHERE player_id = :player");
        Set<String> names = handle
                .createQuery("SELECT user_id FROM former_userid WHERE player_id = :player")
                .bind("player", player.id())
                .mapTo(String.class)
                .stream()
                .collect(Collectors.toCollection(TreeSet::new));
        names.add(player.user());
        HoldsWords theirs = new HoldsWords(remarks, questions, names);
        List<Long> mails;
        try (Stream<Mail> all = handle
                .createQuery("SELECT id, args FROM outbox WHERE kind IN (<kinds>)")
                .bindList("kinds", List.of("remark", "message", "confirm", "challenge"))
                .map((row, context) -> new Mail(row.getLong("id"), Json.read(row.getString("args"), Notice.class)))
                .stream()) {
            mails = all.filter(mail -> mail.notice().match(theirs))
                    .map(Mail::id)
                    .toList();
        }
        mails.forEach(id -> handle.execute("DELETE FROM outbox WHERE id = ?", id));
    }

    private record Mail(long id, Notice notice) {}

    /**
     * Whether a mail holds words of somebody. Kinds that never do are not even asked for above.
     *
     * @param remarks ids of what they said to all at a board or to the admin
     * @param questions ids of what they were asked to confirm
     * @param names userids that they have and had
     */
    private record HoldsWords(Set<Long> remarks, Set<Long> questions, Set<String> names)
            implements Notice.Cases<Boolean> {

        @Override
        public Boolean boardNews(Notice.BoardNews news) {
            return false;
        }

        @Override
        public Boolean challengeNews(Notice.ChallengeNews news) {
            return names.contains(news.by()) && !news.comment().isEmpty();
        }

        @Override
        public Boolean confirmRequest(Notice.ConfirmRequest request) {
            return questions.contains(request.hold());
        }

        @Override
        public Boolean remarked(Notice.Remarked remarked) {
            return remarks.contains(remarked.remark());
        }

        @Override
        public Boolean message(Notice.Message message) {
            return names.contains(message.from());
        }

        @Override
        public Boolean reminder(Notice.Reminder reminder) {
            return false;
        }

        @Override
        public Boolean vacationTaken(Notice.VacationTaken taken) {
            return false;
        }

        @Override
        public Boolean claimable(Notice.Claimable claimable) {
            return false;
        }

        @Override
        public Boolean digest(Notice.Digest digest) {
            return false;
        }

        @Override
        public Boolean reply(Notice.Reply reply) {
            return false;
        }
    }

    /** Those that they have, and those that they wanted to have. */
    private List<String> addresses(Player player) {
        return handle.createQuery("SELECT address FROM address WHERE player_id = :player"
                        + " UNION SELECT address FROM hold WHERE player_id = :player")
                .bind("player", player.id())
                .mapTo(String.class)
                .list();
    }

    private Set<Long> ids(Player player, String query) {
        return handle.createQuery(query).bind("player", player.id()).mapTo(Long.class).stream()
                .collect(Collectors.toSet());
    }

    private void change(Player player, String sql) {
        handle.createUpdate(sql).bind("player", player.id()).execute();
    }
}
