package pbem.games.chess;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import pbem.game.Act;
import pbem.game.Move;
import pbem.game.Reason;
import pbem.game.Refusal;
import pbem.kit.BoardRefusal;
import pbem.phrase.Phrase;

/**
 * Says whether a piece may move to a cell and, if not, why. {@link MoveGenerator} alone decides which moves are legal;
 * this class only finds the reasons.
 */
record IllegalMoveExplainer(Situation situation, Names names, MoveGenerator generator, AttackDetector attacks) {

    IllegalMoveExplainer(Situation situation) {
        this(situation, new Names(situation.board()), new MoveGenerator(situation), new AttackDetector(situation));
    }

    private ChessBoard board() {
        return situation.board();
    }

    /** The move of the piece on a cell to another cell, or the reason why it is not legal. */
    Act<Move> explain(Cell from, Cell to, Optional<Piece> promotion) {
        Optional<Refusal> notOwn = notOwn(from);
        if (notOwn.isPresent()) {
            return Act.refused(notOwn.get());
        }
        List<Step> steps = generator.stepsFrom(from).stream()
                .filter(step -> step.to() == to)
                .toList();
        if (steps.isEmpty()) {
            return isCastling(from, to) ? castle(to.column() > from.column()) : Act.refused(why(from, to));
        }
        return steps.stream()
                .filter(step -> step.promotion().equals(promotion))
                .findFirst()
                .<Act<Move>>map(Act::done)
                .orElseGet(() -> Act.refused(wrongPromotion(steps, promotion)));
    }

    /** The castling move to that side, or the reason why it is not legal. */
    Act<Move> castle(boolean towardsEnd) {
        Castling castling = Castling.of(situation, towardsEnd);
        List<Cell> partners = castling.partners();
        if (partners.isEmpty()) {
            return Act.refused(ChessRefusal.NO_PARTNER.of(
                    towardsEnd ? "O-O" : "O-O-O", situation.turn().firstRow(board())));
        }
        return castling.legal(attacks)
                .<Act<Move>>map(Act::done)
                .orElseGet(() -> Act.refused(why(castling, partners.get(0))));
    }

    /** The reason why a move that names only its first cell is refused. */
    Refusal undecided(Cell from) {
        return notOwn(from).orElseGet(() -> {
            List<Cell> targets =
                    generator.stepsFrom(from).stream().map(Step::to).distinct().toList();
            Phrase piece = names.piece(situation.man(from));
            return targets.isEmpty()
                    ? ChessRefusal.NO_DESTINATION_AT_ALL.of(from.name(), piece)
                    : ChessRefusal.NO_DESTINATION.of(from.name(), piece, Phrase.anyOf(Names.of(targets)));
        });
    }

    private Optional<Refusal> notOwn(Cell from) {
        byte man = situation.man(from);
        if (man == Man.NONE) {
            return Optional.of(BoardRefusal.NOTHING_THERE.of(from.name()));
        }
        return Man.is(man, situation.turn())
                ? Optional.empty()
                : Optional.of(ChessRefusal.NOT_YOURS.of(
                        from.name(), names.owned(man), situation.turn().phrase()));
    }

    /** Whether castling is meant: the aim would go two cells along the row, which it never does otherwise. */
    private boolean isCastling(Cell from, Cell to) {
        return from == situation.aim(situation.turn())
                && from.row() == to.row()
                && Math.abs(from.column() - to.column()) == 2;
    }

    private Refusal why(Castling castling, Cell partner) {
        Optional<Cell> attacked = castling.attacked(attacks);
        if (attacked.isPresent()) {
            Cell attacker = cell(attacks.attacker(attacked.get().index()));
            return attacked.get() == castling.aim()
                    ? ChessRefusal.IN_CHECK.of(castling.aim().name(), attacker.name(), owned(attacker))
                    : ChessRefusal.ATTACKED.of(attacked.get().name(), attacker.name(), owned(attacker));
        }
        return castling.neighbour().equals(Optional.of(partner))
                ? ChessRefusal.EXPOSED.of(partner.name(), castling.target().name())
                : ChessRefusal.BETWEEN.of(
                        castling.aim().name(),
                        partner.name(),
                        castling.neighbour().orElseThrow().name());
    }

