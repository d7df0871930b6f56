package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.record.text.RecordText;

/** The mail that answers a mail: why not, or what was asked for. */
record ReplyMail(MailIdentity identity, PhraseFormatter phrases, HelpPages help, Games games, MailDraft draft) {

    private static final int LONGEST_LINE = 200;
    private static final int LONGEST_IN_SUBJECT = 60;

    /** More pictures than that make a mail heavy; those boards come as text. */
    private static final int PICTURED = 4;

    Composition compose(MailContent.OfReply reply) {
        List<Answer> answers = inOrder(reply.answers());
        List<Block> blocks = new ArrayList<>();
        int pictures = 0;
        Optional<Answer> before = Optional.empty();
        for (Answer answer : answers) {
            boolean first = blocks.isEmpty();
            if (answer instanceof Answer.Shown shown) {
                pictures++;
                blocks.addAll(shown(reply, shown, first, identity.contentId(draft.token(), pictures)));
            } else if (answer instanceof Answer.Previewed || answer instanceof Answer.PreviewedNew) {
                pictures++;
                PreviewBlocks.Preview preview = preview(reply, answer, identity.contentId(draft.token(), pictures));
                blocks.addAll(headed(preview.lead(), preview.blocks(), first));
            } else if (answer instanceof Answer.Written written) {
                blocks.addAll(
                        headed(phrases.say("mail.record", written.board()), List.of(text(reply, written)), first));
            } else {
                if (answer instanceof Answer.Forms
                        && before.filter(Answer.Refused.class::isInstance).isPresent()) {
                    blocks.add(new Block.Heading(phrases.say("mail.forms")));
                }
                blocks.addAll(first ? opening(reply, answer) : further(reply, answer));
            }
            before = Optional.of(answer);
        }
        new TableBlocks(phrases).zone(answers).ifPresent(blocks::add);
        blocks.add(
                reply.board().isPresent()
                        ? new Footers(identity, phrases).ofBoard(reply.board().getAsInt())
                        : new Footers(identity, phrases).plain());
        Optional<GameRecord> board = reply.boards().values().stream()
                .filter(record -> reply.board().isPresent())
                .findFirst();
        return new Composition(
                board.map(record -> CleanText.line(record.board().heading())).orElseGet(() -> subject(reply.about())),
                board.map(record -> identity.boardThread(record.board().number())),
                board.filter(record -> draft.reader().isPresent())
                        .map(record -> record.board().game()),
                draft.reader().map(reader -> ReplyGrant.ofPlayer(reader.id(), context(reply))),
                blocks);
    }

    /** Refusals first, each with the right forms below it; nothing twice. */
    private static List<Answer> inOrder(List<Answer> answers) {
        List<Answer> refusals = new ArrayList<>();
        List<Answer> others = new ArrayList<>();
        boolean refused = false;
        for (Answer answer : answers) {
            refused = answer instanceof Answer.Refused || (refused && answer instanceof Answer.Forms);
            (refused ? refusals : others).add(answer);
        }
        return Stream.concat(refusals.stream(), others.stream()).distinct().toList();
    }

    /** A reply to what tells of one board as it is now is about that board, whoever reads of it. */
    private ReplyTarget context(MailContent.OfReply reply) {
        List<ReplyTarget.OfBoard> shown = reply.answers().stream()
                .map(ReplyMail::board)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
        if (shown.size() != 1) {
            return ReplyTarget.NONE;
        }
        BoardView view = view(reply, shown.get(0).number(), shown.get(0).revision());
        return view.isPresent() ? shown.get(0) : ReplyTarget.NONE;
    }

    /** Whoever sees the one board on which he plays as it is now can reply with a move. */
    private boolean mayMove(MailContent.OfReply reply) {
        return context(reply) instanceof ReplyTarget.OfBoard shown
                && view(reply, shown.number(), shown.revision()).seat().isPresent();
    }

