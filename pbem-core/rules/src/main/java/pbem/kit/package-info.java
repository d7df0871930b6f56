/**
 * What games on a board of cells have in common, so that a game is its rules and its texts: a {@link pbem.kit.GameBoard} of
 * numbered cells, a {@link pbem.kit.Play} that changes with every move, and from these the position, the reading of moves
 * and why they are refused, the picture, the words, composing, counting and the programs that play. Knows no game.
 *
 * <ul>
 *   <li>Boards: {@link pbem.kit.BoardShapes}.
 *   <li>Moves: {@link pbem.kit.MoveForm}; {@link pbem.kit.MovePath} where they have any number of places.
 *   <li>Rules: {@link pbem.kit.PlacingPlay} for men that are put on cells, {@link pbem.kit.TurnPlay} for all others,
 *       {@link pbem.kit.JumpingRule} for games like draughts. What these use: {@link pbem.kit.ConnectionGoal},
 *       {@link pbem.kit.RowGoal}, {@link pbem.kit.Chains}, {@link pbem.kit.Jumps}, {@link pbem.kit.Liberties},
 *       {@link pbem.kit.Superko}.
 *   <li>Chess and its family: {@code pbem.kit.royal}.
 *   <li>Rules around rules: {@link pbem.kit.SwapPlay}, {@link pbem.kit.DrawPlay}; {@link pbem.kit.PlayAround} for more.
 *   <li>What stands on cells, in stacks and beside the board: {@link pbem.kit.Men}. How it looks and is called:
 *       {@link pbem.kit.BoardLook}, {@link pbem.kit.Figure}.
 * </ul>
 */
package pbem.kit;
