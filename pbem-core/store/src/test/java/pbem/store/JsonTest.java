package pbem.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import pbem.clock.Vacation;
import pbem.command.GameWriting;
import pbem.game.Outcome;
import pbem.game.Result;
import pbem.game.Seat;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.Notice.ChallengeNews;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.player.Proof;
import pbem.record.Actor;
import pbem.record.Event;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.Interest;
import pbem.repository.PendingConfirmation;
import pbem.repository.Remark;
import pbem.store.json.Json;
import pbem.terms.Origin;
import pbem.terms.Terms;
import pbem.terms.TimeControl;

/**
 * The JSON in the database, letter by letter. Databases hold these texts for years: a test that fails here because of a
 * new name says that the new code cannot read the stored text.
 */
class JsonTest {

    private static final Phrase WORDS = Phrase.of(
            "topic.key",
            "text",
            7,
            Phrase.of("topic.inner"),
            List.of("a", 1, Phrase.of("topic.deep", "x")),
            Instant.ofEpochMilli(7_000),
            LocalDate.of(2026, 12, 24));
    private static final String WORDS_JSON = "{'say':'topic.key','args':['text',7,{'say':'topic.inner','args':[]},"
            + "['a',1,{'say':'topic.deep','args':['x']}],{'instant':7000},{'date':'2026-12-24'}]}";

    /** @param as the interface by which the value is read back */
    record Stored(Object value, Class<?> as, String json) {
        @Override
        public String toString() {
            return value.getClass().getSimpleName();
        }
    }

    private static Stored stored(Object value, Class<?> as, String json) {
        return new Stored(value, as, json.replace('\'', '"'));
    }

    static Stream<Stored> everything() {
        return Stream.of(events(), contexts(), notices(), answers(), terms()).flatMap(kind -> kind);
    }

    private static Stream<Stored> events() {
        Outcome outcome = new Outcome(List.of(Result.WON, Result.DREW, Result.LOST), Phrase.of("play.adjudicated"));
        return Stream.of(
                stored(
                        new Event.Moved(new Seat(1), "c5,d5", "Hi \"bob\"\n\u00e9\uD83D\uDE00"),
                        Event.class,
                        "{'kind':'moved','seat':{'number':1},'notation':'c5,d5',"
                                + "'comment':'Hi \\'bob\\'\\n\u00e9\uD83D\uDE00'}"),
                stored(
                        new Event.Resigned(new Seat(2), ""),
                        Event.class,
                        "{'kind':'resigned','seat':{'number':2},'comment':''}"),
                stored(
                        new Event.Moved(new Seat(1), "c5,d5", "", true, false),
                        Event.class,
                        "{'kind':'moved','seat':{'number':1},'notation':'c5,d5','comment':'','queued':true}"),
                stored(
                        new Event.DrawOffered(new Seat(1), "Well?"),
                        Event.class,
                        "{'kind':'draw-offered','seat':{'number':1},'comment':'Well?'}"),
                stored(
                        new Event.UndoAsked(new Seat(2), "", 0),
                        Event.class,
                        "{'kind':'undo-asked','seat':{'number':2},'comment':'','back':0}"),
                stored(
                        new Event.Answered(new Seat(2), true, ""),
                        Event.class,
                        "{'kind':'answered','seat':{'number':2},'yes':true,'comment':''}"),
                stored(new Event.RolledBack(12, "why"), Event.class, "{'kind':'rolled-back','moves':12,'why':'why'}"),
                stored(new Event.Resumed("why"), Event.class, "{'kind':'resumed','why':'why'}"),
                stored(new Event.Lapsed(new Seat(3)), Event.class, "{'kind':'lapsed','seat':{'number':3}}"),
                stored(
                        new Event.Withdrawn(new Seat(3), true),
                        Event.class,
                        "{'kind':'withdrawn','seat':{'number':3},'takenOut':true}"),
                stored(
                        new Event.Adjudicated(outcome, "why"),
                        Event.class,
                        "{'kind':'adjudicated','outcome':{'results':['WON','DREW','LOST'],"
                                + "'reason':{'say':'play.adjudicated','args':[]}},'why':'why'}"),
                stored(new Event.Voided("why"), Event.class, "{'kind':'voided','why':'why'}"),
                stored(
                        new Event.TimeAsked(new Seat(2), 3, "so"),
                        Event.class,
                        "{'kind':'time-asked','seat':{'number':2},'days':3,'comment':'so'}"),
                stored(new Event.Extended(5, "why"), Event.class, "{'kind':'extended','days':5,'why':'why'}"),
                stored(
                        new Event.SeatTaken(new Seat(2), 7, "why"),
                        Event.class,
                        "{'kind':'seat-taken','seat':{'number':2},'player':7,'why':'why'}"));
    }

