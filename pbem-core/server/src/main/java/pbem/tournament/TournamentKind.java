package pbem.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kind of a tournament: how players are paired. */
public enum TournamentKind {
    /** Groups in which all meet each other; the winners of the groups meet in a final. */
    ROUND_ROBIN,
    /** All play all, each pair with both seats. */
    DOUBLE_ROUND_ROBIN,
    /** A number of rounds, each against an opponent with about the same points. */
    SWISS,
    /** The loser of a match is out. */
    KNOCK_OUT,
    /** Rungs that a player climbs by beating a player above; it continues until a director ends it. */
    LADDER,
    /**
     * Divisions whose players all meet in a season, with promotion and relegation; it continues until a director ends
     * it.
     */
    LEAGUE,
    /** For three seats or more: boards with points by place; the best advance. */
    HEATS;

    /** The form to type. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<TournamentKind> called(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** The words of all kinds. */
    public static List<String> words() {
        return Arrays.stream(values()).map(TournamentKind::word).toList();
    }

    /** Whether it continues until a director ends it. Players may join such a tournament while it runs. */
    public boolean isPerpetual() {
        return this == LADDER || this == LEAGUE;
    }

    /**
     * Whether all players of a group meet each other, so that a player who leaves early may be left out of the table.
     */
    public boolean isAllPlayAll() {
        return this == ROUND_ROBIN || this == DOUBLE_ROUND_ROBIN || this == LEAGUE;
    }
}
