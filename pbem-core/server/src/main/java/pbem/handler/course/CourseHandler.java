package pbem.handler.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import pbem.command.Command;
import pbem.command.InvitationCommand;
import pbem.command.Parsing;
import pbem.command.PlayCommand;
import pbem.course.Course;
import pbem.course.CourseWord;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Lesson;
import pbem.game.Lessons;
import pbem.game.Move;
import pbem.game.Seed;
import pbem.handler.play.MoveRefusal;
import pbem.handler.play.MoveSearch;
import pbem.handler.play.OwnLetters;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.request.CommandAction;
import pbem.request.CommandContext;

/** Gives the lessons of games, handles the answers to them, and begins the first game after the last lesson. */
public final class CourseHandler {

    private final Games games;
    private final FirstGame firstGame;

    /** @param seeds makes a new secret seed for every board */
    public CourseHandler(Games games, Supplier<Seed> seeds) {
        this.games = games;
        this.firstGame = new FirstGame(seeds);
    }

    /** Gives the player's current lesson, or the one that they ask for. After the last lesson comes the first game. */
    public void take(CommandContext context, InvitationCommand.Tutorial wish) {
        Game game = wish.game().or(() -> answeredGame(context)).orElse(games.forBeginners());
        List<Lesson> lessons = Lessons.of(game);
        if (wish.firstGame() || lessons.isEmpty() && wish.lesson().isEmpty()) {
            firstGame.handle(context, game);
            return;
        }
        int wanted = wish.lesson().orElse(1);
        if (wanted > lessons.size()) {
            context.refuse(
                    lessons.isEmpty()
                            ? CourseRefusal.NO_LESSONS.of(game.called(), game.name())
                            : CourseRefusal.NO_SUCH_LESSON.of(game.called(), wanted, lessons.size()));
            return;
        }
        Optional<Course> known = context.repositories().courses().of(context.player(), game.name());
        Course course = known.orElseGet(
                () -> context.repositories().courses().begin(context.player(), game.name(), context.now()));
        if (wish.lesson().isPresent() && (course.lesson() != wanted - 1 || course.task() > 0)) {
            course = changed(context, course, course.at(wanted - 1));
        }
        if (course.isOver(lessons)) {
            firstGame.handle(context, game);
        } else {
            give(context, new Taken(course, game, lessons));
        }
    }

    private static void give(CommandContext context, Taken taken) {
        context.done(taken.phrase("course.given"), taken.shown());
    }

    /** Lists the lessons of a game with the player's progress; without a game, the number of lessons of each game. */
    public void list(CommandContext context, Optional<Game> wanted) {
        Optional<Game> named = wanted.or(() -> answeredGame(context));
        if (named.isEmpty()) {
            listGames(context);
            return;
        }
        Game game = named.get();
        if (Lessons.of(game).isEmpty()) {
            context.refuse(CourseRefusal.NO_LESSONS.of(game.called(), game.name()));
            return;
        }
        context.answered(Phrase.of("course.listed"), listing(context, game));
        context.tell(new Answer.Steps(
                List.of(new Notice.Step("tutorial " + game.name(), Phrase.of("course.step-take", game.called())))));
    }

    private void listGames(CommandContext context) {
        Map<String, Course> courses = context.repositories().courses().of(context.player()).stream()
                .collect(Collectors.toMap(Course::game, course -> course));
        List<Answer> families = new ArrayList<>();
        games.families().forEach((family, members) -> {
            List<Phrase> lines = members.stream()
                    .filter(game -> !Lessons.of(game).isEmpty())
                    .map(game -> line(game, Optional.ofNullable(courses.get(game.name()))))
                    .toList();
            if (!lines.isEmpty()) {
                families.add(new Answer.Listing(family.title(), lines));
            }
        });
        context.answered(Phrase.of("course.listed"), families.toArray(Answer[]::new));
        context.tell(new Answer.Said(Phrase.of("course.take-one")));
    }

