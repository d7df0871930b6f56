package pbem.handler.play;

import java.time.Instant;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import pbem.notice.ReplyTarget;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Repositories;
import pbem.token.Pass;
import pbem.token.Token;
import pbem.token.Tokens;

/**
 * The key that opens a board on its web page: the token of a mail about it, or {@code PASS.BOARD.REVISION}.
 *
 * @param pass the pass; empty for a token
 */
record TableKey(long player, ReplyTarget.OfBoard target, Optional<Pass> pass) {

    /** The revision for the holder of a pass who has not seen the board yet. */
    private static final int UNSEEN = -1;

    private static final Pattern OF_PASS = Pattern.compile("([A-Za-z2-7]+)\\.([1-9][0-9]{0,8})(?:\\.([0-9]{1,9}))?");

    /** The key in a text; empty if the text alone shows that it is not valid at that instant. */
    static Optional<TableKey> read(Tokens tokens, String text, Instant now) {
        Matcher parts = OF_PASS.matcher(text);
        if (parts.matches()) {
            int revision =
                    Optional.ofNullable(parts.group(3)).map(Integer::parseInt).orElse(UNSEEN);
            ReplyTarget.OfBoard target = new ReplyTarget.OfBoard(Integer.parseInt(parts.group(2)), revision);
            return tokens.readPass(parts.group(1), now)
                    .map(pass -> new TableKey(pass.player(), target, Optional.of(pass)));
        }
        Optional<Token> token = tokens.read(text, now);
        return token.isPresent() && token.get().target() instanceof ReplyTarget.OfBoard target
                ? Optional.of(new TableKey(token.get().player(), target, Optional.empty()))
                : Optional.empty();
    }

    /** The signed part of a text. */
    static String signed(String text) {
        int dot = text.indexOf('.');
        return dot < 0 ? text : text.substring(0, dot);
    }

    /** The player whom the key proves; with a pass only if that player has a seat at the board. */
    Optional<Player> holder(Repositories repositories) {
        return pass.isEmpty()
                ? PlayDesk.active(repositories, player)
                : holder(repositories, pass.get())
                        .filter(holder -> repositories
                                .boards()
                                .record(target.number())
                                .flatMap(record -> record.board().seat(holder))
                                .isPresent());
    }

    /** The pass's holder, unless they have ended it. */
    static Optional<Player> holder(Repositories repositories, Pass pass) {
        return PlayDesk.active(repositories, pass.player())
                .filter(player -> repositories
                        .players()
                        .passesEnded(player)
                        .filter(end -> !pass.issued().isAfter(end))
                        .isEmpty());
    }

    /** The board as the holder has seen it. */
    GameRecord shown(GameRecord record) {
        return record.at(Math.min(seen(record), record.revision()));
    }

    /** The revision that the holder has seen. */
    int seen(GameRecord record) {
        return target.revision() == UNSEEN ? record.revision() : target.revision();
    }
}
