/** Games that are over, looked at again: how each player stood before each move, and where the game turned. */
package pbem.analysis;
