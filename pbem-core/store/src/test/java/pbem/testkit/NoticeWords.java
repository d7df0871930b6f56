package pbem.testkit;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrasebook;

/** Puts a notice into one line for tests to compare: {@code board 101/1}, {@code refused: There is no board 7. ...}. */
record NoticeWords(Phrasebook words) implements Notice.Cases<String>, Answer.Cases<String> {

    String of(Notice notice) {
        return notice.match(this);
    }

    @Override
    public String boardNews(Notice.BoardNews news) {
        String asides =
                news.asides().stream().map(words::say).map(" | "::concat).collect(Collectors.joining());
        return "board " + news.board() + "/" + news.revision() + (news.more() > 0 ? "+" + news.more() : "") + asides;
    }

    @Override
    public String challengeNews(Notice.ChallengeNews news) {
        return "challenge " + news.challenge() + " " + news.what().name().toLowerCase(Locale.ROOT) + " by " + news.by()
                + (news.comment().isEmpty() ? "" : ": " + news.comment())
                + news.more().stream().map(other -> ", " + challengeNews(other)).collect(Collectors.joining());
    }

    @Override
    public String confirmRequest(Notice.ConfirmRequest request) {
        return "confirm " + request.hold()
                + request.answers().stream()
                        .map(answer -> " | " + answer.match(this))
                        .collect(Collectors.joining());
    }

    @Override
    public String remarked(Notice.Remarked remarked) {
        return "remark " + remarked.remark()
                + remarked.more().stream().map(id -> ", " + id).collect(Collectors.joining());
    }

    @Override
    public String message(Notice.Message message) {
        return "message from " + message.from() + ": "
                + message.parts().stream().map(Notice.Message.Part::words).collect(Collectors.joining(" | "));
    }

    @Override
    public String reminder(ScheduledNotice.Reminder reminder) {
        return "reminder of " + boards(reminder.boards());
    }

    @Override
    public String vacationTaken(ScheduledNotice.VacationTaken taken) {
        return "vacation until " + taken.to() + ", " + taken.left() + " left";
    }

    @Override
    public String claimable(ScheduledNotice.Claimable claimable) {
        return "claim " + claimable.board() + " of " + claimable.late();
    }

    @Override
    public String digest(ScheduledNotice.Digest digest) {
        return "digest of " + digest.news().stream().map(this::of).collect(Collectors.joining(", "))
                + ("; to move on " + boards(digest.boards())).strip()
                + (digest.challenges().isEmpty() ? "" : "; to answer " + digest.challenges())
                + (digest.seeks().isEmpty() ? "" : "; seeks " + digest.seeks());
    }

    @Override
    public String analysed(ScheduledNotice.Analysed analysed) {
        return "analysis of board " + analysed.board() + "/" + analysed.revision() + " at level " + analysed.level();
    }

    @Override
    public String seekNews(ScheduledNotice.SeekNews news) {
        return "seeks " + news.challenges();
    }

    @Override
    public String alarmed(HouseNotice.Alarmed alarmed) {
        return alarmed.state().name().toLowerCase(Locale.ROOT) + " " + alarmed.cause() + ": "
                + alarmed.says().stream().map(words::say).collect(Collectors.joining(" "));
    }

    @Override
    public String clubNews(HouseNotice.ClubNews news) {
        return words.say(news.subject()) + ": "
                + news.answers().stream().map(answer -> answer.match(this)).collect(Collectors.joining(" | "));
    }

    @Override
    public String announced(HouseNotice.Announced announced) {
        return "announcement " + announced.announcement();
    }

    @Override
    public String invited(HouseNotice.Invited invited) {
        return "invitation " + invited.invitation() + ": " + invited.words();
    }

    @Override
    public String placeKept(HouseNotice.PlaceKept kept) {
        return kept.by() + " keeps a place for " + kept.game() + " as " + kept.user();
    }

    @Override
    public String reply(Notice.Reply reply) {
        return reply.answers().stream().map(answer -> answer.match(this)).collect(Collectors.joining(" | "));
    }

