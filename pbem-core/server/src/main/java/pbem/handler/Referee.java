package pbem.handler;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
import pbem.notice.Notice;
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
 * Takes what people ask for and is the only one to change boards for them: every mail acts through it. Stateless apart
 * from what the repositories hold; safe for any thread.
 */
public final class Referee {

    private final CommandParser parser;
    private final RequestLimits limits;
    private final UsageHelp usage;
    private final Credentials credentials;
    private final MailLines lines;
    private final ConfirmationReply confirmations;
    private final SubscriptionHandler subscriptions = new SubscriptionHandler();

    /** @param seeds a new secret for every board */
    public Referee(Games games, Supplier<Seed> seeds) {
        this(games, seeds, RequestLimits.STANDARD, ClockRules.STANDARD, InvitationRules.STANDARD);
    }

    /** @param seeds a new secret for every board */
    public Referee(
            Games games,
            Supplier<Seed> seeds,
            RequestLimits limits,
            ClockRules clock,
            InvitationRules invitationRules) {
        this(games, seeds, limits, clock, invitationRules, AddressRules.STANDARD, SignupRules.STANDARD);
    }

    /** @param seeds a new secret for every board */
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
        this.usage = new UsageHelp(games, parser);
        this.credentials = new Credentials(games, limits);
        CourseHandler courses = new CourseHandler(games, seeds);
        CommandDispatcher dispatcher = new CommandDispatcher(
                games,
                parser,
                new CommandHandlers(games, parser, courses, seeds, clock, invitationRules, addressRules, signups),
                courses);
        this.lines = new MailLines(dispatcher, credentials, new Wording(parser), courses);
        this.confirmations = new ConfirmationReply(dispatcher, lines);
    }

    public CommandParser parser() {
        return parser;
    }

    /**
     * Handles one mail. Writes the effects of its commands and the notices to everybody concerned into the
     * repositories; a command that cannot be granted changes nothing and is answered.
     *
     * @return one result for each line handled, in order; the first line that is no command is the last one handled
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

    /** Why nothing from a speaker would be handled now, so that it need not be stored. Counts nothing. */
    public Optional<Phrase> objection(Repositories repositories, Speaker speaker, Instant now) {
        Request empty =
                new Request(OptionalLong.empty(), now, speaker, ReplyTarget.NONE, new Instructions(List.of(), ""));
        return context(repositories, empty).throttle().objectionToHandling().map(Refusal::phrase);
    }

    /**
     * Whether a mail that nothing proves is to be put off: so much was answered within the hour that it would not be,
     * but there is room for it to wait. Changes nothing.
     *
     * @param request without a password, which may prove who wrote it
     * @param bytes of the mail
     * @param cameAt when it came in
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

    /** The reader of an address answers what a mail to it asked, and gets the answer there alone. */
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

    /** What a question is answered with may be repeated, so no password stays in it; lines are looked at one by one. */
    private Request harmless(Repositories repositories, Request request) {
        return request.target() instanceof ReplyTarget.OfConfirmation
                ? request.saying(request.instructions()
                        .with(line -> new Instructions.Line(
                                credentials.shown(repositories, request.speaker(), request.target(), line.text()),
                                line.comment())))
                : request;
    }

    /**
     * Words of a mail that are passwords, or may be meant to be, and must not be kept.
     *
     * @param more texts beside the lines of the request that may be commands
     */
    public List<String> secrets(Repositories repositories, Request request, String... more) {
        Stream<String> texts = Stream.concat(request.instructions().lines().stream(), Stream.of(more));
        Stream<String> below = request.below().lines().filter(usage::looksLikeACommand);
        return Stream.concat(
                        credentials.secrets(repositories, request, Stream.concat(texts, below)).stream(),
                        credentials
                                .secretsInWords(
                                        repositories, request, request.below().lines())
                                .stream())
                .distinct()
                .toList();
    }

    /**
     * Refuses a mail that could not be read at all, and tells its seeming sender. If it is proved who that is,
     * they get the board that the mail is about, too.
     *
     * @param request what is known of it
     */
    public List<CommandResult> reject(Repositories repositories, Request request, Phrase reason) {
        CommandContext mail = context(repositories, request);
        boolean proven = request.speaker().proof() != Proof.NONE;
        mail.refuse(Refusal.saying(reason), proven ? lines.answered(mail) : new Notice.Answer[0]);
        mail.close("");
        return List.copyOf(mail.results());
    }
}
