package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.player.Player;

/** The lines for a player after a game: play again, get the record, seek another opponent. */
record EndLines(BoardView view, PhraseFormatter phrases) {

    /** The lines; empty after a game against a teacher, whose mail has other ones. */
    List<Block> blocks() {
        if (view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE)) {
            return List.of();
        }
        String game = view.board().game().name();
        List<Block.CommandLine> lines = new ArrayList<>(again());
        lines.add(phrases.complete("record " + view.board().number(), "mail.does-record"));
        if (view.board().players().size() > 1) {
            lines.add(phrases.complete(game + " seek", "mail.does-seek"));
        }
        lines.add(phrases.complete("help " + game, "mail.does-help"));
        return List.of(phrases.heading("mail.what-now"), new Block.CommandLines(lines));
    }

    /** The line to play again; empty if one of the other players has left the server. */
    private List<Block.CommandLine> again() {
        List<Player> others = view.board().players().stream()
                .filter(player -> !view.reader().equals(Optional.of(player)))
                .toList();
        if (others.isEmpty() || !others.stream().allMatch(Player::plays)) {
            return List.of();
        }
        List<String> users =
                others.stream().map(player -> CleanText.line(player.user())).toList();
        return List.of(
                Block.CommandLine.complete(phrases.command("rematch"), phrases.say("mail.does-play-again", users)));
    }
}
