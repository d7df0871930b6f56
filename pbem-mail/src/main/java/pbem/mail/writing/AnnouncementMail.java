package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.game.Game;
import pbem.game.Games;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.notice.ReplyTarget;
import pbem.repository.club.Announcement;

/** The mail by which whoever runs the server says something to all players, or to those of a game. */
record AnnouncementMail(MailContext context, Games games, Announcement announcement) {

    MailContent content() {
        List<Block> blocks = new ArrayList<>();
        Optional<String> game = announcement
                .game()
                .map(name -> games.named(name).map(Game::title).orElse(name));
        blocks.add(new Block.Lead(
                game.map(title -> context.say("mail.announced-to-game", context.readerName(), title))
                        .orElseGet(() -> context.say("mail.announced", context.readerName())),
                List.of()));
        blocks.add(new Block.Marker());
        announcement.parts().stream().map(AnnouncementMail::block).forEach(blocks::add);
        blocks.add(new Block.CommandLines(List.of(
                new Block.CommandLine("feedback", context.say("mail.does-feedback")),
                Block.CommandLine.complete("set news off", context.say("mail.does-news-off")))));
        blocks.add(context.footer());
        return MailContent.of(CleanText.line(announcement.subject()), blocks)
                .on(context.identity().newsList(context.say("mail.list-of-news")))
                .repliedWith(context.grant(ReplyTarget.NONE))
                .leftWith(context.grant(ReplyTarget.UNSUBSCRIBE_NEWS));
    }

    private static Block block(Announcement.Part part) {
        List<String> lines = part.lines().stream().map(CleanText::line).toList();
        return part.items() ? new Block.Items(lines) : new Block.Paragraph(lines.get(0));
    }
}
