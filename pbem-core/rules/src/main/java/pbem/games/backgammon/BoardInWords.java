package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.BoardWords;
import pbem.game.Look;
import pbem.game.NamedCell;
import pbem.game.Typed;
import pbem.phrase.Phrase;
import pbem.picture.Description;

/** The board in words, with the points numbered from the view of the player on turn. */
record BoardInWords(BackgammonPosition position) implements BoardWords {

    private static final Pattern POINT = Pattern.compile("bar|off|2[0-4]|1\\d|[1-9]");

    @Override
    public Description description() {
        return Description.later(() -> new Description(List.of(turn()), last(), board(), open()));
    }

    @Override
    public Look look(String cell) {
        Typed typed = new Typed(cell);
        String tidy = typed.tidy();
        if (!POINT.matcher(tidy).matches()) {
            return Look.missing(BackgammonRefusal.NOT_A_POINT.of(typed.shown()));
        }
        if (!tidy.matches("\\d+")) {
            String key = tidy.equals("bar") ? "backgammon.words-bar" : "backgammon.words-off";
            int place = tidy.equals("bar") ? PointBoard.BAR : PointBoard.OFF;
            return Look.seen(List.of(Phrase.of(key, at(0, place), at(1, place))));
        }
        int point = Integer.parseInt(tidy);
        return Look.seen(List.of(Phrase.of(
                "backgammon.words-point",
                tidy,
                there(point),
                Backgammon.name(1 - now().seat()),
                String.valueOf(PointBoard.BAR - point))));
    }

    /** All points, and the bar and the borne-off men of the player on turn. */
    @Override
    public List<NamedCell> cells() {
        return IntStream.rangeClosed(PointBoard.OFF, PointBoard.BAR)
                .mapToObj(place -> new NamedCell(
                        RollPlay.name(place),
                        BoardDrawing.spot(now().seat(), place),
                        BackgammonPosition.REACH,
                        there(place)))
                .toList();
    }

    /** @param place number from the view of the player on turn */
    private Phrase there(int place) {
        int seat = now().seat();
        boolean point = place != PointBoard.BAR && place != PointBoard.OFF;
        int own = at(seat, place);
        return own > 0 || !point ? men(own, seat) : men(now().board().facing(seat, place), 1 - seat);
    }

    private static Phrase men(int count, int seat) {
        return Phrase.of("backgammon.men", count, Backgammon.name(seat));
    }

    private int at(int seat, int place) {
        return now().board().at(seat, place);
    }

    private Phrase turn() {
        return position.outcome()
                .map(outcome -> Phrase.of("kit.words-over", outcome.reason()))
                .orElseGet(() -> Phrase.of("list.sentence", new BoardDrawing(position).turn()));
    }

    private List<Phrase> last() {
        List<Phrase> words = new ArrayList<>();
        position.last()
                .ifPresent(one -> words.add(moved(Backgammon.name(one.before().seat()), one.decision())));
        words.addAll(position.happenings());
        return words;
    }

    private static Phrase moved(Phrase name, Decision decision) {
        List<Phrase> steps = decision.steps().stream()
                .map(step -> Phrase.of("backgammon.words-step", RollPlay.name(step.from()), RollPlay.name(step.to())))
                .toList();
        return steps.isEmpty()
                ? Phrase.of("kit.words-last", name, decision.notation())
                : Phrase.of("backgammon.words-moved", name, Phrase.inTurn(steps));
    }

    private List<Phrase> board() {
        List<Phrase> words = new ArrayList<>();
        words.add(Phrase.of("list.sentence", Phrase.of("backgammon.counted", Backgammon.name(now().seat()))));
        for (int seat = 0; seat < 2; seat++) {
            int owner = seat;
            List<Phrase> there = IntStream.rangeClosed(PointBoard.OFF, PointBoard.BAR)
                    .map(place -> PointBoard.BAR - place)
                    .filter(place -> at(owner, place) > 0)
                    .mapToObj(place -> Phrase.of(where(place), at(owner, place), name(owner, place)))
                    .toList();
            words.add(Phrase.of(
                    "backgammon.words-men",
                    Backgammon.name(seat),
                    Phrase.inTurn(there),
                    now().board().pips(seat)));
        }
        new BoardDrawing(position).score().forEach(score -> words.add(Phrase.of("list.sentence", score)));
        return words;
    }

    private static String where(int place) {
        return place == PointBoard.BAR
                ? "backgammon.on-bar"
                : place == PointBoard.OFF ? "backgammon.is-off" : "backgammon.on-point";
    }

    /** The number of a seat's place from the view of the player on turn. */
    private String name(int seat, int place) {
        return String.valueOf(seat == now().seat() ? place : PointBoard.BAR - place);
    }

    private List<Phrase> open() {
        if (position.isOver()) {
            return List.of();
        }
        List<Decision> moves = position.moves();
        return now().phase() == MatchStanding.Phase.MEN
                ? List.of(Phrase.of(
                        "backgammon.words-plays", moves.size(), moves.get(0).notation()))
                : moves.stream()
                        .map(word -> Phrase.of("kit.words-may-write", word.notation()))
                        .toList();
    }

    private MatchStanding now() {
        return position.now();
    }
}
