package pbem.kit.race;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.phrase.Phrase;

/**
 * Finds the decision that a text names. Men may be in any order, written by single steps or whole ways, with or without
 * marks of hits.
 */
public record RaceReader(RaceStanding now) {

    private static final int SHOWN = 6;
    private static final String FROM = "(?:bar|b|2[0-5]|1\\d|[1-9])";
    private static final String TO = "(?:off|out|o|bar|2[0-4]|1\\d|\\d)";
    private static final Pattern DICE = Pattern.compile("^\\(?[1-6][-,/]?[1-6]\\)?:");
    /** The number of a move directly before it: "10.6/3". A full stop between points does not stand beside a stroke. */
    private static final Pattern NUMBER = Pattern.compile("^[0-9]{1,3}\\.{1,3}(?=(?:" + FROM + ")[-/>:])");

    private static final Pattern WAY =
            Pattern.compile("(" + FROM + "(?:\\*?[-/>:.]+" + TO + ")+)(\\*?)(?:[(x]([1-4])\\)?)?(\\*?)(?:and|[,;&+])*");
    private static final Pattern BETWEEN = Pattern.compile("[^a-z0-9]+");
    private static final Pattern END = Pattern.compile("[.!]*");
    private static final Pattern PAIRS = Pattern.compile(FROM + "," + TO + "(?:," + FROM + "," + TO + ")*");

    /** The way of one man, by one die or several. */
    record Way(int from, int to) {}

    public Act<Move> read(String text) {
        Typed typed = new Typed(text);
        String unnumbered = NUMBER.matcher(typed.tidy()).replaceFirst("");
        String tidy = DICE.matcher(unnumbered).replaceFirst("");
        return now.game().word(now, tidy).orElseGet(() -> readMen(typed, tidy));
    }

    private Act<Move> readMen(Typed typed, String tidy) {
        List<Way> ways = ways(PAIRS.matcher(tidy).matches() ? tidy.replaceAll("([^,]+),([^,]+)", "$1/$2") : tidy);
        if (ways.isEmpty()) {
            return Act.refused(RaceRefusal.UNREADABLE.of(typed.shown(), forms()));
        }
        return now.phase() == RaceStanding.Phase.MEN ? read(ways, tidy) : notNow(now, typed.shown());
    }

    private Phrase forms() {
        Stream<String> forms = Stream.of(now.game().moveForm(), "bar/22", "6/off");
        boolean hits = now.board().track().hits();
        return Phrase.anyOf(
                forms.filter(form -> hits || !form.startsWith("bar")).toList());
    }

    /** The answer to a decision that can be read, but is not to be made now. */
    public static Act<Move> notNow(RaceStanding now, String text) {
        return Act.refused(RaceRefusal.NOT_NOW.of(text, shown(now.decisions())));
    }

    private static List<String> shown(List<? extends RaceDecision> decisions) {
        return decisions.stream().map(RaceDecision::notation).limit(SHOWN).toList();
    }

    /** The ways in the text; empty if it contains anything else. */
    private static List<Way> ways(String tidy) {
        List<Way> ways = new ArrayList<>();
        Matcher matcher = WAY.matcher(tidy);
        int end = 0;
        while (matcher.find() && matcher.start() == end && ways.size() <= RaceBoard.MEN) {
            List<Integer> places = BETWEEN.splitAsStream(matcher.group(1))
                    .map(RaceReader::place)
                    .toList();
            int times = matcher.group(3) == null ? 1 : Integer.parseInt(matcher.group(3));
            for (int i = 0; i < times; i++) {
                for (int to = 1; to < places.size(); to++) {
                    ways.add(new Way(places.get(to - 1), places.get(to)));
                }
            }
            end = matcher.end();
        }
        return END.matcher(tidy.substring(end)).matches() ? ways : List.of();
    }

    static int place(String name) {
        return switch (name) {
            case "bar", "b" -> RaceBoard.BAR;
            case "off", "out", "o" -> RaceBoard.OFF;
            default -> Integer.parseInt(name);
        };
    }

    private Act<Move> read(List<Way> ways, String tidy) {
        List<RollPlay> legal = now.ways();
        List<RollPlay> meant = legal.stream()
                .filter(play -> isTakenUp(play.steps(), ways))
                .map(play -> play.listedIn(legal))
                .distinct()
                .toList();
        List<RollPlay> marked = meant.stream()
                .filter(play -> meant.size() == 1 || hits(play.notation()) == hits(tidy))
                .toList();
        List<RollPlay> left = meant.size() > 1 && marked.size() == 1 ? marked : meant;
        return left.size() == 1
                ? Act.done(left.get(0))
                : Act.refused(left.isEmpty() ? objection(ways, legal) : RaceRefusal.SEVERAL.of(shown(left)));
    }

    private static long hits(String text) {
        return text.chars().filter(sign -> sign == '*').count();
    }

    /** Whether the ways use up exactly those steps. */
    private static boolean isTakenUp(List<RaceStep> steps, List<Way> ways) {
        if (steps.isEmpty() || ways.isEmpty()) {
            return steps.isEmpty() && ways.isEmpty();
        }
        Way way = ways.get(0);
        for (RaceStep step : steps) {
            if (step.from() == way.from()) {
                List<RaceStep> rest = new ArrayList<>(steps);
                rest.remove(step);
                List<Way> left = new ArrayList<>(ways);
                left.remove(0);
                if (step.to() != way.to()) {
                    left.add(0, new Way(step.to(), way.to()));
                }
                if (isTakenUp(rest, left)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Why the men cannot go these ways. */
    private Refusal objection(List<Way> ways, List<RollPlay> legal) {
        RaceBoard board = now.board();
        int seat = now.seat();
        String rolled = now.roll().toString();
        String example = legal.get(0).notation();
        if (board.at(seat, RaceBoard.BAR) > 0 && ways.stream().noneMatch(way -> way.from() == RaceBoard.BAR)) {
            return RaceRefusal.BAR_FIRST.of(example);
        }
        boolean isOff =
                legal.stream().flatMap(play -> play.steps().stream()).anyMatch(step -> step.to() == RaceBoard.OFF);
        for (Way way : ways) {
            String from = RollPlay.name(way.from());
            String to = RollPlay.name(way.to());
            if (board.at(seat, way.from()) == 0 && ways.stream().noneMatch(other -> other.to() == way.from())) {
                return RaceRefusal.NO_MAN.of(from);
            }
            if (way.to() != RaceBoard.OFF && !now.roll().reaches(way.from() - way.to())) {
                return RaceRefusal.NOT_ROLLED.of(from, to, rolled, example);
            }
            if (way.to() != RaceBoard.OFF
                    && board.facing(seat, way.to()) >= board.track().holding()) {
                return RaceRefusal.BLOCKED.of(to, board.facing(seat, way.to()));
            }
            if (way.to() == RaceBoard.OFF && !isOff) {
                return RaceRefusal.NOT_OFF.of(example);
            }
        }
        return RollPlay.ways(board, seat, now.roll(), turn -> true).stream()
                .filter(turn -> isTakenUp(turn.steps(), ways))
                .flatMap(turn -> now.game().objection(board, seat, now.roll(), turn).stream())
                .findFirst()
                .orElseGet(() -> RaceRefusal.INCOMPLETE.of(rolled, example));
    }
}
