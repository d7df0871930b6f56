package pbem.mail.writing;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import pbem.command.AccountCommand;
import pbem.command.ClubCommand;
import pbem.command.Command;
import pbem.command.InvitationCommand;
import pbem.command.PlayCommand;
import pbem.command.WatchCommand;
import pbem.mail.writing.body.CleanText;
import pbem.notice.ReplyTarget;
import pbem.phrase.Phrase;

/**
 * Says what each command would do, in words that can follow "you want to". The line itself is shown beside them.
 *
 * @param target what the mail with the command replied to
 */
record DeedWords(ReplyTarget target)
        implements AccountCommand.Cases<Phrase>,
                InvitationCommand.Cases<Phrase>,
                PlayCommand.Cases<Phrase>,
                WatchCommand.Cases<Phrase>,
                ClubCommand.Cases<Phrase> {

    /** "Do this": for commands whose line explains itself. */
    static final Phrase THIS = Phrase.of("mail.do-this");

    private static final int LONGEST_MOVE = 60;

    static Phrase of(Command command, ReplyTarget target) {
        DeedWords words = new DeedWords(target);
        return command.match(new Command.Families<>(
                question -> THIS, // it needs no confirmation
                account -> account.match(words),
                invitation -> invitation.match(words),
                play -> play.match(words),
                talk -> THIS,
                watch -> watch.match(words),
                tournament -> THIS,
                club -> club.match(words)));
    }

    @Override
    public Phrase report(ClubCommand.Report report) {
        return THIS;
    }

    @Override
    public Phrase moderate(ClubCommand.Moderate moderate) {
        return moderate.deed().equals(Optional.of(ClubCommand.Deed.ANNOUNCE))
                ? Phrase.of("mail.do-announce", CleanText.line(moderate.reason()))
                : THIS;
    }

    @Override
    public Phrase signup(AccountCommand.Signup signup) {
        return Phrase.of("mail.do-signup", signup.user());
    }

    @Override
    public Phrase setAddresses(AccountCommand.SetAddresses wish) {
        return Phrase.of("mail.do-addresses", wish.addresses());
    }

    @Override
    public Phrase changePassword(AccountCommand.ChangePassword change) {
        return THIS;
    }

    @Override
    public Phrase changeName(AccountCommand.ChangeName change) {
        return Phrase.of("mail.do-rename", change.user());
    }

    @Override
    public Phrase status(AccountCommand.Status status) {
        return THIS;
    }

    @Override
    public Phrase set(AccountCommand.Set set) {
        return THIS;
    }

    @Override
    public Phrase vacation(AccountCommand.Vacation vacation) {
        return days(vacation.days())
                .map(days -> Phrase.of("mail.do-vacation", days.toArray()))
                .orElse(THIS);
    }

    @Override
    public Phrase back(AccountCommand.Back back) {
        return THIS;
    }

    @Override
    public Phrase block(AccountCommand.Block block) {
        return block.blocked() && block.user().isPresent()
                ? Phrase.of("mail.do-block", block.user().get())
                : THIS;
    }

    @Override
    public Phrase myData(AccountCommand.MyData myData) {
        return Phrase.of("mail.do-mydata");
    }

    @Override
    public Phrase reopen(AccountCommand.Reopen reopen) {
        return Phrase.of("mail.do-reopen");
    }

    @Override
    public Phrase signoff(AccountCommand.Signoff signoff) {
        return Phrase.of("mail.do-signoff");
    }

    @Override
    public Phrase challenge(InvitationCommand.Challenge challenge) {
        return challenge.users().isEmpty()
                ? THIS
                : Phrase.of(
                        "mail.do-challenge", challenge.users(), challenge.game().called());
    }

    @Override
    public Phrase seek(InvitationCommand.Seek seek) {
        return Phrase.of("mail.do-seek", seek.game().called());
    }

    @Override
    public Phrase respond(InvitationCommand.Respond answer) {
        return onOffer(answer.yes() ? "mail.do-agree" : "mail.do-refuse", answer.number(), answer.challenge())
                .orElseGet(() -> onChallenge(answer.yes() ? "mail.do-accept" : "mail.do-decline", answer.number()));
    }

    @Override
    public Phrase counter(InvitationCommand.Counter counter) {
        return onChallenge("mail.do-counter", counter.challenge());
    }

    @Override
    public Phrase replace(InvitationCommand.Replace replace) {
        return Phrase.of("mail.do-replace", replace.user());
    }

    @Override
    public Phrase withdraw(InvitationCommand.Withdraw withdraw) {
        return onChallenge("mail.do-withdraw", withdraw.challenge());
    }

    @Override
    public Phrase limit(InvitationCommand.Limit limit) {
        return THIS;
    }

    @Override
    public Phrase rematch(InvitationCommand.Rematch rematch) {
        return onBoard(rematch.board(), board -> Phrase.of("mail.do-rematch", board));
    }

    @Override
    public Phrase answer(InvitationCommand.Answer answer) {
        return THIS; // it answers the mail that it replies to
    }

    @Override
    public Phrase tutorial(InvitationCommand.Tutorial tutorial) {
        return THIS;
    }

    @Override
    public Phrase lessons(InvitationCommand.Lessons lessons) {
        return THIS;
    }

    @Override
    public Phrase move(PlayCommand.Move move) {
        return onBoard(
                move.board(), board -> Phrase.of("mail.do-move", CleanText.line(move.text(), LONGEST_MOVE), board));
    }

    @Override
    public Phrase submit(PlayCommand.Submit submit) {
        return THIS;
    }

    @Override
    public Phrase confirm(PlayCommand.Confirm confirm) {
        return onBoard(confirm.board(), board -> Phrase.of("mail.do-confirm", board));
    }

    @Override
    public Phrase queue(PlayCommand.Queue queue) {
        return THIS;
    }

    @Override
    public Phrase unqueue(PlayCommand.Unqueue unqueue) {
        return THIS;
    }

    @Override
    public Phrase note(PlayCommand.Note note) {
        return THIS;
    }

    @Override
    public Phrase draw(PlayCommand.Draw draw) {
        return onBoard(draw.board(), board -> Phrase.of("mail.do-draw", board));
    }

    @Override
    public Phrase undo(PlayCommand.Undo undo) {
        return onBoard(undo.board(), board -> Phrase.of("mail.do-undo", board));
    }

    @Override
    public Phrase extend(PlayCommand.Extend extend) {
        return onBoard(extend.board(), board -> Phrase.of("mail.do-extend", board, extend.days()));
    }

    @Override
    public Phrase answerOffer(PlayCommand.AnswerOffer answer) {
        return onBoard(answer.board(), board -> Phrase.of(answer.yes() ? "mail.do-agree" : "mail.do-refuse", board));
    }

    @Override
    public Phrase claim(PlayCommand.Claim claim) {
        return onBoard(claim.board(), board -> Phrase.of("mail.do-claim", board));
    }

    @Override
    public Phrase resign(PlayCommand.Resign resign) {
        return onBoard(resign.board(), board -> Phrase.of("mail.do-resign", board));
    }

    @Override
    public Phrase hint(PlayCommand.Hint hint) {
        return onBoard(hint.board(), board -> Phrase.of("mail.do-hint", board));
    }

    @Override
    public Phrase showAs(WatchCommand.ShowAs showAs) {
        return Phrase.of("mail.do-showas");
    }

    @Override
    public Phrase subscribe(WatchCommand.Subscribe subscribe) {
        return THIS;
    }

    @Override
    public Phrase notifyEnd(WatchCommand.NotifyEnd notifyEnd) {
        return THIS;
    }

    /** The first and the last day; empty if they stand there in other words. */
    private static Optional<List<LocalDate>> days(List<String> words) {
        try {
            return Optional.of(words.stream().map(LocalDate::parse).toList()).filter(days -> days.size() == 2);
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    /**
     * Words for the answer to an offer: an answer without a number that replies to a board's mail is about the offer
     * there. Empty for other answers.
     */
    private Optional<Phrase> onOffer(String key, OptionalInt named, boolean challenge) {
        return named.isEmpty() && !challenge && target instanceof ReplyTarget.OfBoard answered
                ? Optional.of(Phrase.of(key, answered.number()))
                : Optional.empty();
    }

    private Phrase onChallenge(String key, OptionalInt named) {
        if (named.isPresent()) {
            return Phrase.of(key, named.getAsInt());
        }
        return target instanceof ReplyTarget.OfChallenge answered ? Phrase.of(key, answered.number()) : THIS;
    }

    private Phrase onBoard(OptionalInt named, IntFunction<Phrase> words) {
        if (named.isPresent()) {
            return words.apply(named.getAsInt());
        }
        return target instanceof ReplyTarget.OfBoard answered ? words.apply(answered.number()) : THIS;
    }
}