    /** The board that an answer shows or writes down, or from which a preview goes on. */
    private static Optional<ReplyTarget.OfBoard> board(Answer answer) {
        if (answer instanceof Answer.Shown shown) {
            return Optional.of(new ReplyTarget.OfBoard(shown.board(), shown.revision()));
        }
        if (answer instanceof Answer.Written written) {
            return Optional.of(new ReplyTarget.OfBoard(written.board(), written.revision()));
        }
        return answer instanceof Answer.Previewed previewed
                ? Optional.of(new ReplyTarget.OfBoard(previewed.board(), previewed.revision()))
                : Optional.empty();
    }

    private BoardView view(MailContent.OfReply reply, Answer.Shown shown) {
        boolean own = shown.eyes().isPresent() && shown.eyes().equals(reader());
        return own
                ? view(reply, shown.board(), shown.revision())
                : BoardView.ofAll(reply.boards().get(shown.board()), shown.revision(), draft.reader());
    }

    private Optional<Long> reader() {
        return draft.reader().map(Player::id);
    }

    private BoardView view(MailContent.OfReply reply, int board, int revision) {
        return BoardView.of(
                reply.boards().get(board),
                revision,
                draft.reader(),
                Optional.ofNullable(reply.queued().get(board)));
    }

    /** Nothing if the mail goes to anybody else, whatever the notice says. */
    private List<Block> hints(MailContent.OfReply reply, Answer.Hinted hinted) {
        if (!reader().equals(Optional.of(hinted.player()))) {
            return List.of();
        }
        BoardView view = view(reply, hinted.board(), hinted.revision());
        List<String> hints = view.record().position().hints(view.viewer()).stream()
                .map(phrases::say)
                .toList();
        return List.of(new Block.Items(hints));
    }

    private PreviewBlocks.Preview preview(MailContent.OfReply reply, Answer answer, String contentId) {
        PreviewBlocks previews = new PreviewBlocks(phrases, games);
        if (answer instanceof Answer.Previewed previewed) {
            return previews.of(
                    previewed, view(reply, previewed.board(), previewed.revision()), mayMove(reply), contentId);
        }
        return previews.of((Answer.PreviewedNew) answer, contentId);
    }

    /** What players said to each other is for those who play. */
    private Block text(MailContent.OfReply reply, Answer.Written written) {
        BoardView view = view(reply, written.board(), written.revision());
        RecordText.Detail detail = view.seat().isPresent() ? RecordText.Detail.PLAYERS : RecordText.Detail.PUBLIC;
        return new Block.Verbatim(new RecordText(view.record(), phrases::say, detail)
                .lines().stream().map(CleanText::plain).toList());
    }

