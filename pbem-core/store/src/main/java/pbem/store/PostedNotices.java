package pbem.store;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.notice.Recipient;
import pbem.repository.PostedNotice;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/** Notices whose mails are to be written, loaded with what those mails ask for first. */
record PostedNotices(Session session) {

    /** @param isFrozen whether the bytes are kept that every attempt sends */
    private record Posted(PostedNotice notice, boolean isFrozen) {}

    /** Those of these numbers that there are. */
    List<PostedNotice> of(List<Long> ids) {
        List<PostedNotice> posted = loaded(ids).map(Posted::notice).toList();
        session.loaded()
                .expect(
                        Loaded.Kind.PLAYER,
                        posted.stream()
                                .map(PostedNotice::to)
                                .flatMap(PostedNotices::player)
                                .toList());
        return posted;
    }

    /** Which of these numbers have bytes that are kept. */
    Set<Long> frozenOf(List<Long> ids) {
        return loaded(ids)
                .filter(Posted::isFrozen)
                .map(posted -> posted.notice().id())
                .collect(Collectors.toSet());
    }

    private Stream<Posted> loaded(List<Long> ids) {
        return session.loaded().all("posted", Loaded.Kind.NOTICE, ids, this::stored).stream()
                .flatMap(Sql.Rows::stream);
    }

    private Map<Long, Sql.Rows<Posted>> stored(Collection<Long> ids) {
        SqlMailThreads threads = new SqlMailThreads(session);
        Set<Long> boards = new HashSet<>();
        Map<Long, Sql.Rows<Posted>> posted = session.sql(
                        "SELECT outbox.*, EXISTS (SELECT 1 FROM frozen WHERE outbox_id = outbox.id) AS is_frozen"
                                + SqlMailThreads.BESIDE_NOTICES + " WHERE outbox.id IN (<ids>)")
                .bindList("ids", ids)
                .mapEach(ids, "id", row -> {
                    threads.keep(row);
                    OptionalColumn.number(row, "board").ifPresent(boards::add);
                    return new Posted(new PostedNoticeMapper().of(row), row.getBoolean("is_frozen"));
                });
        session.loaded().expect(Loaded.Kind.BOARD, boards);
        return posted;
    }

    private static Stream<Long> player(Recipient to) {
        return to.match(player -> Stream.of(player.id()), address -> Stream.empty(), admin -> Stream.empty());
    }
}
