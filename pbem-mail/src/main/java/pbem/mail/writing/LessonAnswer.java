package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import pbem.course.CourseWord;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Lesson;
import pbem.game.Lessons;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Viewer;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.BoardPicture;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice.Answer;

/** Writes lessons and the replies to the answers of pupils. If the server no longer has a lesson, the mail says so. */
record LessonAnswer(PhraseFormatter phrases, Games games) {

    /**
     * @param others the other answers in the mail: if one judges an answer to the same task, the task's teaching is not
     *     repeated
     */
    AnswerBlocks of(Answer.Lesson given, List<Answer> others, String contentId) {
        Optional<Game> game = games.named(given.game());
        List<Lesson> lessons = game.map(this::lessons).orElse(List.of());
        Optional<Lesson.Task> found = task(given.game(), given.lesson(), given.task());
        if (found.isEmpty()) {
            return AnswerBlocks.paragraph(phrases.say("lesson.gone"), List.of());
        }
        Lesson.Task task = found.get();
        Lesson lesson = lessons.get(given.lesson());
        int number = given.lesson() + 1;
        List<Block> blocks = new ArrayList<>();
        if (!given.textOnly() && others.stream().noneMatch(other -> isOnSame(given, other))) {
            task.teaching().forEach(words -> blocks.add(new Block.Paragraph(words)));
        }
        Position position = task.position();
        String seat = phrases.say(position.game().seatName(position.setup(), lesson.pupil()));
        blocks.add(phrases.paragraph("lesson.task", seat, task.wish()));
        String name = given.game() + "-lesson-" + number;
        BoardPicture picture = new BoardPicture(name, contentId, position.diagram(Viewer.of(lesson.pupil())), phrases);
        blocks.add(new Block.Board(picture, !given.textOnly(), List::of));
        blocks.addAll(replyLines(task));
        String heading = given.task() == 0
                ? phrases.say("lesson.title", number, lessons.size(), lesson.title())
                : phrases.say("lesson.title-part", number, lessons.size(), lesson.title(), given.task() + 1);
        String lead = phrases.say("lesson.lead", heading);
        return new AnswerBlocks(lead, Optional.of(new Block.Heading(heading)), blocks);
    }

    private static boolean isOnSame(Answer.Lesson given, Answer other) {
        return other instanceof Answer.Judged judged
                && judged.game().equals(given.game())
                && judged.lesson() == given.lesson()
                && judged.task() == given.task();
    }

    private List<Block> replyLines(Lesson.Task task) {
        String game = task.position().game().name();
        List<Block.CommandLine> lines = new ArrayList<>();
        form(task).ifPresent(move -> lines.add(new Block.CommandLine(move, phrases.say("lesson.does-move"))));
        lines.add(complete(CourseWord.HINT));
        lines.add(complete(CourseWord.AGAIN));
        lines.add(complete(CourseWord.SKIP));
        lines.add(complete(CourseWord.STOP));
        lines.add(phrases.complete("lessons", "lesson.does-lessons"));
        lines.add(phrases.complete("help " + game, "mail.does-help"));
        return List.of(phrases.heading("mail.how-to-reply"), new Block.CommandLines(lines));
    }

    private Block.CommandLine complete(CourseWord word) {
        String meaning = "lesson.does-" + word.name().toLowerCase(Locale.ROOT);
        return Block.CommandLine.complete(word.in(language()), phrases.say(meaning));
    }

    /** A legal move that does not solve the task, to show how moves are written. */
    private static Optional<String> form(Lesson.Task task) {
        Position position = task.position();
        List<String> wrong = position.moves().stream()
                .filter(move -> !task.answerTo(move).right())
                .map(Move::notation)
                .toList();
        Stream<String> taught = position.game().moveForms().stream()
                .filter(move -> position.read(move)
                        .result()
                        .filter(legal -> !task.answerTo(legal).right())
                        .isPresent());
        return Stream.concat(taught, wrong.stream().skip(wrong.size() / 2)).findFirst();
    }

    AnswerBlocks of(Answer.Judged judged) {
        Optional<Lesson.Task> found = task(judged.game(), judged.lesson(), judged.task());
        Optional<Move> move =
                found.flatMap(task -> task.position().read(judged.move()).result());
        if (move.isEmpty()) {
            return AnswerBlocks.paragraph(phrases.say("lesson.gone"), List.of());
        }
        Lesson.Answer answer = found.orElseThrow().answerTo(move.get());
        String lead = phrases.say(answer.right() ? "lesson.right" : "lesson.wrong", judged.move());
        List<Block> blocks = new ArrayList<>();
        Stream.concat(
                        found.get().position().play(move.get()).happenings().stream()
                                .map(phrases::say),
                        answer.words().stream())
                .forEach(words -> blocks.add(new Block.Paragraph(words)));
        return AnswerBlocks.paragraph(lead, blocks);
    }

    AnswerBlocks of(Answer.LessonHint hint) {
        String words = task(hint.game(), hint.lesson(), hint.task())
                .map(Lesson.Task::hint)
                .orElseGet(() -> phrases.say("lesson.gone"));
        return AnswerBlocks.paragraph(words, List.of());
    }

    private Optional<Lesson.Task> task(String game, int lesson, int task) {
        return games.named(game)
                .map(this::lessons)
                .filter(lessons -> lesson < lessons.size())
                .map(lessons -> lessons.get(lesson).tasks())
                .filter(tasks -> task < tasks.size())
                .map(tasks -> tasks.get(task));
    }

    AnswerBlocks of(Answer.LessonList list) {
        Optional<Game> game = games.named(list.game());
        if (game.isEmpty()) {
            return AnswerBlocks.paragraph(phrases.say("lesson.gone"), List.of());
        }
        List<String> lines = new ArrayList<>();
        for (Lesson lesson : lessons(game.get())) {
            int number = lines.size();
            String state = list.solved().contains(number)
                    ? "lesson.line-solved"
                    : list.present().equals(OptionalInt.of(number)) ? "lesson.line-present" : "lesson.line";
            lines.add(phrases.say(state, number + 1, lesson.title()));
        }
        String heading = phrases.say("lesson.list-heading", game.get().called());
        return AnswerBlocks.headed(heading, List.of(new Block.Items(lines)));
    }

    private List<Lesson> lessons(Game game) {
        return Lessons.of(game, language());
    }

    private Locale language() {
        return phrases.phrases().locale();
    }
}
