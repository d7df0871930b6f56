package pbem.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads lessons as {@link Lessons} describes them. */
final class LessonReader {

    private static final Pattern HEAD = Pattern.compile("([a-z]+):(?: (\\S.*))?");
    private static final String INDENT = "    ";
    private static final String COMMENT = "#";
    private static final Pattern BETWEEN_MOVES = Pattern.compile("; ");

    private final ScriptReader script;
    private final Deque<Part> parts = new ArrayDeque<>();

    LessonReader(ScriptReader script) {
        this.script = script;
    }

    /**
     * One part of the resource: a keyword and the text after it.
     *
     * @param number of its line in the resource
     * @param value the text after the colon
     * @param the paragraphs below it
     */
    private record Part(int number, String name, String value, List<String> words) {

        List<String> values() {
            return value.isEmpty() ? List.of() : List.of(BETWEEN_MOVES.split(value));
        }
    }

    List<Lesson> read(List<String> lines) {
        divide(lines);
        List<Lesson> lessons = new ArrayList<>();
        while (!parts.isEmpty()) {
            lessons.add(lesson());
        }
        return lessons;
    }

    private void divide(List<String> lines) {
        boolean open = false; // whether the current paragraph continues
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher head = HEAD.matcher(line);
            if (line.isEmpty() || line.startsWith(COMMENT)) {
                open = false;
            } else if (head.matches()) {
                String value = Optional.ofNullable(head.group(2)).orElse("");
                parts.add(new Part(i + 1, head.group(1), value, new ArrayList<>()));
                open = false;
            } else if (line.startsWith(INDENT) && !parts.isEmpty()) {
                List<String> words = parts.getLast().words();
                String more = line.strip();
                if (open) {
                    more = words.remove(words.size() - 1) + " " + more;
                }
                words.add(more);
                open = true;
            } else {
                throw script.broken("line " + (i + 1) + ", “" + line + "”, belongs to nothing");
            }
        }
    }

    private Lesson lesson() {
        Part title = expected("lesson");
        Part setup = expected("setup");
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
            Part moves = parts.removeFirst();
            for (String move : moves.values()) {
                at = at.play(script.move(at, move, moves.number()));
            }
        }
        return at;
    }

    private Lesson.Task task(Position at) {
        List<String> teaching = isNext("text") ? parts.removeFirst().words() : List.of();
        Part task = expected("task");
        if (at.toMove().size() != 1) {
            throw script.broken("line " + task.number() + " asks for a move where nobody is on turn");
        }
        Part hint = expected("hint");
        List<Lesson.Answer> answers = new ArrayList<>();
        while (isNext("right") || isNext("wrong")) {
            answers.add(answer(at, parts.removeFirst()));
        }
        return new Lesson.Task(at, teaching, words(task), words(hint), answers);
    }

    private Lesson.Answer answer(Position at, Part part) {
        List<MoveKind> kinds = part.values().stream().map(MoveKind::new).toList();
        kinds.stream()
                .map(MoveKind::single)
                .flatMap(Optional::stream)
                .forEach(move -> script.move(at, move, part.number()));
        return new Lesson.Answer(part.name().equals("right"), kinds, part.words());
    }

    private String words(Part part) {
        return String.join(" ", part.words());
    }

    private boolean isNext(String name) {
        return Stream.ofNullable(parts.peekFirst()).anyMatch(part -> part.name().equals(name));
    }

    private Part expected(String name) {
        if (!isNext(name)) {
            throw script.broken(
                    parts.isEmpty()
                            ? "it ends where “" + name + ":” is missing"
                            : "line " + parts.getFirst().number() + " is no “" + name + ":”");
        }
        return parts.removeFirst();
    }
}
