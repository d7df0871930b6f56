package pbem.games;

import java.util.List;
import pbem.game.Games;
import pbem.games.amazons.Amazons;
import pbem.games.atari.AtariGo;
import pbem.games.backgammon.Backgammon;
import pbem.games.breakthrough.Breakthrough;
import pbem.games.chess.ChromaticChess;
import pbem.games.cholone.Cholone;
import pbem.games.chroma.Chroma;
import pbem.games.chromino.Chromino;
import pbem.games.clobber.Clobber;
import pbem.games.connect6.Connect6;
import pbem.games.domineering.Domineering;
import pbem.games.dots.Dots;
import pbem.games.draughts.Draughts;
import pbem.games.draughts100.InternationalDraughts;
import pbem.games.fourinarow.FourInARow;
import pbem.games.gomoku.Gomoku;
import pbem.games.gonnect.Gonnect;
import pbem.games.havannah.Havannah;
import pbem.games.hex.Hex;
import pbem.games.infection.Infection;
import pbem.games.kalah.Kalah;
import pbem.games.konane.Konane;
import pbem.games.kroma.Kroma;
import pbem.games.lasca.Lasca;
import pbem.games.loa.Loa;
import pbem.games.makruk.Makruk;
import pbem.games.morris.Morris;
import pbem.games.narde.Narde;
import pbem.games.ninuki.Ninuki;
import pbem.games.orthodox.Chess;
import pbem.games.oware.Oware;
import pbem.games.renju.Renju;
import pbem.games.reversi.Reversi;
import pbem.games.shashki.Shashki;
import pbem.games.shogi.Shogi;
import pbem.games.stacks.Stacks;
import pbem.games.tablut.Tablut;
import pbem.games.weiqi.Weiqi;
import pbem.games.xiangqi.Xiangqi;
import pbem.games.ygame.YGame;

/** The games of this program. A new game needs its package and a line here. */
public final class Catalogue {

    private static final Games GAMES = new Games(List.of( //
            new Cholone(), //
            new Chroma(), //
            new Kroma(), //
            new ChromaticChess(), //
            new Chromino(), //
            new Backgammon(), //
            new Narde(), //
            new Chess(), //
            new Xiangqi(), //
            new Shogi(), //
            new Makruk(), //
            new Hex(), //
            new YGame(), //
            new Gomoku(), //
            new FourInARow(), //
            new Renju(), //
            new Connect6(), //
            new Ninuki(), //
            new Domineering(), //
            new Reversi(), //
            new Infection(), //
            new Breakthrough(), //
            new Amazons(), //
            new Loa(), //
            new Clobber(), //
            new Tablut(), //
            new Havannah(), //
            new Gonnect(), //
            new Draughts(), //
            new InternationalDraughts(), //
            new Shashki(), //
            new Konane(), //
            new Morris(), //
            new Oware(), //
            new Kalah(), //
            new Dots(), //
            new Weiqi(), //
            new AtariGo(), //
            new Stacks(), //
            new Lasca()));

    private Catalogue() {}

    /** The games, in the order in which players see them listed. */
    public static Games games() {
        return GAMES;
    }
}
