package pbem.handler.club;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import pbem.command.ClubCommand;
import pbem.game.Game;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.Notice;
import pbem.phrase.Phrase;
import pbem.request.CommandContext;
import pbem.summary.Announcement;

/** What an admin wants to be announced, as a mail asks for it: to whom, the subject on the line, and the text below it. */
record AnnouncementByMail(CommandContext context, Games games, ClubCommand.Moderate said) {

    private static final String EVERYBODY = "all";
    private static final int LATE = 5;

    /** The last ones that can still be taken back, by their numbers. */
    static Optional<Notice.Answer> ofLate(CommandContext context) {
        List<Phrase> late = context.repositories().announcements().newest(LATE).stream()
                .filter(Announcement::isWithdrawable)
                .map(announcement -> Phrase.of("club.announcement", announcement.number(), announcement.subject()))
                .toList();
        return late.isEmpty()
                ? Optional.empty()
                : Optional.of(new Notice.Answer.Listing(Phrase.of("club.announcements"), late));
    }

    /** As they are to be read by everybody: a mail address in them is meant. */
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

    /** How many would be told, before any is. */
    Notice.Answer reach() {
        return new Notice.Answer.Said(Phrase.of("club.announcement-would-reach", said.reason(), readers()));
    }

    /** How many are told, once it is made. */
    Notice.Answer made() {
        Announcement made = context.repositories().announcements().newest(1).get(0);
        return new Notice.Answer.Said(Phrase.of("club.announcement-made", made.number(), readers()));
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
