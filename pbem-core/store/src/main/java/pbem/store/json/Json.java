package pbem.store.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Notice.Answer;
import pbem.notice.ReplyTarget;
import pbem.notice.ScheduledNotice;
import pbem.phrase.Phrase;
import pbem.record.Event;
import pbem.tournament.TournamentEvent;

/**
 * The JSON form of values in the database. The names here are stored: names may be added, but never changed, even if a
 * class gets another name.
 */
public final class Json {

    private static final ObjectMapper MAPPER = mapper();

    /** The stored names by class. */
    private static final Map<Class<?>, String> KINDS = new ConcurrentHashMap<>();

    private Json() {}

    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("cannot write a " + value.getClass().getName(), e);
        }
    }

    /** The stored name of a value's class. */
    public static String kind(Object value) {
        return KINDS.computeIfAbsent(
                value.getClass(), type -> MAPPER.valueToTree(value).get("kind").asText());
    }

    /** The stored names of all classes of a sealed family. */
    public static Set<String> kinds(Class<?> family) {
        return MAPPER
                .getSubtypeResolver()
                .collectAndResolveSubtypesByTypeId(
                        MAPPER.getDeserializationConfig(),
                        AnnotatedClassResolver.resolveWithoutSuperTypes(MAPPER.getDeserializationConfig(), family))
                .stream()
                .filter(named -> named.hasName() && !named.getType().isInterface())
                .map(NamedType::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    public static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the database holds a broken " + type.getSimpleName(), e);
        }
    }

    public static <T> T read(String json, TypeReference<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the database holds a broken " + type.getType(), e);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface Named {}

    /** Omits the flags of moves that are played as they arrive, which are most of them. */
    private abstract static class QueuedIfSo {
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        boolean queued;

        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
        boolean unaware;
    }

    private static ObjectMapper mapper() {
        SimpleModule ours = new SimpleModule();
        ours.addSerializer(Instant.class, new InstantJson.Writer());
        ours.addDeserializer(Instant.class, new InstantJson.Reader());
        ours.addSerializer(Phrase.class, new PhraseJson.Writer());
        ours.addDeserializer(Phrase.class, new PhraseJson.Reader());
        ObjectMapper mapper = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(ours)
                // Only the components of records; their other methods are not properties.
                .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
                .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
                .visibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.NONE)
                .build();
        for (Class<?> open : new Class<?>[] {
            Event.class, TournamentEvent.class, Notice.class, Answer.class, Notice.Cell.class, ReplyTarget.class
        }) {
            mapper.addMixIn(open, Named.class);
        }
        mapper.addMixIn(Event.Moved.class, QueuedIfSo.class);
        mapper.registerSubtypes(
                new NamedType(Event.Moved.class, "moved"),
                new NamedType(Event.Resigned.class, "resigned"),
                new NamedType(Event.Lapsed.class, "lapsed"),
                new NamedType(Event.Withdrawn.class, "withdrawn"),
                new NamedType(Event.DrawOffered.class, "draw-offered"),
                new NamedType(Event.UndoAsked.class, "undo-asked"),
                new NamedType(Event.TimeAsked.class, "time-asked"),
                new NamedType(Event.Answered.class, "answered"),
                new NamedType(Event.RolledBack.class, "rolled-back"),
                new NamedType(Event.Resumed.class, "resumed"),
                new NamedType(Event.Adjudicated.class, "adjudicated"),
                new NamedType(Event.Voided.class, "voided"),
                new NamedType(Event.Extended.class, "extended"),
                new NamedType(Event.SeatTaken.class, "seat-taken"),
                new NamedType(ReplyTarget.None.class, "none"),
                new NamedType(ReplyTarget.OfBoard.class, "board"),
                new NamedType(ReplyTarget.OfChallenge.class, "challenge"),
                new NamedType(ReplyTarget.OfConfirmation.class, "hold"),
                new NamedType(ReplyTarget.Unsubscribe.class, "unsubscribe"),
                new NamedType(ReplyTarget.OfLesson.class, "lesson"),
                new NamedType(ReplyTarget.OfInvitation.class, "invitation"),
                new NamedType(ReplyTarget.OfMessage.class, "message"),
                new NamedType(ReplyTarget.OfTournament.class, "tournament"),
                new NamedType(Notice.BoardNews.class, "board"),
                new NamedType(Notice.ChallengeNews.class, "challenge"),
                new NamedType(Notice.ConfirmRequest.class, "confirm"),
                new NamedType(Notice.Remarked.class, "remark"),
                new NamedType(Notice.Message.class, "message"),
                new NamedType(ScheduledNotice.Reminder.class, "reminder"),
                new NamedType(ScheduledNotice.VacationTaken.class, "vacation"),
                new NamedType(ScheduledNotice.Claimable.class, "claimable"),
                new NamedType(ScheduledNotice.Digest.class, "digest"),
                new NamedType(Notice.Reply.class, "reply"),
                new NamedType(Notice.MyData.class, "mydata"),
                new NamedType(HouseNotice.TournamentNews.class, "tournament"),
                new NamedType(ScheduledNotice.SeekNews.class, "seeks"),
                new NamedType(HouseNotice.Alarmed.class, "alarm"),
                new NamedType(HouseNotice.ClubNews.class, "club"),
                new NamedType(ScheduledNotice.Analysed.class, "analysis"),
                new NamedType(HouseNotice.Announced.class, "announcement"),
                new NamedType(HouseNotice.Invited.class, "invited"),
                new NamedType(HouseNotice.PlaceKept.class, "place-kept"),
                new NamedType(Answer.Said.class, "said"),
                new NamedType(Answer.Refused.class, "refused"),
                new NamedType(Answer.Forms.class, "forms"),
                new NamedType(Answer.Steps.class, "steps"),
                new NamedType(Answer.Listing.class, "listing"),
                new NamedType(Answer.Table.class, "table"),
                new NamedType(Notice.Cell.Plain.class, "plain"),
                new NamedType(Notice.Cell.Words.class, "words"),
                new NamedType(Notice.Cell.Moment.class, "moment"),
                new NamedType(Answer.Page.class, "page"),
                new NamedType(Answer.Shown.class, "shown"),
                new NamedType(Answer.Looked.class, "looked"),
                new NamedType(Answer.Hinted.class, "hinted"),
                new NamedType(Answer.Previewed.class, "previewed"),
                new NamedType(Answer.PreviewedNew.class, "previewed-new"),
                new NamedType(Answer.Written.class, "written"),
                new NamedType(Answer.Lesson.class, "lesson"),
                new NamedType(Answer.Judged.class, "judged"),
                new NamedType(Answer.LessonHint.class, "lesson-hint"),
                new NamedType(Answer.LessonList.class, "lesson-list"),
                new NamedType(Answer.Crosstable.class, "crosstable"),
                new NamedType(TournamentEvent.Joined.class, "joined"),
                new NamedType(TournamentEvent.Left.class, "left"),
                new NamedType(TournamentEvent.ByeRequested.class, "byeRequested"),
                new NamedType(TournamentEvent.Started.class, "started"),
                new NamedType(TournamentEvent.Paired.class, "paired"),
                new NamedType(TournamentEvent.Challenged.class, "challenged"),
                new NamedType(TournamentEvent.Assigned.class, "assigned"),
                new NamedType(TournamentEvent.Resulted.class, "resulted"),
                new NamedType(TournamentEvent.Reopened.class, "reopened"),
                new NamedType(TournamentEvent.Adjudicated.class, "adjudicated"),
                new NamedType(TournamentEvent.Reviewed.class, "reviewed"),
                new NamedType(TournamentEvent.Corrected.class, "corrected"),
                new NamedType(TournamentEvent.Forfeited.class, "forfeited"),
                new NamedType(TournamentEvent.Readmitted.class, "readmitted"),
                new NamedType(TournamentEvent.Dropped.class, "dropped"),
                new NamedType(TournamentEvent.Replaced.class, "replaced"),
                new NamedType(TournamentEvent.Extended.class, "extended"),
                new NamedType(TournamentEvent.Paused.class, "paused"),
                new NamedType(TournamentEvent.Resumed.class, "resumed"),
                new NamedType(TournamentEvent.Announced.class, "announced"),
                new NamedType(TournamentEvent.Ended.class, "ended"),
                new NamedType(TournamentEvent.Voided.class, "voided"));
        return mapper;
    }
}
