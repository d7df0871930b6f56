package pbem.cli.home;

import java.util.function.UnaryOperator;
import pbem.mail.delivery.MailTransport;
import pbem.mail.delivery.NoticeRenderer;

/** What stands between the outbox and those who write and carry its mails: nothing, except where faults are tried out. */
record OutgoingSeams(UnaryOperator<NoticeRenderer> writing, UnaryOperator<MailTransport> sending) {

    static final OutgoingSeams NOTHING = new OutgoingSeams(renderer -> renderer, transport -> transport);
}
