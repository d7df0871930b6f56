/** Connect6 by Wu I-Chen: two men a turn, and six in a row win. */
package pbem.games.connect6;
