package pbem.handler;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.Command;
import pbem.command.CommandRefusal;
import pbem.command.Courtesy;
import pbem.command.Instructions;
import pbem.command.InvitationCommand;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.intention.Guess;
import pbem.intention.Intention;
import pbem.intention.Intentions;
import pbem.intention.Surroundings;
import pbem.notice.Notice;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.NamedBoard;
import pbem.request.ProposedUserId;
import pbem.summary.BoardSummary;

/**
 * Handles a sentence that is not in the form of a command. If its meaning is clear, a question is answered, a harmless
 * command is carried out, and any other is asked about first. If it is unclear, the likeliest commands are suggested. A
 * sentence needs the same proof of its sender as the command it stands for.
 */
record SentenceHandler(Games games, CommandDispatcher dispatcher, Intentions intentions) {

    private static final String CHAT = "chat";

    /** The least words of a line that may be meant for people although it resembles no example. */
    private static final int SENTENCE = 4;

    /** The least words of a line that is no command with a misspelt first word. */
    private static final int WORDS = 3;

    private static final Pattern READING = Pattern.compile("(?:help|list|status|tournaments)\\b.*|tournament \\d+|set");

    /**
     * The possible meanings of a line, likeliest first. None for a sender who wants no mails about errors, such as a
     * program, since it writes no sentences.
     */
    List<Guess> guesses(CommandContext context, String line) {
        return context.throttle().errorsUnwanted() ? List.of() : intentions.of(line, surroundings(context));
    }

    /** Whether the likeliest meaning of a line removes no single thing: it closes the account, or only reads. */
    boolean removesNothing(CommandContext context, String line) {
        return guesses(context, line).stream()
                .limit(1)
                .anyMatch(guess -> guess.lines().contains(Verb.SIGNOFF.word())
                        || guess.intention().care() == Intention.Care.ANSWER);
    }

    /** Handles a line only if its meaning is clear; the caller has another answer for it otherwise. */
    boolean handleIfSure(CommandContext context, String line) {
        return clear(context, line).map(guess -> act(context, guess, line)).orElse(false);
    }

    /** Handles a line whose words do not fit its command, only if its meaning is clear. */
    boolean handleWords(CommandContext context, Command command, String line) {
        return isOfWords(context, command)
                && (UnfitWords.areOtherDays(context, command)
                        ? handleIfMended(context, line)
                        : handleIfSure(context, line));
    }

    /** Handles a line in a command's form that has a fault, only if its meaning is clear and corrects it. */
    boolean handleIfMended(CommandContext context, String line) {
        FaultyForm form = new FaultyForm(line);
        return clear(context, line)
                .filter(guess -> form.isMendedBy(guess, surroundings(context).isPlayer()))
                .map(guess -> act(context, guess, line))
                .orElse(false);
    }

    /** The meaning of a line; empty if it is not clear. */
    private Optional<Guess> clear(CommandContext context, String line) {
        return guesses(context, line).stream().findFirst().filter(Guess::isSure);
    }

    /** @return whether the line was handled */
    boolean handle(CommandContext context, String line, List<Guess> guesses) {
        if (!guesses.isEmpty() && guesses.get(0).isLikely()) {
            return act(context, guesses.get(0), line);
        }
        if (context.target() instanceof ReplyTarget.OfChallenge challenge) {
            return terms().ask(context, challenge, line);
        }
        Optional<Guess> bound = meantBy(context, line);
        if (bound.isPresent()) {
            return ask(context, context, bound.get().lines().get(0));
        }
        return !guesses.isEmpty()
                && guesses.get(0).intention().care() == Intention.Care.TALK
                && NamedBoard.answered(context).isPresent()
                && Courtesy.words(line).size() >= SENTENCE
                && pass(context, line, false);
    }

    /**
     * Handles the Subject of a new mail as a sentence, if the body says nothing. Not if it could contain a password,
     * since questions repeat the line.
     */
    boolean handleSubject(CommandContext context) {
        String subject = context.request().instructions().subject();
        boolean read = context.results().isEmpty() && !context.limits().passwords();
        List<Guess> guesses = read ? guesses(context, subject) : List.of();
        return !saysNothing(subject, guesses) && handle(context.quoting(subject), subject, guesses);
    }

