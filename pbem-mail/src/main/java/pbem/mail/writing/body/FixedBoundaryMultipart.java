package pbem.mail.writing.body;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.ContentType;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMultipart;

/** A multipart with a fixed boundary, so that a mail that is written twice has the same bytes. */
final class FixedBoundaryMultipart extends MimeMultipart {

    /** The start of all boundaries. It occurs neither in base64 nor in quoted-printable. */
    static final String BOUNDARY = "=_";

    /** @param token unique in the world, so that no boundary is the same as in a quoted mail */
    FixedBoundaryMultipart(String subtype, String token) throws MessagingException {
        super(subtype);
        ContentType type = new ContentType(contentType);
        type.setParameter("boundary", BOUNDARY + subtype + "_" + token);
        contentType = type.toString();
    }

    FixedBoundaryMultipart with(MimeBodyPart part) throws MessagingException {
        addBodyPart(part);
        return this;
    }

    /** This multipart as a part of another one. */
    MimeBodyPart asPart() throws MessagingException {
        MimeBodyPart part = new MimeBodyPart();
        part.setContent(this);
        return part;
    }
}
