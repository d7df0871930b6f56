package pbem.store;

import com.fasterxml.jackson.core.type.TypeReference;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import pbem.course.Course;
import pbem.course.Courses;
import pbem.player.Player;
import pbem.store.engine.Session;
import pbem.store.json.Json;

record SqlCourses(Session session) implements Courses {

    private static final TypeReference<Set<Integer>> NUMBERS = new TypeReference<>() {};

    @Override
    public Optional<Course> of(Player player, String game) {
        return session.sql("SELECT * FROM course WHERE player_id = ? AND game = ?", player.id(), game)
                .map(row -> course(row))
                .findOne();
    }

    @Override
    public List<Course> of(Player player) {
        return session.sql("SELECT * FROM course WHERE player_id = ? ORDER BY number", player.id())
                .map(row -> course(row));
    }

    @Override
    public Optional<Course> numbered(int number) {
        return session.sql("SELECT * FROM course WHERE number = ?", number)
                .map(row -> course(row))
                .findOne();
    }

    private static Course course(ResultSet row) throws SQLException {
        return new Course(
                row.getInt("number"),
                row.getLong("player_id"),
                row.getString("game"),
                row.getInt("lesson"),
                row.getInt("task"),
                Json.read(row.getString("solved"), NUMBERS),
                row.getInt("revision"));
    }

    @Override
    public Course begin(Player player, String game, Instant at) {
        int number = (int) session.next("course");
        session.sql("INSERT INTO course (number, player_id, game, lesson, task, solved, revision, begun_at,"
                        + " changed_at) VALUES (:number, :player, :game, 0, 0, '[]', 0, :at, :at)")
                .bind("number", number)
                .bind("player", player.id())
                .bind("game", game)
                .bind("at", at)
                .execute();
        return numbered(number).orElseThrow();
    }

    @Override
    public void change(Course before, Course after, Instant at) {
        int changed = session.sql("UPDATE course SET lesson = :lesson, task = :task, solved = :solved,"
                        + " revision = :revision, changed_at = :at WHERE number = :number AND revision = :before")
                .bind("lesson", after.lesson())
                .bind("task", after.task())
                .bind("solved", Json.write(new TreeSet<>(after.solved())))
                .bind("revision", after.revision())
                .bind("at", at)
                .bind("number", before.number())
                .bind("before", before.revision())
                .execute();
        if (changed != 1) {
            throw new IllegalStateException("course " + before.number() + " has gone on meanwhile");
        }
    }
}