    private static Stream<Stored> contexts() {
        return Stream.of(
                target(ReplyTarget.NONE, "{'kind':'none'}"),
                target(new ReplyTarget.OfBoard(101, 3), "{'kind':'board','number':101,'revision':3,'talk':false}"),
                target(new ReplyTarget.OfChallenge(5), "{'kind':'challenge','number':5}"),
                target(ReplyTarget.UNSUBSCRIBE, "{'kind':'unsubscribe','from':'DIGESTS','number':0}"),
                target(ReplyTarget.UNSUBSCRIBE_SEEKS, "{'kind':'unsubscribe','from':'SEEKS','number':0}"),
                target(ReplyTarget.UNSUBSCRIBE_NEWS, "{'kind':'unsubscribe','from':'NEWS','number':0}"),
                target(ReplyTarget.leaveAlone(5), "{'kind':'unsubscribe','from':'KEPT_PLACES','number':5}"),
                target(new ReplyTarget.OfInvitation(5), "{'kind':'invitation','number':5}"),
                target(new ReplyTarget.OfMessage(7), "{'kind':'message','author':7}"),
                target(new ReplyTarget.OfTournament(3, 7), "{'kind':'tournament','number':3,'inviter':7}"),
                target(ReplyTarget.unwatch(101), "{'kind':'unsubscribe','from':'WATCHED_BOARD','number':101}"),
                target(new ReplyTarget.OfLesson(12, 3), "{'kind':'lesson','course':12,'revision':3}"),
                target(new ReplyTarget.OfConfirmation(6), "{'kind':'hold','id':6}"));
    }

    private static Stored target(ReplyTarget target, String json) {
        return stored(target, ReplyTarget.class, json);
    }

