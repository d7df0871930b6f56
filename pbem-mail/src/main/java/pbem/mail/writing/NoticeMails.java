package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.command.CommandParser;
import pbem.game.Game;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.board.BoardReplyLines;
import pbem.mail.writing.board.BoardView;
import pbem.mail.writing.board.ClockBlocks;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrase;
import pbem.play.SeekWords;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.summary.Announcement;

/** Writes the mail of a notice. Longer kinds have a class of their own. */
record NoticeMails(MailDraft mail, Games games, HelpPages help, CommandParser parser)
        implements Notice.Cases<MailDraft> {

    /** The most sets of fellow recipients for which a message mail offers a reply line to all. */
    private static final int MOST_CIRCLES = 5;

    @Override
    public MailDraft boardNews(Notice.BoardNews news) {
        return new BoardMail(mail, news).write();
    }

    @Override
    public MailDraft challengeNews(Notice.ChallengeNews news) {
        return ChallengeMail.of(mail, news).write();
    }

    @Override
    public MailDraft confirmRequest(Notice.ConfirmRequest request) {
        List<Block> answers = replyMail(new Notice.Reply("", request.answers())).below();
        return ConfirmMail.of(mail, parser, request, answers).write();
    }

    @Override
    public MailDraft remarked(Notice.Remarked remarked) {
        return RemarkMail.of(mail, remarked).write();
    }

    /** Passes the words of one player to another without revealing their address. */
    @Override
    public MailDraft message(Notice.Message message) {
        String from = CleanText.line(message.from());
        List<List<String>> beside =
                message.parts().stream().map(this::otherReaders).toList();
        List<Block.CommandLine> lines = new ArrayList<>();
        beside.stream()
                .filter(others -> !others.isEmpty())
                .limit(MOST_CIRCLES)
                .forEach(others -> lines.add(mail.phrases.typed(
                        "message " + from + " " + String.join(" ", others), "mail.does-message-all")));
        lines.add(mail.phrases.typed("block " + from, "mail.does-block"));
        if (beside.size() == 1) {
            mail.lead(new Block.Lead(written(from, beside.get(0)), List.of()));
            mail.quote(mail.say("mail.writes", from), message.parts().get(0).words());
        } else {
            mail.lead("mail.message", from);
            for (int i = 0; i < beside.size(); i++) {
                mail.quote(written(from, beside.get(i)), message.parts().get(i).words());
            }
        }
        return mail.paragraph("mail.reply-goes-to", from)
                .heading("mail.how-to-reply-else")
                .add(new Block.CommandLines(lines))
                .footer()
                .subject(mail.say("mail.subject-message", from))
                .replied(message.target());
    }

    private List<String> otherReaders(Notice.Message.Part part) {
        String reader = mail.reader.map(Player::user).orElse("");
        return part.to().stream()
                .filter(user -> !user.equals(reader))
                .map(CleanText::line)
                .toList();
    }

    private String written(String from, List<String> others) {
        return others.isEmpty() ? mail.say("mail.message", from) : mail.say("mail.message-to-you-and", from, others);
    }

    @Override
    public MailDraft reminder(ScheduledNotice.Reminder reminder) {
        return new ReminderMail(mail, reminder).write();
    }

    /** Says that vacation was taken in a player's name, so that no game was lost. */
    @Override
    public MailDraft vacationTaken(ScheduledNotice.VacationTaken taken) {
        WaitingBoards waiting = new WaitingBoards(mail);
        List<ScheduledNotice.Due> boards = waiting.playable(taken.boards());
        mail.lead("mail.vacation-taken", mail.readerName(), mail.phrases.instant(taken.to()))
                .paragraph("mail.vacation-why", taken.left())
                .heading("mail.wait-for-you")
                .add(new Block.Items(waiting.lines(boards)))
                .heading("mail.how-to-reply");
        List<Block.CommandLine> lines = new ArrayList<>();
        boards.stream()
                .findFirst()
                .ifPresent(due -> lines.add(mail.phrases.complete("show " + due.board(), "mail.does-show-board")));
        lines.add(mail.phrases.complete("back", "mail.does-back"));
        lines.add(mail.phrases.complete("vacation", "mail.does-vacation"));
        return mail.add(new Block.CommandLines(lines))
                .footer()
                .subject(mail.say("mail.subject-vacation"))
                .replied(ReplyTarget.NONE);
    }

    @Override
    public MailDraft claimable(ScheduledNotice.Claimable claimable) {
        BoardView view = mail.boards.at(claimable.board(), claimable.revision());
        return mail.lead("mail.claimable", CleanText.line(claimable.late()), claimable.board())
                .addAll(new ClockBlocks(view, mail.phrases, mail.now).claim())
                .board(view, 1)
                .addAll(new BoardReplyLines(view, mail.phrases).blocks())
                .ofBoard(view, claimable.revision());
    }

    @Override
    public MailDraft digest(ScheduledNotice.Digest digest) {
        return new DigestMail(mail, digest).write();
    }

    @Override
    public MailDraft myData(Notice.MyData data) {
        return new MyDataMail(mail, data).write();
    }

    @Override
    public MailDraft tournamentNews(HouseNotice.TournamentNews news) {
        answers(news.answers());
        new WaitingBoards(mail).begun(news.boards());
        return mail.footer()
                .subject(mail.say("mail.subject-tournament", news.tournament(), CleanText.line(news.name())))
                .replied(news.target());
    }

    @Override
    public MailDraft analysed(ScheduledNotice.Analysed analysed) {
        return new AnalysisMail(mail, analysed).write();
    }

    /** Tells a player who asked for it about open challenges. */
    @Override
    public MailDraft seekNews(ScheduledNotice.SeekNews news) {
        return mail.lead("mail.seeks", mail.readerName(), news.challenges().size())
                .add(new Block.Items(seeks(mail, news.challenges())))
                .lines(
                        mail.phrases.typed("accept NUMBER", "mail.does-take-seat"),
                        mail.phrases.complete("set seeks off", "mail.does-seeks-off"))
                .footer()
                .subject(mail.say("mail.subject-seeks"))
                .on(mail.identity.list(mail.say("mail.list-of-seeks"), "seeks"))
                .replied(news.target())
                .left(ReplyTarget.UNSUBSCRIBE_SEEKS);
    }

    /** A line for each challenge: the players that it seeks, or a note that it is settled. */
    static List<String> seeks(MailDraft mail, List<Integer> challenges) {
        return challenges.stream()
                .map(number -> mail.repositories.challenges().numbered(number))
                .flatMap(Optional::stream)
                .map(seek -> seek.state() == Challenge.State.OPEN
                        ? mail.phrases.say(SeekWords.of(seek))
                        : mail.say("mail.seek-settled", seek.number()))
                .toList();
    }

    /**
     * Tells the admin that something is wrong with the server, still wrong, or no longer wrong. A reply to it is not a
     * command.
     */
    @Override
    public MailDraft alarmed(HouseNotice.Alarmed alarmed) {
        mail.add(new Block.Lead(mail.phrases.say(alarmed.says().get(0)), List.of()));
        alarmed.says().stream().skip(1).map(mail.phrases::paragraph).forEach(mail::add);
        return mail.paragraph(
                        switch (alarmed.state()) {
                            case BEGUN -> "mail.alarm-began";
                            case LASTS -> "mail.alarm-goes-on";
                            case OVER -> "mail.alarm-was";
                        },
                        alarmed.since())
                .footer()
                .subject(mail.say(
                        switch (alarmed.state()) {
                            case BEGUN -> "mail.subject-alarm";
                            case LASTS -> "mail.subject-alarm-lasts";
                            case OVER -> "mail.subject-alarm-over";
                        },
                        CleanText.line(alarmed.cause())));
    }

    @Override
    public MailDraft clubNews(HouseNotice.ClubNews news) {
        answers(news.answers());
        return mail.footer()
                .subject(CleanText.line(mail.phrases.say(news.subject())))
                .replied(ReplyTarget.NONE);
    }

    /** Writes news of what happens outside boards: decisions and tournaments. */
    private void answers(List<Answer> news) {
        AnswerWriter writer = new AnswerWriter(mail, games, help, new ReplySubject(news, mail.boards));
        for (Answer answer : news) {
            AnswerBlocks written = answer.match(writer);
            mail.addAll(mail.blocks.isEmpty() ? written.first(mail.marker()) : written.further());
        }
    }

    /** Passes on an announcement of the admin to all players, or to those of a game. */
    @Override
    public MailDraft announced(HouseNotice.Announced announced) {
        Announcement announcement = mail.repositories
                .announcements()
                .numbered(announced.announcement())
                .orElseThrow();
        Optional<String> game = announcement
                .game()
                .map(name -> games.named(name).map(Game::title).orElse(name));
        game.ifPresentOrElse(
                title -> mail.lead("mail.announced-to-game", mail.readerName(), title),
                () -> mail.lead("mail.announced", mail.readerName()));
        announcement.parts().stream().map(NoticeMails::block).forEach(mail::add);
        return mail.lines(
                        mail.phrases.typed("feedback", "mail.does-feedback"),
                        mail.phrases.complete("set news off", "mail.does-news-off"))
                .footer()
                .subject(CleanText.line(announcement.subject()))
                .on(mail.identity.list(mail.say("mail.list-of-news"), "news"))
                .replied(ReplyTarget.NONE)
                .left(ReplyTarget.UNSUBSCRIBE_NEWS);
    }

    private static Block block(Announcement.Part part) {
        List<String> lines = part.lines().stream().map(CleanText::line).toList();
        return part.items() ? new Block.Items(lines) : new Block.Paragraph(lines.get(0));
    }

    /** Invites a person to become a player; a reply proves that they read the mail at their address. */
    @Override
    public MailDraft invited(HouseNotice.Invited invited) {
        return mail.lead("mail.invited-to-club")
                .quote(mail.say("mail.they-write"), invited.words())
                .paragraph("mail.how-to-sign-up")
                .lines(mail.phrases.typed("signup USERID", "mail.does-signup"))
                .paragraph("mail.invited-once")
                .footer()
                .subject(mail.phrases.say(Phrase.of("club.subject-invited")))
                .replied(ReplyGrant.ofInvitation(invited.invitation()));
    }

    /**
     * Tells a person who may not know this server that a player keeps a place for them. It contains no words of the
     * player.
     */
    @Override
    public MailDraft placeKept(HouseNotice.PlaceKept kept) {
        String title = games.named(kept.game()).map(Game::title).orElse(kept.game());
        boolean tournament = kept.tournament().isPresent();
        String take = tournament
                ? "join " + kept.tournament().getAsInt()
                : "accept " + kept.challenge().orElseThrow();
        return mail.lead(tournament ? "mail.place-in-tournament" : "mail.place-in-game", kept.by(), title)
                .paragraph("mail.place-kept", kept.by(), mail.phrases.instant(kept.until()))
                .lines(
                        kept.user().isEmpty()
                                ? mail.phrases.typed("signup USERID", "mail.does-signup-and-play")
                                : mail.phrases.complete("signup " + kept.user(), "mail.does-signup-and-play"),
                        mail.phrases.complete(take, "mail.does-take-place"),
                        mail.phrases.complete("unsubscribe", "mail.does-never-again"))
                .paragraph("mail.place-kept-once")
                .footer()
                .subject(mail.say("mail.subject-place-kept", kept.by(), title))
                .replied(ReplyGrant.ofInvitation(kept.place()))
                .left(ReplyGrant.leavingAlone(kept.place()));
    }

    @Override
    public MailDraft reply(Notice.Reply reply) {
        return replyMail(reply).write();
    }

    private ReplyMail replyMail(Notice.Reply reply) {
        return new ReplyMail(mail, games, help, parser, reply);
    }
}
