package pbem.notice;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is left of a notice to somebody else when a person is forgotten: the notice without their words, or nothing if
 * these are all that it brings. A new kind of notice does not compile until it is said here what of it are their words.
 *
 * @param remarks ids of what they said to all at a board or to the admin
 * @param questions ids of what they were asked to confirm
 * @param names userids that they have and had
 */
public record Forgetting(Set<Long> remarks, Set<Long> questions, Set<String> names)
        implements Notice.Cases<Optional<Notice>> {

    public Forgetting {
        remarks = Set.copyOf(remarks);
        questions = Set.copyOf(questions);
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
                names.contains(news.by())
                        ? new Notice.ChallengeNews(
                                news.challenge(), news.what(), news.by(), "", news.ratings(), news.fitting())
                        : news);
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
        List<Notice.Answer> left = news.answers().stream()
                .filter(answer -> !(answer instanceof Notice.Answer.Said said
                        && said.words().args().stream().anyMatch(names::contains)))
                .toList();
        return left.isEmpty()
                ? Optional.empty()
                : Optional.of(new HouseNotice.TournamentNews(news.tournament(), news.name(), left));
    }

    /** Whoever is named in it, or said something that it repeats, is an argument of its words. */
    @Override
    public Optional<Notice> clubNews(HouseNotice.ClubNews news) {
        List<Notice.Answer> left = news.answers().stream()
                .filter(answer -> !(answer instanceof Notice.Answer.Said said
                        && said.words().args().stream().anyMatch(names::contains)))
                .toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new HouseNotice.ClubNews(news.subject(), left));
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

    /** Answers to others say what they asked for, and read the words of boards from their logs. */
    @Override
    public Optional<Notice> reply(Notice.Reply reply) {
        return Optional.of(reply);
    }

    /** It speaks of the server alone. */
    @Override
    public Optional<Notice> alarmed(HouseNotice.Alarmed alarmed) {
        return Optional.of(alarmed);
    }
}
