package pbem.notice;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.command.GameWriting;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;

/** What a person is to be told, as data; it becomes a mail after the transaction that wrote it. */
public sealed interface Notice
        permits Notice.BoardNews,
                Notice.ChallengeNews,
                Notice.ConfirmRequest,
                Notice.Remarked,
                Notice.Message,
                Notice.Reply,
                Notice.MyData,
                ScheduledNotice,
                HouseNotice {

    /** What is to be done with each kind of notice. */
    interface Cases<R> extends ScheduledNotice.Cases<R>, HouseNotice.Cases<R> {
        R boardNews(BoardNews news);

        R challengeNews(ChallengeNews news);

        R confirmRequest(ConfirmRequest request);

        R remarked(Remarked remarked);

        R message(Message message);

        R reply(Reply reply);

        R myData(MyData data);
    }

    <R> R match(Cases<R> cases);

    /**
     * What a reply to its mail is about if nothing but that mail's id says so. A question is not among it: an id proves
     * nothing, so that knowing which mail asked may not settle it.
     */
    default ReplyTarget target() {
        return ReplyTarget.NONE;
    }

    /** The id of the question that it asks, or that the mail was about which it answers. */
    default Optional<Long> question() {
        return Optional.empty();
    }

    /**
     * A board changed, or began: the mail that every player gets after each event, the mover included. To whom it tells
     * of nothing but their own move ({@link OwnMove}) it is a short one, or none at all.
     *
     * @param revision of the board after the event; 0 for the start
     * @param more how many events before that one are told along with it, since they happened together
     * @param asides what is told to this reader alone, and figures that were true when this was written
     */
    record BoardNews(int board, int revision, int more, List<Phrase> asides) implements Notice {
        public BoardNews {
            asides = List.copyOf(asides);
        }

        /** One event, told to everybody alike. */
        public BoardNews(int board, int revision) {
            this(board, revision, 0, List.of());
        }

        /** These together with earlier news of the board, which the reader has not had. */
        public BoardNews after(BoardNews held) {
            return new BoardNews(
                    board,
                    revision,
                    revision - held.revision + held.more,
                    Stream.concat(held.asides.stream(), asides.stream()).toList());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.boardNews(this);
        }

        @Override
        public ReplyTarget target() {
            return new ReplyTarget.OfBoard(board, revision);
        }
    }

    /**
     * Somebody is invited, or learns what became of an invitation.
     *
     * @param by who did it, by userid; empty where nobody did
     * @param comment what they said with it; may be empty
     * @param ratings of the players when this was written; none if they do not matter
     * @param fitting who would be an opponent, to who looks for one
     * @param more what the same mail of theirs brought about beside it
     */
    record ChallengeNews(
            int challenge,
            What what,
            String by,
            String comment,
            List<Phrase> ratings,
            List<Phrase> fitting,
            List<ChallengeNews> more)
            implements Notice {
        public ChallengeNews {
            more = List.copyOf(more);
            ratings = List.copyOf(ratings);
            fitting = List.copyOf(fitting);
        }

        public ChallengeNews(int challenge, What what, String by, String comment, List<Phrase> ratings) {
            this(challenge, what, by, comment, ratings, List.of(), List.of());
        }

        public ChallengeNews(int challenge, What what, String by, String comment) {
            this(challenge, what, by, comment, List.of());
        }

        public ChallengeNews(int challenge, What what, String by) {
            this(challenge, what, by, "");
        }

        /** In one mail with others. */
        public ChallengeNews with(List<ChallengeNews> others) {
            return new ChallengeNews(challenge, what, by, comment, ratings, fitting, others);
        }

        public enum What {
            /** To those who were asked. */
            INVITED,
            /** The same, in answer to a challenge whose terms were not liked. */
            COUNTERED,
            /** To the challenger: it is on its way. */
            MADE,
            /** To the challenger: it is listed, and anybody may take it. */
            SOUGHT,
            /** To the others, while answers are still missing. */
            ACCEPTED,
            /** To all with a seat, while seats are still free. */
            JOINED,
            /** To all with a seat: one of them gave up theirs. */
            LEFT,
            /** To all. */
            DECLINED,
            /** To all: one of several said no, and somebody else can be asked. */
            SEAT_DECLINED,
            /** To all: the challenger took it back, or the admin did. */
            WITHDRAWN,
            /** To all: it was not settled in time. */
            EXPIRED
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.challengeNews(this);
        }

        @Override
        public ReplyTarget target() {
            return new ReplyTarget.OfChallenge(challenge);
        }
    }

    /**
     * Somebody is asked whether a command really came from them.
     *
     * @param hold the first of those that they are asked about at once
     * @param answers to what else stood in the same mail
     */
    record ConfirmRequest(long hold, List<Answer> answers) implements Notice {
        public ConfirmRequest {
            answers = List.copyOf(answers);
        }

        public ConfirmRequest(long hold) {
            this(hold, List.of());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.confirmRequest(this);
        }

        @Override
        public Optional<Long> question() {
            return Optional.of(hold);
        }
    }

    /**
     * Somebody said something to everybody at a board, or to the admin.
     *
     * @param more what else the same player said in the same mail
     */
    record Remarked(long remark, List<Long> more) implements Notice {
        public Remarked {
            more = List.copyOf(more);
        }

        public Remarked(long remark) {
            this(remark, List.of());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.remarked(this);
        }
    }

    /**
     * Somebody wrote to a player.
     *
     * @param author by their id
     * @param from userid of who wrote it
     * @param parts what one mail of theirs said, apart by who else reads it; one at least
     */
    record Message(long author, String from, List<Part> parts) implements Notice {
        public Message {
            parts = List.copyOf(parts);
        }

        /** @param to the userids of all who get those words */
        public record Part(List<String> to, String words) {
            public Part {
                to = List.copyOf(to);
            }
        }

        @Override
        public ReplyTarget target() {
            return new ReplyTarget.OfMessage(author);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.message(this);
        }
    }

    /**
     * The answer to a mail.
     *
     * @param about the command that it answers, as typed; may be empty
     * @param answered what the mail of ours was about that this one's mail answers
     */
    record Reply(String about, List<Answer> answers, ReplyTarget answered) implements Notice {
        public Reply {
            answers = List.copyOf(answers);
        }

        /** To a mail that answers none of ours. */
        public Reply(String about, List<Answer> answers) {
            this(about, answers, ReplyTarget.NONE);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reply(this);
        }

        /** The lesson that it gives, or else what was answered, as the reader saw it, unless it shows another board. */
        @Override
        public ReplyTarget target() {
            return answers.stream()
                    .filter(Answer.Lesson.class::isInstance)
                    .map(Answer.Lesson.class::cast)
                    .<ReplyTarget>map(Answer.Lesson::target)
                    .findFirst()
                    .orElse(showsOther() || !answered.isGame() || isSolved() ? ReplyTarget.NONE : answered);
        }

        @Override
        public Optional<Long> question() {
            return answered instanceof ReplyTarget.OfConfirmation asked ? Optional.of(asked.id()) : Optional.empty();
        }

        /** The lesson, if it is one: the next comes with a target of its own. */
        private boolean isSolved() {
            return answered instanceof ReplyTarget.OfLesson
                    && answers.stream().anyMatch(Answer.Judged.class::isInstance);
        }

        private boolean showsOther() {
            return answers.stream()
                    .map(Answer::onBoard)
                    .flatMap(Optional::stream)
                    .anyMatch(board -> !answered.aboutBoard().equals(board.aboutBoard()));
        }
    }

    /**
     * Everything that is kept of the reader. Its rows go on changing, so they are no part of the notice: the mail
     * holds what is kept when it is written, and is frozen with its bytes before the first attempt, as every mail.
     *
     * @param at when it was asked for; the time of everything in it
     */
    record MyData(Instant at) implements Notice {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.myData(this);
        }
    }

    /**
     * Something to do next.
     *
     * @param line as it is typed
     */
    record Step(String line, Phrase meaning) {}

    /** One part of an answer. */
    sealed interface Answer {

        /** What is to be done with each part of an answer. */
        interface Cases<R> {
            R said(Said said);

            R refused(Refused refused);

            R steps(Steps steps);

            R forms(Forms forms);

            R listing(Listing listing);

            R table(Table table);

            R page(Page page);

            R shown(Shown shown);

            R looked(Looked looked);

            R hinted(Hinted hinted);

            R previewed(Previewed previewed);

            R previewedNew(PreviewedNew previewedNew);

            R written(Written written);

            R lesson(Lesson lesson);

            R judged(Judged judged);

            R lessonHint(LessonHint hint);

            R crosstable(Crosstable crosstable);
        }

        <R> R match(Cases<R> cases);

        /** The board that it is about and how far that was; empty if it is about none. */
        default Optional<ReplyTarget.OfBoard> onBoard() {
            return Optional.empty();
        }

        /** This part without a picture, where it goes along with words and was not asked for. */
        default Answer inText() {
            return this;
        }

        /** A paragraph. */
        record Said(Phrase words) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.said(this);
            }
        }

        /** Something was refused; the reason stands first in the mail. */
        record Refused(String line, Phrase reason) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.refused(this);
            }
        }

        /** Lines to type, each with what it does. */
        record Steps(List<Step> steps) implements Answer {
            public Steps {
                steps = List.copyOf(steps);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.steps(this);
            }
        }

        /** Lines to type. */
        record Forms(List<String> lines) implements Answer {
            public Forms {
                lines = List.copyOf(lines);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.forms(this);
            }
        }

        /** A list with a heading. */
        record Listing(Phrase heading, List<Phrase> lines) implements Answer {
            public Listing {
                lines = List.copyOf(lines);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.listing(this);
            }
        }

        /**
         * A list with columns.
         *
         * @param columns their names
         * @param rows as many cells in each as there are columns
         */
        record Table(Phrase heading, List<Phrase> columns, List<List<Cell>> rows) implements Answer {
            public Table {
                columns = List.copyOf(columns);
                rows = rows.stream().map(List::copyOf).toList();
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.table(this);
            }
        }

        /** A help page, by its topic. */
        record Page(String topic) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.page(this);
            }
        }

        /**
         * A board.
         *
         * @param revision as it stood then
         * @param thing what on it is explained in place of the whole; as the game calls it
         * @param eyes id of the player whose secrets it shows, and who alone may get it; empty for what everybody sees
         * @param textOnly whether a picture of it would be too much, since nobody asked to see it
         */
        record Shown(int board, int revision, Optional<String> thing, Optional<Long> eyes, boolean textOnly)
                implements Answer {

            /** As everybody sees it. */
            public Shown(int board, int revision, Optional<String> thing) {
                this(board, revision, thing, Optional.empty(), false);
            }

            /** The whole board, as everybody sees it. */
            public Shown(int board, int revision) {
                this(board, revision, Optional.empty());
            }

            /** The whole board as that player sees it. */
            public static Shown to(Player player, GameRecord record) {
                return new Shown(
                        record.board().number(), record.revision(), Optional.empty(), Optional.of(player.id()), false);
            }

            @Override
            public Shown inText() {
                return new Shown(board, revision, thing, eyes, true);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.shown(this);
            }

            @Override
            public Optional<ReplyTarget.OfBoard> onBoard() {
                return Optional.of(new ReplyTarget.OfBoard(board, revision));
            }
        }

        /**
         * A board in words, as everybody may know it.
         *
         * @param revision as it stood then
         * @param cell of which alone is told, and which the board has; empty for the whole board
         */
        record Looked(int board, int revision, Optional<String> cell) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.looked(this);
            }

            @Override
            public Optional<ReplyTarget.OfBoard> onBoard() {
                return Optional.of(new ReplyTarget.OfBoard(board, revision));
            }
        }

        /**
         * Where the hidden pieces of a player can go. What they are stands in no notice.
         *
         * @param revision of the board as it stood then
         * @param player who alone may get it
         */
        record Hinted(int board, int revision, long player) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.hinted(this);
            }

            @Override
            public Optional<ReplyTarget.OfBoard> onBoard() {
                return Optional.of(new ReplyTarget.OfBoard(board, revision));
            }
        }

        /**
         * A board as it would stand.
         *
         * @param revision from which the moves go on
         * @param moves canonical, at least one
         */
        record Previewed(int board, int revision, List<String> moves) implements Answer {
            public Previewed {
                moves = List.copyOf(moves);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.previewed(this);
            }

            @Override
            public Optional<ReplyTarget.OfBoard> onBoard() {
                return Optional.of(new ReplyTarget.OfBoard(board, revision));
            }
        }

        /**
         * A board that nobody plays, as it would stand.
         *
         * @param game by its name
         * @param moves canonical, may be none
         */
        record PreviewedNew(String game, int players, Map<String, String> options, List<String> moves)
                implements Answer {
            public PreviewedNew {
                options = Map.copyOf(options);
                moves = List.copyOf(moves);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.previewedNew(this);
            }
        }

        /**
         * A board as text.
         *
         * @param revision as far as it goes
         */
        record Written(int board, int revision, GameWriting writing) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.written(this);
            }

            @Override
            public Optional<ReplyTarget.OfBoard> onBoard() {
                return Optional.of(new ReplyTarget.OfBoard(board, revision));
            }
        }

        /**
         * A lesson: what there is to know, what is asked for, and the board.
         *
         * @param course the lessons of one game, as one player takes them
         * @param revision of the course
         * @param game by its name
         * @param lesson counted from 0
         * @param task of the lesson, likewise
         * @param textOnly whether a picture would be too much
         */
        record Lesson(int course, int revision, String game, int lesson, int task, boolean textOnly) implements Answer {

            @Override
            public Lesson inText() {
                return new Lesson(course, revision, game, lesson, task, true);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.lesson(this);
            }

            /** What a reply is about. */
            public ReplyTarget.OfLesson target() {
                return new ReplyTarget.OfLesson(course, revision);
            }
        }

        /**
         * What a move is worth as the answer to a task.
         *
         * @param move canonical
         */
        record Judged(String game, int lesson, int task, String move) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.judged(this);
            }
        }

        /** Help with a task. */
        record LessonHint(String game, int lesson, int task) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.lessonHint(this);
            }
        }

        /** A table of a tournament, at most 72 columns wide. */
        record Crosstable(Phrase heading, List<String> lines) implements Answer {
            public Crosstable {
                lines = List.copyOf(lines);
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.crosstable(this);
            }
        }
    }

    /** What stands in a table. */
    sealed interface Cell {

        <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment);

        /** A name or a number, the same in every language. */
        record Plain(String text) implements Cell {
            @Override
            public <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment) {
                return plain.apply(this);
            }
        }

        record Words(Phrase phrase) implements Cell {
            @Override
            public <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment) {
                return words.apply(this);
            }
        }

        /** An instant, in milliseconds since 1970 UTC; told in the reader's zone. */
        record Moment(long millis) implements Cell {
            @Override
            public <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment) {
                return moment.apply(this);
            }
        }
    }
}
