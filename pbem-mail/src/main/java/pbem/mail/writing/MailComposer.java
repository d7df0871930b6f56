package pbem.mail.writing;

import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import pbem.command.CommandParser;
import pbem.game.Games;
import pbem.help.ClubTexts;
import pbem.help.HelpPages;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.phrase.EachLanguage;
import pbem.phrase.Phrasebook;
import pbem.player.Player;
import pbem.player.Preference;
import pbem.player.Preferences;
import pbem.repository.AddressHealth;
import pbem.repository.PendingConfirmation;
import pbem.repository.PostedNotice;
import pbem.repository.Repositories;

/**
 * Composes the mails of notices: their recipients, their place in a thread and their words in the reader's language. It
 * only reads the database and leaves the drawing to {@link MailWriter}, which needs no transaction. Safe for any
 * thread.
 */
public final class MailComposer {

    private static final int LONGEST = 254; // characters of an address

    private final MailIdentity identity;
    private final Games games;
    private final HelpPages help;
    private final CommandParser parser;
    private final EachLanguage<PhraseFormatter> languages;

    /** @param club the texts that the admin wrote */
    public MailComposer(MailIdentity identity, Games games, ClubTexts club) {
        this(identity, games, club, locale -> MailPhrases.in(locale, games).with(club.phrases(locale)));
    }

    /** @param books the phrasebooks of mails, by language */
    MailComposer(MailIdentity identity, Games games, ClubTexts club, Function<Locale, Phrasebook> books) {
        this.identity = identity;
        this.games = games;
        this.help = new HelpPages(games, club);
        this.parser = new CommandParser(games);
        this.languages = new EachLanguage<>(locale -> new PhraseFormatter(books.apply(locale)));
    }

    /**
     * The mail of a notice in words.
     *
     * @return empty if there is nobody to write to: the player has left, or the address cannot receive mail
     */
    public Optional<MailDraft> compose(Repositories repositories, PostedNotice posted) {
        List<String> recipients = addresses(repositories, posted.to()).stream()
                .filter(MailComposer::isUsable)
                .filter(address -> !identity.isOwn(address))
                .toList();
        if (recipients.isEmpty()) {
            return Optional.empty();
        }
        Optional<Player> reader = posted.to().player().flatMap(repositories.players()::withId);
        Preferences preferences = reader.map(repositories.preferences()::of)
                .orElseGet(() -> Preferences.STANDARD.with(Preference.LANGUAGE, language(repositories, posted)));
        MailDraft mail = new MailDraft(
                identity,
                repositories,
                posted,
                reader,
                preferences,
                languages.of(preferences.language()),
                recipients,
                MailReferences.of(identity, repositories.mailThreads(), posted, recipients));
        return Optional.of(posted.notice().match(new NoticeMails(mail, games, help, parser)));
    }

    /**
     * The subject and the text of a mail that is not sent yet, without a token.
     *
     * @return empty if the reader would get no mail
     */
    public Optional<String> sample(Repositories repositories, Notice notice, Player reader, Instant now) {
        PostedNotice posted =
                new PostedNotice(0, "sample", Recipient.player(reader), notice, OptionalLong.empty(), now);
        return compose(repositories, posted).map(MailDraft::sample);
    }

    /**
     * The language for an address: that of the player with this address even if the sender is not proven, else the one
     * that the answered mail asks for or that is stored with the question, else English.
     */
    private Locale language(Repositories repositories, PostedNotice posted) {
        return address(posted.to())
                .flatMap(repositories.players()::at)
                .map(player -> repositories.preferences().of(player).language())
                .or(() -> posted.notice().wished().map(Locale::forLanguageTag))
                .or(() -> posted.notice()
                        .question()
                        .flatMap(repositories.confirmations()::numbered)
                        .map(PendingConfirmation::language))
                .orElse(Locale.ENGLISH);
    }

    private List<String> addresses(Repositories repositories, Recipient to) {
        return to.player()
                .map(player -> addresses(repositories, player))
                .orElseGet(() -> address(to).stream().toList());
    }

    /** Whether any server can send mail to an address; not if it contains characters beyond ASCII. */
    private static boolean isUsable(String address) {
        if (address.length() > LONGEST
                || !StandardCharsets.US_ASCII.newEncoder().canEncode(address)) {
            return false;
        }
        try {
            InternetAddress parsed = new InternetAddress(address, true);
            return address.equals(parsed.getAddress()) && address.indexOf('@') > 0;
        } catch (AddressException e) {
            return false;
        }
    }

    /** The address of a recipient who is no player; that of the admin may be unknown. */
    private Optional<String> address(Recipient to) {
        return to.address().or(identity::admin);
    }

    /** The player's addresses. Those that do not reach the player are left out unless none does. */
    private static List<String> addresses(Repositories repositories, long player) {
        List<AddressHealth.Condition> known = repositories
                .players()
                .withId(player)
                .map(repositories.addressHealth()::of)
                .orElse(List.of());
        boolean anyReached = known.stream().anyMatch(address -> !address.isPaused());
        return known.stream()
                .filter(address -> !anyReached || !address.isPaused())
                .map(AddressHealth.Condition::address)
                .toList();
    }
}