    private static Stream<Stored> notices() {
        Stream<Stored> all = Stream.of(
                stored(
                        new Notice.BoardNews(101, 3),
                        Notice.class,
                        "{'kind':'board','board':101,'revision':3,'more':0,'asides':[]}"),
                stored(
                        new Notice.BoardNews(101, 3, 1, List.of(Phrase.of("queue.taken-back"))),
                        Notice.class,
                        "{'kind':'board','board':101,'revision':3,'more':1,"
                                + "'asides':[{'say':'queue.taken-back','args':[]}]}"),
                stored(new Notice.Remarked(7, List.of()), Notice.class, "{'kind':'remark','remark':7,'more':[]}"),
                stored(
                        new Notice.Message(7, "alice", List.of(new Notice.Message.Part(List.of("bob"), "Hello"))),
                        Notice.class,
                        "{'kind':'message','author':7,'from':'alice','parts':[{'to':['bob'],'words':'Hello'}]}"),
                stored(
                        new ScheduledNotice.Reminder(
                                List.of(new ScheduledNotice.Due(101, 3, Instant.ofEpochMilli(7_000)))),
                        Notice.class,
                        "{'kind':'reminder','boards':[{'board':101,'revision':3,'until':7000}]}"),
                stored(
                        new ScheduledNotice.VacationTaken(
                                Instant.ofEpochMilli(1),
                                Instant.ofEpochMilli(9),
                                23,
                                List.of(new ScheduledNotice.Due(101, 3, Instant.ofEpochMilli(7_000)))),
                        Notice.class,
                        "{'kind':'vacation','from':1,'to':9,'left':23,"
                                + "'boards':[{'board':101,'revision':3,'until':7000}]}"),
                stored(
                        new ScheduledNotice.Claimable(101, 3, "alice"),
                        Notice.class,
                        "{'kind':'claimable','board':101,'revision':3,'late':'alice'}"),
                stored(
                        new ScheduledNotice.Digest(
                                List.of(new Notice.BoardNews(101, 3)),
                                List.of(new ScheduledNotice.Due(101, 3, Instant.ofEpochMilli(7_000))),
                                List.of(9),
                                List.of(4)),
                        Notice.class,
                        "{'kind':'digest','news':[{'kind':'board','board':101,'revision':3,'more':0,'asides':[]}],"
                                + "'boards':[{'board':101,'revision':3,'until':7000}],'challenges':[9],'seeks':[4]}"),
                stored(
                        new ScheduledNotice.Analysed(101, 12, 3),
                        Notice.class,
                        "{'kind':'analysis','board':101,'revision':12,'level':3}"),
                stored(
                        new ScheduledNotice.SeekNews(List.of(4, 5)),
                        Notice.class,
                        "{'kind':'seeks','challenges':[4,5]}"),
                stored(
                        new HouseNotice.Alarmed(
                                HouseNotice.Alarmed.State.BEGUN,
                                "disk@here",
                                Instant.ofEpochMilli(7000),
                                List.of(Phrase.of("mail.alarm-disk", 3))),
                        Notice.class,
                        "{'kind':'alarm','state':'BEGUN','cause':'disk@here','since':7000,"
                                + "'says':[{'say':'mail.alarm-disk','args':[3]}]}"),
                stored(new Notice.MyData(Instant.ofEpochMilli(1_000)), Notice.class, "{'kind':'mydata','at':1000}"),
                stored(
                        new HouseNotice.TournamentNews(
                                3,
                                "Cup",
                                List.of(new Answer.Said(Phrase.of("tournament.you-have-a-bye"))),
                                List.of(104),
                                OptionalLong.of(7)),
                        Notice.class,
                        "{'kind':'tournament','tournament':3,'name':'Cup','answers':[{'kind':'said',"
                                + "'words':{'say':'tournament.you-have-a-bye','args':[]}}],'boards':[104],'inviter':7}"),
                stored(
                        new HouseNotice.ClubNews(
                                Phrase.of("club.subject-muted"),
                                List.of(new Answer.Said(Phrase.of("club.told-lifted")))),
                        Notice.class,
                        "{'kind':'club','subject':{'say':'club.subject-muted','args':[]},'answers':[{'kind':'said',"
                                + "'words':{'say':'club.told-lifted','args':[]}}]}"),
                stored(new HouseNotice.Announced(7), Notice.class, "{'kind':'announcement','announcement':7}"),
                stored(
                        new HouseNotice.Invited(5, "Hello"),
                        Notice.class,
                        "{'kind':'invited','invitation':5,'words':'Hello'}"),
                stored(
                        new HouseNotice.PlaceKept(
                                6,
                                "bob",
                                "chroma",
                                OptionalInt.of(12),
                                OptionalInt.empty(),
                                "anna",
                                Instant.parse("2025-05-15T14:02:00Z")),
                        Notice.class,
                        "{'kind':'place-kept','place':6,'by':'bob','game':'chroma','challenge':12,'tournament':null,"
                                + "'user':'anna','until':1747317720000}"),
                stored(new Notice.ConfirmRequest(6), Notice.class, "{'kind':'confirm','hold':6,'answers':[]}"),
                stored(
                        new Notice.Reply(
                                "list", List.of(new Answer.Page("cholone")), ReplyTarget.NONE, Optional.of("de")),
                        Notice.class,
                        "{'kind':'reply','about':'list','answers':[{'kind':'page','topic':'cholone'}],"
                                + "'answered':{'kind':'none'},'wished':'de'}"),
                stored(
                        new Notice.Reply("list", List.of(), new ReplyTarget.OfBoard(101, 3)),
                        Notice.class,
                        "{'kind':'reply','about':'list','answers':[],"
                                + "'answered':{'kind':'board','number':101,'revision':3,'talk':false},'wished':null}"));
        return Stream.concat(
                all,
                Stream.of("INVITED", "MADE", "SOUGHT", "ACCEPTED", "JOINED", "LEFT", "DECLINED", "WITHDRAWN", "EXPIRED")
                        .map(JsonTest::challengeNews));
    }

    private static Stored challengeNews(String what) {
        ChallengeNews.What kind = ChallengeNews.What.valueOf(what);
        return stored(
                new ChallengeNews(5, kind, "alice", "No.", List.of(), List.of(), List.of()),
                Notice.class,
                "{'kind':'challenge','challenge':5,'what':'" + what
                        + "','by':'alice','comment':'No.','ratings':[],'fitting':[],'more':[]}");
    }

