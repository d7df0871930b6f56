package pbem.kit;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.game.Dice;
import pbem.phrase.Phrase;

/**
 * A rule for games that end by agreement and are won by area. A player may pass. After two passes, one player proposes
 * which men are dead, and the other agrees, names others or plays on. If both then pass again at once, every man is
 * alive. The men need {@link #PLACES} places beside the board.
 *
 * @param rule how men are put and taken until then
 * @param form that of {@link #form}
 */
public record AgreedEnd(TakingRule rule, MoveForm form, AreaScore score) implements TurnPlay.Rule {

    public static final int PLACES = Agreement.PLACES;

    private static final int PASS = 0;
    private static final int NONE = 1;
    private static final int ACCEPT = 2;
    private static final int RESUME = 3;

    /** The difference between the number of a living man and that of a dead one. */
    private static final int DEAD = 2;

    /** The form of moves in such games. */
    public static MoveForm form(GameBoard board) {
        return MoveForm.placing(board, "pass", "none", "accept", "resume").opened("dead");
    }

    /** Whether both players have passed and now agree on dead men. */
    public static boolean isOpen(Men men) {
        return new Agreement(men).isOpen();
    }

    /** What a board tells of the score: the komi, or the dead men that the players agreed on. */
    public static List<Phrase> told(Play play, AreaScore score) {
        if (!isOpen(play.men())) {
            return List.of(Phrase.of("kit.komi", score.komi()));
        }
        List<String> dead = dead(play, score);
        return play.turn() >= 0 || dead.isEmpty() ? List.of() : List.of(Phrase.of("kit.agreed-dead", dead));
    }

    /** What a player is asked after two passes. */
    public static List<Phrase> asked(Play play, AreaScore score) {
        Agreement agreement = new Agreement(play.men());
        if (!agreement.isOpen()) {
            return List.of();
        }
        if (agreement.proposals() == 0) {
            return List.of(Phrase.of("kit.both-passed"), Phrase.of("kit.all-alive", score.told(play.men())));
        }
        List<String> dead = dead(play, score);
        return List.of(
                dead.isEmpty() ? Phrase.of("kit.none-dead") : Phrase.of("kit.proposed-dead", dead),
                Phrase.of("kit.would-be", score.told(play.men())));
    }

    /** A proposal as an act of a player; see {@link pbem.game.Position#deed}. */
    public static Optional<Phrase> deed(Play play, AreaScore score, Optional<String> who) {
        boolean proposal = isOpen(play.men()) && play.turn() >= 0 && new Agreement(play.men()).proposals() > 0;
        if (!proposal) {
            return Optional.empty();
        }
        List<String> dead = dead(play, score);
        if (dead.isEmpty()) {
            return Optional.of(
                    who.map(user -> Phrase.of("kit.proposes-none", user)).orElse(Phrase.of("kit.you-propose-none")));
        }
        return Optional.of(who.map(user -> Phrase.of("kit.proposes-dead", user, dead))
                .orElse(Phrase.of("kit.you-propose-dead", dead)));
    }

    private static List<String> dead(Play play, AreaScore score) {
        return IntStream.range(0, score.board().size())
                .filter(cell -> play.men().at(cell) > DEAD)
                .mapToObj(score.board()::name)
                .toList();
    }

    @Override
    public int moves(Men men, int seat, int[] into) {
        Agreement agreement = new Agreement(men);
        if (!agreement.isOpen()) {
            int count = rule.moves(men, seat, into);
            into[count] = form.word(PASS);
            return count + 1;
        }
        int count = 0;
        if (agreement.mayPropose()) {
            for (int cell = 0; cell < men.cells(); cell++) {
                if (!men.isEmpty(cell)) {
                    into[count++] = cell;
                }
            }
            into[count++] = form.word(NONE);
        }
        if (agreement.proposals() > 0) {
            into[count++] = form.word(ACCEPT);
            into[count++] = form.word(RESUME);
        }
        return count;
    }

    /** Always true, since passing is a move. */
    @Override
    public boolean canMove(Men men, int seat) {
        return true;
    }

    @Override
    public void play(Men men, int seat, int move) {
        Agreement agreement = new Agreement(men);
        if (move == form.word(PASS)) {
            agreement.passed(seat);
        } else if (move == form.word(ACCEPT)) {
            agreement.reached();
        } else if (move == form.word(RESUME)) {
            revive(men);
            agreement.resumed();
        } else if (agreement.isOpen()) {
            play(men, seat, form.isWord(move) ? new int[0] : new int[] {move});
        } else {
            rule.play(men, seat, move);
            agreement.played();
        }
    }

    @Override
    public int mostTogether(Men men) {
        return isOpen(men) ? men.cells() : 1;
    }

    /** Proposes that exactly these chains are dead. A player who names the chains of the last proposal agrees to it. */
    @Override
    public void play(Men men, int seat, int[] together) {
        Agreement agreement = new Agreement(men);
        long before = men.cellsKey();
        revive(men);
        for (int cell : together) {
            int man = men.at(cell);
            if (man <= DEAD) {
                IntStream.of(rule.liberties().chain(men, cell)).forEach(dead -> men.put(dead, man + DEAD));
            }
        }
        if (agreement.proposals() > 0 && men.cellsKey() == before) {
            agreement.reached();
        }
        agreement.proposed();
    }

    private static void revive(Men men) {
        for (int cell = 0; cell < men.cells(); cell++) {
            if (men.at(cell) > DEAD) {
                men.put(cell, men.at(cell) - DEAD);
            }
        }
    }

    @Override
    public boolean isAgain(Men men, int mover) {
        return new Agreement(men).isTurnOf(mover);
    }

    @Override
    public GameEnding ending(Men men, int mover) {
        return new Agreement(men).isReached() ? score.ending(men) : null;
    }

    /** Playouts propose no dead men, since these have been taken by then. They pass if the rule knows no likely move. */
    @Override
    public int likely(Men men, int seat, Dice dice) {
        Agreement agreement = new Agreement(men);
        if (agreement.isOpen()) {
            return form.word(agreement.proposals() == 0 ? NONE : ACCEPT);
        }
        int likely = rule.likely(men, seat, dice);
        return likely < 0 ? form.word(PASS) : likely;
    }

    @Override
    public int promise(Men men, int seat, int move) {
        if (form.isWord(move)) {
            return move == form.word(PASS) ? -5 : 20;
        }
        return isOpen(men) ? 0 : rule.promise(men, seat, move);
    }

    @Override
    public Phrase objection(Men men, int seat, int move) {
        if (!isOpen(men)) {
            return rule.objection(men, seat, move);
        }
        return men.isEmpty(move) ? Phrase.of("kit.no-man", rule.board().name(move)) : Phrase.of("kit.enough-proposed");
    }

    @Override
    public List<?> memory() {
        return rule.memory();
    }

    @Override
    public TurnPlay.Rule copy() {
        return new AgreedEnd(rule.copy(), form, score);
    }
}
