/** Connect6 by Wu I-Chen: players place two men a turn, and six in a row win. */
package pbem.games.connect6;
