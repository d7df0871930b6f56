package pbem.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/** The board in words, with the points numbered from the view of the player on turn, as cells are. */
record BoardInWords(BackgammonPosition position) implements CellWords<Integer> {

    private static final Pattern POINT = Pattern.compile("bar|off|2[0-4]|1\\d|[1-9]");

    /** A point, or the men of the player on turn on the bar or borne off. */
    @Override
    public NamedCell at(Integer place) {
        int own = at(now().seat(), place);
        int facing = isPoint(place) ? now().board().facing(now().seat(), place) : 0;
        return new NamedCell(
                RollPlay.name(place),
                BoardDrawing.spot(now().seat(), place),
                BackgammonPosition.REACH,
                own > 0 ? men(own, now().seat()) : facing > 0 ? men(facing, 1 - now().seat()) : EMPTY);
    }

    private static boolean isPoint(int place) {
        return place != PointBoard.BAR && place != PointBoard.OFF;
    }

    private static Phrase men(int count, int seat) {
        return Phrase.of("backgammon.men", count, Backgammon.name(seat));
    }

    private int at(int seat, int place) {
        return now().board().at(seat, place);
    }

    @Override
    public Optional<Integer> named(String tidy) {
        return POINT.matcher(tidy).matches() ? Optional.of(PlayReader.place(tidy)) : Optional.empty();
    }

    @Override
    public Refusal missing(Typed typed) {
        return BackgammonRefusal.NOT_A_POINT.of(typed.shown());
    }

    @Override
    public List<NamedCell> cells() {
        return IntStream.rangeClosed(PointBoard.OFF, PointBoard.BAR)
                .mapToObj(this::at)
                .toList();
    }

    /** The place as the other player counts it, or that player's men there. */
    @Override
    public List<Phrase> about(Integer place) {
        int other = 1 - now().seat();
        return List.of(
                isPoint(place)
                        ? Phrase.of(
                                "backgammon.words-point",
                                Backgammon.name(other),
                                String.valueOf(PointBoard.BAR - place))
                        : Phrase.of("list.sentence", men(at(other, place), other)));
    }

    /** What the player on turn is to do. */
    Phrase turning() {
        Phrase name = Backgammon.name(now().seat());
        return switch (now().phase()) {
            case CUBE -> Phrase.of("backgammon.to-roll", name);
            case OFFER ->
                Phrase.of("backgammon.to-take", name, 2 * now().score().cube());
            case ANSWER -> Phrase.of("backgammon.to-answer", name, Backgammon.name(1 - now().seat()), now().given());
            default -> Phrase.of("backgammon.to-move", name, now().roll().toString());
        };
    }

    @Override
    public Phrase toMove() {
        return Phrase.of("list.sentence", turning());
    }

    @Override
    public Phrase mover() {
        return Backgammon.name(position.last().orElseThrow().before().seat());
    }

    @Override
    public Phrase played(Move move) {
        List<Phrase> steps = position.last().orElseThrow().decision().steps().stream()
                .map(step -> Phrase.of("backgammon.words-step", RollPlay.name(step.from()), RollPlay.name(step.to())))
                .toList();
        return steps.isEmpty()
                ? CellWords.super.played(move)
                : Phrase.of("backgammon.words-moved", mover(), Phrase.inTurn(steps));
    }

    @Override
    public List<Phrase> facts() {
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
        score().forEach(score -> words.add(Phrase.of("list.sentence", score)));
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

    /** The score of a match and its cube; empty for a single game. */
    List<Phrase> score() {
        Score score = now().score();
        if (score.length() == 1) {
            return List.of();
        }
        Phrase cube = score.without()
                ? Phrase.of("backgammon.no-cube")
                : score.owner() == MatchStanding.NOBODY
                        ? Phrase.of("backgammon.cube", score.cube())
                        : Phrase.of("backgammon.cube-of", score.cube(), Backgammon.name(score.owner()));
        return List.of(Phrase.of("backgammon.score", score.length(), score.white(), score.black()), cube);
    }

    @Override
    public List<Phrase> open() {
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