    /** Whether a line has only courtesy or nothing that is understood. */
    static boolean saysNothing(String line, List<Guess> guesses) {
        String said = Courtesy.withoutPhrases(Courtesy.withoutGreeting(line));
        return guesses.isEmpty()
                || !guesses.get(0).isLikely()
                || guesses.get(0).intention().care() == Intention.Care.TALK
                || Courtesy.words(said).isEmpty() && !Courtesy.isQuestion(line);
    }

    /** Whether a line names the people to whom its words go, as in "tell mia ...". */
    boolean beginsWords(CommandContext context, String line) {
        return !context.throttle().errorsUnwanted() && intentions.beginsWords(line, surroundings(context));
    }

    /** Sends a line, and all lines below it, to the author of the message that it answers. */
    void say(CommandContext context, ReplyTarget.OfMessage message, String line) {
        Optional<Player> author = context.repositories()
                .players()
                .withId(message.author())
                .filter(player -> player.state() != Player.State.GONE);
        if (author.isEmpty()) {
            nobodyHears(context);
            return;
        }
        handle(context, "message " + author.get().user(), words(context, line));
        List<Guess> guesses = guesses(context, line);
        if (!guesses.isEmpty() && guesses.get(0).isSure()) {
            offered(guesses).ifPresent(context::tell);
        }
    }

    /** Whether a yes to a challenge makes conditions; if so, asks about them. */
    boolean saysYesOnTerms(CommandContext context, Command command, String line) {
        return command instanceof InvitationCommand.Answer answer && answer.yes() && answersOnTerms(context, line);
    }

    /** Passes a yes or no on as words, with its comment, if nothing on the answered board waits for an answer. */
    boolean passOnAnswer(CommandContext context, Command command, String line) {
        if (!(command instanceof InvitationCommand.Answer answer)
                || NamedBoard.record(context)
                        .filter(record -> record.offer().isEmpty())
                        .isEmpty()) {
            return false;
        }
        boolean said = isTalk(context)
                || !context.words().isEmpty()
                || !Courtesy.withoutPhrases(line).equals(line);
        boolean sure = isTalk(context) || answer.firmness() != InvitationCommand.Answer.Firmness.DOUBTFUL;
        boolean moves = context.words().lines().anyMatch(below -> LineMoves.areLike(context, below));
        return said && !moves && pass(context, line, sure);
    }

    /** Passes a line on to everybody at the answered board. */
    boolean passOn(CommandContext context, String line) {
        return pass(context, line, true);
    }

    /**
     * Whether the mail answers a mail that brought words or a game that is over, so that its text is meant for people.
     */
    static boolean isTalk(CommandContext context) {
        return NamedBoard.answered(context).filter(ReplyTarget.OfBoard::talk).isPresent()
                || NamedBoard.record(context)
                        .filter(record -> record.result().isPresent())
                        .isPresent();
    }

    /** Whether a refusal is about a misspelled command or a strange game, not about a word of a sentence. */
    boolean isSlip(CommandContext context, Refusal refusal) {
        return CommandRefusal.strange(refusal)
                .filter(said -> !intentions.areWords(said)
                        && !surroundings(context).isPlayer().test(said))
                .isPresent();
    }

    /**
     * A refusal that takes no words of a sentence for a command or for the name of a game. The words of a stranger, who may
     * not be the writer, are not sent back.
     */
    Refusal plain(CommandContext context, Refusal refusal) {
        List<String> words = Courtesy.words(context.written());
        boolean strange = CommandRefusal.strange(refusal).isPresent() && !isSlip(context, refusal);
        if (words.size() >= WORDS
                && (strange || refusal.is(CommandRefusal.UNKNOWN))
                && context.speaker().player().isPresent()) {
            return CommandRefusal.notUnderstood(context.written());
        }
        return strange ? CommandRefusal.unknownCommand(words.get(0), Optional.empty()) : refusal;
    }

