package pbem.query;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import pbem.analysis.Analyst;
import pbem.analysis.ChanceCurve;
import pbem.analysis.Findings;
import pbem.analysis.GameAnalysis;
import pbem.analysis.TurnWords;
import pbem.engine.Level;
import pbem.phrase.Phrase;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.repository.Transactions;
import pbem.repository.robot.Analyses;

/** Analyses of finished games. Safe for any thread. */
public record AnalysisQueries(Transactions transactions) {

    private static final int FEW = 3;

    /**
     * What was found.
     *
     * @param analyst the author of the analysis
     * @param levels the levels of its analyses, the strongest first
     * @param chances of every seat: before each move, and at the end, if the game had a result
     * @param remarks further remarks on the game
     */
    public record Analysed(
            int board,
            String game,
            Level level,
            Analyst analyst,
            List<Level> levels,
            List<List<Double>> chances,
            ChanceCurve curve,
            List<Phrase> remarks,
            List<TurnWords> turns) {
        public Analysed {
            levels = List.copyOf(levels);
            chances = List.copyOf(chances);
            remarks = List.copyOf(remarks);
            turns = List.copyOf(turns);
        }

        /** The costliest move. */
        public Optional<TurnWords> dearest() {
            return turns.stream()
                    .max(Comparator.comparingDouble(words -> words.turn().cost()));
        }

        public List<Level> otherLevels() {
            return levels.stream().filter(other -> !other.equals(level)).toList();
        }
    }

    /**
     * The analysis of the finished game on a board.
     *
     * @param level empty for the strongest
     * @return empty if there is none
     */
    public Optional<Analysed> of(int board, OptionalInt level) {
        return transactions.read(repositories -> repositories
                .boards()
                .record(board)
                .filter(record -> record.state() != GameRecord.State.ACTIVE)
                .flatMap(record -> of(repositories, record, level)));
    }

    /** The latest analysed game with a turning point; empty if none of the latest few has one. */
    public Optional<Analysed> latestTurn() {
        return transactions.read(repositories -> repositories.analyses().latest(FEW).stream()
                .flatMap(key -> repositories
                        .boards()
                        .record(key.board())
                        .flatMap(record -> of(
                                repositories, record, OptionalInt.of(key.level().number())))
                        .stream())
                .filter(game -> !game.turns().isEmpty())
                .findFirst());
    }

    private static Optional<Analysed> of(Repositories repositories, GameRecord record, OptionalInt wanted) {
        Analyses analyses = repositories.analyses();
        int number = record.board().number();
        List<Level> levels = analyses.levels(number, record.revision());
        return levels.stream()
                .filter(level -> wanted.isEmpty() || level.number() == wanted.getAsInt())
                .findFirst()
                .flatMap(level -> analyses.done(new Analyses.Key(number, record.revision(), level))
                        .map(found -> analysed(new GameAnalysis(record, level), found, levels)));
    }

    private static Analysed analysed(GameAnalysis analysis, Findings found, List<Level> levels) {
        GameRecord record = analysis.record();
        List<List<Double>> chances = analysis.curve(found);
        return new Analysed(
                record.board().number(),
                record.board().game().name(),
                analysis.level(),
                found.analyst(),
                levels,
                chances,
                new ChanceCurve(record.board(), chances),
                analysis.remarks(found),
                analysis.turns(found).stream()
                        .map(turn -> new TurnWords(
                                turn, record.board().player(turn.seat()).user()))
                        .toList());
    }
}
