package pbem.club;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import pbem.game.Move;
import pbem.player.Player;
import pbem.record.GameRecord;
import pbem.repository.BoardFilter;
import pbem.repository.Challenge;
import pbem.summary.BoardSummary;
import pbem.testkit.Club;
import pbem.testkit.MailResult;

/** A player of a simulated club: how often they read their mail, and what they answer. */
final class Member {

    private static final List<String> GAMES =
            List.of("cholone", "chroma -size=3", "kroma -size=6", "chromatic-chess", "chess", "chromino", "pebbles");
    private static final List<String> SMALL_TALK = List.of(
            "status",
            "games",
            "list",
            "help move",
            "vacation",
            "set digest on",
            "set digest off",
            "set zone Europe/Berlin",
            "set plain",
            "limit 8",
            "history",
            "showas next",
            "frobnicate");

    private final Club club;
    private final String user;
    private final Random random;
    private final Tally tally;

    /** The percentage of chances to read mail that they take. */
    private final int diligence;

    /** How many times they read it before they lose interest and never write again. */
    private int interest;

    Member(Club club, String user, Random random, Tally tally) {
        this.club = club;
        this.user = user;
        this.random = random;
        this.tally = tally;
        this.diligence = 4 + random.nextInt(60);
        this.interest = random.nextInt(5) == 0 ? 2 + random.nextInt(10) : Integer.MAX_VALUE;
    }

    String user() {
        return user;
    }

    /** Lives through one part of a day. */
    void live(List<Member> others) {
        if (interest == 0 || random.nextInt(100) >= diligence) {
            return;
        }
        interest--;
        answerChallenges();
        boards().forEach(this::sitDownAt);
        if (random.nextInt(6) == 0) {
            challenge(others);
        }
        if (random.nextInt(15) == 0) {
            say(SMALL_TALK.get(random.nextInt(SMALL_TALK.size())));
        }
        if (random.nextInt(90) == 0) {
            say("vacation " + (2 + random.nextInt(6)) + " days");
        }
    }

    private List<BoardSummary> boards() {
        Player self = club.player(user);
        return club.store()
                .read(tx -> tx.boards().list(BoardFilter.ALL.ofPlayer(self).onlyOpen(true)));
    }

    private void answerChallenges() {
        Player self = club.player(user);
        List<Challenge> waiting = club.store().read(tx -> tx.challenges().waitingFor(self));
        for (Challenge challenge : waiting) {
            say((random.nextInt(5) == 0 ? "decline " : "accept ") + challenge.number());
        }
    }

    private void challenge(List<Member> others) {
        if (boards().size() > 5) {
            return;
        }
        String game = GAMES.get(random.nextInt(GAMES.size()));
        String[] words = game.split(" ", 2);
        String options = words.length > 1 ? " " + words[1] : "";
        int more = words[0].equals("pebbles") || words[0].equals("chromino") ? random.nextInt(2) : 0;
        StringBuilder rivals = new StringBuilder();
        for (int i = 0; i <= more; i++) {
            rivals.append(' ').append(others.get(random.nextInt(others.size())).user());
        }
        String terms = List.of("", " --forfeittime=5 --nagtime=2", " --forfeittime=9 --nagtime=4 --claim", " --unrated")
                .get(random.nextInt(4));
        say(words[0] + " challenge" + rivals + options + terms);
    }

    private void sitDownAt(BoardSummary board) {
        GameRecord record = club.record(board.number());
        boolean onTurn = record.toMove().stream()
                .anyMatch(seat -> record.board().player(seat).user().equals(user));
        if (record.offer().isPresent() && random.nextInt(2) == 0) {
            reply(record, random.nextInt(3) == 0 ? "accept" : "reject");
        } else if (onTurn) {
            move(record);
        } else if (random.nextInt(40) == 0) {
            reply(
                    record,
                    List.of("undo", "propose", "chat\nHello there", "claim", "queue resgin", "resign")
                            .get(random.nextInt(6)));
        }
    }

    /** Mostly a move; sometimes something else that people write. */
    private void move(GameRecord record) {
        List<? extends Move> moves = record.position().moves();
        String move = moves.get(random.nextInt(moves.size())).notation();
        switch (random.nextInt(30)) {
            case 0 -> reply(record, "Hi!\n\n" + move);
            case 1 -> reply(record, move.toUpperCase(Locale.ROOT) + "\n\nYour turn.");
            case 2 -> reply(record, "nonsense");
            case 3 -> {
                reply(record, move);
                reply(record, move); // the mail program sent it twice, with different Message-IDs
            }
            case 4 -> say("preview " + record.board().number() + " " + move);
            case 5 -> say("move " + record.board().number() + " " + move + " #" + (record.moves() + 1));
            case 6 -> reply(record, "propose");
            default -> reply(record, move);
        }
    }

    private void say(String line) {
        tally.note(user, club.says(user, line));
    }

    private void reply(GameRecord seen, String body) {
        MailResult handled = club.replies(user, seen.board().number(), seen.revision(), body);
        tally.note(user, handled);
    }
}
