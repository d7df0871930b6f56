package pbem.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** In what way players are brought together. */
public enum TournamentKind {
    /** In groups everybody meets everybody; the winners of the groups meet in a final. */
    ROUND_ROBIN,
    /** All play all, each pair with both seats. */
    DOUBLE_ROUND_ROBIN,
    /** Some rounds, each against somebody with about the same points. */
    SWISS,
    /** The loser of a match is out. */
    KNOCK_OUT,
    /** Rungs that one climbs by winning against somebody above; it goes on until a director ends it. */
    LADDER,
    /** Divisions that everybody plays through in a season, with promotion and relegation; likewise. */
    LEAGUE,
    /** For three seats and more: boards with points by place, and the best go on. */
    HEATS;

    /** As it is typed. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<TournamentKind> called(String word) {
        return Arrays.stream(values())
                .filter(kind -> kind.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /** All of them, as they are typed. */
    public static List<String> words() {
        return Arrays.stream(values()).map(TournamentKind::word).toList();
    }

    /** Whether it goes on until somebody ends it; then players may join while it runs, too. */
    public boolean isPerpetual() {
        return this == LADDER || this == LEAGUE;
    }

    /**
     * Whether everybody in a group meets everybody else of it, so that a player who leaves early may be left out of its
     * table.
     */
    public boolean isAllPlayAll() {
        return this == ROUND_ROBIN || this == DOUBLE_ROUND_ROBIN || this == LEAGUE;
    }
}
