package pbem.handler;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.Courtesy;
import pbem.command.InformationCommand;
import pbem.command.Parsing;
import pbem.command.PlayCommand;
import pbem.command.WatchCommand;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.account.Closing;
import pbem.handler.club.Conduct;
import pbem.handler.course.CourseHandler;
import pbem.intention.Guess;
import pbem.intention.Intentions;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.AccountRefusal;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.request.LimitRefusal;
import pbem.request.NamedBoard;
import pbem.request.UnprovenLimits;

/** Parses a line as a command and passes it to its handler if the sender may use it. */
final class CommandDispatcher {

    private static final Notice.Answer.Forms HOW_TO_SIGN_UP = new Notice.Answer.Forms(List.of("signup USERID", "help"));

    private static final Notice.Answer HOW_TO_REOPEN = new Notice.Answer.Forms(List.of("reopen"));

    /** Two letters in a row, which cells and numbers of moves do not have. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    private final CommandParser parser;
    private final CommandHandlers handlers;
    private final CourseHandler courses;
    private final SentenceHandler sentences;
    private final Confirmations confirmations = new Confirmations();

    CommandDispatcher(Games games, CommandParser parser, CommandHandlers handlers, CourseHandler courses) {
        this.parser = parser;
        this.handlers = handlers;
        this.courses = courses;
        this.sentences = new SentenceHandler(games, this, new Intentions(games));
    }

    /**
     * @param text the line of the context, which may hold a new password
     * @return whether the line was a command, even if it was refused
     */
    boolean handle(CommandContext context, String text) {
        if (context.isUnproven() && text.length() > UnprovenLimits.LONGEST_LINE) {
            Refusal tooLong = LimitRefusal.LINE_TOO_LONG.of(UnprovenLimits.LONGEST_LINE);
            context.refuse(tooLong, waysIn(context));
            return false;
        }
        Parsing parsing = parsed(context, text);
        Optional<String> english = english(context, text, parsing);
        Optional<Parsing> meant =
                english.map(line -> parsed(context, line)).filter(line -> !(line instanceof Parsing.Unknown));
        return meant.isPresent()
                ? handle(context.inEnglish(english.get()), english.get(), meant.get(), text)
                : handle(context, text, parsing, text);
    }

    /**
     * The English form of a line that is not a command in English; empty if it is not a command in a language of its
     * sender either.
     */
    private Optional<String> english(CommandContext context, String text, Parsing parsing) {
        Optional<String> meant = parser.english(text);
        if (meant.isEmpty()
                || !parser.speaksOfBinding(meant.get())
                        && parsing.asCommand()
                                .filter(said -> !isPerhapsWord(context, text, said))
                                .isPresent()) {
            return Optional.empty();
        }
        return context.speaker().player().isEmpty()
                ? meant
                : context.speaker()
                        .player()
                        .map(context.repositories().preferences()::of)
                        .flatMap(preferences -> parser.english(text, preferences.language()));
    }

    /** Whether a line that is read as a command in English may be words of another language, with a move or without. */
    private static boolean isPerhapsWord(CommandContext context, String text, Command said) {
        return said instanceof PlayCommand.Move move && move.board().isEmpty() && !SentenceHandler.isMove(context, text)
                || said instanceof PlayCommand.Draw draw && !draw.words().isBlank()
                || said.isDoubtful()
                || said.isNothingBut(text.strip());
    }

    /** @param typed the line in its sender's language, in which it is passed on */
    private boolean handle(CommandContext context, String text, Parsing parsing, String typed) {
        Optional<Refusal> closing = Closing.objection(context);
        if (closing.isPresent()
                && parsing.asCommand()
                        .filter(AccountCommand.Reopen.class::isInstance)
                        .isEmpty()) {
            context.refuse(closing.get(), HOW_TO_REOPEN);
            return true;
        }
        Optional<CommandAction> learnt = courses.inReply(context, text, parsing);
        if (learnt.isPresent()) {
            if (!courses.isAnswer(context, text) && sentences.handle(context, text, sentences.guesses(context, text))) {
                return false;
            }
            take(context, Conduct.objectionToPlaying(context), Command.Access.PROVEN_PLAYER, learnt.get());
            return true;
        }
        if (context.target() instanceof ReplyTarget.OfMessage message && isSaid(context, text, parsing)) {
            sentences.say(context, message, typed);
            return true;
        }
        return parsing.match(
                understood -> {
                    if (isPerhapsSentence(context, text, understood, typed)) {
                        return false;
                    }
                    handle(context, understood);
                    offerIfNoMove(context, text, understood);
                    return true;
                },
                doubtful -> {
                    boolean said = SentenceHandler.isTalk(context)
                            && objection(context, doubtful.command()).isPresent()
                            && sentences.passOn(context, typed);
                    if (!said && !sentences.answersOnTerms(context, typed)) {
                        askIfMeant(context, doubtful);
                    }
                    return true;
                },
                malformed -> {
                    boolean removal = malformed.refusal().is(CommandRefusal.NOTHING_TO_REMOVE);
                    String said = withWordsBelow(context, text);
                    if (said.contains(" ")
                            && !context.request().instructions().multiple() // whose lines are all commands
                            && !sentences.isSlip(malformed.refusal())
                            && !(removal && sentences.removesNothing(context, text))
                            && (isInWords(said)
                                    ? sentences.handle(context, said, sentences.guesses(context, said))
                                    : sentences.handleIfMended(context, said))) {
                        return false;
                    }
                    context.refuse(malformed.refusal());
                    return true;
                },
                unknown -> {
                    List<Guess> guesses =
                            sentences.isSlip(unknown.refusal()) ? List.of() : sentences.guesses(context, text);
                    if (SentenceHandler.saysNothing(text, guesses) && sentences.handleSubject(context)) {
                        return false;
                    }
                    if (!sentences.handle(context, text, guesses)) {
                        refuseUnknown(context, unknown.refusal(), guesses);
                    }
                    return false;
                });
    }

