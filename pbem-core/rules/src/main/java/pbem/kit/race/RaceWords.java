package pbem.kit.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.game.Move;
import pbem.game.NamedCell;
import pbem.game.Refusal;
import pbem.game.Typed;
import pbem.kit.CellWords;
import pbem.phrase.Phrase;

/** The board in words, with the points numbered from the view of the player on turn, as cells are. */
record RaceWords(RacePosition position) implements CellWords<Integer> {

    private static final Pattern POINT = Pattern.compile("bar|off|2[0-4]|1\\d|[1-9]");

    /** A point, or the men of the player on turn on the bar or borne off. */
    @Override
    public NamedCell at(Integer place) {
        int own = at(now().seat(), place);
        int facing = isPoint(place) ? now().board().facing(now().seat(), place) : 0;
        return new NamedCell(
                RollPlay.name(place),
                new RaceDrawing(position).spot(now().seat(), place),
                RacePosition.REACH,
                own > 0 ? men(own, now().seat()) : facing > 0 ? men(facing, 1 - now().seat()) : EMPTY);
    }

    private static boolean isPoint(int place) {
        return place != RaceBoard.BAR && place != RaceBoard.OFF;
    }

    private static Phrase men(int count, int seat) {
        return Phrase.of("kit.race-men", count, RaceGame.name(seat));
    }

    private int at(int seat, int place) {
        return now().board().at(seat, place);
    }

    @Override
    public Optional<Integer> named(String tidy) {
        return Optional.of(tidy)
                .filter(name -> POINT.matcher(name).matches())
                .map(RaceReader::place)
                .filter(place -> place <= farthest());
    }

    @Override
    public Refusal missing(Typed typed) {
        return RaceRefusal.NOT_A_POINT.of(typed.shown(), farthest() == RaceBoard.BAR ? 1 : 0);
    }

    @Override
    public List<NamedCell> cells() {
        return IntStream.rangeClosed(RaceBoard.OFF, farthest())
                .mapToObj(this::at)
                .toList();
    }

    private int farthest() {
        return now().board().track().farthest();
    }

    /** The place as the other player counts it, or that player's men there. */
    @Override
    public List<Phrase> about(Integer place) {
        int other = 1 - now().seat();
        String across = String.valueOf(now().board().track().across(place));
        return List.of(
                isPoint(place)
                        ? Phrase.of("kit.race-words-point", RaceGame.name(other), across)
                        : Phrase.of("list.sentence", men(at(other, place), other)));
    }

    @Override
    public Phrase toMove() {
        return Phrase.of("list.sentence", now().game().turning(now()));
    }

    @Override
    public Phrase mover() {
        return RaceGame.name(position.last().orElseThrow().before().seat());
    }

    @Override
    public Phrase played(Move move) {
        List<Phrase> steps = position.last().orElseThrow().decision().steps().stream()
                .map(step -> Phrase.of("kit.race-words-step", RollPlay.name(step.from()), RollPlay.name(step.to())))
                .toList();
        return steps.isEmpty()
                ? CellWords.super.played(move)
                : Phrase.of("kit.race-words-moved", mover(), Phrase.inTurn(steps));
    }

    @Override
    public List<Phrase> facts() {
        List<Phrase> words = new ArrayList<>();
        words.add(Phrase.of("list.sentence", Phrase.of("kit.race-counted", RaceGame.name(now().seat()))));
        for (int seat = 0; seat < 2; seat++) {
            int owner = seat;
            List<Phrase> there = IntStream.rangeClosed(RaceBoard.OFF, RaceBoard.BAR)
                    .map(place -> RaceBoard.BAR - place)
                    .filter(place -> at(owner, place) > 0)
                    .mapToObj(place -> Phrase.of(where(place), at(owner, place), name(owner, place)))
                    .toList();
            words.add(Phrase.of(
                    "kit.race-words-men",
                    RaceGame.name(seat),
                    Phrase.inTurn(there),
                    now().board().pips(seat)));
        }
        score().forEach(score -> words.add(Phrase.of("list.sentence", score)));
        return words;
    }

    private static String where(int place) {
        return place == RaceBoard.BAR
                ? "kit.race-on-bar"
                : place == RaceBoard.OFF ? "kit.race-is-off" : "kit.race-on-point";
    }

    /** The number of a seat's place from the view of the player on turn. */
    private String name(int seat, int place) {
        return String.valueOf(
                seat == now().seat() ? place : now().board().track().across(place));
    }

    /** The score of a match and what belongs to it; empty for a single game. */
    List<Phrase> score() {
        RaceScore score = now().score();
        return score.length() == 1
                ? List.of()
                : Stream.concat(
                                Stream.of(Phrase.of("kit.race-score", score.length(), score.white(), score.black())),
                                now().game().facts(now()).stream())
                        .toList();
    }

    @Override
    public List<Phrase> open() {
        List<? extends RaceDecision> moves = position.moves();
        return now().phase() == RaceStanding.Phase.MEN
                ? List.of(Phrase.of(
                        "kit.race-words-plays", moves.size(), moves.get(0).notation()))
                : moves.stream()
                        .map(word -> Phrase.of("kit.words-may-write", word.notation()))
                        .toList();
    }

    private RaceStanding now() {
        return position.now();
    }
}
