package pbem.request;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.notice.ReplyTarget;
import pbem.player.AccountRefusal;
import pbem.player.AddressOwner;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Passwords;
import pbem.repository.RateCounters;
import pbem.repository.Repositories;

/** Checks the userids and passwords in lines, and removes them from the lines. Stateless; safe for any thread. */
public record Credentials(Games games, CommandParser parser, RequestLimits limits) {

    private static final String WRONG = "wrong password";
    private static final Pattern NAMES_A_BOARD = Pattern.compile("\\s*[A-Za-z]+ #?[1-9][0-9]{2,8}( .*)?");

    /**
     * A checked line.
     *
     * @param context its context, with the line as others may see it and the player whom a password proves, if one does
     * @param line the line to parse, which may hold a new password
     * @param objection why the line is refused, if it is
     */
    public record Checked(CommandContext context, String line, Optional<Refusal> objection) {
        @Override
        public String toString() {
            return "Checked[" + context.line() + "]";
        }
    }

    /**
     * The words of a mail that are or may be passwords, and must not be stored.
     *
     * @param more further texts that may be commands, beside the lines of the request
     */
    public List<String> secrets(Repositories repositories, Request request, String... more) {
        PasswordPlace place = place(repositories, request.speaker(), request.target());
        SuspectedPassword suspected = suspected(repositories, request.speaker(), request.target());
        Stream<PasswordPlace.Found> inCommands = Stream.of(
                        request.instructions().lines().stream(),
                        Stream.of(more),
                        request.below().lines().filter(this::looksLikeACommand))
                .flatMap(texts -> texts)
                .flatMap(text -> found(place, suspected, text).stream());
        Stream<PasswordPlace.Found> inWords = request.below()
                .lines()
                .filter(line -> limits.passwords())
                .flatMap(line -> suspected.inWords(line).stream());
        return Stream.concat(inCommands, inWords)
                .flatMap(found -> found.secrets().stream())
                .distinct()
                .toList();
    }

    /** Whether a line that was not parsed as a command begins like one about a board. */
    private boolean looksLikeACommand(String line) {
        return NAMES_A_BOARD.matcher(line).matches()
                && parser.verbOf(line)
                        .filter(verb -> line.strip().toLowerCase(Locale.ROOT).startsWith(verb.word()))
                        .isPresent();
    }

    private Optional<PasswordPlace.Found> found(PasswordPlace place, SuspectedPassword suspected, String text) {
        return place.in(text)
                .or(() -> Optional.of(text).filter(line -> limits.passwords()).flatMap(suspected::in));
    }

    /** A line as others may see it, without passwords. */
    public String shown(CommandContext context, String line) {
        return shown(context.repositories(), context.speaker(), context.target(), line);
    }

    /** A speaker's line in a reply as others may see it, without passwords. */
    public String shown(Repositories repositories, Speaker speaker, ReplyTarget target, String line) {
        return found(place(repositories, speaker, target), suspected(repositories, speaker, target), line)
                .map(PasswordPlace.Found::shown)
                .orElse(line);
    }

    public Checked check(CommandContext context, String line) {
        Speaker speaker = context.speaker();
        Optional<PasswordPlace.Found> found =
                place(context.repositories(), speaker, context.target()).in(line);
        if (found.isEmpty()) { // nothing is proved, but a suspected password is not repeated
            String shown = shown(context, line);
            return new Checked(context.checked(speaker, shown, Optional.empty()), shown, Optional.empty());
        }
        Optional<String> user = found.get().user();
        if (user.isEmpty()) { // the password is to be set, and proves nothing
            Optional<String> wanted = Optional.of(found.get().password()).filter(text -> limits.passwords());
            return new Checked(
                    context.checked(speaker, found.get().shown(), wanted),
                    found.get().line(),
                    wanted.flatMap(Passwords::objection));
        }
        if (speaker.proof() != Proof.NONE
                && speaker.player()
                        .filter(player -> player.user().equalsIgnoreCase(user.get()))
                        .isPresent()) {
            return checked(context, found.get(), speaker, Optional.empty()); // already proven otherwise
        }
        if (!limits.passwords()) {
            return checked(context, found.get(), speaker, Optional.of(AccountRefusal.NO_PASSWORDS.of()));
        }
        Optional<Player> owner = owner(context, found.get());
        return owner.isPresent()
                ? checked(context, found.get(), proven(context, owner.get()), Optional.empty())
                : checked(context, found.get(), speaker, Optional.of(AccountRefusal.WRONG_PASSWORD.of()));
    }

    private SuspectedPassword suspected(Repositories repositories, Speaker speaker, ReplyTarget target) {
        return new SuspectedPassword(games, repositories, speaker, place(repositories, speaker, target));
    }

    /**
     * The player whose password it is, unless there were too many wrong tries from this address or at this userid.
     * Tries from the player's own address are counted separately, so that nobody else can lock the player out.
     */
    private Optional<Player> owner(CommandContext context, PasswordPlace.Found found) {
        RateCounters rates = context.repositories().rates();
        Optional<Player> claimed =
                context.repositories().players().called(found.user().orElseThrow());
        String guesser = AddressOwner.of(context.speaker().address());
        boolean atHome = claimed.isPresent()
                && context.speaker().player().map(Player::id).equals(claimed.map(Player::id));
        String guessed = (atHome ? "user at home " : "user ")
                + claimed.map(Player::user) // under one key for all their userids, old and new
                        .orElseGet(found.user()::orElseThrow)
                        .toLowerCase(Locale.ROOT);
        boolean tooMany = Stream.of(guesser, guessed)
                .anyMatch(who -> rates.count(who, WRONG, context.now().minus(Duration.ofHours(1)))
                        >= limits.passwordTriesPerHour());
        if (!tooMany && context.repositories().passwords().match(claimed, found.password())) {
            return claimed;
        }
        rates.note(guesser, WRONG, context.now());
        rates.note(guessed, WRONG, context.now());
        return Optional.empty();
    }

    private static Speaker proven(CommandContext context, Player player) {
        List<String> addresses = context.repositories().players().addresses(player);
        String address = addresses.isEmpty() ? context.speaker().address() : addresses.get(0);
        return new Speaker(address, Optional.of(player), Proof.PASSWORD);
    }

    private static Checked checked(
            CommandContext context, PasswordPlace.Found found, Speaker speaker, Optional<Refusal> objection) {
        return new Checked(context.checked(speaker, found.shown(), Optional.empty()), found.line(), objection);
    }

    /** Finds passwords for a speaker. A proven player's words are taken as typed, and not for a misspelled userid. */
    private PasswordPlace place(Repositories repositories, Speaker speaker, ReplyTarget target) {
        return new PasswordPlace(
                games, repositories, target, limits.passwords() && speaker.proof() == Proof.NONE, speaker);
    }
}
