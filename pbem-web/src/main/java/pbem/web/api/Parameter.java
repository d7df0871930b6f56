package pbem.web.api;

/**
 * What an address of the API takes.
 *
 * @param inPath whether it is a part of the path, and not of the query
 * @param type as a JSON schema names it
 * @param description in a sentence
 */
record Parameter(String name, boolean inPath, String type, String description) {}