    /** The language of a stranger's sentence, if it is surely not English. */
    Optional<Locale> spoken(String line) {
        return sentences.intentions().languageOf(line);
    }

    /** Parses a line; in a reply it may be a move or a plain yes. */
    Parsing parsed(CommandContext context, String text) {
        return context.target().isAnsweredBriefly() ? parser.parseReply(text) : parser.parse(text);
    }

    /**
     * Whether a line of a new mail begins a message, such as "tell mia ...", so that all lines below belong to the
     * message.
     */
    boolean beginsWords(CommandContext context, String text) {
        return !context.target().isAnsweredBriefly()
                && parser.parse(text) instanceof Parsing.Unknown
                && sentences.beginsWords(context, text);
    }

    /**
     * Whether a line in a reply to a message is meant for the message's author: any line but a complete or misspelled
     * command.
     */
    private boolean isSaid(CommandContext context, String text, Parsing parsing) {
        boolean command = parsing.match(
                understood -> !SentenceHandler.isOfWords(context, understood),
                doubtful -> false,
                malformed -> isShort(text) && sentences.isSlip(malformed.refusal()),
                unknown -> isShort(text) && sentences.isSlip(unknown.refusal()));
        return !command && !sentences.beginsWords(context, text);
    }

    private static boolean isShort(String text) {
        return text.strip().split("\\s+").length < 3;
    }

    /** Whether a line is as long as a sentence and has no options. */
    private static boolean isInWords(String text) {
        String[] words = text.strip().split("\\s+");
        return words.length > 3 && Stream.of(words).noneMatch(word -> word.startsWith("-"));
    }

    /** Whether a line is so short that it says little beside a move. */
    private static boolean isBrief(String text) {
        return Courtesy.words(Courtesy.withoutPhrases(text)).size() < 4;
    }

    /** A line, with the first line below it added if it is a single word, such as a Subject. */
    private static String withWordsBelow(CommandContext context, String text) {
        return text.strip().contains(" ")
                ? text
                : (text + " " + context.words().lines().findFirst().orElse("")).strip();
    }

    /**
     * Handles a line of a reply as a sentence if it is not clearly a command or a move, and returns whether it did. A
     * line that is no other command is parsed as a move, so one without the shape of a move may be a sentence.
     */
    private boolean isPerhapsSentence(CommandContext context, String text, Command command, String typed) {
        if (!(command instanceof PlayCommand.Move move)) {
            return sentences.saysYesOnTerms(context, command, typed)
                    || sentences.handleWords(context, command, text)
                    || sentences.passOnAnswer(context, command, typed);
        }
        if (move.board().isPresent() || !WORD.matcher(text).find()) {
            return false; // it names a board or has no words, as in most mails
        }
        boolean slip = parser.slip(text).isPresent();
        if (slip && isShort(text) || SentenceHandler.holdsMove(context, text)) {
            boolean asks = Courtesy.isQuestion(text)
                    && !isBrief(text)
                    && !DIGIT.matcher(text).find();
            return asks && sentences.handleIfSure(context, text); // of the rules of castling
        }
        boolean moveLike = slip || SentenceHandler.resemblesMove(context, text);
        if (SentenceHandler.isTalk(context)
                && !(moveLike && isBrief(text) && DIGIT.matcher(text).find())) {
            return sentences.handleIfSure(context, text) || sentences.passOn(context, typed);
        }
        return moveLike
                ? sentences.handleIfSure(context, text)
                : sentences.handle(context, text, sentences.guesses(context, text));
    }

    /** Suggests the likeliest readings of a line that was refused as a move but does not look like one. */
    private void offerIfNoMove(CommandContext context, String text, Command command) {
        if (command instanceof PlayCommand.Move move
                && move.board().isEmpty()
                && !isBrief(text)
                && !SentenceHandler.holdsMove(context, text)
                && !SentenceHandler.resemblesMove(context, text)) {
            SentenceHandler.offered(sentences.guesses(context, text)).ifPresent(context::tell);
        }
    }

