package pbem.game;

import pbem.phrase.Phrase;

/**
 * Why something was not done: one of a closed set of reasons, and the words for the person. The phrase names what is
 * wrong with <em>this</em> request and, where there is one, the right form.
 *
 * @param phrase of the reason's key
 */
public record Refusal(Reason reason, Phrase phrase) {

    /** A refusal in words that come from elsewhere, such as why a mail could not be read. */
    public static Refusal saying(Phrase phrase) {
        return new Refusal(new Reason(phrase.key()), phrase);
    }

    public boolean is(Reason other) {
        return reason.equals(other);
    }
}
