package pbem.club;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/** Counts what the members of a club were told. */
final class Tally {

    private final Club club;
    private final Map<String, Integer> statuses = new TreeMap<>();
    private final Set<String> reminded = new HashSet<>();
    private int movesAcknowledged;
    private int mails;

    Tally(Club club) {
        this.club = club;
    }

    void note(String user, MailResult handled) {
        mails++;
        for (String result : handled.results()) {
            statuses.merge(result.substring(0, result.indexOf(':')), 1, Integer::sum);
            if (result.startsWith("done: played ")) {
                movesAcknowledged++;
            }
        }
    }

    /** @throws AssertionError if a member is reminded a second time within a day */
    void reminded(MailResult handled) {
        LocalDate today = club.now().atZone(ZoneOffset.UTC).toLocalDate();
        for (String notice : handled.notices()) {
            String user = notice.substring(0, notice.indexOf(':'));
            if (notice.startsWith(user + ": reminder of") && !reminded.add(user + " " + today)) {
                throw new AssertionError(user + " is reminded twice on " + today);
            }
        }
    }

    int mails() {
        return mails;
    }

    int movesAcknowledged() {
        return movesAcknowledged;
    }

    int reminders() {
        return reminded.size();
    }

    int count(String verdict) {
        return statuses.getOrDefault(verdict, 0);
    }

    @Override
    public String toString() {
        return mails + " mails handled, " + statuses + ", " + movesAcknowledged + " moves, " + reminders()
                + " reminders";
    }
}
