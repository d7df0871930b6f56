package pbem.cli.engine;

import java.util.StringJoiner;
import pbem.record.Entry;
import pbem.record.GameRecord;
import pbem.robot.OutsideFault;

/** Our own protocol, described in {@code docs/engine-protocol.md}. */
record PbemTalk(EngineProcess process, EngineLimits limits) implements EngineTalk {

    private static final String NAME = "id name ";
    private static final String BEST = "bestmove ";

    @Override
    public String greet() throws OutsideFault, EngineStopped {
        process.say("pbem");
        return process.await("pbemok", "pbemok"::equals, limits.start()).before(NAME);
    }

    @Override
    public void prepare() throws OutsideFault, EngineStopped {
        prepare("position start");
    }

    private void prepare(String position) throws OutsideFault, EngineStopped {
        process.say(position);
        process.say("isready");
        process.await("readyok", "readyok"::equals, limits.start());
    }

    @Override
    public String move(GameRecord record, long seed) throws OutsideFault, EngineStopped {
        prepare(position(record));
        process.say("go" + (limits.nodes() > 0 ? " nodes " + limits.nodes() : "") + " seed " + seed);
        return process.await("bestmove", line -> line.startsWith(BEST), limits.move())
                .line()
                .substring(BEST.length())
                .strip();
    }

    private static String position(GameRecord record) {
        StringJoiner moves = new StringJoiner("; ", "position start moves ", "").setEmptyValue("position start");
        for (Entry entry : record.decisions()) {
            moves.add(entry.event()
                    .decision()
                    .orElseThrow()
                    .match(
                            moved -> moved.notation(),
                            resigned -> "leaves " + resigned.seat().number(),
                            lapsed -> "leaves " + lapsed.seat().number(),
                            withdrawn -> "leaves " + withdrawn.seat().number()));
        }
        return moves.toString();
    }
}
