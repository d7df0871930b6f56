/**
 * Boards, tournaments and announcements as lists show them, and figures about the whole server; the store computes
 * them.
 */
package pbem.summary;