    /** Handles a command as if it had been typed in its usual form. */
    void handle(CommandContext context, Command said) {
        boolean leaves = said instanceof WatchCommand.Subscribe list
                && !list.begins()
                && (context.speaker().player().isEmpty() // they watch no board and want no mails
                        || context.request().invitation().isPresent());
        Command command = leaves ? new InformationCommand.WaysOut(true) : said;
        take(context, Conduct.objection(context, command), command.access(), command.match(handlers));
    }

    private void take(
            CommandContext context, Optional<Refusal> objection, Command.Access access, CommandAction action) {
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (access == Command.Access.ANYBODY) {
            answer(context, action);
        } else if (context.speaker().player().isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of(), HOW_TO_SIGN_UP);
        } else if (access == Command.Access.PLAYER) {
            answer(context, action);
        } else if (!context.isUnproven()) {
            action.run(context);
        } else {
            hold(context, action);
        }
    }

    /** Whether a line is the command that closes an account. */
    boolean closesAccount(String line) {
        return parser.parse(line)
                .asCommand()
                .filter(AccountCommand.Signoff.class::isInstance)
                .isPresent();
    }

    /** Asks about a line in a comment that is a command, but may be meant for the comment's readers. */
    void askIfMeant(CommandContext context, String line) {
        Notice.Answer unsaid = new Notice.Answer.Said(Phrase.of("play.not-passed-on", line));
        parser.parse(line)
                .asCommand()
                .ifPresent(command -> askIfMeant(context, new Parsing.Doubtful(command, line), unsaid));
    }

    /** Asks whether a sentence was meant as a command. */
    void askIfMeant(CommandContext context, Command command, String line) {
        Notice.Answer reading = new Notice.Answer.Said(Phrase.of("play.read-as", line));
        askIfMeant(context, new Parsing.Doubtful(command, line), reading);
    }

    /**
     * Asks whether a command that is only part of a line is meant; a command that would be refused anyway is refused at
     * once.
     */
    private void askIfMeant(CommandContext context, Parsing.Doubtful doubtful, Notice.Answer... beside) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(AccountRefusal.NOT_SIGNED_UP.of(), HOW_TO_SIGN_UP);
            return;
        }
        if (closesAccount(doubtful.line())) { // it always asks for confirmation, with more than a yes
            handle(context.quoting(doubtful.line()), doubtful.command());
            return;
        }
        Notice.Answer[] all =
                Stream.concat(Stream.of(beside), Stream.of(boardOf(context))).toArray(Notice.Answer[]::new);
        Optional<Refusal> objection = objection(context, doubtful.command());
        if (objection.isEmpty()) {
            confirmations.askIfMeant(context, doubtful.line(), asOfNow(context), context.comment(), all);
        } else if (objection.get().reason().isAboutForm()) { // the answer shows the forms of the command
            context.quoting(doubtful.line()).refuse(objection.get(), boardOf(context));
        } else {
            context.refuse(objection.get(), all);
        }
    }

    /** Why a command would be refused; empty if no reason is known. */
    Optional<Refusal> objection(CommandContext context, Command command) {
        return Conduct.objection(context, command)
                .or(() -> command.match(handlers).objection(context));
    }

    /** The target that the mail answers, at its present revision, since the question is asked now. */
    private static ReplyTarget asOfNow(CommandContext context) {
        return NamedBoard.answered(context)
                .flatMap(answered -> context.repositories().boards().record(answered.number()))
                .<ReplyTarget>map(
                        record -> new ReplyTarget.OfBoard(record.board().number(), record.revision()))
                .orElse(context.target());
    }

    private static Notice.Answer[] boardOf(CommandContext context) {
        return MailLines.answeredBoard(context);
    }

    /** Runs a command that only asks for information, unless the limits would prevent its answer. */
    private static void answer(CommandContext context, CommandAction action) {
        Optional<Refusal> objection =
                context.isUnproven() ? context.throttle().objectionToAnswering() : Optional.empty();
        objection.ifPresentOrElse(context::refuseUnheard, () -> action.run(context));
    }

    /** Asks the sender to confirm a command, unless it would be refused anyway. */
    private void hold(CommandContext context, CommandAction action) {
        Optional<Refusal> objection = action.objection(context);
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else {
            action.hold(context, confirmations);
        }
    }

    private static Notice.Answer[] waysIn(CommandContext context) {
        return context.speaker().player().isEmpty() ? new Notice.Answer[] {HOW_TO_SIGN_UP} : new Notice.Answer[0];
    }

    /** Refuses a line that is not a command, with the likeliest commands, and for a stranger how to sign up. */
    private static void refuseUnknown(CommandContext context, Refusal refusal, List<Guess> guesses) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(
                    refusal,
                    new Notice.Answer.Forms(
                            Stream.concat(SentenceHandler.likeliest(guesses), HOW_TO_SIGN_UP.lines().stream())
                                    .distinct()
                                    .toList()));
        } else if (CommandRefusal.slip(refusal).isPresent()) {
            context.refuse(refusal);
        } else {
            Notice.Answer help = new Notice.Answer.Said(Phrase.of("play.see-help"));
            context.refuse(
                    refusal,
                    Stream.concat(SentenceHandler.offered(guesses).stream(), Stream.of(help))
                            .toArray(Notice.Answer[]::new));
        }
    }
}
