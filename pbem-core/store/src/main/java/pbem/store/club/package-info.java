/** The club that a server is: its announcements, reports, sign-ups and audit log in the database. */
package pbem.store.club;