    @Override
    public String myData(Notice.MyData data) {
        return "data as of " + data.at();
    }

    @Override
    public String tournamentNews(HouseNotice.TournamentNews news) {
        return "tournament " + news.tournament() + ": "
                + news.answers().stream().map(answer -> answer.match(this)).collect(Collectors.joining(" | "))
                + (news.boards().isEmpty() ? "" : " | boards " + news.boards());
    }

    private static String boards(List<ScheduledNotice.Due> boards) {
        return boards.stream().map(due -> Integer.toString(due.board())).collect(Collectors.joining(", "));
    }

    @Override
    public String said(Answer.Said said) {
        return words.say(said.words());
    }

    @Override
    public String refused(Answer.Refused refused) {
        return "refused: " + words.say(refused.reason());
    }

    @Override
    public String steps(Answer.Steps steps) {
        return "steps: "
                + steps.steps().stream()
                        .map(step -> step.line() + ", " + words.say(step.meaning()))
                        .collect(Collectors.joining("; "));
    }

    @Override
    public String forms(Answer.Forms forms) {
        return "forms: " + String.join("; ", forms.lines());
    }

    @Override
    public String listing(Answer.Listing listing) {
        return words.say(listing.heading()) + ": "
                + listing.lines().stream().map(words::say).collect(Collectors.joining("; "));
    }

    @Override
    public String table(Answer.Table table) {
        return words.say(table.heading()) + ": "
                + table.rows().stream()
                        .map(row -> row.stream().map(this::of).collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; "));
    }

    private String of(Notice.Cell cell) {
        return cell.match(
                Notice.Cell.Plain::text,
                said -> words.say(said.phrase()),
                moment -> Instant.ofEpochMilli(moment.millis()).toString());
    }

    @Override
    public String page(Answer.Page page) {
        return "page " + page.topic();
    }

    @Override
    public String shown(Answer.Shown shown) {
        return "shown " + shown.board() + "/" + shown.revision();
    }

    @Override
    public String looked(Answer.Looked looked) {
        return "looked " + looked.board() + "/" + looked.revision()
                + looked.cell().map(cell -> " " + cell).orElse("");
    }

    @Override
    public String hinted(Answer.Hinted hinted) {
        return "hints " + hinted.board() + "/" + hinted.revision() + " for " + hinted.player();
    }

    @Override
    public String previewed(Answer.Previewed previewed) {
        return "previewed " + previewed.board() + "/" + previewed.revision() + " "
                + String.join(" ", previewed.moves());
    }

    @Override
    public String previewedNew(Answer.PreviewedNew previewed) {
        return "previewed " + previewed.game() + " " + String.join(" ", previewed.moves());
    }

    @Override
    public String lesson(Answer.Lesson lesson) {
        return "lesson " + lesson.game() + " " + (lesson.lesson() + 1) + "." + (lesson.task() + 1) + "/"
                + lesson.revision();
    }

    @Override
    public String judged(Answer.Judged judged) {
        return "judged " + judged.move();
    }

    @Override
    public String lessonHint(Answer.LessonHint hint) {
        return "hint " + hint.game() + " " + (hint.lesson() + 1) + "." + (hint.task() + 1);
    }

    @Override
    public String lessonList(Answer.LessonList list) {
        StringBuilder said = new StringBuilder("lessons of " + list.game());
        list.solved().forEach(lesson -> said.append(", solved ").append(lesson + 1));
        list.present().ifPresent(lesson -> said.append(", at ").append(lesson + 1));
        return said.toString();
    }

    @Override
    public String crosstable(Answer.Crosstable crosstable) {
        return words.say(crosstable.heading()) + ": "
                + String.join("; ", crosstable.table().lines(words));
    }

    @Override
    public String written(Answer.Written written) {
        return written.writing().name().toLowerCase(Locale.ROOT) + " " + written.board() + "/" + written.revision();
    }
}
