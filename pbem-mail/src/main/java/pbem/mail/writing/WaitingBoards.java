package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.notice.Notice;
import pbem.record.GameRecord;

/** Several boards that wait for one reader, each in full, with lines that name it, since one reply may answer them all. */
record WaitingBoards(MailIdentity identity, PhraseFormatter phrases, MailDraft draft) {

    /** Beyond these a mail would be too heavy; the others can be asked for. */
    private static final int MOST_IN_FULL = 12;

    List<Block> blocks(List<Notice.Due> boards, Map<Integer, GameRecord> records) {
        List<Block> blocks = new ArrayList<>();
        int pictures = 0;
        for (Notice.Due due : boards.subList(0, Math.min(MOST_IN_FULL, boards.size()))) {
            BoardView view = BoardView.of(records.get(due.board()), due.revision(), draft.reader());
            pictures++;
            blocks.add(new Block.Heading(CleanText.line(view.board().heading())));
            if (due.revision() > 0 && view.isPresent()) {
                Block.Lead lead = new BoardNewsWords(view, phrases).lead();
                blocks.add(new Block.Paragraph((lead.first() + " " + String.join(" ", lead.more())).strip()));
            }
            blocks.addAll(new BoardBlocks(view, phrases, draft, Optional.empty())
                    .blocks(identity.contentId(draft.token(), pictures)));
            blocks.addAll(new BoardReplyLines(view, phrases).naming());
        }
        List<String> others = boards.stream()
                .skip(MOST_IN_FULL)
                .map(due -> phrases.say(
                        "mail.waits-until",
                        CleanText.line(records.get(due.board()).board().heading()),
                        phrases.until(due.until(), draft.now()),
                        due.board()))
                .toList();
        if (!others.isEmpty()) {
            blocks.add(new Block.Heading(phrases.say("mail.wait-too")));
            blocks.add(new Block.Items(others));
        }
        return blocks;
    }
}
