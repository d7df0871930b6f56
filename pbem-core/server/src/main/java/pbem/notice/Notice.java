package pbem.notice;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.command.GameWriting;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.tournament.table.CrosstableText;

/** A message to a person, as data. It becomes a mail after the transaction that wrote it. */
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

    /** A function for each kind of notice. */
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
     * What a reply to the mail is about if only that mail's id tells it. It is never a question: an id proves nothing,
     * so a confirmation must not depend on knowing which mail asked.
     */
    default ReplyTarget target() {
        return ReplyTarget.NONE;
    }

    /** The language that the mail of a person without an account asks for, as a tag; empty if it asks for none. */
    default Optional<String> wished() {
        return Optional.empty();
    }

    /** The id of the question that the notice asks, or of the question whose answer it replies to. */
    default Optional<Long> question() {
        return Optional.empty();
    }

    /**
     * A board changed or began: the mail that every player gets after each event, including the mover. It is short, or
     * omitted, for a reader to whom it tells only their own move ({@link OwnMove}).
     *
     * @param revision of the board after the event; 0 for the start
     * @param more how many events before that one are told in the same mail, since they happened together
     * @param asides sentences for this reader alone, and figures as they were when the notice was written
     */
    record BoardNews(int board, int revision, int more, List<Phrase> asides) implements Notice {
        public BoardNews {
            asides = List.copyOf(asides);
        }

        /** News of one event, the same for everybody. */
        public BoardNews(int board, int revision) {
            this(board, revision, 0, List.of());
        }

        /** These news together with earlier news of the board that the reader has not received yet. */
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
     * A player is invited, or learns the fate of an invitation.
     *
     * @param by the userid of the person who acted; empty if nobody did
     * @param comment that person's words; may be empty
     * @param ratings of the players when the notice was written; empty if they do not matter
     * @param fitting possible opponents, for a challenger who looks for one
     * @param more what else the same mail of that person brought about
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

        /** This notice, in one mail with others. */
        public ChallengeNews with(List<ChallengeNews> others) {
            return new ChallengeNews(challenge, what, by, comment, ratings, fitting, others);
        }

        public enum What {
            /** To the invited players: the invitation. */
            INVITED,
            /** To the invited players: the invitation, with other terms in answer to a challenge of theirs. */
            COUNTERED,
            /** To the challenger: the challenge was sent. */
            MADE,
            /** To the challenger: the challenge is listed, and anybody may accept it. */
            SOUGHT,
            /** To the others: a player accepted, and other answers are still missing. */
            ACCEPTED,
            /** To all with a seat: a player took a seat, and other seats are still free. */
            JOINED,
            /** To all with a seat: a player gave up a seat. */
            LEFT,
            /** To all: a player declined. */
            DECLINED,
            /** To all: one of several players declined, and another can be asked. */
            SEAT_DECLINED,
            /** To all: the challenger or the admin withdrew the challenge. */
            WITHDRAWN,
            /** To all: the challenge was not settled in time. */
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
     * Asks whether a command really came from the person.
     *
     * @param hold the first of the commands that are asked about together
     * @param answers to the other commands of the same mail
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
     * @param more other remarks of the same player in the same mail
     */
    record Remarked(long remark, List<Long> more) implements Notice {
        public Remarked {
            more = List.copyOf(more);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.remarked(this);
        }
    }

    /**
     * Somebody wrote to a player.
     *
     * @param author the id of the writer
     * @param from the userid of the writer
     * @param parts the words of one mail, separated by their other readers; at least one
     */
    record Message(long author, String from, List<Part> parts) implements Notice {
        public Message {
            parts = List.copyOf(parts);
        }

        /** @param to the userids of everybody who gets these words */
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
     * @param about the command that is answered, as typed; may be empty
     * @param answered what our mail was about to which the person replied
     * @param wished see {@link Notice#wished}
     */
    record Reply(String about, List<Answer> answers, ReplyTarget answered, Optional<String> wished) implements Notice {
        public Reply {
            answers = List.copyOf(answers);
        }

        public Reply(String about, List<Answer> answers, ReplyTarget answered) {
            this(about, answers, answered, Optional.empty());
        }

        /** The answer to a mail that is not a reply to one of ours. */
        public Reply(String about, List<Answer> answers) {
            this(about, answers, ReplyTarget.NONE);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.reply(this);
        }

        /**
         * The lesson that this reply gives; otherwise the target of the person's mail, unless this reply shows another
         * board.
         */
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

        /**
         * Whether the person replied to a lesson and the answer was judged. The next lesson has a target of its own.
         */
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
     * Everything that is kept about the reader. The data goes on changing, so it is not part of the notice: the mail
     * contains the data of the moment in which it is written, and like every mail it is stored before the first attempt
     * to send it.
     *
     * @param at when the reader asked for it; the time of everything in it
     */
    record MyData(Instant at) implements Notice {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.myData(this);
        }
    }

    /**
     * Something that the reader can do next.
     *
     * @param line the line to type
     */
    record Step(String line, Phrase meaning) {}

    /** One part of an answer. */
    sealed interface Answer {

        /** A function for each part of an answer. */
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

            R lessonList(LessonList list);

            R crosstable(Crosstable crosstable);
        }

        <R> R match(Cases<R> cases);

        /** The board that this part is about and its revision; empty if it is about none. */
        default Optional<ReplyTarget.OfBoard> onBoard() {
            return Optional.empty();
        }

        /** This part without a picture that nobody asked for and that only accompanies words. */
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

        /** A command was refused. The reason comes first in the mail. */
        record Refused(String line, Phrase reason) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.refused(this);
            }
        }

        /** Lines to type, each with its effect. */
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
         * @param columns their headings
         * @param rows each with one cell for each column
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

        /** A help page, by topic. */
        record Page(String topic) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.page(this);
            }
        }

        /**
         * A board.
         *
         * @param revision the board's revision to show
         * @param thing the game's name of a thing on the board that is explained instead of the whole board
         * @param eyes the id of the player whose secrets are shown and who alone may get them; empty for the public
         *     view
         * @param textOnly whether to leave out the picture, since nobody asked to see the board
         */
        record Shown(int board, int revision, Optional<String> thing, Optional<Long> eyes, boolean textOnly)
                implements Answer {

            /** The board in the public view. */
            public Shown(int board, int revision, Optional<String> thing) {
                this(board, revision, thing, Optional.empty(), false);
            }

            /** The whole board in the public view. */
            public Shown(int board, int revision) {
                this(board, revision, Optional.empty());
            }

            /** The whole board as a player sees it. */
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
         * A board in words, in the public view.
         *
         * @param revision the board's revision to describe
         * @param cell an existing cell that alone is described; empty for the whole board
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
         * The cells to which a player's hidden pieces can go. No notice names the pieces.
         *
         * @param revision the board's revision to look at
         * @param player the id of the player, who alone may get it
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
         * A board after moves that were not played.
         *
         * @param revision from which the moves continue
         * @param moves canonical; at least one
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
         * A new board after moves that were not played.
         *
         * @param game its name
         * @param moves canonical; may be empty
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
         * The record of a board as text.
         *
         * @param revision the last one in the text
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
         * A lesson: its explanation, its task and the board.
         *
         * @param course the number of the player's course
         * @param revision of the course
         * @param game its name
         * @param lesson counted from 0
         * @param task counted from 0
         * @param textOnly whether to leave out the picture
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

            /** The lesson, as the target of a reply. */
            public ReplyTarget.OfLesson target() {
                return new ReplyTarget.OfLesson(course, revision);
            }
        }

        /**
         * A verdict on a move that answers a task.
         *
         * @param move canonical
         */
        record Judged(String game, int lesson, int task, String move) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.judged(this);
            }
        }

        /** A hint for a task. */
        record LessonHint(String game, int lesson, int task) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.lessonHint(this);
            }
        }

        /**
         * The titles of a game's lessons.
         *
         * @param solved the lessons whose tasks the player has solved, counted from 0
         * @param present the lesson where the player is, counted from 0; empty if they have not begun
         */
        record LessonList(String game, SortedSet<Integer> solved, OptionalInt present) implements Answer {
            public LessonList {
                solved = Collections.unmodifiableSortedSet(new TreeSet<>(solved));
            }

            @Override
            public <R> R match(Cases<R> cases) {
                return cases.lessonList(this);
            }
        }

        /** A table of a tournament. */
        record Crosstable(Phrase heading, CrosstableText table) implements Answer {
            @Override
            public <R> R match(Cases<R> cases) {
                return cases.crosstable(this);
            }
        }
    }

    /** The content of a cell of a table. */
    sealed interface Cell {

        <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment);

        /** A name or a number, which is the same in every language. */
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

        /** An instant in milliseconds since 1970 UTC, shown in the reader's time zone. */
        record Moment(long millis) implements Cell {
            @Override
            public <R> R match(Function<Plain, R> plain, Function<Words, R> words, Function<Moment, R> moment) {
                return moment.apply(this);
            }
        }
    }
}