    private static Phrase line(Game game, Optional<Course> course) {
        return Phrase.of(
                "course.line-game",
                game.name(),
                game.called(),
                Lessons.of(game).size(),
                course.map(begun -> begun.solved().size()).orElse(0));
    }

    private static Answer listing(CommandContext context, Game game) {
        Optional<Course> course = context.repositories().courses().of(context.player(), game.name());
        return new Answer.LessonList(
                game.name(),
                new TreeSet<>(course.map(Course::solved).orElse(Set.of())),
                course.map(begun -> OptionalInt.of(begun.lesson())).orElse(OptionalInt.empty()));
    }

    /** The lesson to which an empty reply belongs. */
    public Optional<Answer> answered(CommandContext context) {
        return target(context)
                .flatMap(target -> Taken.of(context, games, target))
                .filter(taken -> !taken.course().isOver(taken.lessons()))
                .map(Taken::shown);
    }

    /**
     * The action for a line of a reply to a lesson; empty if the line is not an answer.
     *
     * @param parsing how the line is read in a reply
     */
    public Optional<CommandAction> inReply(CommandContext context, String text, Parsing parsing) {
        if (target(context).isEmpty()) {
            return Optional.empty();
        }
        Optional<CommandAction> said = CourseWord.of(text).map(word -> answered -> say(answered, word));
        return said.or(() -> move(context, text, parsing).map(move -> answered -> play(answered, move)));
    }

    /** The text of a line that may be a move: anything but a command, and also words that are moves of the game. */
    private Optional<String> move(CommandContext context, String text, Parsing parsing) {
        String line = text.strip();
        String word = line.toLowerCase(Locale.ROOT);
        if (answeredGame(context)
                .filter(game -> game.moveWords().contains(word))
                .isPresent()) {
            return Optional.of(line);
        }
        Optional<Command> command = parsing.asCommand();
        return command.filter(PlayCommand.Move.class::isInstance)
                .map(PlayCommand.Move.class::cast)
                .filter(move -> move.board().isEmpty())
                .map(PlayCommand.Move::text);
    }

    /** Whether a line of a reply to a lesson is a word for lessons, or looks like a move of the lesson's game. */
    public boolean isAnswer(CommandContext context, String text) {
        return CourseWord.of(text).isPresent()
                || target(context)
                        .flatMap(target -> Taken.of(context, games, target))
                        .filter(taken -> !taken.course().isOver(taken.lessons()))
                        .filter(taken ->
                                taken.game().moveWords().contains(text.strip().toLowerCase(Locale.ROOT))
                                        || MoveSearch.resemblesMove(taken.task().position(), text))
                        .isPresent();
    }

    private void say(CommandContext context, CourseWord word) {
        Optional<Taken> found = present(context, word == CourseWord.SKIP);
        found.ifPresent(taken -> {
            switch (word) {
                case HINT ->
                    context.answered(
                            taken.phrase("course.hinted"),
                            taken.hint(),
                            taken.shown().inText());
                case SOLUTION ->
                    context.answered(
                            taken.phrase("course.solution-told"),
                            solution(taken),
                            taken.shown().inText());
                case AGAIN ->
                    give(
                            context,
                            taken.course().task() == 0
                                    ? taken
                                    : changed(
                                            context,
                                            taken,
                                            taken.course().at(taken.course().lesson())));
                case SKIP ->
                    goOn(context, changed(context, taken, taken.course().skipped()), taken.phrase("course.skipped"));
                case STOP ->
                    context.done(
                            Phrase.of("course.stopped", taken.game().called()),
                            new Answer.Said(Phrase.of(
                                    "course.stop",
                                    taken.game().called(),
                                    taken.game().name())));
            }
        });
    }

    private static Answer solution(Taken taken) {
        return taken.task()
                .solutions()
                .findFirst()
                .<Answer>map(move -> new Answer.Said(Phrase.of("course.solution", move.notation())))
                .orElseGet(taken::hint);
    }

