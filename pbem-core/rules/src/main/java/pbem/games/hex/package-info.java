/** Hex by Piet Hein and John Nash, for two: the first to connect the two sides of their colour wins. */
package pbem.games.hex;
