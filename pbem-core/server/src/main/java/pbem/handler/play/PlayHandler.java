package pbem.handler.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import pbem.clock.ClockRules;
import pbem.command.CommandParser;
import pbem.command.PlayCommand;
import pbem.command.Verb;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Move;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.notice.Notice.Answer;
import pbem.notice.OwnMove;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.player.Proof;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.record.Offer;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Comment;
import pbem.request.NamedBoard;

/** Handles the commands about boards under way. */
public final class PlayHandler implements PlayCommand.Cases<CommandAction> {

    private static final String RESIGN = "resign";

    private final CommandParser parser;
    private final OfferHandler offers = new OfferHandler(this);
    private final QueueHandler queues = new QueueHandler(this);
    private final SubmitHandler submissions = new SubmitHandler(this);
    private final PrivateViewHandler privateViews = new PrivateViewHandler();
    private final ClaimHandler claims;

    public PlayHandler(CommandParser parser, ClockRules clock) {
        this.parser = parser;
        this.claims = new ClaimHandler(clock);
    }

    @Override
    public CommandAction move(PlayCommand.Move move) {
        return seated(move.game(), move.board(), seat -> move(seat, move));
    }

    @Override
    public CommandAction submit(PlayCommand.Submit submit) {
        return seated(submit.game(), submit.board(), seat -> submissions.submit(seat, submit));
    }

    @Override
    public CommandAction confirm(PlayCommand.Confirm confirm) {
        return seated(confirm.game(), confirm.board(), submissions::confirm);
    }

    @Override
    public CommandAction queue(PlayCommand.Queue queue) {
        return seated(
                queue.game(), queue.board(), seat -> queues.queue(seat, queue), seat -> queues.objection(seat, queue));
    }

    @Override
    public CommandAction unqueue(PlayCommand.Unqueue unqueue) {
        return seated(unqueue.game(), unqueue.board(), queues::unqueue);
    }

    @Override
    public CommandAction draw(PlayCommand.Draw draw) {
        return seated(draw.game(), draw.board(), seat -> offers.draw(seat, draw));
    }

    /** Whether a draw that is named at the answered board answers one that another player has offered there. */
    public static boolean answersDraw(CommandContext context) {
        return answered(context)
                .filter(seated -> !seated.record().board().game().moveWords().contains(Verb.DRAW.word()))
                .filter(seated -> seated.isAsked(Offer.Kind.DRAW))
                .isPresent();
    }

    /** Whether the game itself asks the speaker for such an answer, about its end or a stake. */
    public static boolean asks(CommandContext context, GameRecord record, Verb answer) {
        return record.toMove().stream().map(record.board()::player).anyMatch(context.player()::equals)
                && record.position().read(answer.word()) instanceof Act.Done;
    }

    /** The speaker's seat at the answered board as it is now. */
    private static Optional<SeatContext> answered(CommandContext context) {
        return NamedBoard.record(context)
                .flatMap(record -> record.board()
                        .seat(context.player())
                        .map(seat -> new SeatContext(context, record, seat, OptionalInt.empty())));
    }

    @Override
    public CommandAction undo(PlayCommand.Undo undo) {
        return seated(
                undo.game(),
                undo.board(),
                seat -> offers.undo(seat, undo.guard()),
                seat -> OfferHandler.objectionToUndo(seat, undo.guard()));
    }

    @Override
    public CommandAction extend(PlayCommand.Extend extend) {
        return seated(
                extend.game(),
                extend.board(),
                seat -> OfferHandler.extend(seat, extend.days()),
                seat -> OfferHandler.objectionToExtend(seat, extend.days()));
    }

    @Override
    public CommandAction answerOffer(PlayCommand.AnswerOffer answer) {
        return seated(answer.game(), answer.board(), seat -> offers.answer(seat, answer));
    }

    @Override
    public CommandAction claim(PlayCommand.Claim claim) {
        return seated(claim.game(), claim.board(), claims::handle);
    }

