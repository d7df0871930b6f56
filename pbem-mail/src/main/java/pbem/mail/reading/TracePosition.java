package pbem.mail.reading;

/** Where in a header the servers on the way write (RFC 8601, section 4.1). */
final class TracePosition {

    private TracePosition() {}
}
