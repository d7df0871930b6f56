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
 * Handles the acts of moderators and admins by mail. Acts that cannot be undone must be confirmed. Nobody decides about
 * themselves or their opponents ({@link ConflictOfInterest}).
 */
record ModerationHandler(BoardAdministration boards, Games games, Accounts accounts, RobotRules robots) {

    private static final int MOST_DAYS = 3650;
    private static final int MOST_LISTED = 50;
    private static final Pattern DRAW = Pattern.compile("(?i)draw(?: +|$)");

    private static final Confirmations CONFIRMATIONS = new Confirmations();

    void handle(CommandContext context, ClubCommand.Moderate said) {
        Membership.Office office = context.membership(context.player()).office();
        boolean forAdmins = said.deed().filter(ClubCommand.Deed::isForAdmins).isPresent();
        if (!office.isAtLeast(Membership.Office.MODERATOR)) {
            context.refuse(ClubRefusal.NOT_A_MODERATOR.of());
        } else if (forAdmins && !office.isAtLeast(Membership.Office.ADMIN)) {
            context.refuse(ClubRefusal.NOT_AN_ADMIN.of());
        } else if (said.deed().isEmpty()) {
            tellWhatIsToBeDone(context, office);
        } else {
            Optional<Refusal> objection = objection(context, said);
            if (objection.isPresent()) {
                context.refuse(objection.get());
            } else if (said.isForGood() && context.speaker().proof() != Proof.CONFIRMED) {
                hold(context, said);
            } else {
                done(context, said);
            }
        }
    }

    /** Asks for confirmation; for an announcement the question shows its text and number of readers. */
    void hold(CommandContext context, ClubCommand.Moderate said) {
        if (announces(context, said)) {
            AnnouncementByMail announcement = announcement(context, said);
            CONFIRMATIONS.hold(context, announcement.words(), announcement::reach);
        } else {
            CONFIRMATIONS.hold(context);
        }
    }

    /**
     * Why an act would be refused even if confirmed; empty if no reason is known. Only announcements are checked here,
     * the others once the sender is proven.
     */
    Optional<Refusal> objectionToAsking(CommandContext context, ClubCommand.Moderate said) {
        return announces(context, said) ? announcement(context, said).objection() : Optional.empty();
    }

    private static boolean announces(CommandContext context, ClubCommand.Moderate said) {
        return said.announces() && context.membership(context.player()).office().isAtLeast(Membership.Office.ADMIN);
    }

