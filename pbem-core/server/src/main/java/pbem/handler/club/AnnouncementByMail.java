package pbem.handler.club;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.command.ClubCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.request.CommandContext;
import pbem.summary.Announcement;

/** An announcement that an admin asks for by mail: its readers and subject are on the line, its text below it. */
record AnnouncementByMail(CommandContext context, Games games, ClubCommand.Moderate said) {

    private static final String EVERYBODY = "all";
    private static final int LATE = 5;

    /** The last announcements that can still be withdrawn, with their numbers. */
    static Optional<Answer> ofLate(CommandContext context) {
        List<Phrase> late = context.repositories().announcements().newest(LATE).stream()
                .filter(Announcement::isWithdrawable)
                .map(announcement -> Phrase.of("club.announcement", announcement.number(), announcement.subject()))
                .toList();
        return late.isEmpty()
                ? Optional.empty()
                : Optional.of(new Answer.Listing(Phrase.of("club.announcements"), late));
    }

    /** The text as typed. Mail addresses in it are kept, since they are meant for everybody. */
    String words() {
        return context.words();
    }

    Optional<Refusal> objection() {
        return desk().objection(draft());
    }

    Optional<Refusal> make() {
        return desk().make(draft());
    }

    AnnouncementDesk desk() {
        return new AnnouncementDesk(context.repositories(), games, Officer.byMail(context.player()), context.now());
    }

    /** The number of readers, told before the announcement is made. */
    Answer reach() {
        return new Answer.Said(Phrase.of("club.announcement-would-reach", said.reason(), readers()));
    }

    /** The number of readers, told once the announcement is made. */
    Answer made() {
        Announcement made = context.repositories().announcements().newest(1).get(0);
        return new Answer.Said(Phrase.of("club.announcement-made", made.number(), readers()));
    }

    private int readers() {
        return context.repositories().announcements().readers(draft().game());
    }

    private Announcement.Draft draft() {
        String to = said.words().get(0);
        Optional<String> game = to.equalsIgnoreCase(EVERYBODY)
                ? Optional.empty()
                : Optional.of(games.named(to).map(Game::name).orElse(to.toLowerCase(Locale.ROOT)));
        return new Announcement.Draft(game, said.reason(), words(), true, true);
    }
}
