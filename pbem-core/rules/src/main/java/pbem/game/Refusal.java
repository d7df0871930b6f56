package pbem.game;

import pbem.phrase.Phrase;

/**
 * Why something was not done, as a value. Each package that refuses keeps one sealed set of these, with one text in its
 * phrase book and one test for every member; a refusal names what is wrong with <em>this</em> request and, where there
 * is one, the right form.
 */
public interface Refusal {

    /** What the person is told. */
    Phrase phrase();

    /** Whether it is about how the request was written, so that an example of the right form helps. */
    default boolean isAboutForm() {
        return false;
    }

    /** Whether what was to be a move has not even the shape of one. */
    default boolean isShapeless() {
        return false;
    }
}
