/** Handles challenges and the answers to them until a board starts or the invitation ends. */
package pbem.handler.invitation;
