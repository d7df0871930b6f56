/** What lists show of boards, tournaments and announcements, and figures of the whole server, as the store sums them up. */
package pbem.summary;
