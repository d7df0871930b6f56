package pbem.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * What was found so far.
 *
 * @param first a look at each move, in order
 * @param closer looks at those that seem to have cost most
 */
public record Findings(List<Estimate> first, List<CloserLook> closer) {

    public static final Findings NONE = new Findings(List.of(), List.of());

    public Findings {
        first = List.copyOf(first);
        closer = List.copyOf(closer);
    }

    Findings with(Estimate estimate) {
        List<Estimate> all = new ArrayList<>(first);
        all.add(estimate);
        return new Findings(all, closer);
    }

    Findings with(CloserLook look) {
        List<CloserLook> all = new ArrayList<>(closer);
        all.add(look);
        return new Findings(first, all);
    }
}
