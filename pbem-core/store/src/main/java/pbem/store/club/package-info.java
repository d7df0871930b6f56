/** The announcements, reports, sign-ups and audit log of the club, in the database. */
package pbem.store.club;
