/** Long Narde for two: a race game without hits, in which men bar points one by one. */
package pbem.games.narde;
