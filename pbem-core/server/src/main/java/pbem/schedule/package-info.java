/** What is due because time has passed: reminders, digests, vacations taken by force, players whose time is up. */
package pbem.schedule;
