package pbem.handler;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.AccountCommand;
import pbem.command.Command;
import pbem.command.CommandParser;
import pbem.command.CommandRefusal;
import pbem.command.Courtesy;
import pbem.command.Parsing;
import pbem.command.PlayCommand;
import pbem.command.Verb;
import pbem.game.Refusal;
import pbem.handler.account.Closing;
import pbem.handler.course.CourseHandler;
import pbem.intention.Guess;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.LimitRefusal;
import pbem.request.UnprovenLimits;

/** Handles a line as a command or as a sentence that stands for one. */
record LineHandler(CommandParser parser, CommandDispatcher commands, CourseHandler courses, SentenceHandler sentences) {

    private static final Notice.Answer HOW_TO_REOPEN = new Notice.Answer.Forms(List.of("reopen"));

    /** Two letters in a row, which cells and numbers of moves do not have. */
    private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

    private static final Pattern DIGIT = Pattern.compile("\\d");

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
        Parsing parsing = commands.parsed(context, text);
        Optional<String> english = english(context, text, parsing);
        Optional<Parsing> meant =
                english.map(line -> commands.parsed(context, line)).filter(line -> !(line instanceof Parsing.Unknown));
        return meant.isPresent()
                ? handle(context.inEnglish(english.get()), english.get(), meant.get(), text)
                : parsing instanceof Parsing.Unknown && asksInEnglish(context, text)
                        || handle(context, text, parsing, text);
    }

    /** Asks about a line that is a command in a language which is not its sender's. */
    private boolean asksInEnglish(CommandContext context, String text) {
        Optional<String> foreign = context.speaker().player().isEmpty() ? Optional.empty() : parser.english(text);
        Optional<Command> meant = foreign.flatMap(
                        line -> commands.parsed(context, line).asCommand())
                .filter(command -> !sentences.isOfWords(context, command));
        meant.ifPresent(command -> commands.askIfMeant(context, command, foreign.get()));
        return meant.isPresent();
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
                : parser.english(text, context.language()).or(() -> meant.filter(this::asksOrSets));
    }

    /** Whether a command only asks, or changes settings: it is done in any language, others only in the player's. */
    private boolean asksOrSets(String english) {
        return parser.verbOf(english)
                .filter(verb -> verb.asks() || verb == Verb.SET)
                .isPresent();
    }

    /** Whether a line that is read as a command in English may be words of another language, with a move or without. */
    private static boolean isPerhapsWord(CommandContext context, String text, Command said) {
        return said instanceof PlayCommand.Move move && move.board().isEmpty() && !LineMoves.areAll(context, text)
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
            commands.play(context, learnt.get());
            return true;
        }
        if (context.target() instanceof ReplyTarget.OfMessage message && isSaid(context, text, parsing)) {
            sentences.say(context, message, typed);
            return true;
        }
        if (Denial.isAnswered(context, resigns(typed), typed)) {
            return true;
        }
        return parsing.match(
                understood -> {
                    if (isPerhapsSentence(context, text, understood, typed)) {
                        return false;
                    }
                    commands.handle(context, understood);
                    offerIfNoMove(context, text, understood);
                    return true;
                },
                doubtful -> {
                    if (Denial.isAnswered(context, doubtful.command() instanceof PlayCommand.Resign, typed)) {
                        return true;
                    }
                    boolean said = SentenceHandler.isTalk(context)
                            && commands.objection(context, doubtful.command()).isPresent()
                            && sentences.passOn(context, typed);
                    if (!said && !sentences.answersOnTerms(context, typed)) {
                        commands.askIfMeant(context, doubtful);
                    }
                    return true;
                },
                malformed -> {
                    boolean removal = malformed.refusal().is(CommandRefusal.NOTHING_TO_REMOVE);
                    String said = withWordsBelow(context, text);
                    if (said.contains(" ")
                            && !context.request().instructions().multiple() // whose lines are all commands
                            && !sentences.isSlip(context, malformed.refusal())
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
                            sentences.isSlip(context, unknown.refusal()) ? List.of() : sentences.guesses(context, text);
                    if (SentenceHandler.saysNothing(text, guesses) && sentences.handleSubject(context)) {
                        return false;
                    }
                    if (!sentences.handle(context, text, guesses)) {
                        refuseUnknown(context, sentences.plain(context, unknown.refusal()), guesses);
                    }
                    return false;
                });
    }

    /** Whether a line begins with a resignation in any language, as in "Aufgeben? Niemals!" */
    private boolean resigns(String line) {
        return Courtesy.isQuestion(line)
                && parser.english(line.split("[?!.,;:]", 2)[0])
                        .filter(Verb.RESIGN.word()::equals)
                        .isPresent();
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
                understood -> !sentences.isOfWords(context, understood),
                doubtful -> false,
                malformed -> isShort(text) && sentences.isSlip(context, malformed.refusal()),
                unknown -> isShort(text) && sentences.isSlip(context, unknown.refusal()));
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
        Optional<String> planned = LineMoves.planned(context, typed);
        if (planned.isPresent()) {
            return sentences.ask(context, context, planned.get());
        }
        boolean slip = parser.slip(text).isPresent();
        if (slip && isShort(text) || LineMoves.areIn(context, text)) {
            boolean asks = (Courtesy.isQuestion(text)
                            || Courtesy.words(text).stream().limit(1).anyMatch(Courtesy::isDoubt))
                    && !isBrief(text)
                    && !DIGIT.matcher(text).find();
            return asks && sentences.handleIfSure(context, text); // of the rules of castling
        }
        boolean moveLike = slip || LineMoves.areLike(context, text);
        if (SentenceHandler.isTalk(context)
                && !(moveLike && isBrief(text) && DIGIT.matcher(text).find())) {
            return sentences.handleIfSure(context, text) || sentences.passOn(context, typed);
        }
        return moveLike
                ? !LineMoves.begin(context, text) && sentences.handleIfSure(context, text)
                : sentences.handle(context, typed, sentences.guesses(context, typed));
    }

    /** Suggests the likeliest readings of a line that was refused as a move but does not look like one. */
    private void offerIfNoMove(CommandContext context, String text, Command command) {
        if (command instanceof PlayCommand.Move move
                && move.board().isEmpty()
                && !isBrief(text)
                && !LineMoves.areIn(context, text)
                && !LineMoves.areLike(context, text)) {
            SentenceHandler.offered(sentences.guesses(context, text)).ifPresent(context::tell);
        }
    }

    private static Notice.Answer[] waysIn(CommandContext context) {
        return context.speaker().player().isEmpty()
                ? new Notice.Answer[] {CommandDispatcher.HOW_TO_SIGN_UP}
                : new Notice.Answer[0];
    }

    /** Refuses a line that is not a command, with the likeliest commands, and for a stranger how to sign up. */
    private static void refuseUnknown(CommandContext context, Refusal refusal, List<Guess> guesses) {
        if (context.speaker().player().isEmpty()) {
            context.refuse(
                    refusal,
                    new Notice.Answer.Forms(Stream.concat(
                                    SentenceHandler.likeliest(guesses),
                                    CommandDispatcher.HOW_TO_SIGN_UP.lines().stream())
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
