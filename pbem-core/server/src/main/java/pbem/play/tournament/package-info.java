/** Tournaments as they are run: who may do what, what follows by itself, and who is told. */
package pbem.play.tournament;
