package pbem.handler.club;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.notice.HouseNotice;
import pbem.notice.Notice.Answer;
import pbem.notice.Recipient;
import pbem.phrase.Phrase;
import pbem.play.ConflictOfInterest;
import pbem.player.Player;
import pbem.repository.Repositories;
import pbem.repository.club.Report;
import pbem.request.Comment;
import pbem.request.NewsPost;

/**
 * Handles the queue of reports: tells officers of new ones, and authors of the answers.
 *
 * @param news sends the news
 */
public record ReportDesk(Repositories repositories, NewsPost news, Instant now) {

    /**
     * Tells the admin and all officers of a report, except its author and those it concerns, with the way to answer it.
     * Only officers answer by mail.
     */
    void opened(Report report) {
        int number = report.number();
        HouseNotice.ClubNews told = told(
                report, new Answer.Forms(List.of("moderate answer " + number, "moderate close " + number, "moderate")));
        news.club(Recipient.ADMIN, told(report, new Answer.Said(Phrase.of("club.report-at-terminal", number))));
        repositories.players().officers().stream()
                .filter(officer -> !officer.equals(report.from())
                        && !concerns(report, new ConflictOfInterest(repositories, officer)))
                .forEach(officer -> news.club(Recipient.player(officer), told));
    }

    private static HouseNotice.ClubNews told(Report report, Answer whatToDo) {
        return new HouseNotice.ClubNews(
                Phrase.of("club.subject-report", report.number()),
                List.of(
                        new Answer.Said(about(report)),
                        new Answer.Said(Phrase.of("club.words", report.words())),
                        whatToDo));
    }

    /** Whether an officer may not decide about the player whom a report is about, or about a player of its board. */
    boolean concerns(Report report, ConflictOfInterest conflict) {
        return conflict.among(concerned(report)).isPresent();
    }

    private List<Player> concerned(Report report) {
        List<Player> concerned = new ArrayList<>();
        report.about().ifPresent(concerned::add);
        report.board().stream()
                .mapToObj(repositories.boards()::record)
                .flatMap(Optional::stream)
                .forEach(record -> concerned.addAll(record.board().players()));
        return concerned;
    }

    static Phrase about(Report report) {
        String from = report.from().user();
        if (report.board().isPresent()) {
            return Phrase.of(
                    "club.report-of-board",
                    report.number(),
                    from,
                    report.board().getAsInt());
        }
        return Phrase.of(
                "club.report-of-player",
                report.number(),
                from,
                report.about().map(Player::user).orElse(""));
    }

    /**
     * Closes a report, and tells its author the result.
     *
     * @param answer the answer to the author; if empty, the author is told that the report was considered
     * @return why it was not done; empty if it was
     */
    public Optional<Refusal> close(int number, Officer by, String answer) {
        Optional<Report> found = repositories.reports().numbered(number);
        if (found.isEmpty()) {
            return Optional.of(ClubRefusal.NO_SUCH_REPORT.of(number));
        }
        Report report = found.get();
        if (!report.isOpen()) {
            return Optional.of(ClubRefusal.REPORT_CLOSED.of(number));
        }
        if (by.player()
                .filter(officer -> concerns(report, new ConflictOfInterest(repositories, officer)))
                .isPresent()) {
            return Optional.of(ClubRefusal.OWN_REPORT.of(number));
        }
        String words = Comment.clipped(answer.strip());
        repositories.reports().close(report, words, now);
        new Decisions(repositories, by, now).audit("close report", report.from(), "report " + number);
        Phrase said = words.isEmpty()
                ? Phrase.of("club.report-looked-at", number)
                : Phrase.of("club.report-answered", number, words);
        if (report.from().state() == Player.State.ACTIVE) {
            news.club(
                    Recipient.player(report.from()),
                    new HouseNotice.ClubNews(
                            Phrase.of("club.subject-your-report", number), List.of(new Answer.Said(said))));
        }
        return Optional.empty();
    }
}
