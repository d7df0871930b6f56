/** Acts that are due as time passes: reminders, digests, automatic vacations, players whose time is up. */
package pbem.schedule;
