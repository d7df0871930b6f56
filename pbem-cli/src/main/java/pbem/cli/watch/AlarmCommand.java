package pbem.cli.watch;

import java.io.File;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import pbem.notice.HouseNotice;

/**
 * The admin's own program, which is run for each alarm, in addition to the mail, since mail may be what is broken. No
 * shell is involved: the words of the setting are the program and its first arguments; the state ({@code begun},
 * {@code lasts} or {@code over}) and the cause follow. Its environment contains {@code PATH}, {@code HOME} and
 * {@code LANG} from ours, and {@code PBEM_ALARM_STATE}, {@code _CAUSE}, {@code _SINCE} and {@code _TEXT}; nothing else,
 * since ours may contain passwords.
 *
 * @param words the words of the setting; none if there is no program
 */
record AlarmCommand(List<String> words, long patienceSeconds) {

    private static final Logger LOG = LoggerFactory.getLogger(AlarmCommand.class);
    private static final File NOWHERE = new File("/dev/null");
    private static final Set<String> PASSED = Set.of("PATH", "HOME", "LANG");

    static AlarmCommand of(List<String> words) {
        return new AlarmCommand(words, 30);
    }

    /**
     * Runs the program and waits for its end for a limited time. Failures are logged.
     *
     * @param text a description of the alarm
     */
    void run(HouseNotice.Alarmed.State state, String cause, Instant since, String text) {
        if (words.isEmpty()) {
            return;
        }
        String said = state.name().toLowerCase(Locale.ROOT);
        List<String> command = new ArrayList<>(words);
        command.add(said);
        command.add(cause);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(ProcessBuilder.Redirect.from(NOWHERE))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(PASSED);
        environment.put("PBEM_ALARM_STATE", said);
        environment.put("PBEM_ALARM_CAUSE", cause);
        environment.put("PBEM_ALARM_SINCE", since.toString());
        environment.put("PBEM_ALARM_TEXT", text);
        try {
            await(builder.start());
        } catch (IOException e) {
            LOG.warn("watch.command cannot be run: {}", e.getMessage());
        }
    }

    private void await(Process process) {
        try {
            if (!process.waitFor(patienceSeconds, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                LOG.warn("watch.command was ended after {} seconds", patienceSeconds);
            } else if (process.exitValue() != 0) {
                LOG.warn("watch.command ended with {}", process.exitValue());
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
