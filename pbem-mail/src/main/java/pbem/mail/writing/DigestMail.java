package pbem.mail.writing;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.mail.writing.board.BoardNewsText;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;
import pbem.repository.Challenge;

/** The daily mail to a player who wants one: the events on their boards, and the boards that wait for them. */
record DigestMail(MailDraft mail, ScheduledNotice.Digest digest) {

    MailDraft write() {
        WaitingBoards boards = new WaitingBoards(mail);
        List<ScheduledNotice.Due> waiting = boards.playable(digest.boards());
        if (waiting.isEmpty()) {
            mail.lead("mail.digest-idle", mail.readerName());
        } else {
            mail.lead(
                    waiting.size() == 1 ? "mail.digest-one" : "mail.digest",
                    mail.readerName(),
                    waiting.size(),
                    mail.phrases.until(waiting.get(0).until(), mail.now));
        }
        List<String> news = news();
        if (!news.isEmpty()) {
            mail.heading("mail.digest-news").add(new Block.Items(news));
        }
        if (!waiting.isEmpty()) {
            mail.paragraph("mail.reply-names-boards");
            boards.write(waiting);
        }
        List<String> asked = asked();
        if (!asked.isEmpty()) {
            mail.heading("mail.digest-challenges").add(new Block.Items(asked));
        }
        if (!digest.seeks().isEmpty()) {
            mail.heading("mail.digest-seeks").add(new Block.Items(NoticeMails.seeks(mail, digest.seeks())));
        }
        LocalDate day = mail.now.atZone(mail.preferences.zone()).toLocalDate();
        return mail.paragraph("mail.digest-off")
                .footer()
                .subject(mail.say("mail.subject-digest", day))
                .on(mail.identity.list(mail.say("mail.list-of-digests"), "digest"))
                .replied(ReplyTarget.NONE)
                .left(ReplyTarget.UNSUBSCRIBE);
    }

    /** A line for each challenge that waits for the reader, or a note that the challenge is settled. */
    private List<String> asked() {
        return digest.challenges().stream()
                .map(number -> mail.repositories.challenges().numbered(number))
                .flatMap(Optional::stream)
                .map(challenge -> challenge.state() == Challenge.State.OPEN
                        ? mail.say(
                                "mail.digest-challenge",
                                challenge.number(),
                                challenge.challenger().user(),
                                challenge.game().called())
                        : mail.say("mail.seek-settled", challenge.number()))
                .toList();
    }

    /** A line for each board with everything that happened there. Boards whose game is missing are left out. */
    private List<String> news() {
        Map<Integer, List<String>> byBoard = new LinkedHashMap<>();
        for (Notice.BoardNews news : digest.news()) {
            if (mail.boards.find(news.board()).isEmpty()) {
                continue;
            }
            BoardView view = mail.boards.after(news);
            List<String> told = byBoard.computeIfAbsent(news.board(), number -> new ArrayList<>());
            told.addAll(new BoardNewsText(view, mail.phrases).inShort());
            news.asides().forEach(aside -> told.add(mail.phrases.say(aside)));
        }
        List<String> lines = new ArrayList<>();
        byBoard.forEach((number, happened) -> lines.add(mail.say(
                "mail.digest-line",
                CleanText.line(mail.boards.record(number).board().heading()),
                String.join("; ", happened))));
        return lines;
    }
}