    /** The likeliest commands for a line that could not be read. */
    static Optional<Notice.Answer> offered(List<Guess> guesses) {
        List<String> lines = likeliest(guesses).toList();
        return lines.isEmpty() ? Optional.empty() : Optional.of(new Notice.Answer.Forms(lines));
    }

    static Stream<String> likeliest(List<Guess> guesses) {
        return guesses.stream()
                .filter(guess -> guess.sureness() > 0.1 && guess.intention().care() != Intention.Care.TALK)
                .flatMap(guess -> guess.lines().stream().limit(1))
                .distinct();
    }

    private boolean act(CommandContext context, Guess guess, String line) {
        Intention.Care care = guess.intention().care();
        if (guess.lines().contains("accept") && answersOnTerms(context, line)
                || Denial.isAnswered(context, guess.lines().contains(Verb.RESIGN.word()), line)) {
            return true;
        }
        Optional<Guess> bound = care == Intention.Care.TALK ? meantBy(context, line) : Optional.empty();
        if (bound.isPresent()) {
            return ask(context, context, bound.get().lines().get(0));
        }
        if (care == Intention.Care.TALK
                || answersNothing(context, guess)
                || Denial.isIn(line, guess, part -> guesses(context, part))) {
            return talk(context, guess, line);
        }
        List<String> lines = guess.lines().stream()
                .filter(one -> command(context, one).isPresent())
                .toList();
        if (lines.isEmpty() && guess.intention().name().equals("message")) {
            boolean apart = !guess.words().isEmpty(); // as in "tell my opponent ..."
            return NamedBoard.answered(context).isPresent()
                    && (apart ? handle(context, CHAT, words(context, guess.words())) : pass(context, line, false));
        }
        if (lines.isEmpty()) {
            return isForStrangers(guess)
                    ? offer(context, proposed(context, guess))
                    : guess.lines().stream().anyMatch(one -> askedBack(context, one));
        }
        String first = terms().added(context, lines.get(0), line);
        if (first.equals("list") && guess.intention().name().equals("rules")) {
            List<String> pages =
                    MeantGames.of(context).map(game -> "help " + game).toList();
            return pages.size() > 1
                    ? offer(context, pages)
                    : deed(context, pages.stream().findFirst().orElse(first), "");
        }
        if (onlyReads(first)) {
            return deed(context, first, "");
        }
        return switch (care) {
            case ANSWER -> deed(context, first, "");
            case DO ->
                guess.isSure() && !mayMeanMore(context, first) && !Courtesy.hesitates(line)
                        ? undoableDeed(context, first, isToPeople(guess) ? words(context, line) : "")
                        : ask(context, context, first);
            case ASK, BIND ->
                guess.words().isEmpty()
                        ? ask(context, asked(context, guess, line), first)
                        : handle(context, first, words(context, guess.words()));
            case OFFER, TALK ->
                isForStrangers(guess) // a separate mail asks about it
                        ? deed(context, first, "")
                        : offer(context, lines);
        };
    }

    /** The meaning of one part of a line to people, if it is clear and the part must not be passed on as mere words. */
    private Optional<Guess> meantBy(CommandContext context, String line) {
        return TellingPart.of(context, line, part -> clear(context, part));
    }

    /** Whether a meaning is a yes or no at a board where nothing waits for one. */
    private static boolean answersNothing(CommandContext context, Guess guess) {
        return Stream.of(Verb.ACCEPT, Verb.DECLINE)
                        .anyMatch(answer ->
                                guess.lines().contains(answer.word()) && !LineMoves.areAll(context, answer.word()))
                && NamedBoard.record(context)
                        .filter(record -> record.offer().isEmpty())
                        .isPresent();
    }

    /** Asks for a missing part of a command, such as the game. */
    private boolean askedBack(CommandContext context, String line) {
        return dispatcher
                .parsed(context, line)
                .match(
                        understood -> false,
                        doubtful -> false,
                        malformed -> {
                            context.inEnglish(line).askBack(malformed.refusal());
                            return true;
                        },
                        unknown -> {
                            boolean ofGame =
                                    CommandRefusal.strange(unknown.refusal()).isPresent();
                            if (ofGame) {
                                context.inEnglish(line).askBack(unknown.refusal());
                            }
                            return ofGame;
                        });
    }

