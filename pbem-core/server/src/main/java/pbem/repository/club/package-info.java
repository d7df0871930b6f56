/** What is kept of the club that a server is, beside its players and boards: what admins and moderators did. */
package pbem.repository.club;