    private static Stream<Stored> answers() {
        return Stream.of(
                stored(new Answer.Said(WORDS), Answer.class, "{'kind':'said','words':" + WORDS_JSON + "}"),
                stored(
                        new Answer.Refused("move 7", WORDS),
                        Answer.class,
                        "{'kind':'refused','line':'move 7','reason':" + WORDS_JSON + "}"),
                stored(
                        new Answer.Forms(List.of("list", "help")),
                        Answer.class,
                        "{'kind':'forms','lines':['list','help']}"),
                stored(
                        new Answer.Steps(List.of(new Notice.Step("tutorial", WORDS))),
                        Answer.class,
                        "{'kind':'steps','steps':[{'line':'tutorial','meaning':" + WORDS_JSON + "}]}"),
                stored(
                        new Answer.Listing(WORDS, List.of(WORDS)),
                        Answer.class,
                        "{'kind':'listing','heading':" + WORDS_JSON + ",'lines':[" + WORDS_JSON + "]}"),
                stored(
                        new Answer.Table(
                                WORDS,
                                List.of(WORDS),
                                List.of(List.of(
                                        new Notice.Cell.Plain("101"),
                                        new Notice.Cell.Words(WORDS),
                                        new Notice.Cell.Moment(5)))),
                        Answer.class,
                        "{'kind':'table','heading':" + WORDS_JSON + ",'columns':[" + WORDS_JSON
                                + "],'rows':[[{'kind':'plain','text':'101'},{'kind':'words','phrase':" + WORDS_JSON
                                + "},{'kind':'moment','millis':5}]]}"),
                stored(new Answer.Page("cholone"), Answer.class, "{'kind':'page','topic':'cholone'}"),
                stored(
                        new Answer.Shown(101, 3),
                        Answer.class,
                        "{'kind':'shown','board':101,'revision':3,'thing':null,'eyes':null,'textOnly':false}"),
                stored(
                        new Answer.Shown(101, 3, Optional.of("d4")),
                        Answer.class,
                        "{'kind':'shown','board':101,'revision':3,'thing':'d4','eyes':null,'textOnly':false}"),
                stored(
                        new Answer.Shown(101, 3, Optional.empty(), Optional.of(7L), false),
                        Answer.class,
                        "{'kind':'shown','board':101,'revision':3,'thing':null,'eyes':7,'textOnly':false}"),
                stored(
                        new Answer.Shown(101, 3).inText(),
                        Answer.class,
                        "{'kind':'shown','board':101,'revision':3,'thing':null,'eyes':null,'textOnly':true}"),
                stored(
                        new Answer.Looked(101, 3, Optional.of("e5")),
                        Answer.class,
                        "{'kind':'looked','board':101,'revision':3,'cell':'e5'}"),
                stored(
                        new Answer.Hinted(101, 3, 7),
                        Answer.class,
                        "{'kind':'hinted','board':101,'revision':3,'player':7}"),
                stored(
                        new Answer.Previewed(101, 3, List.of("c5,d5")),
                        Answer.class,
                        "{'kind':'previewed','board':101,'revision':3,'moves':['c5,d5']}"),
                stored(
                        new Answer.PreviewedNew("cholone", 2, Map.of("setup", "german"), List.of("c5,d5")),
                        Answer.class,
                        "{'kind':'previewed-new','game':'cholone','players':2,'options':{'setup':'german'},"
                                + "'moves':['c5,d5']}"),
                stored(
                        new Answer.Written(101, 3, GameWriting.FILE),
                        Answer.class,
                        "{'kind':'written','board':101,'revision':3,'writing':'FILE'}"),
                stored(
                        new Answer.Lesson(12, 3, "cholone", 1, 0, true),
                        Answer.class,
                        "{'kind':'lesson','course':12,'revision':3,'game':'cholone','lesson':1,'task':0,"
                                + "'textOnly':true}"),
                stored(
                        new Answer.Judged("cholone", 1, 0, "c5,d5"),
                        Answer.class,
                        "{'kind':'judged','game':'cholone','lesson':1,'task':0,'move':'c5,d5'}"),
                stored(
                        new Answer.LessonHint("cholone", 1, 0),
                        Answer.class,
                        "{'kind':'lesson-hint','game':'cholone','lesson':1,'task':0}"),
                stored(
                        new Answer.LessonList("hex", new TreeSet<>(List.of(2, 0)), OptionalInt.of(3)),
                        Answer.class,
                        "{'kind':'lesson-list','game':'hex','solved':[0,2],'present':3}"),
                stored(
                        new Answer.Crosstable(Phrase.of("tournament.table"), StoredTable.TABLE),
                        Answer.class,
                        "{'kind':'crosstable','heading':{'say':'tournament.table','args':[]},'table':"
                                + StoredTable.JSON + "}"));
    }

