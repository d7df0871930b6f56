package pbem.mail.writing;

import java.util.List;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.help.HelpPages;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.ScheduledNotice;

/** Which mail a notice becomes: a class for each kind. */
record NoticeMails(MailContext context, Games games, HelpPages help, CommandParser parser)
        implements Notice.Cases<MailContent> {

    @Override
    public MailContent boardNews(Notice.BoardNews news) {
        return new BoardMail(context, news).content();
    }

    @Override
    public MailContent challengeNews(Notice.ChallengeNews news) {
        return ChallengeMail.of(context, news).content();
    }

    @Override
    public MailContent confirmRequest(Notice.ConfirmRequest request) {
        List<Block> answers =
                new ReplyMail(context, games, help, parser, new Notice.Reply("", request.answers())).below();
        return ConfirmMail.of(context, parser, request, answers).content();
    }

    @Override
    public MailContent remarked(Notice.Remarked remarked) {
        return RemarkMail.of(context, remarked).content();
    }

    @Override
    public MailContent message(Notice.Message message) {
        return new MessageMail(context, message).content();
    }

    @Override
    public MailContent reminder(ScheduledNotice.Reminder reminder) {
        return new ReminderMail(context, reminder).content();
    }

    @Override
    public MailContent vacationTaken(ScheduledNotice.VacationTaken taken) {
        return new VacationMail(context, taken).content();
    }

    @Override
    public MailContent claimable(ScheduledNotice.Claimable claimable) {
        return new ClaimMail(context, claimable).content();
    }

    @Override
    public MailContent digest(ScheduledNotice.Digest digest) {
        return new DigestMail(context, digest).content();
    }

    @Override
    public MailContent myData(Notice.MyData data) {
        return new MyDataMail(context, data).content();
    }

    @Override
    public MailContent tournamentNews(HouseNotice.TournamentNews news) {
        String subject = context.say("mail.subject-tournament", news.tournament(), CleanText.line(news.name()));
        return new NewsMail(context, games, help, subject, news.answers()).content();
    }

    @Override
    public MailContent analysed(ScheduledNotice.Analysed analysed) {
        return new AnalysisMail(context, analysed).content();
    }

    @Override
    public MailContent seekNews(ScheduledNotice.SeekNews news) {
        return new SeekMail(context, news).content();
    }

    @Override
    public MailContent alarmed(HouseNotice.Alarmed alarmed) {
        return new AlarmMail(context, alarmed).content();
    }

    @Override
    public MailContent clubNews(HouseNotice.ClubNews news) {
        String subject = CleanText.line(context.phrases().say(news.subject()));
        return new NewsMail(context, games, help, subject, news.answers()).content();
    }

    @Override
    public MailContent announced(HouseNotice.Announced announced) {
        return new AnnouncementMail(
                        context,
                        games,
                        context.repositories()
                                .announcements()
                                .numbered(announced.announcement())
                                .orElseThrow())
                .content();
    }

    @Override
    public MailContent invited(HouseNotice.Invited invited) {
        return new InvitationMail(context, invited).content();
    }

    @Override
    public MailContent reply(Notice.Reply reply) {
        return new ReplyMail(context, games, help, parser, reply).content();
    }
}
