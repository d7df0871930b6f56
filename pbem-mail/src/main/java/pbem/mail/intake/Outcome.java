package pbem.mail.intake;

import java.util.List;

/**
 * What finally became of a mail.
 *
 * @param word for the machine
 * @param reason for the admin
 * @param lines what became of each command in it
 */
record Outcome(String word, String reason, List<Line> lines) {

    record Line(String verdict, String what) {}
}
