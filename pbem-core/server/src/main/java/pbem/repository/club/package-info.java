/** Data of the club besides its players and boards, such as the acts of admins and moderators. */
package pbem.repository.club;