    /** Why an act cannot be done even if confirmed; empty if it can. Changes nothing. */
    private Optional<Refusal> objection(CommandContext context, ClubCommand.Moderate said) {
        return switch (said.deed().orElseThrow()) {
            case ANSWER, CLOSE ->
                report(context, said).isPresent()
                        ? Optional.empty()
                        : Optional.of(ClubRefusal.NO_SUCH_REPORT.of(number(said).orElse(0)));
            case MUTE, SUSPEND ->
                days(said).isEmpty() && !said.words().get(1).equals("0")
                        ? Optional.of(ClubRefusal.BAD_DAYS.of(said.words().get(1), MOST_DAYS))
                        : objectionAboutPlayer(context, said);
            case RESUME -> objectionAboutPlayer(context, said);
            case ACCEPT, REFUSE ->
                number(said).flatMap(context.repositories().signups()::numbered).isPresent()
                        ? Optional.empty()
                        : Optional.of(
                                ClubRefusal.NO_SUCH_APPLICANT.of(number(said).orElse(0)));
            case DEPART ->
                fate(said).isEmpty()
                        ? Optional.of(ClubRefusal.BAD_FATE.of(said.words().get(1)))
                        : objectionAboutPlayer(context, said)
                                .or(() -> objectionToEnding(
                                        context, player(context, said).orElseThrow()))
                                .or(() -> desk(context)
                                        .objection(player(context, said).orElseThrow()))
                                .or(() -> Decisions.objectionTo(why(said, context)));
            case REPLACE ->
                successor(context, said).isEmpty()
                        ? Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(said.words().get(1)))
                        : objectionAboutPlayer(context, said)
                                .or(() -> objectionToReplacing(
                                        context,
                                        player(context, said).orElseThrow(),
                                        successor(context, said).orElseThrow()))
                                .or(() -> Decisions.objectionTo(why(said, context)));
            case ADJUDICATE, VOID -> objectionAboutBoard(context, said);
            case ANNOUNCE -> announcement(context, said).objection();
            case WITHDRAW -> Optional.empty(); // it is not asked about
        };
    }

    private static Optional<Refusal> objectionAboutPlayer(CommandContext context, ClubCommand.Moderate said) {
        Optional<Player> player = player(context, said);
        if (player.isEmpty()) {
            return Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(said.words().get(0)));
        }
        return context.membership(player.get()).office() == Membership.Office.NONE
                ? conflict(context, List.of(player.get()))
                : Optional.of(ClubRefusal.NOT_OVER_OFFICERS.of(player.get().user()));
    }

    private static Optional<Refusal> conflict(CommandContext context, List<Player> players) {
        return new ConflictOfInterest(context.repositories(), context.player())
                .among(players)
                .map(player -> ClubRefusal.OWN_OPPONENT.of(player.user()));
    }

    private Optional<Refusal> objectionToEnding(CommandContext context, Player leaver) {
        return objectionToEnding(context, leaver, desk(context).of(leaver));
    }

    private static Optional<Refusal> objectionToEnding(CommandContext context, Player leaver, List<GameRecord> boards) {
        return boards.isEmpty()
                ? Optional.of(ClubRefusal.NO_OPEN_BOARDS.of(leaver.user()))
                : conflict(
                        context,
                        boards.stream()
                                .flatMap(record -> record.board().players().stream())
                                .toList());
    }

    /**
     * Why a player cannot be replaced on all their boards. By mail all boards are given over or none; at the terminal
     * some can be left as they are.
     */
    private Optional<Refusal> objectionToReplacing(CommandContext context, Player leaver, Player successor) {
        if (successor.equals(context.player())) {
            return Optional.of(ClubRefusal.OWN_SUCCESSOR.of());
        }
        List<GameRecord> boards = desk(context).of(leaver);
        return objectionToEnding(context, leaver, boards)
                .or(() -> boards.stream()
                        .flatMap(record -> substitution(context).objection(record, leaver, successor).stream())
                        .findFirst());
    }

    private static Optional<Refusal> objectionAboutBoard(CommandContext context, ClubCommand.Moderate said) {
        int number = number(said).orElse(0);
        Optional<GameRecord> record = context.repositories().boards().record(number);
        boolean ends = said.deed().equals(Optional.of(ClubCommand.Deed.ADJUDICATE));
        return conflict(context, record.map(its -> its.board().players()).orElse(List.of()))
                .or(() -> ends
                        ? BoardAdministration.objection(context.repositories(), number, record)
                        : BoardAdministration.objectionToAnnulling(context.repositories(), number, record))
                .or(() -> TournamentCorrections.followed(context.repositories(), number)
                        .map(followed -> ClubRefusal.DECIDED_TOURNAMENT.of(
                                number, followed.tournament().number())))
                .or(() -> ClubRefusal.NO_RESULT.when(ends && said.reason().isEmpty(), number))
                .or(() -> Decisions.objectionTo(why(said, context)));
    }

    private void done(CommandContext context, ClubCommand.Moderate said) {
        Officer by = Officer.byMail(context.player());
        PeopleAdministration people =
                new PeopleAdministration(context.repositories(), by, context.talk(), context.now());
        Optional<Refusal> objection = switch (said.deed().orElseThrow()) {
            case ANSWER ->
                answer(said, context).isEmpty()
                        ? Optional.of(TalkRefusal.NOTHING_SAID.of(Verb.MODERATE.word()))
                        : reports(context).close(number(said).orElseThrow(), by, answer(said, context));
            case CLOSE -> reports(context).close(number(said).orElseThrow(), by, "");
            case MUTE -> sanction(context, people, said, Sanction.Kind.MUTED);
            case SUSPEND -> sanction(context, people, said, Sanction.Kind.SUSPENDED);
            case RESUME -> people.lift(player(context, said).orElseThrow()).objection();
            case ACCEPT ->
                signups(context, by).accept(number(said).orElseThrow()).objection();
            case REFUSE -> signups(context, by).refuse(number(said).orElseThrow(), why(said, context));
            case DEPART -> {
                desk(context)
                        .end(player(context, said).orElseThrow(), fate(said).orElseThrow(), why(said, context));
                yield Optional.empty();
            }
            case REPLACE -> {
                substitution(context)
                        .replace(
                                player(context, said).orElseThrow(),
                                successor(context, said).orElseThrow(),
                                OptionalInt.empty(),
                                why(said, context));
                yield Optional.empty();
            }
            case ADJUDICATE ->
                closing(context)
                        .adjudicate(number(said).orElseThrow(), winners(said), why(said, context))
                        .objection();
            case VOID ->
                closing(context)
                        .annul(number(said).orElseThrow(), why(said, context))
                        .objection();
            case ANNOUNCE -> announcement(context, said).make();
            case WITHDRAW ->
                announcement(context, said).desk().withdraw(number(said).orElse(0));
        };
        if (objection.isPresent()) {
            context.refuse(objection.get());
        } else if (said.announces()) {
            context.done(
                    Phrase.of("club.moderated", context.line()),
                    announcement(context, said).made());
        } else {
            context.doneSaying(Phrase.of("club.moderated", context.line()));
        }
    }

    private static Optional<Refusal> sanction(
            CommandContext context, PeopleAdministration people, ClubCommand.Moderate said, Sanction.Kind kind) {
        Optional<Instant> until = days(said).map(days -> context.now().plus(Duration.ofDays(days)));
        return people.sanction(player(context, said).orElseThrow(), kind, until, why(said, context))
                .objection();
    }

    private BoardDecision closing(CommandContext context) {
        return new BoardDecision(context.repositories(), boards, Officer.byMail(context.player()), context.now());
    }

    private static void tellWhatIsToBeDone(CommandContext context, Membership.Office office) {
        ReportDesk reports = reports(context);
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

    private AnnouncementByMail announcement(CommandContext context, ClubCommand.Moderate said) {
        return new AnnouncementByMail(context, games, said);
    }

    private SignupDesk signups(CommandContext context, Officer by) {
        return new SignupDesk(
                context.repositories(), games, accounts, by, context.request().mail(), context.now());
    }

    private static ReportDesk reports(CommandContext context) {
        return new ReportDesk(context.repositories(), context.talk(), context.now());
    }

    private BoardsOfLeaver desk(CommandContext context) {
        return new BoardsOfLeaver(context.repositories(), boards, Officer.byMail(context.player()), context.now());
    }

    private Substitution substitution(CommandContext context) {
        return new Substitution(
                context.repositories(),
                robots,
                Officer.byMail(context.player()),
                context.request().mail(),
                context.now());
    }

    private static Optional<Player> successor(CommandContext context, ClubCommand.Moderate said) {
        return context.repositories().players().called(said.words().get(1)).filter(Player::plays);
    }

    private static Optional<Report> report(CommandContext context, ClubCommand.Moderate said) {
        return number(said).flatMap(context.repositories().reports()::numbered);
    }

    private static Optional<Integer> number(ClubCommand.Moderate said) {
        String word = said.words().get(0).replaceFirst("^#", "");
        return word.matches("[1-9][0-9]{0,8}") ? Optional.of(Integer.parseInt(word)) : Optional.empty();
    }

    private static Optional<Player> player(CommandContext context, ClubCommand.Moderate said) {
        return context.repositories()
                .players()
                .called(said.words().get(0))
                .filter(player -> player.state() == Player.State.ACTIVE);
    }

    /** The days of a sanction; empty for 0, which means until it is lifted, and for a wrong number. */
    private static Optional<Integer> days(ClubCommand.Moderate said) {
        String word = said.words().get(1);
        return word.matches("[1-9][0-9]{0,3}")
                ? Optional.of(Integer.parseInt(word)).filter(days -> days <= MOST_DAYS)
                : Optional.empty();
    }

    private static Optional<BoardsOfLeaver.Fate> fate(ClubCommand.Moderate said) {
        return Arrays.stream(BoardsOfLeaver.Fate.values())
                .filter(fate -> fate.name().equalsIgnoreCase(said.words().get(1)))
                .findFirst();
    }

    /** The userids of the winners, behind the board's number; empty if {@code draw} stands there before the reason. */
    private static List<String> winners(ClubCommand.Moderate said) {
        return DRAW.matcher(said.reason()).lookingAt()
                ? List.of()
                : List.of(said.reason().split(" "));
    }

    private static String why(ClubCommand.Moderate said, CommandContext context) {
        boolean adjudicates = said.deed().equals(Optional.of(ClubCommand.Deed.ADJUDICATE));
        Matcher draw = DRAW.matcher(said.reason());
        String behind =
                !adjudicates ? said.reason() : draw.lookingAt() ? said.reason().substring(draw.end()) : "";
        return behind.isEmpty() ? context.comment() : behind;
    }

    private static String answer(ClubCommand.Moderate said, CommandContext context) {
        return (said.reason() + "\n" + context.comment()).strip();
    }
}
