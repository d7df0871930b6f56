package pbem.record.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.GameFormat;
import pbem.game.Games;
import pbem.game.Move;
import pbem.game.Outcome;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.phrase.Phrase;
import pbem.record.Actor;
import pbem.record.Event;

/** Checks a game of a file against our rules. The file's words about its beginning decide which game it is. */
public sealed interface GameReplay {

    <R> R match(Function<? super Fits, ? extends R> fits, Function<? super Refused, ? extends R> refused);

    /**
     * The game is possible by our rules.
     *
     * @param colours the names of the seats in the file, in order of the seats
     * @param events including the event that ended the game
     */
    record Fits(Game game, Setup setup, List<String> colours, List<RecordReading.Happened> events)
            implements GameReplay {
        @Override
        public <R> R match(Function<? super Fits, ? extends R> fits, Function<? super Refused, ? extends R> refused) {
            return fits.apply(this);
        }
    }

    /** @param line of the file, where the fault is */
    record Refused(int line, Refusal why) implements GameReplay {
        @Override
        public <R> R match(Function<? super Fits, ? extends R> fits, Function<? super Refused, ? extends R> refused) {
            return refused.apply(this);
        }
    }

    /**
     * Replays a game of a file. Never throws.
     *
     * @param started when the game began
     */
    static GameReplay of(FileGame.Played file, Games games, Instant started) {
        Map<Game, Map<String, String>> fitting = new LinkedHashMap<>();
        for (Game game : games.all()) {
            game.format()
                    .filter(format -> file.isTree() == (format.container() == GameFormat.Container.SGF))
                    .flatMap(format -> format.options(file.head()))
                    .ifPresent(options -> fitting.put(game, options));
        }
        Optional<Game> called = fitting.keySet().stream()
                .filter(game -> game.format().orElseThrow().isNamed(file.head()))
                .findFirst();
        called.ifPresent(named -> fitting.keySet().removeIf(game -> game != named));
        Refused best = null;
        int furthest = -1;
        for (Map.Entry<Game, Map<String, String>> one : fitting.entrySet()) {
            for (Map<String, String> options : ways(one.getKey(), one.getValue())) {
                Attempt attempt = new Attempt(file, one.getKey(), options, started);
                GameReplay replay = attempt.replay();
                if (!(replay instanceof Refused refused)) {
                    return replay;
                }
                if (attempt.events.size() > furthest) {
                    best = refused;
                    furthest = attempt.events.size();
                }
            }
        }
        return best != null ? best : new Refused(file.line(), GameFileRefusal.NO_GAME.of(beginning(file)));
    }

    /** The options, and those under which draws that others leave to a claim do not end the game. */
    private static List<Map<String, String>> ways(Game game, Map<String, String> options) {
        return Stream.concat(Stream.of(options), game.format().orElseThrow().lateDraws(options).stream())
                .toList();
    }

    private static String beginning(FileGame.Played file) {
        Map<String, String> told = new TreeMap<>();
        for (String name : List.of("GM", "EV", "SZ", "RU", "HA", "KM", "Variant", "GameType", "FEN")) {
            file.said(name).ifPresent(value -> told.put(name, value));
        }
        return told.toString();
    }

    /** An attempt to replay the file as a particular game. */
    final class Attempt {

        private static final Seed NO_CHANCE = Seed.of(new byte[Seed.BYTES]);

        private final FileGame.Played file;
        private final Game game;
        private final GameFormat format;
        private final Map<String, String> options;
        private final List<RecordReading.Happened> events = new ArrayList<>();
        private final Optional<String> resigned;
        private Position at;
        private Instant now;
        private List<String> colours;

        private Attempt(FileGame.Played file, Game game, Map<String, String> options, Instant started) {
            this.file = file;
            this.game = game;
            this.format = game.format().orElseThrow();
            this.options = options;
            this.now = started;
            this.resigned = Optional.of(file.moves())
                    .filter(moves -> file.isTree() && !moves.isEmpty())
                    .map(moves -> moves.get(moves.size() - 1))
                    .filter(last -> last.text().strip().equalsIgnoreCase("resign"))
                    .map(FileGame.Moved::colour);
        }

        private GameReplay replay() {
            Act<Position> start = game.startWith(2, options, NO_CHANCE);
            if (start instanceof Act.Refused<Position> refused) {
                return new Refused(file.line(), refused.refusal());
            }
            at = start.now();
            colours = colours();
            int number = 0;
            int moves = file.moves().size() - (resigned.isPresent() ? 1 : 0);
            for (FileGame.Moved move : file.moves().subList(0, moves)) {
                number++;
                Optional<Refusal> objection = play(move, number);
                if (objection.isPresent()) {
                    return new Refused(move.line(), objection.get());
                }
            }
            Optional<Refusal> objection = end();
            return objection.isPresent()
                    ? new Refused(file.line(), objection.get())
                    : new Fits(game, at.setup(), colours, events);
        }

