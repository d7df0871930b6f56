package pbem.kit;

import java.util.List;
import java.util.function.Supplier;
import pbem.phrase.Phrase;

/**
 * How the first men of a game come on the board, as the turns of the players one after the other. The men are black and
 * white by turns, whoever puts them. {@link OpeningPlay} plays it.
 */
public record Opening(List<Turn> turns) {

    private static final int ANYWHERE = Integer.MAX_VALUE;

    /**
     * A turn of an opening.
     *
     * @param men how many men the player puts, or how many places they offer for one
     * @param reach the greatest distance of a man from the middle of the board, in lines
     * @param word the number of the word that begins other turns instead; {@link GameBoard#NONE} if there is none
     */
    public record Turn(int men, boolean isOffer, int reach, boolean maySwap, int word, List<Turn> instead) {

        /**
         * This turn with a swap, the first word of the form of moves: the player takes the other colour, and the other
         * player has the turn, without the words.
         */
        public Turn orSwap() {
            return new Turn(men, isOffer, reach, true, word, instead);
        }

        /** {@link #orSwap}, and with a word that begins these turns in place of this one and those behind it. */
        public Turn orSwapOr(int other, Turn... turns) {
            return new Turn(men, isOffer, reach, true, other, List.of(turns));
        }

        boolean isLimited() {
            return reach < ANYWHERE;
        }
    }

    public static Opening of(Turn... turns) {
        return new Opening(List.of(turns));
    }

    /** A turn in which a player puts one man, at most so many lines from the middle. */
    public static Turn near(int reach) {
        return new Turn(1, false, reach, false, GameBoard.NONE, List.of());
    }

    /** A turn in which a player puts so many men on any empty cells. */
    public static Turn anywhere(int men) {
        return new Turn(men, false, ANYWHERE, false, GameBoard.NONE, List.of());
    }

    /**
     * A turn in which a player offers so many places for the next man, none of them the same as another one when the
     * board is turned, mirrored or moved. The other player chooses one.
     */
    public static Turn offering(int places) {
        return new Turn(places, true, ANYWHERE, false, GameBoard.NONE, List.of());
    }

    /**
     * A board of black and white men on which a game begins with this opening. The seats of a game in which players may
     * swap colours have numbers: {@link pbem.game.Game#numbersSeats}.
     *
     * @param byColours makes the play before the first move, with the colours as its seats; its men have
     *     {@link OpeningPlay#PLACES} places beside the board for the opening, the first ones
     */
    public GameTable table(MoveForm form, Supplier<Play> byColours) {
        return GameTable.of(
                        form,
                        BoardLook.of(SeatColour.BLACK, SeatColour.WHITE)
                                .men(
                                        Figure.plain(0, SeatColour.BLACK),
                                        Figure.plain(1, SeatColour.WHITE),
                                        Figure.block("?", Phrase.of("kit.offered"))),
                        () -> OpeningPlay.begin(this, byColours.get(), form))
                .telling(play -> ((OpeningPlay) play).told())
                .asking(play -> ((OpeningPlay) play).asked());
    }
}