    private Refusal wrongPromotion(List<Step> steps, Optional<Piece> promotion) {
        Step step = steps.get(0);
        if (step.promotion().isEmpty()) {
            int lastRow = situation.turn().lastRow(board());
            return ChessRefusal.PROMOTION_TOO_EARLY.of(step.from() + "-" + step.to(), lastRow);
        }
        List<Piece> choices =
                steps.stream().flatMap(s -> s.promotion().stream()).toList();
        List<String> codes = Names.codes(choices);
        return promotion.isEmpty()
                ? ChessRefusal.PROMOTION_MISSING.of(
                        step.from() + "-" + step.to(), step.to().row(), codes, codes.get(0))
                : ChessRefusal.PROMOTION_UNFIT.of(
                        promotion.get().name(),
                        step.to().name(),
                        Names.colour(step.to().colour()),
                        Phrase.anyOf(codes));
    }

    private Refusal why(Cell from, Cell to) {
        Piece piece = Man.piece(situation.man(from));
        if (from == to) {
            return ChessRefusal.SAME_CELL.of(from.name());
        }
        if (Man.is(situation.man(to), situation.turn())) {
            return ChessRefusal.OWN_THERE.of(to.name(), names.piece(situation.man(to)));
        }
        Optional<Refusal> hindrance = piece == Piece.P ? pawnHindrance(from, to) : officerHindrance(piece, from, to);
        return hindrance.orElseGet(() -> danger(piece, from, to));
    }

    private Optional<Refusal> officerHindrance(Piece piece, Cell from, Cell to) {
        if (!piece.fits(to.colour())) {
            Reason foreign = ChessRefusal.foreign(piece.kind(), board().colours());
            List<Phrase> own = Names.colours(piece.colours());
            return Optional.of(foreign.of(names.piece(piece), from.name(), own, to.name(), Names.colour(to.colour())));
        }
        List<List<Cell>> ways = board().paths(piece, from).stream()
                .filter(path -> path.contains(to))
                .map(path -> path.subList(0, path.indexOf(to)))
                .toList();
        if (ways.isEmpty()) {
            return Optional.of(ChessRefusal.UNREACHABLE.of(
                    from.name(), to.name(), names.piece(piece), names.movement(piece.kind())));
        }
        List<Cell> obstacles = ways.stream()
                .flatMap(way -> way.stream().filter(this::isTaken).limit(1))
                .distinct()
                .toList();
        boolean open = ways.stream().anyMatch(way -> way.stream().noneMatch(this::isTaken));
        return ChessRefusal.BLOCKED.when(
                !open, from.name(), to.name(), names.piece(piece), Names.of(obstacles), obstacles.size());
    }

    private Optional<Refusal> pawnHindrance(Cell from, Cell to) {
        MoveTables tables = board().tables();
        int[] advances = tables.advances(situation.turn(), from.index());
        for (int i = 0; i < advances.length; i++) {
            if (advances[i] == to.index()) {
                boolean twice = i % 2 == 1;
                if (twice && !Man.isFresh(situation.man(from))) {
                    return Optional.of(ChessRefusal.PAWN_SPENT.of(from.name()));
                }
                return List.of(cell(advances[i - i % 2]), to).stream()
                        .filter(this::isTaken)
                        .findFirst()
                        .map(obstacle -> ChessRefusal.PAWN_BLOCKED.of(from.name(), obstacle.name()));
            }
        }
        List<Cell> captures = cells(tables.captures(situation.turn(), from.index()));
        if (!captures.contains(to)) {
            return Optional.of(ChessRefusal.PAWN_ELSEWHERE.of(
                    from.name(), to.name(), Phrase.anyOf(Names.of(cells(advances))), Phrase.anyOf(Names.of(captures))));
        }
        return ChessRefusal.PAWN_STRIKES_NOTHING.when(!isTaken(to), from.name(), to.name());
    }

    /** The reason for a move that the piece could make but that would leave its aim attacked. */
    private Refusal danger(Piece piece, Cell from, Cell to) {
        Cell attacker = cell(attacks.attackerAfter(from.index(), to.index()));
        if (piece == Piece.K) {
            return ChessRefusal.AIM_ATTACKED.of(to.name(), attacker.name(), owned(attacker));
        }
        Cell aim = situation.aim(situation.turn());
        return generator.inCheck()
                ? ChessRefusal.STILL_IN_CHECK.of(aim.name(), attacker.name(), owned(attacker))
                : ChessRefusal.PINNED.of(from.name(), aim.name(), attacker.name(), owned(attacker));
    }

    private Phrase owned(Cell cell) {
        return names.owned(situation.man(cell));
    }

    private boolean isTaken(Cell cell) {
        return situation.man(cell) != Man.NONE;
    }

    private Cell cell(int index) {
        return board().cells().get(index);
    }

    private List<Cell> cells(int[] indices) {
        return Arrays.stream(indices)
                .filter(index -> index != MoveTables.NOWHERE)
                .mapToObj(this::cell)
                .toList();
    }
}
