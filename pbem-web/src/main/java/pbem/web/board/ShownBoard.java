package pbem.web.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import pbem.handler.play.TrialBoard;
import pbem.picture.Ascii;
import pbem.picture.Svg;
import pbem.query.BoardDetails;
import pbem.query.BoardSeat;
import pbem.query.BoardStep;
import pbem.query.LastChange;
import pbem.terms.Terms;
import pbem.web.display.AgreedText;
import pbem.web.display.MoveTable;
import pbem.web.display.PositionDisplay;
import pbem.web.page.Link;
import pbem.web.page.TimeLeft;
import pbem.web.text.SiteTexts;

/**
 * The content of a board's page, as of a time.
 *
 * @param position the drawn position: the one that was asked for, or the end of the tried line
 * @param tried the moves tried from the position that was asked for
 */
public record ShownBoard(
        BoardDetails board, PositionDisplay position, Optional<TrialBoard> tried, SiteTexts texts, Instant now) {

    static ShownBoard of(BoardDetails board, SiteTexts texts, Instant now) {
        List<String> moments =
                new ArrayList<>(IntStream.rangeClosed(0, board.moves().size())
                        .mapToObj(moves -> path(board.number(), moves))
                        .toList());
        int shown = board.shown().moves();
        if (board.change().isPresent()) {
            moments.add("/boards/" + board.number()); // the board after a player left or an admin ended it
            shown = board.shown().latest() ? moments.size() - 1 : shown;
        }
        PositionDisplay.Caption caption = caption(board, texts);
        PositionDisplay position = new PositionDisplay(
                caption,
                board.shown().happenings(),
                Svg.adaptive(board.shown().diagram(), texts.phrases()),
                Ascii.draw(board.shown().diagram(), texts.phrases()),
                Optional.of(path(board)),
                moments,
                shown,
                "/boards/" + board.number());
        return new ShownBoard(board, position, Optional.empty(), texts, now);
    }

    private static String path(int board, int moves) {
        return "/boards/" + board + "/moves/" + moves;
    }

    /** The path of the position in those details. */
    public static String path(BoardDetails board) {
        return board.shown().latest()
                ? "/boards/" + board.number()
                : path(board.number(), board.shown().moves());
    }

    private static PositionDisplay.Caption caption(BoardDetails board, SiteTexts texts) {
        int last = board.moves().size();
        if (board.shown().latest() && board.change().isPresent()) {
            LastChange change = board.change().get();
            return new PositionDisplay.Caption(
                    last == 0 ? texts.say("site.place-before-first") : texts.say("site.place-after", last),
                    told(change, texts),
                    texts.say(board.open() ? "site.stamp-since" : "site.stamp-ended"),
                    Optional.of(change.at()));
        }
        int moves = board.shown().moves();
        if (moves == 0) {
            return new PositionDisplay.Caption(
                    texts.say("site.place-start"), "", texts.say("site.stamp-started"), Optional.of(board.started()));
        }
        BoardStep move = board.moves().get(moves - 1);
        BoardSeat mover = board.seat(move.seat());
        return new PositionDisplay.Caption(
                texts.say("site.place-move", moves, last),
                texts.say("site.deed", mover.numbered() ? mover.user() : texts.say(mover.name()), move.notation()),
                texts.say("site.stamp-played"),
                Optional.of(move.at()));
    }

    private static String told(LastChange change, SiteTexts texts) {
        String user = change.user().orElse("");
        return switch (change.kind()) {
            case RESIGNED -> texts.say("site.change-resigned", user);
            case LAPSED -> texts.say("site.change-lapsed", user);
            case LEFT_TOURNAMENT -> texts.say("site.change-left-tournament", user);
            case TAKEN_OUT -> texts.say("site.change-taken-out", user);
            case DRAWN -> texts.say("site.change-drawn");
            case ADJUDICATED -> texts.say("site.change-adjudicated");
            case VOIDED -> texts.say("site.change-voided");
            case ADJUDICATED_BY_DIRECTOR -> texts.say("site.change-adjudicated-by-director");
            case ADJUDICATED_BY_FILE -> texts.say("site.change-adjudicated-by-file");
            case VOIDED_BY_DIRECTOR -> texts.say("site.change-voided-by-director");
        };
    }

    /** This board with tried moves, showing the position after them. */
    ShownBoard trying(TrialBoard trial) {
        PositionDisplay reached = new PositionDisplay(
                new PositionDisplay.Caption(
                        position.caption().place(),
                        texts.say("site.line-tried", trial.line().size()),
                        "",
                        Optional.empty()),
                Stream.concat(trial.happenings().stream(), trial.result().stream())
                        .toList(),
                Svg.adaptive(trial.picture(), texts.phrases()),
                Ascii.draw(trial.picture(), texts.phrases()),
                Optional.empty(),
                position.moments(),
                position.shown(),
                position.last());
        return new ShownBoard(board, reached, Optional.of(trial), texts, now);
    }

    public String title() {
        return texts.say("site.board", texts.title(board.game()), board.number());
    }

    /** The time left to the players on turn; empty without a deadline. */
    public String left() {
        return board.deadline()
                .map(until -> TimeLeft.between(now, until, texts))
                .orElse("");
    }

    /** A player's standing in a word or two; may be empty. */
    public String standing(BoardSeat seat) {
        return switch (seat.standing()) {
            case TO_MOVE -> texts.say("site.standing-to-move");
            case WAITING -> "";
            case OUT -> texts.say("site.standing-out");
            case WON -> texts.say("site.standing-won");
            case DREW -> texts.say("site.standing-drew");
            case LOST -> texts.say("site.standing-lost");
        };
    }

    /** The table of the moves. */
    public MoveTable moves() {
        return MoveTable.of(
                board.seats().stream().map(seat -> texts.say(seat.name())).toList(),
                board.steps().stream()
                        .map(step -> new MoveTable.Cell(step.seat(), step.number(), words(step)))
                        .toList());
    }

    private String words(BoardStep step) {
        return switch (step.kind()) {
            case MOVED -> step.notation();
            case RESIGNED -> texts.say("site.step-resigned");
            case LAPSED -> texts.say("site.step-lapsed");
            case LEFT_TOURNAMENT, TAKEN_OUT -> texts.say("site.step-withdrawn");
        };
    }

    /** What was agreed before the game, and the fingerprint of the game's random seed; after the game, the seed too. */
    public Map<String, String> agreed() {
        Map<String, String> agreed = new LinkedHashMap<>();
        agreed.put(texts.say("site.options"), AgreedText.options(board.options(), texts));
        board.terms()
                .origin()
                .ifPresent(origin -> agreed.put(
                        texts.say("site.origin"), texts.say("site.from-board", origin.board(), origin.move())));
        boolean claim = board.terms().claim();
        if (board.terms().odds().isEmpty()) {
            agreed.put(texts.say("site.time"), AgreedText.time(board.terms().clock(), claim, texts));
        } else {
            board.seats()
                    .forEach(seat -> agreed.put(
                            texts.say("site.time-of", seat.name()),
                            AgreedText.time(board.terms().clock(seat.seat()), claim, texts)));
        }
        agreed.put(texts.say("site.ratings"), texts.say(board.rated() ? "site.rated" : "site.not-rated"));
        boolean random = board.terms().seating() == Terms.Seating.RANDOM;
        agreed.put(texts.say("site.seats"), texts.say(random ? "site.seats-random" : "site.seats-as-named"));
        agreed.put(texts.say("site.started"), texts.moment(board.started()));
        board.fingerprint()
                .ifPresent(hash -> agreed.put(texts.say("site.chance"), texts.say("site.fingerprint", hash)));
        board.seed().ifPresent(seed -> agreed.put(texts.say("site.seed"), seed));
        return agreed;
    }

    /** Links to the files of the board and of its picture. */
    public List<Link> files() {
        String whole = "/boards/" + board.number();
        List<Link> files = new ArrayList<>();
        files.add(new Link(whole + ".record", texts.say("site.record")));
        board.file().ifPresent(ending -> files.add(new Link(whole + "." + ending, ending.toUpperCase(Locale.ROOT))));
        if (board.placeable()) {
            files.add(new Link(path(board) + ".fen", texts.say("site.as-fen")));
        }
        files.add(new Link(whole + ".json", texts.say("site.as-json")));
        files.add(new Link(path(board) + ".png", texts.say("site.as-png")));
        files.add(new Link(path(board) + ".svg", texts.say("site.as-svg")));
        if (board.analysed()) {
            files.add(new Link(whole + "/analysis", texts.say("site.analysis")));
        }
        return files;
    }

    /** The revision on show if the page is to follow the board; otherwise empty. */
    public String watched() {
        return board.open() && board.shown().latest() && tried.isEmpty()
                ? String.valueOf(board.shown().revision())
                : "";
    }

    /** Whether a move can be tried from the position on show; not if the game is over there. */
    public boolean canTry() {
        return board.shown().open() && (board.open() || !board.shown().latest());
    }

    /** The path of the position from which moves are tried. */
    public String path() {
        return path(board);
    }

    /** The position from which moves are tried, in the form that {@code preview} takes. */
    public String from() {
        return board.shown().latest()
                ? String.valueOf(board.number())
                : board.number() + "#" + board.shown().moves();
    }

    /** The moves tried so far, joined by that separator. */
    public String line(String between) {
        return tried.map(trial -> String.join(between, trial.line())).orElse("");
    }
}