    @Override
    public CommandAction resign(PlayCommand.Resign resign) {
        return seated(resign.game(), resign.board(), seat -> resign(seat, resign.guard()));
    }

    @Override
    public CommandAction hint(PlayCommand.Hint hint) {
        return privateViews.hint(hint);
    }

    @Override
    public CommandAction note(PlayCommand.Note note) {
        return context -> NoteHandler.note(context, note);
    }

    private static CommandAction seated(Optional<Game> game, OptionalInt board, Consumer<SeatContext> deed) {
        return CommandAction.of(
                context -> SeatContext.find(context, game, board).ifPresent(deed),
                context -> SeatContext.objection(context, board));
    }

    /** @param objection why it would be refused on the answered board */
    private static CommandAction seated(
            Optional<Game> game,
            OptionalInt board,
            Consumer<SeatContext> deed,
            Function<SeatContext, Optional<Refusal>> objection) {
        CommandAction action = seated(game, board, deed);
        return board.isPresent()
                ? action
                : CommandAction.of(
                        action::run,
                        context -> action.objection(context)
                                .or(() -> answered(context).flatMap(objection)));
    }

    /** Plays the move in a line, asks what is meant, or refuses. */
    void move(SeatContext seated, PlayCommand.Move wish) {
        if (objected(seated, wish)) {
            return;
        }
        Position position = seated.record().position();
        OwnLetters letters = OwnLetters.of(seated.context(), position.game());
        String said = withoutOwnName(seated, wish);
        Optional<String> offering = MoveWithDraw.in(position, letters.inEnglish(said));
        if (offering.isPresent()) {
            enterOffering(seated, offering.get());
            return;
        }
        MoveSearch search = new MoveSearch(
                position,
                seated.record().board().players().stream().map(Player::user).toList(),
                parser::speaksOfBinding);
        letters.in(search, said).match(new MoveSearch.Found.Cases<Void>() {
            @Override
            public Void written(MoveSearch.Found.Written written) {
                return played(written.move().notation(), seated.context().comment(), List.of());
            }

            @Override
            public Void spelled(MoveSearch.Found.Spelled spelled) {
                String notation = spelled.move().notation();
                return played(notation, with(spelled.comment()), List.of(OwnMove.readAs(notation)));
            }

            @Override
            public Void perhaps(MoveSearch.Found.Perhaps perhaps) {
                seated.ask(perhaps.move().notation(), with(perhaps.comment()));
                return null;
            }

            @Override
            public Void several(MoveSearch.Found.Several several) {
                seated.context().askBack(MoveRefusal.SEVERAL.of(several.texts()), seated.shown());
                return null;
            }

            @Override
            public Void refused(MoveSearch.Found.Refused refused) {
                Optional<Refusal> slip = slip(wish);
                seated.refuse(slip.orElseGet(refused::refusal));
                if (slip.isEmpty() && refused.refusal().reason().isShapeless()) {
                    examples(seated);
                }
                return null;
            }

            /** The words of the line and those below it. */
            private String with(String words) {
                return Comment.clipped(
                        (Comment.passedOn(words) + "\n" + seated.context().comment()).strip());
            }

            private Void played(String notation, String comment, List<Phrase> asides) {
                if (asksAlways(seated)) {
                    seated.ask(notation, comment);
                } else {
                    enter(seated, notation, comment, asides);
                }
                return null;
            }
        });
    }

    /** Plays a legal move and offers a draw with it. */
    void moveOffering(SeatContext seated, OptionalInt guard, String notation) {
        if (!objected(seated, new PlayCommand.Move(Optional.empty(), OptionalInt.empty(), notation, guard))) {
            enterOffering(seated, notation);
        }
    }

    private static void enterOffering(SeatContext seated, String notation) {
        if (asksAlways(seated)) {
            seated.ask(notation + " draw");
        } else {
            seated.enterOffering(
                    new Event.Moved(
                            seated.seat(), notation, seated.context().comment(), false, seated.isUnawareOfOffer()),
                    Phrase.of("play.moved", seated.number(), notation));
        }
    }