    private void play(CommandContext context, String text) {
        present(context, true).ifPresent(taken -> play(context, taken, text));
    }

    /** Judges a move. A wrong answer does no harm, so a doubtful move needs no confirmation. */
    private void play(CommandContext context, Taken taken, String text) {
        MoveSearch search = new MoveSearch(taken.task().position(), List.of(), said -> false);
        OwnLetters.of(context, taken.game())
                .in(search, text)
                .match(new MoveSearch.Found.Cases<Runnable>() {
                    @Override
                    public Runnable written(MoveSearch.Found.Written written) {
                        return () -> judge(context, taken, written.move());
                    }

                    @Override
                    public Runnable spelled(MoveSearch.Found.Spelled spelled) {
                        return () -> judge(context, taken, spelled.move());
                    }

                    @Override
                    public Runnable perhaps(MoveSearch.Found.Perhaps perhaps) {
                        return () -> judge(context, taken, perhaps.move());
                    }

                    @Override
                    public Runnable several(MoveSearch.Found.Several several) {
                        return () -> context.askBack(MoveRefusal.SEVERAL.of(several.texts()), taken.shown());
                    }

                    @Override
                    public Runnable refused(MoveSearch.Found.Refused refused) {
                        return () -> context.refuse(refused.refusal(), taken.shown());
                    }
                })
                .run();
    }

    private void judge(CommandContext context, Taken taken, Move move) {
        Answer verdict = taken.judged(move);
        if (taken.task().answerTo(move).right()) {
            Taken after = changed(context, taken, taken.course().solved(taken.lessons()));
            Phrase what = taken.phrase("course.right", move.notation());
            goOn(context, after, what, verdict);
        } else {
            context.answered(taken.phrase("course.wrong", move.notation()), verdict, taken.shown());
        }
    }

    /** Shows the next lesson or task. After the last one, begins the first game, which is shown in a separate mail. */
    private void goOn(CommandContext context, Taken next, Phrase what, Answer... before) {
        List<Answer> answers = new ArrayList<>(List.of(before));
        if (next.course().isOver(next.lessons())) {
            int board = firstGame.follow(context, next.game());
            answers.add(new Answer.Said(Phrase.of(
                    "course.over", next.game().called(), board, next.game().name())));
        } else {
            answers.add(next.shown());
        }
        context.done(what, answers.toArray(Answer[]::new));
    }

    /**
     * The course that is answered. Refuses the command and is empty if the course is over.
     *
     * @param bound whether the answer must be about the lesson that the mail showed
     */
    private Optional<Taken> present(CommandContext context, boolean bound) {
        ReplyTarget.OfLesson target = target(context).orElseThrow();
        Optional<Taken> found = Taken.of(context, games, target);
        if (found.isEmpty()) {
            return context.refused(CourseRefusal.NOT_YOURS.of());
        }
        Taken taken = found.get();
        if (taken.course().isOver(taken.lessons())) {
            return context.refused(CourseRefusal.ALL_TAKEN.of(
                    taken.game().called(), taken.game().name()));
        }
        return bound && taken.course().revision() != target.revision()
                ? context.refused(
                        CourseRefusal.GONE_ON.of(context.written(), taken.game().called()), taken.shown())
                : found;
    }

    private static Course changed(CommandContext context, Course before, Course after) {
        context.repositories().courses().change(before, after, context.now());
        return after;
    }

    private static Taken changed(CommandContext context, Taken taken, Course after) {
        return taken.with(changed(context, taken.course(), after));
    }

    private Optional<Game> answeredGame(CommandContext context) {
        return target(context)
                .flatMap(target -> Taken.of(context, games, target))
                .map(Taken::game);
    }

    private static Optional<ReplyTarget.OfLesson> target(CommandContext context) {
        return context.target() instanceof ReplyTarget.OfLesson answered ? Optional.of(answered) : Optional.empty();
    }
}
