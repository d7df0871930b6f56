package pbem.query;

import java.util.List;

/**
 * A player that is an outside program, as the admin configured it.
 *
 * @param games the games that it can play, by name
 * @param strength as the admin set it: {@code skill=5 nodes=20000}; empty if nothing is set
 */
public record ProgramOfOthers(String user, List<String> games, String strength) {

    public ProgramOfOthers {
        games = List.copyOf(games);
    }
}
