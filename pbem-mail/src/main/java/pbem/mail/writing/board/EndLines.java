package pbem.mail.writing.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import pbem.command.Verb;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.CleanText;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.player.Player;

/** The lines for a player after a game: play again, get the record, seek another opponent. */
record EndLines(BoardView view, PhraseFormatter phrases) {

    private static final String REMATCH = "rematch";

    /** The lines; empty after a game against a teacher, whose mail has other ones. */
    List<Block> blocks() {
        if (view.board().players().stream().anyMatch(player -> player.state() == Player.State.HOUSE)) {
            return List.of();
        }
        String game = view.board().game().name();
        List<Block.CommandLine> lines = new ArrayList<>(again());
        lines.add(line("record " + view.board().number(), "mail.does-record"));
        if (view.board().players().size() > 1) {
            lines.add(line(game + " seek", "mail.does-seek"));
        }
        lines.add(line("help " + game, "mail.does-help"));
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
        String meaning = phrases.say("mail.does-play-again", users);
        if (Verb.of(REMATCH).isPresent()) {
            return List.of(Block.CommandLine.complete(phrases.command(REMATCH), meaning));
        }
        String challenge = Stream.of(
                        view.board().game().name(),
                        "challenge",
                        String.join(" ", users),
                        view.board().setup().spelled(),
                        view.board().terms().spelled())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
        return List.of(Block.CommandLine.complete(phrases.command(challenge), meaning));
    }

    private Block.CommandLine line(String line, String meaning) {
        return phrases.complete(line, meaning);
    }
}
