/**
 * Handles what the admin and the officers do about people: rights, sanctions and reports. Every act is written to the
 * audit log.
 */
package pbem.handler.club;
