package pbem.query.game;

import java.util.List;

/**
 * A player in whose name a program of somebody else plays, as the admin has it.
 *
 * @param games that it plays, in the order of their names; it cannot play any other
 * @param strength as the admin set it: {@code skill=5 nodes=20000}; empty if nothing is set
 */
public record ProgramOfOthers(String user, List<GameName> games, String strength) {

    public ProgramOfOthers {
        games = List.copyOf(games);
    }
}
