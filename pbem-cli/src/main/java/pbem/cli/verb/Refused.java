package pbem.cli.verb;

import pbem.game.Game;
import pbem.game.Games;

/** Something that was asked at the terminal cannot be done; the message says why in one line. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Refused(String why) {
        super(why);
    }

    static Refused noGame(String name, Games games) {
        return new Refused("there is no game " + name + "; the games are "
                + String.join(", ", games.all().stream().map(Game::name).toList()));
    }

    static Refused noBoard(int number) {
        return new Refused("there is no board " + number + "; to see all, run: pbem board list");
    }
}
