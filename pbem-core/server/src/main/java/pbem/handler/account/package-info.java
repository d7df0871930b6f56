/** What players decide about themselves: accounts, userids, addresses, settings, vacations and blocked players. */
package pbem.handler.account;
