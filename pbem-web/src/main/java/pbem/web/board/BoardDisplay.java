package pbem.web.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import pbem.query.BoardDetails;
import pbem.query.BoardSeat;
import pbem.query.BoardStep;
import pbem.query.LastChange;
import pbem.web.display.Caption;
import pbem.web.display.MoveTable.Cell;
import pbem.web.display.PositionDisplay;
import pbem.web.display.StepLinks;
import pbem.web.page.Timestamp;
import pbem.web.picture.PictureCache;
import pbem.web.text.SiteTexts;

/** What the page of a board puts on show: its position, and the moves that lead there. */
record BoardDisplay(BoardDetails board, SiteTexts texts) {

    PositionDisplay position(PictureCache pictures) {
        return PositionDisplay.of(
                caption(),
                steps(),
                BoardPath.shown(board),
                board.shown().happenings(),
                format -> pictures.of(board, format),
                texts);
    }

    private Caption caption() {
        int last = board.moves().size();
        if (board.shown().latest() && board.change().isPresent()) {
            LastChange change = board.change().get();
            return new Caption(
                            last == 0 ? texts.say("site.place-before-first") : texts.say("site.place-after", last),
                            told(change),
                            Optional.empty())
                    .stamped(
                            texts.say(board.open() ? "site.stamp-since" : "site.stamp-ended"),
                            Timestamp.of(change.at()));
        }
        int moves = board.shown().moves();
        if (moves == 0) {
            return Caption.ofStart(texts).stamped(texts.say("site.stamp-started"), Timestamp.of(board.started()));
        }
        BoardStep move = board.moves().get(moves - 1);
        return Caption.ofMove(moves, last, mover(move), move.notation(), texts)
                .stamped(texts.say("site.stamp-played"), Timestamp.of(move.at()));
    }

    private String mover(BoardStep move) {
        BoardSeat seat = board.seat(move.seat());
        return seat.numbered() ? seat.user() : texts.say(seat.name());
    }

    private String told(LastChange change) {
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
            case VOIDED_BY_DIRECTOR -> texts.say("site.change-voided-by-director");
        };
    }

    private StepLinks steps() {
        List<String> moments =
                new ArrayList<>(IntStream.rangeClosed(0, board.moves().size())
                        .mapToObj(path()::after)
                        .toList());
        boolean beyond = board.change().isPresent();
        if (beyond) {
            moments.add(path().now()); // the board as somebody left it or as an admin ended it
        }
        int shown = board.shown().latest() && beyond
                ? moments.size() - 1
                : board.shown().moves();
        return StepLinks.among(moments, shown, path().now());
    }

    /** What the players did, in order, up to now. */
    List<Cell> cells() {
        return board.steps().stream().map(this::cell).toList();
    }

    private Cell cell(BoardStep step) {
        return switch (step.kind()) {
            case MOVED ->
                Cell.ofMove(
                        step.seat(),
                        step.number(),
                        step.notation(),
                        path().after(step.number()),
                        step.number() == board.shown().moves());
            case RESIGNED -> Cell.ofOther(step.seat(), texts.say("site.step-resigned"));
            case LAPSED -> Cell.ofOther(step.seat(), texts.say("site.step-lapsed"));
            case LEFT_TOURNAMENT, TAKEN_OUT -> Cell.ofOther(step.seat(), texts.say("site.step-withdrawn"));
        };
    }

    private BoardPath path() {
        return new BoardPath(board.number());
    }
}