        /**
         * The colours by seat. The seat on turn has the colour of the first move, unless the colours of the game are
         * fixed.
         */
        private List<String> colours() {
            List<String> usual = format.colours();
            boolean swapped = !format.hasFixedColours()
                    && !file.moves().isEmpty()
                    && file.moves().get(0).colour().equals(usual.get(1 - first()));
            return swapped ? List.of(usual.get(1), usual.get(0)) : usual;
        }

        private int first() {
            return at.toMove().get(0).index();
        }

        private Optional<Refusal> play(FileGame.Moved move, int number) {
            String text = move.text().isBlank() ? "-" : move.text();
            if (at.outcome().isPresent()) {
                return Optional.of(GameFileRefusal.OVER_BEFORE.of(number, text));
            }
            List<String> lines = format.read(at, move.text());
            for (int i = 0; i < lines.size(); i++) {
                Seat seat = at.toMove().get(0);
                boolean last = i == lines.size() - 1;
                if (last && !move.colour().isEmpty() && !move.colour().equals(colours.get(seat.index()))) {
                    return Optional.of(GameFileRefusal.NOT_ON_TURN.of(number, text));
                }
                Act<Move> reading = at.read(lines.get(i));
                if (reading instanceof Act.Refused<Move> refused) {
                    return Optional.of(GameFileRefusal.NO_MOVE.of(
                            number, text, refused.refusal().phrase()));
                }
                now = last ? now.plus(move.took()) : now;
                happened(new Event.Moved(seat, reading.now().notation(), last ? move.comment() : ""));
                at = at.play(reading.now());
            }
            return Optional.empty();
        }

        private void happened(Event event) {
            Optional<String> admin = event.by().isPresent() ? Optional.empty() : Optional.of(Actor.FILE.name());
            events.add(new RecordReading.Happened(now, admin, event, Optional.empty()));
        }

        private Optional<Refusal> end() {
            String said =
                    file.said(file.isTree() ? SgfText.RESULT : PgnText.RESULT).orElse(PgnText.NO_RESULT);
            Optional<List<Result>> results = results(said);
            if (at.outcome().isPresent()) {
                return results.isEmpty()
                                || results.get().equals(at.outcome().get().results())
                        ? Optional.empty()
                        : Optional.of(GameFileRefusal.OTHER_RESULT.of(said));
            }
            if (results.isEmpty()) {
                return Optional.of(GameFileRefusal.NOT_OVER.of());
            }
            ending(said, results.get());
            return Optional.empty();
        }

        /** The results by seat; empty if the text names none. */
        private Optional<List<Result>> results(String said) {
            if (file.isTree()) {
                boolean draw =
                        said.equals(SgfText.DRAW) || said.equalsIgnoreCase("draw") || said.equalsIgnoreCase("jigo");
                return draw
                        ? drawn()
                        : said.matches("[BbWw]\\+.*")
                                ? won(said.substring(0, 1).toUpperCase(Locale.ROOT))
                                : resigned.flatMap(this::lost);
            }
            return switch (said) {
                case "1-0", "2-0" -> won("White");
                case "0-1", "0-2" -> won("Black");
                case PgnText.DRAW, "1/2", "1-1" -> drawn();
                default -> Optional.empty();
            };
        }

        private static Optional<List<Result>> drawn() {
            return Optional.of(List.of(Result.DREW, Result.DREW));
        }

        private Optional<List<Result>> won(String colour) {
            return Optional.of(colours.stream()
                    .map(one -> one.equals(colour) ? Result.WON : Result.LOST)
                    .toList());
        }

        private Optional<List<Result>> lost(String colour) {
            return colours.stream()
                    .filter(one -> !one.equals(colour))
                    .findFirst()
                    .flatMap(this::won);
        }

        /**
         * Adds the event that ended the game if no move did: an agreement, a resignation or a loss on time, or else a
         * decision.
         */
        private void ending(String said, List<Result> results) {
            int loser = results.indexOf(Result.LOST);
            String how = file.isTree()
                    ? resigned.isPresent() ? "R" : said.substring(Math.min(2, said.length()))
                    : file.said(PgnText.TERMINATION).orElse("normal");
            if (loser < 0 && at.drawable()) {
                happened(new Event.DrawOffered(Seat.at(0), ""));
                happened(new Event.Answered(Seat.at(1), true, ""));
            } else if (loser >= 0 && how.matches(file.isTree() ? "(?i)R(?:esign)?" : "(?i)normal|.*resign.*")) {
                happened(new Event.Resigned(Seat.at(loser), ""));
            } else if (loser >= 0
                    && how.matches(file.isTree() ? "(?i)T(?:ime)?" : "(?i).*time.*")
                    && at.lapse(Seat.at(loser)).outcome().map(Outcome::results).equals(Optional.of(results))) {
                happened(new Event.Lapsed(Seat.at(loser)));
            } else {
                happened(new Event.Adjudicated(
                        new Outcome(results, Phrase.of("play.adjudicated")), "The file has it so: " + said));
            }
        }
    }
}
