/** The site: server-rendered pages that show the results of queries. It contains no rules. */
package pbem.web;
