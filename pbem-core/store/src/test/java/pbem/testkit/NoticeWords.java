package pbem.testkit;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import pbem.notice.Notice;
import pbem.phrase.Phrasebook;

/** A notice in one line, for a test to compare: {@code board 101/1}, {@code refused: There is no board 7. ...}. */
record NoticeWords(Phrasebook words) {

    String of(Notice notice) {
        if (notice instanceof Notice.BoardNews news) {
            String asides =
                    news.asides().stream().map(words::say).map(" | "::concat).collect(Collectors.joining());
            return "board " + news.board() + "/" + news.revision() + (news.more() > 0 ? "+" + news.more() : "")
                    + asides;
        }
        if (notice instanceof Notice.ChallengeNews news) {
            return "challenge " + news.challenge() + " " + news.what().name().toLowerCase(Locale.ROOT) + " by "
                    + news.by() + (news.comment().isEmpty() ? "" : ": " + news.comment());
        }
        if (notice instanceof Notice.ConfirmRequest request) {
            return "confirm " + request.hold();
        }
        if (notice instanceof Notice.Remarked remarked) {
            return "remark " + remarked.remark();
        }
        if (notice instanceof Notice.Message message) {
            return "message from " + message.from() + ": " + message.words();
        }
        if (notice instanceof Notice.Reminder reminder) {
            return "reminder of " + of(reminder.boards());
        }
        if (notice instanceof Notice.VacationTaken taken) {
            return "vacation until " + taken.to() + ", " + taken.left() + " left";
        }
        if (notice instanceof Notice.Claimable claimable) {
            return "claim " + claimable.board() + " of " + claimable.late();
        }
        if (notice instanceof Notice.Digest digest) {
            return "digest of "
                    + digest.news().stream().map(this::of).collect(Collectors.joining(", "))
                    + ("; to move on " + of(digest.boards())).strip();
        }
        return ((Notice.Reply) notice).answers().stream().map(this::of).collect(Collectors.joining(" | "));
    }

    private static String of(List<Notice.Due> boards) {
        return boards.stream().map(due -> Integer.toString(due.board())).collect(Collectors.joining(", "));
    }

    private String of(Notice.Answer answer) {
        if (answer instanceof Notice.Answer.Said said) {
            return words.say(said.words());
        }
        if (answer instanceof Notice.Answer.Refused refused) {
            return "refused: " + words.say(refused.reason());
        }
        if (answer instanceof Notice.Answer.Forms forms) {
            return "forms: " + String.join("; ", forms.lines());
        }
        if (answer instanceof Notice.Answer.Steps steps) {
            return "steps: "
                    + steps.steps().stream()
                            .map(step -> step.line() + ", " + words.say(step.meaning()))
                            .collect(Collectors.joining("; "));
        }
        if (answer instanceof Notice.Answer.Listing listing) {
            return words.say(listing.heading()) + ": "
                    + listing.lines().stream().map(words::say).collect(Collectors.joining("; "));
        }
        if (answer instanceof Notice.Answer.Page page) {
            return "page " + page.topic();
        }
        if (answer instanceof Notice.Answer.Hinted hinted) {
            return "hints " + hinted.board() + "/" + hinted.revision() + " for " + hinted.player();
        }
        if (answer instanceof Notice.Answer.Previewed previewed) {
            return "previewed " + previewed.board() + "/" + previewed.revision() + " "
                    + String.join(" ", previewed.moves());
        }
        if (answer instanceof Notice.Answer.PreviewedNew previewed) {
            return "previewed " + previewed.game() + " " + String.join(" ", previewed.moves());
        }
        if (answer instanceof Notice.Answer.Written written) {
            return "record " + written.board() + "/" + written.revision();
        }
        if (answer instanceof Notice.Answer.Table table) {
            return words.say(table.heading()) + ": "
                    + table.rows().stream()
                            .map(row -> row.stream().map(this::of).collect(Collectors.joining(", ")))
                            .collect(Collectors.joining("; "));
        }
        Notice.Answer.Shown shown = (Notice.Answer.Shown) answer;
        return "shown " + shown.board() + "/" + shown.revision();
    }

    private String of(Notice.Cell cell) {
        if (cell instanceof Notice.Cell.Plain plain) {
            return plain.text();
        }
        return cell instanceof Notice.Cell.Words said
                ? words.say(said.phrase())
                : Instant.ofEpochMilli(((Notice.Cell.Moment) cell).millis()).toString();
    }
}
