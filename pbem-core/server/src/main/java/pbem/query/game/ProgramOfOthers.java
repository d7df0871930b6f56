package pbem.query.game;

import java.util.List;

/**
 * A player in whose name a program of somebody else plays, as the admin has it.
 *
 * @param games that it plays, in the order of their names; it cannot play any other
 */
public record ProgramOfOthers(String user, List<GameName> games) {

    public ProgramOfOthers {
        games = List.copyOf(games);
    }
}
