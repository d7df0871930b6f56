package pbem.testkit.many;

import java.util.ArrayList;
import java.util.List;
import pbem.game.Family;
import pbem.game.Game;
import pbem.game.Games;
import pbem.games.Catalogue;
import pbem.games.breakthrough.Breakthrough;
import pbem.games.hex.Hex;
import pbem.games.reversi.Reversi;
import pbem.kit.BoardGame;

/** The games of the catalogue, and as many variants as make fifty, in all families. */
public final class ManyGames {

    private static final int ALL = 50;
    private static final List<BoardGame> ORIGINALS = List.of(new Hex(), new Reversi(), new Breakthrough());
    private static final Games GAMES = fifty();

    private ManyGames() {}

    public static Games games() {
        return GAMES;
    }

    private static Games fifty() {
        List<Game> games = new ArrayList<>(Catalogue.games().all());
        Family[] families = Family.values();
        for (int number = 1; games.size() < ALL; number++) {
            games.add(Variant.of(ORIGINALS.get(number % ORIGINALS.size()), number, families[number % families.length]));
        }
        return new Games(games);
    }
}
