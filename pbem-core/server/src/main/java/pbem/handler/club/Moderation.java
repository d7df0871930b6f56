package pbem.handler.club;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import pbem.command.ClubCommand;
import pbem.command.Verb;
import pbem.game.Games;
import pbem.game.Refusal;
import pbem.handler.account.Accounts;
import pbem.handler.talk.TalkRefusal;
import pbem.notice.Notice.Answer;
import pbem.phrase.Phrase;
import pbem.play.BoardAdministration;
import pbem.play.ConflictOfInterest;
import pbem.play.PlayRefusal;
import pbem.play.tournament.TournamentCorrections;
import pbem.player.Membership;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.player.Sanction;
import pbem.record.GameRecord;
import pbem.repository.club.Report;
import pbem.request.CommandContext;
import pbem.request.Confirmations;
import pbem.robot.RobotRules;

/**
 * An act of a moderator or admin by mail. Acts that cannot be undone must be confirmed. Nobody decides about themselves
 * or their opponents ({@link ConflictOfInterest}).
 */
record Moderation(
        BoardAdministration boards,
        Games games,
        Accounts accounts,
        RobotRules robots,
        CommandContext context,
        ClubCommand.Moderate said) {

    private static final int MOST_DAYS = 3650;
    private static final int MOST_LISTED = 50;
    private static final Pattern DRAW = Pattern.compile("(?i)draw(?: +|$)");

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    void handle() {
        Membership.Office office = context.membership(context.player()).office();
        boolean forAdmins = said.deed().filter(ClubCommand.Deed::isForAdmins).isPresent();
        if (!office.isAtLeast(Membership.Office.MODERATOR)) {
            context.refuse(ClubRefusal.NOT_A_MODERATOR.of());
        } else if (forAdmins && !office.isAtLeast(Membership.Office.ADMIN)) {
            context.refuse(ClubRefusal.NOT_AN_ADMIN.of());
        } else if (said.deed().isEmpty()) {
            tellWhatIsToBeDone(office);
        } else {
            Optional<Refusal> objection = objection();
            if (objection.isPresent()) {
                context.refuse(objection.get());
            } else if (said.isForGood() && context.speaker().proof() != Proof.CONFIRMED) {
                hold();
            } else {
                done();
            }
        }
    }

    /** Asks for confirmation; for an announcement the question shows its text and number of readers. */
    void hold() {
        if (announces()) {
            AnnouncementByMail announcement = announcement();
            CONFIRMATIONS.hold(context, announcement.words(), announcement::reach);
        } else {
            CONFIRMATIONS.hold(context);
        }
    }

    /**
     * Why an act would be refused even if confirmed; empty if no reason is known. Only announcements are checked here,
     * the others once the sender is proven.
     */
    Optional<Refusal> objectionToAsking() {
        return announces() ? announcement().objection() : Optional.empty();
    }

    private boolean announces() {
        return said.announces() && context.membership(context.player()).office().isAtLeast(Membership.Office.ADMIN);
    }

    /** Why an act cannot be done even if confirmed; empty if it can. Changes nothing. */
    private Optional<Refusal> objection() {
        return switch (said.deed().orElseThrow()) {
            case ANSWER, CLOSE ->
                report().isPresent()
                        ? Optional.empty()
                        : Optional.of(ClubRefusal.NO_SUCH_REPORT.of(number().orElse(0)));
            case MUTE, SUSPEND ->
                days().isEmpty() && !said.words().get(1).equals("0")
                        ? Optional.of(ClubRefusal.BAD_DAYS.of(said.words().get(1), MOST_DAYS))
                        : objectionAboutPlayer();
            case RESUME -> objectionAboutPlayer();
            case ACCEPT, REFUSE ->
                number().flatMap(context.repositories().signups()::numbered).isPresent()
                        ? Optional.empty()
                        : Optional.of(ClubRefusal.NO_SUCH_APPLICANT.of(number().orElse(0)));
            case DEPART ->
                fate().isEmpty()
                        ? Optional.of(ClubRefusal.BAD_FATE.of(said.words().get(1)))
                        : objectionAboutPlayer()
                                .or(() -> objectionToEnding(player().orElseThrow()))
                                .or(() -> desk().objection(player().orElseThrow()))
                                .or(() -> Decisions.objectionTo(why()));
            case REPLACE ->
                successor().isEmpty()
                        ? Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(said.words().get(1)))
                        : objectionAboutPlayer()
                                .or(() -> objectionToReplacing(
                                        player().orElseThrow(), successor().orElseThrow()))
                                .or(() -> Decisions.objectionTo(why()));
            case ADJUDICATE, VOID -> objectionAboutBoard();
            case ANNOUNCE -> announcement().objection();
            case WITHDRAW -> Optional.empty(); // it is not asked about
        };
    }

    private Optional<Refusal> objectionAboutPlayer() {
        Optional<Player> player = player();
        if (player.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(said.words().get(0)));
        }
        return context.membership(player.get()).office() == Membership.Office.NONE
                ? conflict(List.of(player.get()))
                : Optional.of(ClubRefusal.NOT_OVER_OFFICERS.of(player.get().user()));
    }

    private Optional<Refusal> conflict(List<Player> players) {
        return new ConflictOfInterest(context.repositories(), context.player())
                .among(players)
                .map(player -> ClubRefusal.OWN_OPPONENT.of(player.user()));
    }

    private Optional<Refusal> objectionToEnding(Player leaver) {
        return objectionToEnding(leaver, desk().of(leaver));
    }

    private Optional<Refusal> objectionToEnding(Player leaver, List<GameRecord> boards) {
        return boards.isEmpty()
                ? Optional.of(ClubRefusal.NO_OPEN_BOARDS.of(leaver.user()))
                : conflict(boards.stream()
                        .flatMap(record -> record.board().players().stream())
                        .toList());
    }

    /**
     * Why a player cannot be replaced on all their boards. By mail all boards are given over or none; at the terminal
     * some can be left as they are.
     */
    private Optional<Refusal> objectionToReplacing(Player leaver, Player successor) {
        if (successor.equals(context.player())) {
            return Optional.of(ClubRefusal.OWN_SUCCESSOR.of());
        }
        List<GameRecord> boards = desk().of(leaver);
        return objectionToEnding(leaver, boards)
                .or(() -> boards.stream()
                        .flatMap(record -> substitution().objection(record, leaver, successor).stream())
                        .findFirst());
    }

    private Optional<Refusal> objectionAboutBoard() {
        int number = number().orElse(0);
        Optional<GameRecord> record = context.repositories().boards().record(number);
        boolean ends = said.deed().equals(Optional.of(ClubCommand.Deed.ADJUDICATE));
        return conflict(record.map(its -> its.board().players()).orElse(List.of()))
                .or(() -> ends
                        ? BoardAdministration.objection(context.repositories(), number, record)
                        : BoardAdministration.objectionToAnnulling(context.repositories(), number, record))
                .or(() -> TournamentCorrections.followed(context.repositories(), number)
                        .map(followed -> ClubRefusal.DECIDED_TOURNAMENT.of(
                                number, followed.tournament().number())))
                .or(() -> ClubRefusal.NO_RESULT.when(ends && said.reason().isEmpty(), number))
                .or(() -> Decisions.objectionTo(why()));
    }

    private void done() {
        Officer by = Officer.byMail(context.player());
        PeopleAdministration people =
                new PeopleAdministration(context.repositories(), by, context.talk(), context.now());
        Optional<Refusal> objection = switch (said.deed().orElseThrow()) {
            case ANSWER ->
                answer().isEmpty()
                        ? Optional.of(TalkRefusal.NOTHING_SAID.of(Verb.MODERATE.word()))
                        : reports().close(number().orElseThrow(), by, answer());
            case CLOSE -> reports().close(number().orElseThrow(), by, "");
            case MUTE -> sanction(people, Sanction.Kind.MUTED);
            case SUSPEND -> sanction(people, Sanction.Kind.SUSPENDED);
            case RESUME -> people.lift(player().orElseThrow()).objection();
            case ACCEPT -> signups(by).accept(number().orElseThrow()).objection();
            case REFUSE -> signups(by).refuse(number().orElseThrow(), why());
            case DEPART -> {
                desk().end(player().orElseThrow(), fate().orElseThrow(), why());
                yield Optional.empty();
            }
            case REPLACE -> {
                substitution().replace(player().orElseThrow(), successor().orElseThrow(), OptionalInt.empty(), why());
                yield Optional.empty();
            }
            case ADJUDICATE ->
                closing().adjudicate(number().orElseThrow(), winners(), why()).objection();
            case VOID -> closing().annul(number().orElseThrow(), why()).objection();
            case ANNOUNCE -> announcement().make();
            case WITHDRAW -> announcement().desk().withdraw(number().orElse(0));
        };
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (said.announces()) {
            context.done(
                    Phrase.of("club.moderated", context.line()), announcement().made());
        } else {
            context.doneSaying(Phrase.of("club.moderated", context.line()));
        }
    }

    private Optional<Refusal> sanction(PeopleAdministration people, Sanction.Kind kind) {
        Optional<Instant> until = days().map(days -> context.now().plus(Duration.ofDays(days)));
        return people.sanction(player().orElseThrow(), kind, until, why()).objection();
    }

    private BoardDecision closing() {
        return new BoardDecision(context.repositories(), boards, Officer.byMail(context.player()), context.now());
    }

    private void tellWhatIsToBeDone(Membership.Office office) {
        ReportDesk reports = reports();
        ConflictOfInterest conflict = new ConflictOfInterest(context.repositories(), context.player());
        List<Phrase> open = context.repositories().reports().open(MOST_LISTED).stream()
                .filter(report -> !reports.concerns(report, conflict))
                .flatMap(report -> Stream.of(ReportDesk.about(report), Phrase.of("club.words", report.words())))
                .toList();
        List<Answer> answers = new ArrayList<>();
        answers.add(
                open.isEmpty()
                        ? new Answer.Said(Phrase.of("club.no-reports"))
                        : new Answer.Listing(Phrase.of("club.open-reports"), open));
        List<Phrase> applicants = context.repositories().signups().waiting(MOST_LISTED).stream()
                .map(applicant -> Phrase.of("club.applicant", applicant.number(), applicant.user()))
                .toList();
        if (!applicants.isEmpty()) {
            answers.add(new Answer.Listing(Phrase.of("club.applicants"), applicants));
        }
        if (office.isAtLeast(Membership.Office.ADMIN)) {
            AnnouncementByMail.ofLate(context).ifPresent(answers::add);
        }
        answers.add(new Answer.Forms(Arrays.stream(ClubCommand.Deed.values())
                .filter(deed -> !deed.isForAdmins() || office.isAtLeast(Membership.Office.ADMIN))
                .map(deed -> "moderate " + deed.form())
                .toList()));
        context.answered(Phrase.of("club.told-reports"), answers.toArray(Answer[]::new));
    }

    private AnnouncementByMail announcement() {
        return new AnnouncementByMail(context, games, said);
    }

    private SignupDesk signups(Officer by) {
        return new SignupDesk(
                context.repositories(), games, accounts, by, context.request().mail(), context.now());
    }

    private ReportDesk reports() {
        return new ReportDesk(context.repositories(), context.talk(), context.now());
    }

    private BoardsOfLeaver desk() {
        return new BoardsOfLeaver(context.repositories(), boards, Officer.byMail(context.player()), context.now());
    }

    private Substitution substitution() {
        return new Substitution(
                context.repositories(),
                robots,
                Officer.byMail(context.player()),
                context.request().mail(),
                context.now());
    }

    private Optional<Player> successor() {
        return context.repositories().players().called(said.words().get(1)).filter(Player::plays);
    }

    private Optional<Report> report() {
        return number().flatMap(context.repositories().reports()::numbered);
    }

    private Optional<Integer> number() {
        String word = said.words().get(0).replaceFirst("^#", "");
        return word.matches("[1-9][0-9]{0,8}") ? Optional.of(Integer.parseInt(word)) : Optional.empty();
    }

    private Optional<Player> player() {
        return context.repositories()
                .players()
                .called(said.words().get(0))
                .filter(player -> player.state() == Player.State.ACTIVE);
    }

    /** The days of a sanction; empty for 0, which means until it is lifted, and for a wrong number. */
    private Optional<Integer> days() {
        String word = said.words().get(1);
        return word.matches("[1-9][0-9]{0,3}")
                ? Optional.of(Integer.parseInt(word)).filter(days -> days <= MOST_DAYS)
                : Optional.empty();
    }

    private Optional<BoardsOfLeaver.Fate> fate() {
        return Arrays.stream(BoardsOfLeaver.Fate.values())
                .filter(fate -> fate.name().equalsIgnoreCase(said.words().get(1)))
                .findFirst();
    }

    /** The userids of the winners, behind the board's number; empty if {@code draw} stands there before the reason. */
    private List<String> winners() {
        return DRAW.matcher(said.reason()).lookingAt()
                ? List.of()
                : List.of(said.reason().split(" "));
    }

    private String why() {
        boolean adjudicates = said.deed().equals(Optional.of(ClubCommand.Deed.ADJUDICATE));
        Matcher draw = DRAW.matcher(said.reason());
        String behind =
                !adjudicates ? said.reason() : draw.lookingAt() ? said.reason().substring(draw.end()) : "";
        return behind.isEmpty() ? context.comment() : behind;
    }

    private String answer() {
        return (said.reason() + "\n" + context.comment()).strip();
    }
}
