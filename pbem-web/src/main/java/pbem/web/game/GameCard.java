package pbem.web.game;

import pbem.game.Game;

/**
 * A game in a list.
 *
 * @param open how many boards of it are under way
 */
public record GameCard(String name, String title, String players, int open) {

    public static GameCard of(Game game, int open) {
        return new GameCard(game.name(), game.title(), players(game), open);
    }

    static String players(Game game) {
        return game.leastSeats() == game.mostSeats()
                ? game.leastSeats() + " players"
                : game.leastSeats() + " to " + game.mostSeats() + " players";
    }

    public String href() {
        return "/games/" + name;
    }

    /** The picture of its start. */
    public String picture() {
        return href() + ".svg";
    }

    public String boards() {
        return open == 0 ? "no board under way" : open == 1 ? "one board under way" : open + " boards under way";
    }
}
