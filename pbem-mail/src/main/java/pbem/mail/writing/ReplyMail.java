package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.help.HelpPages;
import pbem.play.Context;
import pbem.play.GameRecord;
import pbem.play.Notice.Answer;

/** The mail that answers a mail: why not, or what was asked for. */
record ReplyMail(MailIdentity identity, Voice voice, HelpPages help, Draft draft) {

    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_IN_SUBJECT = 60;

    /** More pictures than that make a mail heavy; those boards come as text. */
    private static final int PICTURED = 4;

    Composition compose(Matter.OfReply reply) {
        List<Answer> answers = inOrder(reply.answers());
        List<Block> blocks = new ArrayList<>();
        int pictures = 0;
        Optional<Answer> before = Optional.empty();
        for (Answer answer : answers) {
            boolean first = blocks.isEmpty();
            if (answer instanceof Answer.Shown shown) {
                pictures++;
                blocks.addAll(shown(reply, shown, first, identity.contentId(draft.token(), pictures)));
            } else {
                if (answer instanceof Answer.Forms
                        && before.filter(Answer.Refused.class::isInstance).isPresent()) {
                    blocks.add(new Block.Heading(voice.say("mail.forms")));
                }
                blocks.addAll(first ? opening(answer) : further(answer));
            }
            before = Optional.of(answer);
        }
        new TableBlocks(voice).zone(answers).ifPresent(blocks::add);
        blocks.add(
                reply.board().isPresent()
                        ? new Footers(identity, voice).ofBoard(reply.board().getAsInt())
                        : new Footers(identity, voice).plain());
        Optional<GameRecord> board = reply.boards().values().stream()
                .filter(record -> reply.board().isPresent())
                .findFirst();
        return new Composition(
                board.map(record -> CleanText.line(record.board().heading())).orElseGet(() -> subject(reply.about())),
                board.map(record -> identity.boardThread(record.board().number())),
                board.filter(record -> draft.reader().isPresent())
                        .map(record -> record.board().game()),
                draft.reader().map(reader -> ReplyRight.ofPlayer(reader.id(), context(reply))),
                blocks);
    }

    /** Refusals first, nothing twice. */
    private static List<Answer> inOrder(List<Answer> answers) {
        return Stream.concat(
                        answers.stream().filter(Answer.Refused.class::isInstance),
                        answers.stream().filter(answer -> !(answer instanceof Answer.Refused)))
                .distinct()
                .toList();
    }

    /** Whoever sees the one board on which he plays as it is now can reply with a move. */
    private Context context(Matter.OfReply reply) {
        List<Answer.Shown> shown = reply.answers().stream()
                .filter(Answer.Shown.class::isInstance)
                .map(Answer.Shown.class::cast)
                .distinct()
                .toList();
        if (shown.size() != 1) {
            return Context.NONE;
        }
        BoardView view = view(reply, shown.get(0));
        return view.isPresent() && view.seat().isPresent()
                ? new Context.OfBoard(shown.get(0).board(), shown.get(0).revision())
                : Context.NONE;
    }

    private BoardView view(Matter.OfReply reply, Answer.Shown shown) {
        return BoardView.of(reply.boards().get(shown.board()), shown.revision(), draft.reader());
    }

    private String subject(String about) {
        String line = CleanText.line(about.lines().findFirst().orElse(""), LONGEST_IN_SUBJECT);
        return line.isEmpty() ? voice.say("mail.subject-reply-to-nothing") : voice.say("mail.subject-reply", line);
    }

    private List<Block> opening(Answer answer) {
        List<Block> blocks = new ArrayList<>();
        if (answer instanceof Answer.Refused refused) {
            blocks.add(lead(voice.say(refused.reason())));
        } else if (answer instanceof Answer.Said said) {
            blocks.add(lead(voice.say(said.words())));
        } else if (answer instanceof Answer.Listing listing) {
            blocks.add(lead(voice.say(listing.heading())));
        } else if (answer instanceof Answer.Table table) {
            blocks.add(lead(voice.say(table.heading())));
        } else if (answer instanceof Answer.Page page) {
            blocks.add(lead(
                    page.topic().equals(HelpPages.OVERVIEW)
                            ? voice.say("mail.page-overview")
                            : voice.say("mail.page", page.topic())));
        } else {
            blocks.add(lead(voice.say("mail.forms")));
        }
        blocks.add(new Block.Marker());
        List<Block> rest = further(answer);
        blocks.addAll(repeatsLead(answer) ? rest.subList(1, rest.size()) : rest);
        return blocks;
    }

    private static boolean repeatsLead(Answer answer) {
        return !(answer instanceof Answer.Page || answer instanceof Answer.Forms);
    }

    private static Block lead(String words) {
        return new Block.Lead(words, List.of());
    }

    /** The blocks of an answer, the first of them its words. */
    private List<Block> further(Answer answer) {
        List<Block> blocks = new ArrayList<>();
        if (answer instanceof Answer.Refused refused) {
            blocks.add(new Block.Paragraph(voice.say(refused.reason())));
            Quotes.of(voice.say("mail.you-wrote"), CleanText.line(refused.line(), LONGEST_LINE))
                    .ifPresent(blocks::add);
        } else if (answer instanceof Answer.Said said) {
            blocks.add(new Block.Paragraph(voice.say(said.words())));
        } else if (answer instanceof Answer.Listing listing) {
            blocks.add(new Block.Heading(voice.say(listing.heading())));
            blocks.add(new Block.Items(listing.lines().stream().map(voice::say).toList()));
        } else if (answer instanceof Answer.Table table) {
            blocks.add(new Block.Heading(voice.say(table.heading())));
            blocks.add(new TableBlocks(voice).of(table));
        } else if (answer instanceof Answer.Page page) {
            blocks.add(new Block.Page(help.markdown(page.topic())));
        } else if (answer instanceof Answer.Forms forms) {
            blocks.add(new Block.Ways(forms.lines().stream()
                    .map(line -> new Block.Way(CleanText.line(line, LONGEST_LINE), ""))
                    .toList()));
        }
        return blocks;
    }

    private static long count(Matter.OfReply reply) {
        return reply.answers().stream().filter(Answer.Shown.class::isInstance).count();
    }

    private static List<Block> unpictured(List<Block> blocks) {
        return blocks.stream()
                .map(block -> block instanceof Block.Board board ? new Block.Board(board.picture(), false) : block)
                .toList();
    }

    private List<Block> shown(Matter.OfReply reply, Answer.Shown shown, boolean first, String contentId) {
        BoardView view = view(reply, shown);
        List<Block> blocks = new ArrayList<>();
        String stands = new BoardStandWords(view, voice).say();
        blocks.add(first ? lead(stands) : new Block.Paragraph(stands));
        if (first) {
            blocks.add(new Block.Marker());
        }
        List<Block> board = new BoardBlocks(view, voice, draft.now(), shown.thing()).blocks(contentId);
        blocks.addAll(count(reply) <= PICTURED ? board : unpictured(board));
        if (!context(reply).equals(Context.NONE)) {
            blocks.addAll(new BoardWays(view, voice).blocks());
        }
        return blocks;
    }
}
