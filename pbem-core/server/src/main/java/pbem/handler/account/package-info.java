/**
 * What players say about themselves: their accounts, names, addresses, settings, vacations, and whom they block.
 */
package pbem.handler.account;
