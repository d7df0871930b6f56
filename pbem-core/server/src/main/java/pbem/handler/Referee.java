package pbem.handler;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import pbem.clock.ClockRules;
import pbem.command.CommandParser;
import pbem.command.Instructions;
import pbem.command.Wording;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.handler.course.CourseHandler;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.talk.SubscriptionHandler;
import pbem.intention.Intentions;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.InboundMails;
import pbem.repository.PendingConfirmation;
import pbem.repository.Repositories;
import pbem.request.AddressRules;
import pbem.request.CommandAction;
import pbem.request.CommandContext;
import pbem.request.CommandResult;
import pbem.request.Credentials;
import pbem.request.LimitRefusal;
import pbem.request.Request;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.request.UnprovenLimits;
import pbem.request.UsageHelp;

/**
 * Handles the mails of players. All of their changes to boards go through it. Its only state is in the repositories;
 * safe for any thread.
 */
public final class Referee {

    private final CommandParser parser;
    private final Intentions intentions;
    private final RequestLimits limits;
    private final UsageHelp usage;
    private final Credentials credentials;
    private final MailLines lines;
    private final ConfirmationReply confirmations;
    private final SubscriptionHandler subscriptions = new SubscriptionHandler();

    /** @param seeds supplies a new secret seed for every board */
    public Referee(
            Games games,
            Supplier<Seed> seeds,
            RequestLimits limits,
            ClockRules clock,
            InvitationRules invitationRules,
            AddressRules addressRules,
            SignupRules signups) {
        this.limits = limits;
        this.parser = new CommandParser(games);
        this.intentions = new Intentions(games);
        this.usage = new UsageHelp(games, parser);
        this.credentials = new Credentials(games, parser, limits);
        CourseHandler courses = new CourseHandler(games, seeds);
        CommandDispatcher commands = new CommandDispatcher(
                parser,
                CommandHandlers.of(games, parser, courses, seeds, clock, invitationRules, addressRules, signups));
        LineHandler handler =
                new LineHandler(parser, commands, courses, new SentenceHandler(games, commands, intentions));
        this.lines = new MailLines(handler, credentials, new Wording(parser), courses);
        this.confirmations = new ConfirmationReply(handler, lines);
    }

    public CommandParser parser() {
        return parser;
    }

    /** The language of a stranger's sentence, if it is surely not English. */
    public Optional<Locale> spoken(String line) {
        return intentions.languageOf(line);
    }

    /**
     * Handles one mail. Writes the effects of its commands and the notices to everybody concerned into the
     * repositories. A refused command changes nothing, and its sender is told why.
     *
     * @return one result for each line handled, in order; the first line that is not a command is the last one handled
     */
    public List<CommandResult> handle(Repositories repositories, Request request) {
        CommandContext mail = context(repositories, harmless(repositories, request));
        Optional<CommandAction> leaving = subscriptions.leaving(request.target());
        if (!mail.throttle().admits()) {
            mail.refuse(LimitRefusal.TOO_MANY_MAILS.of(limits.mailsPerDay()));
            mail.close("");
        } else if (request.target() instanceof ReplyTarget.OfConfirmation waiting) {
            confirmations.handle(mail, waiting.id());
        } else if (leaving.isPresent()) {
            leaving.get().run(mail);
        } else {
            lines.handle(mail);
        }
        return List.copyOf(mail.results());
    }

    /** Why no mail of a speaker would be handled now, so that it need not be stored. Counts nothing. */
    public Optional<Phrase> objection(Repositories repositories, Speaker speaker, Instant now) {
        Request empty =
                new Request(OptionalLong.empty(), now, speaker, ReplyTarget.NONE, new Instructions(List.of(), ""));
        return context(repositories, empty).throttle().objectionToHandling().map(Refusal::phrase);
    }

    /**
     * Whether to put off a mail whose sender is unproven: the limit for answers within the hour is spent, but there is
     * room for the mail to wait. Changes nothing.
     *
     * @param request must have no password, which could prove its sender
     * @param bytes the size of the mail
     * @param cameAt when the mail arrived
     */
    public boolean putsOff(Repositories repositories, Request request, long bytes, Instant cameAt) {
        return bytes <= UnprovenLimits.LARGEST_WAITING
                && request.at().isBefore(cameAt.plus(UnprovenLimits.LONGEST_WAIT))
                && context(repositories, request).isPutOff()
                && hasRoom(repositories.inboundMails().putOff(), bytes);
    }

    private boolean hasRoom(InboundMails.PutOff waiting, long bytes) {
        return waiting.mails() < limits.unproven().mostWaiting()
                && waiting.bytes() + bytes <= limits.unproven().kilobytesWaiting() * 1_000L;
    }

    private CommandContext context(Repositories repositories, Request request) {
        return new CommandContext(repositories, limits, answeredWhereAsked(repositories, request), usage);
    }

    /**
     * A request of an unproven sender, taken as coming from the address to which the answered question or invitation
     * was sent, so that the answer goes only there.
     */
    private static Request answeredWhereAsked(Repositories repositories, Request request) {
        if (request.speaker().proof() != Proof.NONE) {
            return request;
        }
        Optional<String> asked = request.invitation().flatMap(repositories.signups()::invited);
        if (request.target() instanceof ReplyTarget.OfConfirmation question) {
            asked = repositories.confirmations().numbered(question.id()).map(PendingConfirmation::address);
        }
        boolean settled = asked.isEmpty()
                && request.invitation()
                        .filter(number ->
                                repositories.keptPlaces().isLeftAlone(number).isEmpty())
                        .isPresent();
        return asked.map(address ->
                        request.from(new Speaker(address, repositories.players().at(address), Proof.NONE)))
                .orElse(settled ? request.on(ReplyTarget.NONE) : request);
    }

    /**
     * A request without passwords if it answers a question, since such an answer may be repeated. Other lines are
     * checked one by one.
     */
    private Request harmless(Repositories repositories, Request request) {
        return request.target() instanceof ReplyTarget.OfConfirmation
                ? request.saying(request.instructions()
                        .with(line -> new Instructions.Line(
                                credentials.shown(repositories, request.speaker(), request.target(), line.text()),
                                line.comment())))
                : request;
    }

    /**
     * The words of a mail that are or may be passwords, and must not be stored.
     *
     * @param more further texts that may be commands, beside the lines of the request
     */
    public List<String> secrets(Repositories repositories, Request request, String... more) {
        return credentials.secrets(repositories, request, more);
    }

    /**
     * Refuses a mail that could not be read, and tells the apparent sender. A sender who is proven also gets the board
     * that the mail is about.
     *
     * @param request the parts of the mail that are known
     */
    public List<CommandResult> reject(Repositories repositories, Request request, Phrase reason) {
        CommandContext mail = context(repositories, request);
        boolean proven = request.speaker().proof() != Proof.NONE;
        mail.refuse(Refusal.saying(reason), proven ? lines.answered(mail) : new Answer[0]);
        mail.close("");
        return List.copyOf(mail.results());
    }
}
