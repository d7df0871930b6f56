package pbem.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The results of an analysis so far.
 *
 * @param first the evaluation of each move, in order
 * @param closer second evaluations of the moves that seem to have cost most
 * @param analyst the author of the evaluations
 */
public record Findings(List<Estimate> first, List<CloserLook> closer, Analyst analyst) {

    public static final Findings NONE = new Findings(List.of(), List.of(), Analyst.OURS);

    public Findings {
        first = List.copyOf(first);
        closer = List.copyOf(closer);
    }

    Findings with(Estimate estimate) {
        List<Estimate> all = new ArrayList<>(first);
        all.add(estimate);
        return new Findings(all, closer, analyst);
    }

    Findings with(CloserLook look) {
        List<CloserLook> all = new ArrayList<>(closer);
        all.add(look);
        return new Findings(first, all, analyst);
    }

    /** These findings after an outside program made one more evaluation in that time. */
    public Findings by(String program, Duration took) {
        long before = analyst.program().equals(program) ? analyst.millis() : 0;
        return new Findings(first, closer, new Analyst(program, before + took.toMillis()));
    }
}