    private List<Block> headed(String words, List<Block> below, boolean first) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(first ? lead(words) : new Block.Paragraph(words));
        if (first) {
            blocks.add(new Block.Marker());
        }
        blocks.addAll(below);
        return blocks;
    }

    private String subject(String about) {
        String line = CleanText.line(about.lines().findFirst().orElse(""), LONGEST_IN_SUBJECT);
        return line.isEmpty() ? phrases.say("mail.subject-reply-to-nothing") : phrases.say("mail.subject-reply", line);
    }

    private List<Block> opening(MailContent.OfReply reply, Answer answer) {
        List<Block> blocks = new ArrayList<>();
        if (answer instanceof Answer.Refused refused) {
            blocks.add(lead(phrases.say(refused.reason())));
        } else if (answer instanceof Answer.Said said) {
            blocks.add(lead(phrases.say(said.words())));
        } else if (answer instanceof Answer.Listing listing) {
            blocks.add(lead(phrases.say(listing.heading())));
        } else if (answer instanceof Answer.Table table) {
            blocks.add(lead(phrases.say(table.heading())));
        } else if (answer instanceof Answer.Page page) {
            blocks.add(lead(
                    page.topic().equals(HelpPages.OVERVIEW)
                            ? phrases.say("mail.page-overview")
                            : phrases.say("mail.page", page.topic())));
        } else if (answer instanceof Answer.Hinted hinted) {
            blocks.add(lead(phrases.say("mail.hints", hinted.board())));
        } else {
            blocks.add(lead(phrases.say("mail.forms")));
        }
        blocks.add(new Block.Marker());
        List<Block> rest = further(reply, answer);
        blocks.addAll(repeatsLead(answer) ? rest.subList(1, rest.size()) : rest);
        return blocks;
    }

    private static boolean repeatsLead(Answer answer) {
        return !(answer instanceof Answer.Page
                || answer instanceof Answer.Forms
                || answer instanceof Answer.Steps
                || answer instanceof Answer.Hinted);
    }

    private Block page(String topic) {
        Locale wanted = draft.preferences().language();
        Locale language = help.languages(topic).contains(wanted) ? wanted : Locale.ENGLISH;
        return new Block.Page(help.markdown(topic, language), language);
    }

    private static Block lead(String words) {
        return new Block.Lead(words, List.of());
    }

    /** The blocks of an answer, the first of them its words. */
    private List<Block> further(MailContent.OfReply reply, Answer answer) {
        List<Block> blocks = new ArrayList<>();
        if (answer instanceof Answer.Refused refused) {
            blocks.add(new Block.Paragraph(phrases.say(refused.reason())));
            Quotes.of(phrases.say("mail.you-wrote"), CleanText.line(refused.line(), LONGEST_LINE))
                    .ifPresent(blocks::add);
        } else if (answer instanceof Answer.Said said) {
            blocks.add(new Block.Paragraph(phrases.say(said.words())));
        } else if (answer instanceof Answer.Listing listing) {
            blocks.add(new Block.Heading(phrases.say(listing.heading())));
            blocks.add(
                    new Block.Items(listing.lines().stream().map(phrases::say).toList()));
        } else if (answer instanceof Answer.Table table) {
            blocks.add(new Block.Heading(phrases.say(table.heading())));
            blocks.add(new TableBlocks(phrases).of(table));
        } else if (answer instanceof Answer.Page page) {
            blocks.add(page(page.topic()));
        } else if (answer instanceof Answer.Hinted hinted) {
            blocks.addAll(hints(reply, hinted));
        } else if (answer instanceof Answer.Steps steps) {
            blocks.add(new Block.Ways(steps.steps().stream()
                    .map(step -> new Block.Way(CleanText.line(step.line(), LONGEST_LINE), phrases.say(step.meaning())))
                    .toList()));
        } else if (answer instanceof Answer.Forms forms) {
            blocks.add(new Block.Ways(forms.lines().stream()
                    .map(line -> new Block.Way(CleanText.line(line, LONGEST_LINE), ""))
                    .toList()));
        }
        return blocks;
    }

    private static long count(MailContent.OfReply reply) {
        return reply.answers().stream().filter(Answer.Shown.class::isInstance).count();
    }

    private static List<Block> unpictured(List<Block> blocks) {
        return blocks.stream()
                .map(block -> block instanceof Block.Board board ? new Block.Board(board.picture(), false) : block)
                .toList();
    }

    private List<Block> shown(MailContent.OfReply reply, Answer.Shown shown, boolean first, String contentId) {
        BoardView view = view(reply, shown);
        List<Block> blocks = new ArrayList<>(headed(new BoardStateWords(view, phrases).say(), List.of(), first));
        List<Block> board = new BoardBlocks(view, phrases, draft, shown.thing()).blocks(contentId);
        blocks.addAll(count(reply) <= PICTURED ? board : unpictured(board));
        if (answersAreGiven(reply)) {
            blocks.addAll(new ChanceBlocks(view, phrases).blocks());
        }
        if (mayMove(reply)) {
            blocks.addAll(new ClockWords(view, phrases, draft).claim());
            blocks.addAll(new BoardReplyLines(view, phrases).blocks());
        }
        return blocks;
    }

    /** A board that goes with a refusal is there to try again on, not to learn about. */
    private static boolean answersAreGiven(MailContent.OfReply reply) {
        return reply.answers().stream().noneMatch(Answer.Refused.class::isInstance);
    }
}
