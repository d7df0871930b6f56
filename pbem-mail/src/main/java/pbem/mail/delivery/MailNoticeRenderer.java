package pbem.mail.delivery;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import pbem.game.Games;
import pbem.help.ClubTexts;
import pbem.mail.writing.MailComposer;
import pbem.mail.writing.MailDraft;
import pbem.mail.writing.MailIdentity;
import pbem.mail.writing.MailWriter;
import pbem.repository.OutboxItem;
import pbem.repository.OutgoingMail;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.token.Tokens;

/** Writes the mail of a notice: its words are made in a transaction, and its pictures after it. */
public final class MailNoticeRenderer implements NoticeRenderer {

    private final Transactions transactions;
    private final MailComposer composer;
    private final MailWriter writer;
    private final ReturnAddresses returns;

    /** @param club the admin's own texts */
    public MailNoticeRenderer(
            Transactions transactions,
            MailIdentity identity,
            Tokens tokens,
            Games games,
            ReturnAddresses returns,
            ClubTexts club) {
        this.transactions = transactions;
        this.returns = returns;
        this.composer = new MailComposer(identity, games, club);
        this.writer = new MailWriter(identity, tokens);
    }

    @Override
    public Optional<OutgoingMail> write(long id) {
        return draft(id).map(draft -> written(id, draft));
    }

    private OutgoingMail written(long id, MailDraft draft) {
        return writer.write(draft, returns.of(id, draft.now()));
    }

    @Override
    public List<Supplier<Optional<OutgoingMail>>> read(Repositories repositories, List<Long> ids) {
        Map<Long, PostedNotice> posted = repositories.outboundMails().posted(ids).stream()
                .collect(Collectors.toMap(PostedNotice::id, notice -> notice));
        List<Supplier<Optional<OutgoingMail>>> mails = new ArrayList<>();
        for (long id : ids) {
            Optional<MailDraft> read =
                    Optional.ofNullable(posted.get(id)).flatMap(notice -> draft(repositories, notice));
            mails.add(() -> read.map(draft -> written(id, draft)));
        }
        return mails;
    }

    @Override
    public OutboxItem completed(OutboxItem item) {
        return draft(item.id()).map(mail -> mail.completed(item)).orElse(item);
    }

    private Optional<MailDraft> draft(long id) {
        return transactions.read(tx -> draft(tx, tx.outboundMails().posted(id)));
    }

    private Optional<MailDraft> draft(Repositories repositories, PostedNotice posted) {
        return composer.compose(repositories, posted, posted.at());
    }
}
