package pbem.command;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The words that commands begin with, each with its aliases and its form as shown in errors and help. */
public enum Verb {
    SIGNUP(Group.ACCOUNT, "signup USERID", 0),
    ADD(Group.ACCOUNT, "add ADDRESS...", 0),
    CHANGE(Group.ACCOUNT, "change address|password|name NEW...", 0),
    STATUS(Group.ACCOUNT, "status", 0),
    SET(Group.ACCOUNT, "set [SETTING VALUE]", 0),
    VACATION(Group.ACCOUNT, "vacation [FROM TO]", 0),
    BACK(Group.ACCOUNT, "back", 0),
    BLOCK(Group.ACCOUNT, "block [USERID]", 0),
    UNBLOCK(Group.ACCOUNT, "unblock USERID", 0),
    MYDATA(Group.ACCOUNT, "mydata", 0),
    SIGNOFF(Group.ACCOUNT, "signoff", 0, "delete", "erase"),
    REOPEN(Group.ACCOUNT, "reopen", 0),

    HELP(Group.INFORMATION, "help [TOPIC]", 0),
    LIST(Group.INFORMATION, "list [GAME]", 0),
    GAMES(Group.INFORMATION, "[GAME] games [USERID...] [next|active|inactive|all]", 0),
    HISTORY(Group.INFORMATION, "[GAME] history [USERID [USERID]]", 0),
    SHOW(Group.INFORMATION, "show BOARD[#MOVE] [CELL]", 0),
    LOOK(Group.INFORMATION, "look BOARD[#MOVE] [CELL]", 0),
    RECORD(Group.INFORMATION, "record BOARD", 0),
    PGN(Group.INFORMATION, "pgn BOARD", 0, "pdn", "sgf"),
    FEN(Group.INFORMATION, "fen BOARD[#MOVE]", 0, "sfen"),
    ANALYSE(Group.INFORMATION, "analyse BOARD [LEVEL]", 5, "analyze"),
    PREVIEW(Group.INFORMATION, "preview BOARD[#MOVE] MOVE...", 4),
    PLAYERS(Group.INFORMATION, "players", 0, "who"),
    REPLAY(Group.INFORMATION, "replay BOARD NUMBER [MOVE...]", 0),
    TEST(Group.INFORMATION, "test display", 0),

    CHALLENGE(Group.INVITATION, "GAME challenge USERID|ADDRESS... [-option] [--term]", 5, "invite"),
    SEEK(Group.INVITATION, "GAME seek [PLAYERS] [-option] [--term]", 0),
    ACCEPT(Group.INVITATION, "accept [CHALLENGE]", 0),
    DECLINE(Group.INVITATION, "decline [CHALLENGE]", 0, "reject"),
    COUNTER(Group.INVITATION, "counter [CHALLENGE] [USERID...] [-option] [--term]", 0),
    REPLACE(Group.INVITATION, "replace [CHALLENGE] USERID", 0),
    WITHDRAW(Group.INVITATION, "withdraw [CHALLENGE]", 0),
    REMATCH(Group.INVITATION, "rematch [BOARD]", 0),
    LIMIT(Group.INVITATION, "[GAME] limit [NUMBER|none]", 0),
    TUTORIAL(Group.INVITATION, "tutorial [GAME] [LESSON|game]", 0),
    LESSONS(Group.INVITATION, "lessons [GAME]", 0),

    MOVE(Group.PLAY, "move BOARD MOVE", 0, "mvoe", "board"),
    PASS(Group.PLAY, "pass BOARD", 0),
    SWAP(Group.PLAY, "swap BOARD", 0),
    SUBMIT(Group.PLAY, "submit BOARD MOVE", 0),
    CONFIRM(Group.PLAY, "confirm BOARD", 0),
    QUEUE(Group.PLAY, "queue BOARD MOVE", 0, "qmove", "qboard", "moveq", "boardq"),
    UNQUEUE(Group.PLAY, "unqueue BOARD", 0),
    DRAW(Group.PLAY, "draw BOARD", 0, "propose"),
    UNDO(Group.PLAY, "undo BOARD", 0),
    EXTEND(Group.PLAY, "extend BOARD DAYS", 0),
    CLAIM(Group.PLAY, "claim BOARD", 0),
    RESIGN(Group.PLAY, "resign BOARD", 0),
    HINT(Group.PLAY, "hint BOARD", 0),
    NOTE(Group.PLAY, "note BOARD [WORDS|none]", 0),

