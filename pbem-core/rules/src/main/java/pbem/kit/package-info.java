/**
 * Common code for games on a board of cells, so that a game needs only its rules and its texts: a
 * {@link pbem.kit.GameBoard} of numbered cells, a {@link pbem.kit.Play} that changes with every move, and from these
 * the position, the reading of moves and the reasons for refusing them, the picture, the words, the composing of moves,
 * the counting and the computer players. It contains no game.
 *
 * <ul>
 * <li>Boards: {@link pbem.kit.BoardShapes}.
 * <li>Moves: {@link pbem.kit.MoveForm}; {@link pbem.kit.MovePath} for moves with any number of places.
 * <li>Rules: {@link pbem.kit.PlacingPlay} for men that are put on cells, {@link pbem.kit.TurnPlay} for all others,
 * {@link pbem.kit.DraughtsRule} for games like draughts, {@link pbem.kit.TakingRule} for games like Go,
 * {@link pbem.kit.ManRule} for men that move each on its own, {@link pbem.kit.PuttingRule} for others in which men are
 * put on cells. Helpers for these: {@link pbem.kit.ConnectionGoal},
 * {@link pbem.kit.RowGoal}, {@link pbem.kit.Chains}, {@link pbem.kit.Jumps}, {@link pbem.kit.Liberties},
 * {@link pbem.kit.Superko}. An end by agreement on dead men, and a score by area: {@link pbem.kit.AgreedEnd},
 * {@link pbem.kit.AreaScore}.
 * <li>Chess and related games: {@code pbem.kit.royal}.
 * <li>Race games with two dice, such as Backgammon: {@code pbem.kit.race}.
 * <li>Rules that extend other rules: {@link pbem.kit.SwapPlay}, {@link pbem.kit.Opening}, {@link pbem.kit.DrawPlay};
 * {@link pbem.kit.PlayAround} for others.
 * <li>Men on cells, in stacks and beside the board: {@link pbem.kit.Men}. Their looks and names:
 * {@link pbem.kit.BoardLook}, {@link pbem.kit.Figure}.
 * <li>Sentences about the cells of games with a position of their own: {@link pbem.kit.CellWords}.
 * </ul>
 */
package pbem.kit;
