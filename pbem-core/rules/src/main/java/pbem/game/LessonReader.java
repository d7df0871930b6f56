package pbem.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads lessons as {@link Lessons} describes them. */
final class LessonReader {

    private final ScriptReader script;
    private final Deque<LessonParts.Part> parts;

    LessonReader(LessonParts parts) {
        this.script = parts.script();
        this.parts = new ArrayDeque<>(parts.all());
    }

    List<Lesson> read() {
        List<Lesson> lessons = new ArrayList<>();
        while (!parts.isEmpty()) {
            lessons.add(lesson());
        }
        return List.copyOf(lessons);
    }

    private Lesson lesson() {
        LessonParts.Part title = expected("lesson");
        LessonParts.Part setup = expected("setup");
        Position at = script.start(setup.value(), setup.number());
        at = played(at, "moves");
        List<Lesson.Task> tasks = new ArrayList<>();
        tasks.add(task(at));
        while (isNext("then")) {
            Lesson.Task before = tasks.get(tasks.size() - 1);
            List<Move> solutions = before.solutions().toList();
            if (solutions.size() != 1) {
                throw script.broken("line " + parts.getFirst().number() + " goes on from one of " + solutions.size()
                        + " moves that are right");
            }
            at = played(before.position().play(solutions.get(0)), "then");
            tasks.add(task(at));
        }
        return new Lesson(title.value(), tasks);
    }

    private Position played(Position from, String name) {
        Position at = from;
        while (isNext(name)) {
            LessonParts.Part moves = parts.removeFirst();
            for (String move : moves.values()) {
                at = at.play(script.move(at, move, moves.number()));
            }
        }
        return at;
    }

    private Lesson.Task task(Position at) {
        List<String> teaching = isNext("text") ? parts.removeFirst().words() : List.of();
        LessonParts.Part task = expected("task");
        if (at.toMove().size() != 1) {
            throw script.broken("line " + task.number() + " asks for a move where nobody is on turn");
        }
        LessonParts.Part hint = expected("hint");
        List<Lesson.Answer> answers = new ArrayList<>();
        while (isNext("right") || isNext("wrong")) {
            answers.add(answer(at, parts.removeFirst()));
        }
        return new Lesson.Task(at, teaching, words(task), words(hint), answers);
    }

    private Lesson.Answer answer(Position at, LessonParts.Part part) {
        List<MoveKind> kinds = part.values().stream().map(MoveKind::new).toList();
        kinds.stream()
                .map(MoveKind::single)
                .flatMap(Optional::stream)
                .forEach(move -> script.move(at, move, part.number()));
        return new Lesson.Answer(part.name().equals("right"), kinds, part.words());
    }

    private String words(LessonParts.Part part) {
        return String.join(" ", part.words());
    }

    private boolean isNext(String name) {
        return Stream.ofNullable(parts.peekFirst()).anyMatch(part -> part.name().equals(name));
    }

    private LessonParts.Part expected(String name) {
        if (!isNext(name)) {
            throw script.broken(
                    parts.isEmpty()
                            ? "it ends where “" + name + ":” is missing"
                            : "line " + parts.getFirst().number() + " is no “" + name + ":”");
        }
        return parts.removeFirst();
    }
}
