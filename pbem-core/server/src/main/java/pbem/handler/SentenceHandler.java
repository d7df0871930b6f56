package pbem.handler;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.InformationCommand;
import pbem.command.Instructions;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.TalkCommand;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.handler.play.MoveSearch;
import pbem.intention.Guess;
import pbem.intention.Intention;
import pbem.intention.Intentions;
import pbem.intention.Surroundings;
import pbem.intention.VacationDays;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;

/**
 * Acts on a sentence that is no form of a command, as far as it is sure what it means: what only reads is answered, what is
 * harmless is done, everything else is asked. What is not sure is offered. A sentence never needs less proof than the
 * command that it becomes.
 */
final class SentenceHandler {

    private static final Set<String> READING = Set.of("help", "list", "status", "tournaments", "tournament");

    private final CommandParser parser;
    private final CommandDispatcher dispatcher;
    private final Intentions intentions;

    SentenceHandler(CommandParser parser, CommandDispatcher dispatcher, Intentions intentions) {
        this.parser = parser;
        this.dispatcher = dispatcher;
        this.intentions = intentions;
    }

    /**
     * What a line may mean, the likeliest first. A sender who wants no word about errors, such as a program, writes forms and
     * no sentences.
     */
    List<Guess> guesses(CommandContext context, String line) {
        return context.throttle().errorsUnwanted() ? List.of() : intentions.of(line, surroundings(context));
    }

    /** Acts on a line only if its reading is sure, since something else can be said of it. */
    boolean handleIfSure(CommandContext context, String line) {
        List<Guess> guesses = guesses(context, line);
        return !guesses.isEmpty() && guesses.get(0).isSure() && act(context, guesses.get(0), line);
    }

    /** @return whether something was done about the line */
    boolean handle(CommandContext context, String line, List<Guess> guesses) {
        return !guesses.isEmpty() && guesses.get(0).isLikely() && act(context, guesses.get(0), line);
    }

    /** Whether a refusal of a form names the slip that it was, so that no sentence need be looked for. */
    boolean isSlip(Refusal refusal) {
        return CommandRefusal.slip(refusal)
                .filter(slip -> !intentions.isWord(slip.word()))
                .isPresent();
    }

    /** The likeliest lines, for somebody whose line could not be read. */
    static Optional<Notice.Answer> offered(List<Guess> guesses) {
        Set<String> lines = new LinkedHashSet<>();
        for (Guess guess : guesses) {
            if (guess.sureness() > 0.1 && guess.intention().care() != Intention.Care.TALK) {
                guess.lines().stream().findFirst().ifPresent(lines::add);
            }
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Notice.Answer.Forms(List.copyOf(lines)));
    }

    private boolean act(CommandContext context, Guess guess, String line) {
        List<String> all = guess.lines().isEmpty() ? proposed(context, guess) : guess.lines();
        List<String> lines =
                all.stream().filter(one -> command(context, one).isPresent()).toList();
        Intention.Care care = guess.intention().care();
        if (care == Intention.Care.TALK) {
            return talk(context, guess, line);
        }
        if (lines.isEmpty()) {
            return care == Intention.Care.OFFER && offer(context, lines);
        }
        String first = lines.get(0);
        if (onlyReads(first)) {
            return deed(context, first, "");
        }
        return switch (care) {
            case ANSWER -> deed(context, first, "");
            case DO ->
                guess.isSure() && !endsGame(context, first)
                        ? deed(context, first, isToPeople(guess) ? words(context, line) : "")
                        : ask(context, context, first);
            case ASK, BIND ->
                guess.words().isEmpty()
                        ? ask(context, context, first)
                        : handle(context, first, words(context, guess.words()));
            case OFFER, TALK ->
                isForStrangers(guess) && !guess.lines().isEmpty() // which is asked about by a mail of its own
                        ? deed(context, first, "")
                        : offer(context, lines);
        };
    }

    private static boolean isForStrangers(Guess guess) {
        return guess.intention().places().equals(Set.of(Intention.Place.STRANGER));
    }

    /** An answer to people goes to them in the writer's own words. */
    private static boolean isToPeople(Guess guess) {
        return !guess.intention().places().contains(Intention.Place.PLAYER);
    }

    private static String words(CommandContext context, String said) {
        return (said + "\n" + context.comment()).strip();
    }

    /** What is answered in place of a deed whose slots are missing. */
    private static boolean onlyReads(String line) {
        return READING.contains(line.split(" ")[0]);
    }

    private Optional<Command> command(CommandContext context, String line) {
        return context.target().equals(ReplyTarget.NONE)
                ? parser.parse(line).asCommand()
                : parser.parseReply(line).asCommand();
    }

    /** A yes to the offer of a draw is one that ends something. */
    private static boolean endsGame(CommandContext context, String line) {
        return context.target() instanceof ReplyTarget.OfBoard && line.equals("accept");
    }

    /** Does it, and says how the line was read. */
    private boolean deed(CommandContext context, String line, String words) {
        context.tell(new Notice.Answer.Said(Phrase.of("play.read-as", line)));
        return handle(context, line, words);
    }

    /** Handles the mail as if that line had been written, and those words below it. */
    private boolean handle(CommandContext context, String line, String words) {
        command(context, line)
                .ifPresent(found -> dispatcher.handle(
                        context.about(new Instructions.Line(line, words)).quoting(line), found));
        return true;
    }

