/** What the API answers, as values: a record is an object, an Optional what may be left out. */
package pbem.web.api.value;
