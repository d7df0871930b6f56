package pbem.web.api.value;

import java.util.List;

/** A tournament. */
public record TournamentAnswer(
        TournamentItem tournament,
        List<String> directors,
        List<String> entrants,
        List<MeetingItem> meetings,
        List<RankItem> table) {}
