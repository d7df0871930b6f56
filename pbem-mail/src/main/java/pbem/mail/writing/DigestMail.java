package pbem.mail.writing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.record.GameRecord;

/** The mail of a day: what happened on the boards of a player who gathers his news, and the boards that wait for him. */
record DigestMail(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    Composition compose(MailContent.OfDigest matter) {
        Notice.Digest digest = matter.digest();
        String reader =
                draft.reader().map(player -> CleanText.line(player.user())).orElse("");
        int waiting = digest.boards().size();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(
                waiting == 0
                        ? phrases.say("mail.digest-idle", reader)
                        : phrases.say(
                                waiting == 1 ? "mail.digest-one" : "mail.digest",
                                reader,
                                waiting,
                                phrases.until(digest.boards().get(0).until(), draft.now())),
                List.of()));
        blocks.add(new Block.Marker());
        if (!digest.news().isEmpty()) {
            blocks.add(new Block.Heading(phrases.say("mail.digest-news")));
            blocks.add(new Block.Items(news(matter)));
        }
        if (waiting > 0) {
            blocks.add(new Block.Paragraph(phrases.say("mail.reply-names-boards")));
            blocks.addAll(new WaitingBoards(identity, phrases, draft).blocks(digest.boards(), matter.boards()));
        }
        blocks.add(new Block.Paragraph(phrases.say("mail.digest-off")));
        blocks.add(new Footers(identity, phrases).plain());
        return new Composition(
                phrases.say(
                        "mail.subject-digest",
                        draft.now().atZone(draft.preferences().zone()).toLocalDate()),
                Optional.empty(),
                Optional.empty(),
                draft.reader().map(player -> ReplyGrant.ofPlayer(player.id(), ReplyTarget.NONE)),
                draft.reader().map(player -> ReplyGrant.ofPlayer(player.id(), ReplyTarget.UNSUBSCRIBE)),
                blocks);
    }

    /** A line for each board, with all that happened there. */
    private List<String> news(MailContent.OfDigest matter) {
        Map<Integer, List<String>> byBoard = new LinkedHashMap<>();
        for (Notice.BoardNews news : matter.digest().news()) {
            GameRecord present = matter.boards().get(news.board());
            BoardView view = new BoardView(
                    present, present.at(news.revision()), news.more(), draft.reader(), true, Optional.empty());
            List<String> told = byBoard.computeIfAbsent(news.board(), number -> new ArrayList<>());
            told.addAll(new BoardNewsWords(view, phrases).inShort());
            news.asides().forEach(aside -> told.add(phrases.say(aside)));
        }
        List<String> lines = new ArrayList<>();
        byBoard.forEach((number, happened) -> lines.add(phrases.say(
                "mail.digest-line",
                CleanText.line(matter.boards().get(number).board().heading()),
                String.join("; ", happened))));
        return lines;
    }
}
