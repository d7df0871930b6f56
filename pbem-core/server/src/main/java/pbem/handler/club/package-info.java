/**
 * Handles decisions of the admin and the officers about people: rights, sanctions and reports. Every act is written to
 * the audit log.
 */
package pbem.handler.club;
