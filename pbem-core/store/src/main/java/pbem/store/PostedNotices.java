package pbem.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.PostedNotice;
import pbem.store.engine.Loaded;
import pbem.store.engine.OptionalColumn;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;
import pbem.store.json.Json;

/** Loads notices whose mails will be written, with the data that those mails need first. */
record PostedNotices(Session session) {

    /** @param isFrozen whether the bytes for every attempt are stored */
    private record Posted(PostedNotice notice, boolean isFrozen) {}

    /** The existing notices with these numbers. */
    List<PostedNotice> of(List<Long> ids) {
        List<PostedNotice> posted = loaded(ids).map(Posted::notice).toList();
        session.loaded()
                .expect(
                        Loaded.Kind.PLAYER,
                        posted.stream()
                                .map(PostedNotice::to)
                                .flatMap(to -> to.player().stream())
                                .toList());
        return posted;
    }

    /** Those of these numbers that have stored bytes. */
    Set<Long> frozenOf(List<Long> ids) {
        return loaded(ids)
                .filter(Posted::isFrozen)
                .map(posted -> posted.notice().id())
                .collect(Collectors.toSet());
    }

    /** Reads a notice from a row of {@code outbox}; the query may select other columns, too. */
    static PostedNotice notice(ResultSet row) throws SQLException {
        return new PostedNotice(
                row.getLong("id"),
                row.getString("token"),
                new Recipient(
                        OptionalColumn.number(row, "player_id").stream().boxed().findFirst(),
                        Optional.ofNullable(row.getString("address"))),
                Json.read(row.getString("args"), Notice.class),
                OptionalColumn.number(row, "inbox_id"),
                Sql.instant(row, "at"));
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
                    return new Posted(notice(row), row.getBoolean("is_frozen"));
                });
        session.loaded().expect(Loaded.Kind.BOARD, boards);
        new SqlPlayers(session).ofBoards(List.copyOf(boards)); // most readers are among them
        return posted;
    }
}
