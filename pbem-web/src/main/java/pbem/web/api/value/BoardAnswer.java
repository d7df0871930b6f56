package pbem.web.api.value;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A board as it is. */
public record BoardAnswer(
        int number,
        String url,
        String game,
        boolean open,
        List<SeatItem> seats,
        List<String> toMove,
        Optional<String> result,
        String started,
        Optional<String> deadline,
        Map<String, String> options,
        TermsItem terms,
        boolean rated,
        int moves,
        PositionItem position,
        Optional<String> fingerprint,
        Optional<String> seed) {}
