package pbem.web.api.value;

/** Why there is no answer, as RFC 9457 says it. */
public record ProblemItem(String type, String title, int status, String detail) {}
