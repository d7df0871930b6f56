/** What the admin and those who help them do about people: who may do what, and who is told. All of it stands in the audit log. */
package pbem.handler.club;