    /** @param asked the line that the question is about, with what goes to others beside it */
    private boolean ask(CommandContext context, CommandContext asked, String line) {
        command(context, line).ifPresent(found -> dispatcher.askIfMeant(asked, found, line));
        return true;
    }

    private static boolean offer(CommandContext context, List<String> lines) {
        Phrase which = Phrase.of("play.which-of-these");
        context.report(
                CommandResult.Status.ANSWERED, which, new Notice.Answer.Said(which), new Notice.Answer.Forms(lines));
        return true;
    }

    /** Words at a board are for those who sit there, words at a challenge for the one who made it. */
    private boolean talk(CommandContext context, Guess guess, String line) {
        if (!guess.intention().lines().isEmpty() || context.speaker().player().isEmpty()) {
            return false;
        }
        String words = words(context, line);
        if (context.target() instanceof ReplyTarget.OfChallenge challenge) {
            Optional<String> message = challenger(context, challenge).map(by -> "message " + by.user());
            message.ifPresent(to -> ask(context, context.about(new Instructions.Line(to, words)), to));
            return message.isPresent();
        }
        if (NamedBoard.answered(context).isPresent()) {
            return handle(context, "chat", words);
        }
        Phrase nobody = Phrase.of("play.nobody-hears");
        context.report(CommandResult.Status.ANSWERED, nobody, new Notice.Answer.Said(nobody));
        return true;
    }

    /** Who made a challenge, if it was somebody else. */
    private static Optional<Player> challenger(CommandContext context, ReplyTarget.OfChallenge challenge) {
        return context.repositories()
                .challenges()
                .numbered(challenge.number())
                .map(Challenge::challenger)
                .filter(by -> !context.speaker().player().equals(Optional.of(by)));
    }

    /** A userid for somebody who has named none, made of the address that they write from. */
    private static List<String> proposed(CommandContext context, Guess guess) {
        List<String> lines = new ArrayList<>();
        if (isForStrangers(guess)) {
            String local = context.speaker().address().split("@", 2)[0].toLowerCase(Locale.ROOT);
            String user = local.replaceAll("[^a-z0-9]+", "-").replaceAll("^[^a-z]+|-+$", "");
            String cut = user.substring(0, Math.min(user.length(), 20));
            if (cut.length() >= 2
                    && context.repositories().players().called(cut).isEmpty()) {
                lines.add("signup " + cut);
            }
            lines.add("help");
        }
        return lines;
    }

    private static Surroundings surroundings(CommandContext context) {
        boolean stranger = context.speaker().player().isEmpty();
        Intention.Place place = stranger
                ? Intention.Place.STRANGER
                : context.target().aboutBoard().isPresent()
                        ? Intention.Place.BOARD
                        : context.target() instanceof ReplyTarget.OfChallenge
                                ? Intention.Place.CHALLENGE
                                : Intention.Place.PLAYER;
        return new Surroundings(
                place,
                context.now()
                        .atZone(context.speaker()
                                .player()
                                .map(player -> context.repositories()
                                        .preferences()
                                        .of(player)
                                        .zone())
                                .orElse(ZoneOffset.UTC))
                        .toLocalDate(),
                word -> !stranger
                        && context.repositories().players().called(word).isPresent());
    }

    /** Whether what stands behind a verb is nothing that its command can take. */
    static boolean isOfWords(CommandContext context, Command command) {
        return hasOtherDays(command)
                || isToNobody(context, command)
                || isDoubtful(command)
                || asksForHelp(command)
                || isForOthers(command);
    }

    /** "Note that I am away" */
    private static boolean isForOthers(Command command) {
        return command instanceof PlayCommand.Note note && note.words().matches("(?isu)(?:that|how|please)\\b.*");
    }

    private static boolean hasOtherDays(Command command) {
        return command instanceof AccountCommand.Vacation vacation
                && !vacation.days().isEmpty()
                && VacationDays.of(vacation.days(), LocalDate.EPOCH).isEmpty();
    }

    private static boolean isToNobody(CommandContext context, Command command) {
        return command instanceof TalkCommand.Message message
                && context.speaker().player().isPresent()
                && context.repositories()
                        .players()
                        .called(message.users().get(0))
                        .isEmpty();
    }

    private static boolean isDoubtful(Command command) {
        return command instanceof InvitationCommand.Answer answer
                && answer.firmness() == InvitationCommand.Answer.Firmness.DOUBTFUL;
    }

    /** "help me" */
    private static boolean asksForHelp(Command command) {
        return command instanceof InformationCommand.Help help && help.topic().matches("(?i)me\\b.*");
    }

    /** Whether anything in the answer to a board has the shape of a move. */
    static boolean resemblesMove(CommandContext context, String line) {
        return underWay(context)
                .filter(position -> MoveSearch.resemblesMove(position, line))
                .isPresent();
    }

    /** Whether there is a move in the answer to a board; where hands are hidden, what has the shape of one will do. */
    static boolean holdsMove(CommandContext context, String line) {
        return underWay(context)
                .filter(position -> position.game().hidesHands(position.setup())
                        ? MoveSearch.resemblesMove(position, line)
                        : MoveSearch.holdsMove(position, line))
                .isPresent();
    }

    private static Optional<Position> underWay(CommandContext context) {
        return NamedBoard.answered(context)
                .flatMap(answered -> context.repositories().boards().record(answered.number()))
                .map(GameRecord::position)
                .filter(position -> position.outcome().isEmpty());
    }
}
