/** People: players, how their identity is proved, and their settings for mails. */
package pbem.player;
