package pbem.notice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;

/**
 * The rest of a notice to another person when a person is forgotten: the notice without the person's words, or nothing
 * if the notice brings only these. A new kind of notice does not compile until this class says which of its words are
 * the person's.
 *
 * @param remarks ids of what the person said to everybody at a board or to the admin
 * @param questions ids of what the person was asked to confirm
 * @param announcements numbers of the announcements that the person made as an officer
 * @param names the person's present and former userids
 */
public record Forgetting(Set<Long> remarks, Set<Long> questions, Set<Integer> announcements, Set<String> names)
        implements Notice.Cases<Optional<Notice>> {

    public Forgetting {
        remarks = Set.copyOf(remarks);
        questions = Set.copyOf(questions);
        announcements = Set.copyOf(announcements);
        names = Set.copyOf(names);
    }

    /** Keeps the notice: words said at a board are in the log of the board. */
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

    /** Keeps the notice: the person's words to others are read when the mail is written. */
    @Override
    public Optional<Notice> myData(Notice.MyData data) {
        return Optional.of(data);
    }

    /** Drops the sentences that name the person, such as a director's decision with its reason. */
    @Override
    public Optional<Notice> tournamentNews(HouseNotice.TournamentNews news) {
        List<Answer> left =
                news.answers().stream().filter(answer -> !isSaidOfThem(answer)).toList();
        return left.isEmpty() && news.boards().isEmpty()
                ? Optional.empty()
                : Optional.of(new HouseNotice.TournamentNews(
                        news.tournament(), news.name(), left, news.boards(), news.inviter()));
    }

    private boolean isSaidOfThem(Answer answer) {
        return answer instanceof Answer.Said said && isOfThem(said.words());
    }

    /** Whether a phrase names the person or repeats their words: both are arguments of the phrase. */
    private boolean isOfThem(Phrase words) {
        return words.args().stream().anyMatch(names::contains);
    }

    /**
     * Drops the notice if it names the person anywhere. It speaks of a single matter, so the rest is about the person,
     * too, or in their words.
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

    /** Keeps the notice: it is from the admin to a person who is not a player yet. */
    @Override
    public Optional<Notice> invited(HouseNotice.Invited invited) {
        return Optional.of(invited);
    }

    @Override
    public Optional<Notice> placeKept(HouseNotice.PlaceKept kept) {
        return names.contains(kept.by()) ? Optional.empty() : Optional.of(kept);
    }

    /** Keeps the notice: it says nothing of the players that the board does not show. */
    @Override
    public Optional<Notice> analysed(ScheduledNotice.Analysed analysed) {
        return Optional.of(analysed);
    }

    /** Keeps the notice: the text of the challenge is read when the mail is written. */
    @Override
    public Optional<Notice> seekNews(ScheduledNotice.SeekNews news) {
        return Optional.of(news);
    }

    /**
     * Keeps all but reports. Answers contain only what others asked for, and read words said at boards from the logs;
     * only reports contain words themselves.
     */
    @Override
    public Optional<Notice> reply(Notice.Reply reply) {
        List<Answer> left = reply.answers().stream()
                .map(answer -> answer instanceof Answer.Listing listing ? without(listing) : answer)
                .toList();
        return Optional.of(new Notice.Reply(reply.about(), left, reply.answered(), reply.wished()));
    }

    /**
     * The listing without the reports by or about the person. The words of a report follow the line that names whom it
     * is by and about.
     */
    private Answer without(Answer.Listing listing) {
        List<Phrase> left = new ArrayList<>();
        boolean theirs = false;
        for (Phrase line : listing.lines()) {
            boolean words = line.key().equals("club.words");
            theirs = words ? theirs : line.key().startsWith("club.report-of-") && isOfThem(line);
            if (!theirs) {
                left.add(line);
            }
        }
        return new Answer.Listing(listing.heading(), left);
    }

    /** Keeps the notice: it is about the server alone. */
    @Override
    public Optional<Notice> alarmed(HouseNotice.Alarmed alarmed) {
        return Optional.of(alarmed);
    }
}
