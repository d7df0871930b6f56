package pbem.tournament.table;

import java.util.ArrayList;
import java.util.List;
import pbem.phrase.Phrase;
import pbem.phrase.Phrasebook;
import pbem.tournament.Tournament;
import pbem.tournament.TournamentKind;

/** Headings and footnotes of tables. */
public final class TableWords {

    private TableWords() {}

    /** Footnotes: the tie breaks, and the meaning of the signs in a crosstable. */
    public static List<Phrase> foot(TournamentKind kind) {
        List<Phrase> foot = new ArrayList<>();
        foot.add(Phrase.of("tournament.foot-" + rule(kind)));
        if (kind != TournamentKind.LADDER && kind != TournamentKind.HEATS) {
            foot.add(Phrase.of("tournament.foot-signs"));
        }
        return foot;
    }

    /** The heading of a narrow column with a tie break. */
    static Phrase heading(TieBreak tieBreak) {
        return switch (tieBreak) {
            case WINS -> Phrase.of("tournament.column-wins");
            case SONNEBORN_BERGER -> Phrase.of("tournament.column-sonneborn-berger");
            case BUCHHOLZ -> Phrase.of("tournament.column-buchholz");
        };
    }

    /**
     * The results in a cell of a crosstable as a reader sees them.
     *
     * @param results as in {@link Crosstable.Cell}
     */
    public static String result(String results, Phrasebook words) {
        return results.startsWith(Crosstable.BYE)
                ? words.say(Phrase.of("tournament.column-bye")) + results.substring(Crosstable.BYE.length())
                : results;
    }

    private static String rule(TournamentKind kind) {
        return switch (kind) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN, LEAGUE -> "round-robin";
            case SWISS -> "swiss";
            case KNOCK_OUT -> "knock-out";
            case LADDER -> "ladder";
            case HEATS -> "heats";
        };
    }

    /** The kind of a tournament in words. */
    public static Phrase kind(TournamentKind kind) {
        return Phrase.of("tournament.kind-" + kind.word());
    }

    /** The heading of a table. */
    public static Phrase heading(Tournament tournament, TournamentTable table) {
        int stage = table.stage();
        int group = table.group() + 1;
        return switch (tournament.rules().kind()) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN ->
                tournament.stages().get(stage - 1).groups().size() == 1
                        ? Phrase.of("tournament.table")
                        : stage == 1
                                ? Phrase.of("tournament.table-of-group", group)
                                : Phrase.of("tournament.table-of-stage-group", stage, group);
            case SWISS -> Phrase.of("tournament.table");
            case KNOCK_OUT -> Phrase.of("tournament.table-of-match", stage, group);
            case LADDER -> Phrase.of("tournament.table-of-ladder");
            case LEAGUE -> Phrase.of("tournament.table-of-division", stage, group);
            case HEATS -> Phrase.of("tournament.table-of-heat", stage, group);
        };
    }

    /** The state of a tournament in words. */
    public static Phrase state(Tournament.State state) {
        return switch (state) {
            case OPEN -> Phrase.of("tournament.state-open");
            case RUNNING -> Phrase.of("tournament.state-running");
            case PAUSED -> Phrase.of("tournament.state-paused");
            case ENDED -> Phrase.of("tournament.state-ended");
            case VOID -> Phrase.of("tournament.state-void");
        };
    }
}