    private static boolean isForStrangers(Guess guess) {
        return guess.intention().places().equals(Set.of(Intention.Place.STRANGER));
    }

    /** Whether the meaning is an answer to people, which goes to them in the writer's own words. */
    private static boolean isToPeople(Guess guess) {
        return TellingPart.isAnswer(guess) || !guess.intention().places().contains(Intention.Place.PLAYER);
    }

    private static String words(CommandContext context, String said) {
        return (said + "\n" + context.comment()).strip();
    }

    /** Whether a command only asks for information. */
    private static boolean onlyReads(String line) {
        return READING.matcher(line).matches();
    }

    private SaidTerms terms() {
        return new SaidTerms(dispatcher);
    }

    private Optional<Command> command(CommandContext context, String line) {
        return dispatcher.parsed(context, line).asCommand();
    }

    /** Whether a yes may end a game, as one to the offer of a draw does, or an answer does not say to what. */
    private static boolean mayMeanMore(CommandContext context, String line) {
        boolean toNothing = !context.target().isAnsweredBriefly();
        return line.equals(Verb.ACCEPT.word()) && (toNothing || context.target() instanceof ReplyTarget.OfBoard)
                || line.equals(Verb.DECLINE.word()) && toNothing;
    }

    /** Carries out a command and tells the sender how the line was read. */
    private boolean deed(CommandContext context, String line, String words) {
        context.tell(new Notice.Answer.Said(Phrase.of("play.read-as", line)));
        return handle(context, line, words);
    }

    /** Like {@link #deed}; if the command began a game, also tells how to end that game again. */
    private boolean undoableDeed(CommandContext context, String line, String words) {
        int before = newestBoard(context);
        deed(context, line, words);
        int newest = newestBoard(context);
        if (newest > before) {
            context.tell(new Notice.Answer.Steps(
                    List.of(new Notice.Step("resign " + newest, Phrase.of("play.gives-up-again")))));
        }
        return true;
    }

    private static int newestBoard(CommandContext context) {
        BoardFilter own = BoardFilter.ALL.ofPlayer(context.player()).onlyOpen(true);
        return context.repositories().boards().list(own).stream()
                .mapToInt(BoardSummary::number)
                .max()
                .orElse(0);
    }

    /** Handles the mail as if it held that line with those words as its comment. */
    private boolean handle(CommandContext context, String line, String words) {
        command(context, line)
                .ifPresent(found -> dispatcher.handle(
                        context.about(new Instructions.Line(line, words)).inEnglish(line), found));
        return true;
    }

    /** @param asked the context of the line that the question is about, with its comment */
    boolean ask(CommandContext context, CommandContext asked, String line) {
        command(context, line).ifPresent(found -> dispatcher.askIfMeant(asked, found, line));
        return true;
    }

    private static boolean offer(CommandContext context, List<String> lines) {
        Phrase which = Phrase.of("play.which-of-these");
        context.report(
                CommandResult.Status.ANSWERED, which, new Notice.Answer.Said(which), new Notice.Answer.Forms(lines));
        return true;
    }

    /**
     * The context to ask about a wish in, with the words to the admin. If the line has courtesy such as thanks beside the
     * wish, the line and its comment go to those at the board at once, and the context has no comment.
     */
    private CommandContext asked(CommandContext context, Guess guess, String line) {
        if (guess.lines().contains(Verb.FEEDBACK.word())) {
            return context.about(new Instructions.Line(line, words(context, line)));
        }
        boolean thanks = isToPeople(guess)
                && NamedBoard.answered(context).isPresent()
                && !Courtesy.withoutPhrases(line).equals(line);
        if (!thanks) {
            return context;
        }
        pass(context, line, true);
        return context.about(new Instructions.Line(line, ""));
    }

