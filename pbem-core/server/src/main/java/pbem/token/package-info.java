/** Signed reply addresses: how a reply says who sent it and what it answers, without a password. */
package pbem.token;
