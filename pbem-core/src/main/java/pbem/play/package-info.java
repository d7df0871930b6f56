/**
 * The life of boards: players, challenges, the event log and the referee, who alone changes them. Knows no SQL (it
 * speaks to a {@link pbem.play.Ledger}), no mail and no wall clock.
 */
package pbem.play;