    /**
     * Passes a line and its comment on to everybody at the answered board, or asks whether to. It asks if they name a move,
     * which may be a plan.
     */
    private boolean pass(CommandContext context, String line, boolean sure) {
        String words = words(context, line);
        return sure && (isTalk(context) || !namesMove(context, line))
                ? handle(context, CHAT, words)
                : ask(context, context.about(new Instructions.Line(CHAT, words)), CHAT);
    }

    private static boolean namesMove(CommandContext context, String line) {
        return LineMoves.areLike(context, line)
                || context.words().lines().anyMatch(below -> LineMoves.begin(context, below));
    }

    /**
     * Passes words about a board on to those at the board, or asks whether to; asks whether to send words about a
     * challenge to its maker.
     */
    private boolean talk(CommandContext context, Guess guess, String line) {
        if (context.speaker().player().isEmpty()) {
            return false;
        }
        String words = words(context, line);
        if (context.target() instanceof ReplyTarget.OfChallenge challenge) {
            return terms().ask(context, challenge, line) || asksInviter(context, words);
        }
        if (context.target().tournament().isPresent()) {
            return asksInviter(context, words) || nobodyHears(context);
        }
        return NamedBoard.answered(context).isPresent()
                ? pass(context, line, guess.isSure() && !answersNothing(context, guess) || isTalk(context))
                : nobodyHears(context);
    }

    /**
     * Asks about a conditional yes to a challenge: whether to counter with the named terms, or else to pass the words
     * on to its maker.
     */
    boolean answersOnTerms(CommandContext context, String line) {
        return context.target() instanceof ReplyTarget.OfChallenge challenge
                && Courtesy.makesCondition(line)
                && (terms().ask(context, challenge, line) || asksInviter(context, words(context, line)));
    }

    private boolean asksInviter(CommandContext context, String words) {
        Optional<String> message = inviter(context).map(by -> "message " + by.user());
        message.ifPresent(to -> ask(context, context.about(new Instructions.Line(to, words)), to));
        return message.isPresent();
    }

    private static boolean nobodyHears(CommandContext context) {
        Phrase nobody = Phrase.of("play.nobody-hears");
        context.report(CommandResult.Status.ANSWERED, nobody, new Notice.Answer.Said(nobody));
        return true;
    }

    /** The player who asks the sender to play, by a challenge or an invitation to a tournament. */
    private static Optional<Player> inviter(CommandContext context) {
        Optional<Player> by = context.target() instanceof ReplyTarget.OfChallenge challenge
                ? context.repositories()
                        .challenges()
                        .numbered(challenge.number())
                        .map(Challenge::challenger)
                : context.target()
                        .tournament()
                        .flatMap(invitation -> context.repositories().players().withId(invitation.inviter()))
                        .filter(Player::plays);
        return by.filter(player -> !context.speaker().player().equals(Optional.of(player)));
    }

    /** Suggested commands for a sender who named no userid, with a userid made from their address. */
    private List<String> proposed(CommandContext context, Guess guess) {
        List<String> lines = new ArrayList<>();
        String local = context.speaker().address().split("@", 2)[0].toLowerCase(Locale.ROOT);
        ProposedUserId.of(local, games, context.repositories().players())
                .ifPresent(user -> lines.add("signup " + user));
        lines.addAll(guess.lines());
        lines.add("help");
        return lines;
    }

    private static Surroundings surroundings(CommandContext context) {
        boolean stranger = context.speaker().player().isEmpty();
        Intention.Place place = stranger
                ? Intention.Place.STRANGER
                : context.target().aboutBoard().isPresent()
                        ? Intention.Place.BOARD
                        : context.target().offersGames() ? Intention.Place.CHALLENGE : Intention.Place.PLAYER;
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
                context.language(),
                word -> !stranger
                        && context.repositories().players().called(word).isPresent());
    }

    /** Whether the text behind a verb does not fit the command, so that the line is a sentence. */
    boolean isOfWords(CommandContext context, Command command) {
        return UnfitWords.follow(context, command, intentions::areWords);
    }
}
