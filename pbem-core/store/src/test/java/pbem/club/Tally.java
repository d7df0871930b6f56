package pbem.club;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import pbem.testkit.Club;
import pbem.testkit.Heard;

/** What the members of a club were told, counted. */
final class Tally {

    private final Club club;
    private final Map<String, Integer> verdicts = new TreeMap<>();
    private final Set<String> reminded = new HashSet<>();
    private int movesAcknowledged;
    private int mails;

    Tally(Club club) {
        this.club = club;
    }

    void note(String user, Heard heard) {
        mails++;
        for (String ruling : heard.rulings()) {
            verdicts.merge(ruling.substring(0, ruling.indexOf(':')), 1, Integer::sum);
            if (ruling.startsWith("done: played ")) {
                movesAcknowledged++;
            }
        }
    }

    /** @throws AssertionError if somebody is reminded a second time within a day */
    void reminded(Heard heard) {
        LocalDate today = club.now().atZone(ZoneOffset.UTC).toLocalDate();
        for (String notice : heard.notices()) {
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
        return verdicts.getOrDefault(verdict, 0);
    }

    @Override
    public String toString() {
        return mails + " mails heard, " + verdicts + ", " + movesAcknowledged + " moves, " + reminders() + " reminders";
    }
}
