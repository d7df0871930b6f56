package pbem.store;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import pbem.repository.OutgoingMail;
import pbem.store.bytes.Packed;
import pbem.store.engine.Session;
import pbem.store.engine.Sql;

/** Keeps the bytes of mails before their first attempt. */
record Freezing(Session session) {

    /**
     * Keeps the bytes of these mails, by number.
     *
     * @return the numbers of those that nobody froze or sent before
     */
    Set<Long> of(Map<Long, OutgoingMail> mails) {
        List<Long> ids = mails.keySet().stream().sorted().toList();
        Set<Long> first = new HashSet<>();
        for (int next = 0; next < ids.size(); next += Sql.MOST_ROWS) {
            first.addAll(freeze(ids.subList(next, Math.min(next + Sql.MOST_ROWS, ids.size())), mails));
        }
        return first;
    }

    private Set<Long> freeze(List<Long> ids, Map<Long, OutgoingMail> mails) {
        Sql bytes = session.sql("INSERT INTO frozen (outbox_id, sender, size, bytes) VALUES "
                + Sql.rows(ids.size(), "(:id_, :from_, :size_, :bytes_)")
                + " ON CONFLICT DO NOTHING RETURNING outbox_id");
        for (int i = 0; i < ids.size(); i++) {
            OutgoingMail mail = mails.get(ids.get(i));
            Packed packed = Packed.of(mail.bytes());
            bytes.bind(i, "id", ids.get(i))
                    .bind(i, "from", mail.envelopeFrom())
                    .bind(i, "size", packed.size())
                    .bind(i, "bytes", packed.bytes());
        }
        List<Long> kept = bytes.longs();
        Set<Long> first = kept.isEmpty() ? Set.of() : head(kept, mails);
        kept.stream() // another worker has sent it meanwhile
                .filter(id -> !first.contains(id))
                .forEach(id -> session.execute("DELETE FROM frozen WHERE outbox_id = ?", id));
        return first;
    }

    /** Sets the columns of the mails that are not sent; returns the numbers of these. */
    private Set<Long> head(List<Long> ids, Map<Long, OutgoingMail> mails) {
        Sql heads = session.sql("UPDATE outbox SET message_id = column2, recipients = column3, subject = column4,"
                + " size = column5 FROM (VALUES "
                + Sql.rows(ids.size(), "(CAST(:id_ AS BIGINT), :messageId_, :to_, :subject_, CAST(:size_ AS INTEGER))")
                + ") AS mails WHERE id = column1 AND state <> 'SENT' RETURNING id");
        for (int i = 0; i < ids.size(); i++) {
            OutgoingMail mail = mails.get(ids.get(i));
            heads.bind(i, "id", ids.get(i))
                    .bind(i, "messageId", mail.messageId())
                    .bind(i, "to", String.join(",", mail.recipients()))
                    .bind(i, "subject", mail.subject())
                    .bind(i, "size", mail.bytes().length);
        }
        return heads.longs().set();
    }
}