    CHAT(Group.TALK, "chat BOARD", 0),
    MESSAGE(Group.TALK, "message USERID...", 0),
    FEEDBACK(Group.TALK, "feedback", 0),
    CALL(Group.TALK, "call arbiter BOARD", 0),

    SHOWAS(Group.WATCH, "showas [BOARD...] [next|active|all]", 0),
    SUBSCRIBE(Group.WATCH, "[GAME] subscribe BOARD...|all", 3),
    UNSUBSCRIBE(Group.WATCH, "[GAME] unsubscribe BOARD...|all", 5),
    NOTIFY(Group.WATCH, "[GAME] notify [BOARD...]", 0),

    TOURNAMENTS(Group.TOURNAMENT, "tournaments [GAME]", 0),
    TOURNAMENT(Group.TOURNAMENT, "tournament NUMBER", 0),
    JOIN(Group.TOURNAMENT, "join NUMBER", 0),
    LEAVE(Group.TOURNAMENT, "leave NUMBER", 0),

    REPORT(Group.CLUB, "report USERID|BOARD [WORDS]", 0),
    MODERATE(Group.CLUB, "moderate", 0),

    STANDINGS(Group.INFORMATION, "standings [GAME] [all]", 0, "ratings"),
    RATING(Group.INFORMATION, "rating [USERID]", 0),
    OPPONENTS(Group.INFORMATION, "opponents GAME", 0),

    MULTIPLE(Group.INFORMATION, "multiple", 0, "mult", "multi");

    /** The subject of a command. */
    enum Group {
        ACCOUNT,
        INFORMATION,
        INVITATION,
        PLAY,
        TALK,
        WATCH,
        TOURNAMENT,
        CLUB
    }

    private static final Map<String, Verb> BY_WORD = byWord();

    private final Group group;
    private final String form;
    private final int shortest;
    private final List<String> aliases;

    Verb(Group group, String form, int shortest, String... aliases) {
        this.group = group;
        this.form = form;
        this.shortest = shortest;
        this.aliases = List.of(aliases);
    }

    /** Whether its commands only ask for information. */
    public boolean asks() {
        return group == Group.INFORMATION || this == STATUS;
    }

    Group group() {
        return group;
    }

    /** The verb as typed, in lower case. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Its aliases, in lower case. */
    public List<String> aliases() {
        return aliases;
    }

    /** The form of the whole command: capitals stand for words to fill in, brackets for optional parts. */
    public String form() {
        return form;
    }

    /** The verb for a word in any case: the verb itself, an alias, or a beginning long enough to be unambiguous. */
    public static Optional<Verb> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word.toLowerCase(Locale.ROOT)));
    }

    private static Map<String, Verb> byWord() {
        Map<String, Verb> verbs = new HashMap<>();
        for (Verb verb : values()) {
            verb.spellings().forEach(said -> verbs.putIfAbsent(said, verb));
        }
        return verbs;
    }

    /** All verbs and aliases, which are not allowed as userids. */
    public static List<String> words() {
        return Arrays.stream(values())
                .flatMap(verb -> Stream.concat(Stream.of(verb.word()), verb.aliases.stream()))
                .toList();
    }

    /** The words for which it stands. */
    private Stream<String> spellings() {
        String word = word();
        Stream<String> beginnings = shortest > 0
                ? IntStream.range(shortest, word.length()).mapToObj(end -> word.substring(0, end))
                : Stream.of();
        return Stream.of(Stream.of(word), aliases.stream(), beginnings).flatMap(said -> said);
    }
}