    /** Shows how moves are written: the shortest and longest legal moves. */
    private static void examples(SeatContext seated) {
        List<String> moves = seated.record().position().moves().stream()
                .map(Move::notation)
                .sorted(Comparator.comparingInt(String::length))
                .toList();
        if (!moves.isEmpty()) {
            List<String> some = Stream.of(moves.get(0), moves.get(moves.size() - 1))
                    .distinct()
                    .toList();
            seated.context().tell(new Answer.Said(Phrase.of("play.move-examples", String.join("; ", some))));
        }
    }

    private static boolean asksAlways(SeatContext seated) {
        return seated.context().speaker().proof() != Proof.CONFIRMED
                && seated.context()
                                .repositories()
                                .preferences()
                                .of(seated.player())
                                .confirm()
                        == Preferences.Confirm.ALWAYS;
    }

    /** Whether the speaker cannot make any move now; if so, tells them why. */
    private boolean objected(SeatContext seated, PlayCommand.Move wish) {
        Optional<Refusal> objection = seated.overtaken(wish.text())
                .or(() -> seated.misnumbered(wish.guard()))
                .or(seated::out)
                .or(() -> seated.offTurn().map(waits -> offTurn(seated, wish, waits)));
        objection.ifPresent(seated::refuse);
        return objection.isPresent();
    }

    /**
     * The refusal of a line while others are on turn. A line that does not look like a move is refused for that reason
     * instead.
     */
    private Refusal offTurn(SeatContext seated, PlayCommand.Move wish, Refusal waits) {
        Position position = seated.record().position();
        String said = OwnLetters.of(seated.context(), position.game()).inEnglish(wish.text());
        boolean resembles = MoveSearch.resemblesMove(position, said);
        return slip(wish)
                .orElseGet(() -> resembles || wish.board().isPresent()
                        ? waits
                        : MoveRefusal.UNKNOWN.of(
                                wish.text(),
                                seated.number(),
                                seated.users(seated.record().toMove())));
    }

    /** The canonical spelling of a move that the speaker may play now; otherwise refuses it and returns empty. */
    Optional<String> legal(SeatContext seated, PlayCommand.Move wish) {
        return objected(seated, wish)
                ? Optional.empty()
                : seated.record()
                        .position()
                        .read(withoutOwnName(seated, wish))
                        .match(
                                legal -> Optional.of(legal.notation()),
                                refused -> seated.refused(slip(wish).orElse(refused)));
    }

    /** Plays a legal move. */
    void enter(SeatContext seated, String notation, String comment, List<Phrase> asides) {
        seated.enter(
                new Event.Moved(seated.seat(), notation, comment, false, seated.isUnawareOfOffer()),
                Phrase.of("play.moved", seated.number(), notation),
                asides);
    }

    /** The refusal of a misspelled command, which would otherwise be taken for a move. */
    private Optional<Refusal> slip(PlayCommand.Move wish) {
        return wish.board().isPresent() ? Optional.empty() : parser.slip(wish.text());
    }

    /** The move without the player's own userid before it, which older servers require and many players still write. */
    private static String withoutOwnName(SeatContext seated, PlayCommand.Move wish) {
        String[] words = wish.text().strip().split("\\s+", 2);
        boolean named = wish.board().isPresent()
                && words.length == 2
                && words[0].equalsIgnoreCase(seated.player().user());
        return named ? words[1] : wish.text();
    }

    private static void resign(SeatContext seated, OptionalInt guard) {
        if (seated.refuses(seated.misnumbered(guard).or(seated::out))) {
            return;
        }
        if (seated.isOvertaken()) { // the game has gone on since, perhaps in their favour
            seated.ask(RESIGN);
            return;
        }
        seated.enter(
                new Event.Resigned(seated.seat(), seated.context().comment()),
                Phrase.of("play.resigned", seated.number()));
    }
}