    private static Stream<Stored> terms() {
        return Stream.of(
                stored(
                        Terms.STANDARD,
                        Terms.class,
                        "{'clock':{'nagDays':7,'forfeitDays':21,'totalDays':null,'incrementDays':0,"
                                + "'weekdays':false,'withoutVacation':false},'rated':true,"
                                + "'seating':'AS_NAMED','claim':false,'odds':[],'origin':null}"),
                stored(
                        new Terms(
                                new TimeControl(1, 2, OptionalInt.of(3), 4, true, true),
                                false,
                                Terms.Seating.RANDOM,
                                true,
                                List.of(2, 1),
                                Optional.of(new Origin(101, 24))),
                        Terms.class,
                        "{'clock':{'nagDays':1,'forfeitDays':2,'totalDays':3,'incrementDays':4,"
                                + "'weekdays':true,'withoutVacation':true},'rated':false,'seating':'RANDOM',"
                                + "'claim':true,'odds':[2,1],'origin':{'board':101,'move':24}}"),
                stored(WORDS, Phrase.class, WORDS_JSON));
    }

    @ParameterizedTest
    @MethodSource("everything")
    void it_is_written_like_this(Stored stored) {
        assertThat(Json.write(stored.value())).isEqualTo(stored.json());
    }

    @ParameterizedTest
    @MethodSource("everything")
    void it_is_read_as_it_was(Stored stored) {
        assertThat((Object) Json.read(stored.json(), stored.as())).isEqualTo(stored.value());
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Event.Decision.class,
                Event.Negotiation.class,
                Event.Intervention.class,
                ReplyTarget.class,
                Notice.class,
                Answer.class
            })
    void every_kind_is_pinned(Class<?> open) {
        assertThat(everything().map(stored -> stored.value().getClass().getName()))
                .containsAll(Arrays.stream(open.getPermittedSubclasses())
                        .filter(Class::isRecord)
                        .map(Class::getName)
                        .toList());
    }

    @Test
    void every_event_names_its_kind_in_a_column_of_its_own() {
        assertThat(events().map(Stored::value).map(Json::kind))
                .containsExactly(
                        "moved",
                        "resigned",
                        "moved",
                        "draw-offered",
                        "undo-asked",
                        "answered",
                        "rolled-back",
                        "resumed",
                        "lapsed",
                        "withdrawn",
                        "adjudicated",
                        "voided",
                        "time-asked",
                        "extended",
                        "seat-taken");
    }

    @Test
    void words_in_columns_are_pinned() {
        assertThat(Actor.Role.values()).extracting(Enum::name).containsExactly("PLAYER", "ADMIN", "SERVER");
        assertThat(Proof.values())
                .extracting(Enum::name)
                .containsExactly("NONE", "PASSWORD", "CONFIRMED", "AUTHENTICATED", "TOKEN", "ADMIN");
        assertThat(Player.State.values())
                .extracting(Enum::name)
                .containsExactly("ACTIVE", "HOUSE", "ROBOT", "CLOSING", "GONE");
        assertThat(Remark.Kind.values()).extracting(Enum::name).containsExactly("CHAT", "FEEDBACK", "ARBITER");
        assertThat(Interest.values()).extracting(Enum::name).containsExactly("EVERYTHING", "END", "NOTHING");
        assertThat(Challenge.State.values())
                .extracting(Enum::name)
                .containsExactly("OPEN", "STARTED", "DECLINED", "WITHDRAWN", "EXPIRED");
        assertThat(PendingConfirmation.State.values())
                .extracting(Enum::name)
                .containsExactly("WAITING", "CONFIRMED", "CANCELLED");
        assertThat(GameRecord.State.values()).extracting(Enum::name).containsExactly("ACTIVE", "FINISHED", "VOID");
        assertThat(Vacation.Kind.values())
                .extracting(Enum::name)
                .containsExactly("PLANNED", "AUTOMATIC", "CLOSING", "CLOSING_AGAIN");
        assertThat(Event.FORMAT).isEqualTo(1);
    }

    @Test
    void lists_of_userids_are_plain() {
        assertThat(Json.write(List.of("alice", "bob"))).isEqualTo("[\"alice\",\"bob\"]");
        assertThat(Json.read("[\"alice\"]", new TypeReference<List<String>>() {}))
                .containsExactly("alice");
    }
}
