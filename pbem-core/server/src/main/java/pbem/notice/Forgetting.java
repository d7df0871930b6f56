package pbem.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.phrase.Phrase;

/**
 * What is left of a notice to somebody else when a person is forgotten: the notice without their words, or nothing if
 * these are all that it brings. A new kind of notice does not compile until it is said here what of it are their words.
 *
 * @param remarks ids of what they said to all at a board or to the admin
 * @param questions ids of what they were asked to confirm
 * @param announcements numbers of what they announced as an officer
 * @param names userids that they have and had
 */
public record Forgetting(Set<Long> remarks, Set<Long> questions, Set<Integer> announcements, Set<String> names)
        implements Notice.Cases<Optional<Notice>> {

    public Forgetting {
        remarks = Set.copyOf(remarks);
        questions = Set.copyOf(questions);
        announcements = Set.copyOf(announcements);
        names = Set.copyOf(names);
    }

    /** What was said there stands in the log of the board. */
    @Override
    public Optional<Notice> boardNews(Notice.BoardNews news) {
        return Optional.of(news);
    }

    @Override
    public Optional<Notice> challengeNews(Notice.ChallengeNews news) {
        return Optional.of(
                wordless(news).with(news.more().stream().map(this::wordless).toList()));
    }

    private Notice.ChallengeNews wordless(Notice.ChallengeNews news) {
        return new Notice.ChallengeNews(
                news.challenge(),
                news.what(),
                news.by(),
                names.contains(news.by()) ? "" : news.comment(),
                news.ratings(),
                news.fitting(),
                List.of());
    }

    @Override
    public Optional<Notice> confirmRequest(Notice.ConfirmRequest request) {
        return questions.contains(request.hold()) ? Optional.empty() : Optional.of(request);
    }

    @Override
    public Optional<Notice> remarked(Notice.Remarked remarked) {
        return remarks.contains(remarked.remark()) ? Optional.empty() : Optional.of(remarked);
    }

    @Override
    public Optional<Notice> message(Notice.Message message) {
        return names.contains(message.from()) ? Optional.empty() : Optional.of(message);
    }

    @Override
    public Optional<Notice> reminder(ScheduledNotice.Reminder reminder) {
        return Optional.of(reminder);
    }

    @Override
    public Optional<Notice> vacationTaken(ScheduledNotice.VacationTaken taken) {
        return Optional.of(taken);
    }

    @Override
    public Optional<Notice> claimable(ScheduledNotice.Claimable claimable) {
        return Optional.of(claimable);
    }

    @Override
    public Optional<Notice> digest(ScheduledNotice.Digest digest) {
        return Optional.of(digest);
    }

    /** What they said to others is read when the mail is written. */
    @Override
    public Optional<Notice> myData(Notice.MyData data) {
        return Optional.of(data);
    }

    /** What they decided as a director is told with their reason. */
    @Override
    public Optional<Notice> tournamentNews(HouseNotice.TournamentNews news) {
        List<Notice.Answer> left =
                news.answers().stream().filter(answer -> !isSaidOfThem(answer)).toList();
        return left.isEmpty() && news.boards().isEmpty()
                ? Optional.empty()
                : Optional.of(new HouseNotice.TournamentNews(news.tournament(), news.name(), left, news.boards()));
    }

    private boolean isSaidOfThem(Notice.Answer answer) {
        return answer instanceof Notice.Answer.Said said && isOfThem(said.words());
    }

    /** A person who is named, or whose words are repeated, is an argument of the phrase. */
    private boolean isOfThem(Phrase words) {
        return words.args().stream().anyMatch(names::contains);
    }

    /**
     * It speaks of one matter: if it names them anywhere, all the rest of it is about them, too, or are their words.
     */
    @Override
    public Optional<Notice> clubNews(HouseNotice.ClubNews news) {
        boolean theirs = isOfThem(news.subject()) || news.answers().stream().anyMatch(this::isSaidOfThem);
        return theirs ? Optional.empty() : Optional.of(news);
    }

    @Override
    public Optional<Notice> announced(HouseNotice.Announced announced) {
        return announcements.contains(announced.announcement()) ? Optional.empty() : Optional.of(announced);
    }

    /** It goes to somebody who is no player yet, from the admin. */
    @Override
    public Optional<Notice> invited(HouseNotice.Invited invited) {
        return Optional.of(invited);
    }

    @Override
    public Optional<Notice> placeKept(HouseNotice.PlaceKept kept) {
        return names.contains(kept.by()) ? Optional.empty() : Optional.of(kept);
    }

    /** It says of players what the board does. */
    @Override
    public Optional<Notice> analysed(ScheduledNotice.Analysed analysed) {
        return Optional.of(analysed);
    }

    /** What the challenge says is read when the mail is written. */
    @Override
    public Optional<Notice> seekNews(ScheduledNotice.SeekNews news) {
        return Optional.of(news);
    }

    /**
     * Answers to others say what they asked for, and read the words of boards from their logs; those of reports they
     * hold.
     */
    @Override
    public Optional<Notice> reply(Notice.Reply reply) {
        List<Notice.Answer> left = reply.answers().stream()
                .map(answer -> answer instanceof Notice.Answer.Listing listing ? without(listing) : answer)
                .toList();
        return Optional.of(new Notice.Reply(reply.about(), left, reply.answered()));
    }

    /** The words of a report stand behind whom it is by and about. */
    private Notice.Answer without(Notice.Answer.Listing listing) {
        List<Phrase> left = new ArrayList<>();
        boolean theirs = false;
        for (Phrase line : listing.lines()) {
            boolean words = line.key().equals("club.words");
            theirs = words ? theirs : line.key().startsWith("club.report-of-") && isOfThem(line);
            if (!theirs) {
                left.add(line);
            }
        }
        return new Notice.Answer.Listing(listing.heading(), left);
    }

    /** It speaks of the server alone. */
    @Override
    public Optional<Notice> alarmed(HouseNotice.Alarmed alarmed) {
        return Optional.of(alarmed);
    }
}
