package pbem.cli.exchange;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.apache.commons.codec.digest.DigestUtils;
import pbem.record.text.RecordReading;

/**
 * Checks whether an archive of {@link WholeArchive} is complete: it contains exactly the files in its list, each with
 * its hash; there are as many entries of each kind as it says; and every record and JSON file can be read.
 *
 * @param faults what is wrong, one line for each fault; empty if all is well
 * @param counts the number of entries of each kind
 */
public record ArchiveCheck(List<String> faults, Map<String, Integer> counts) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The largest number of faults reported; more of them usually have one cause. */
    private static final int MOST = 20;

    public ArchiveCheck {
        faults = List.copyOf(faults.size() <= MOST ? faults : faults.subList(0, MOST));
        counts = new TreeMap<>(counts);
    }

    /**
     * Checks an archive.
     *
     * @throws IOException if the file cannot be read at all
     */
    public static ArchiveCheck of(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8)) {
            Reading reading = new Reading(zip);
            reading.hashes();
            reading.contents();
            return new ArchiveCheck(reading.faults, reading.counts);
        } catch (ZipException e) {
            throw new IOException(file + " is not a ZIP, or is incomplete: " + e.getMessage(), e);
        }
    }

    private static final class Reading {

        private final ZipFile zip;
        private final List<String> faults = new ArrayList<>();
        private final Map<String, Integer> counts = new TreeMap<>();

        Reading(ZipFile zip) {
            this.zip = zip;
        }

        void hashes() throws IOException {
            ZipEntry list = zip.getEntry(WholeArchive.HASHES);
            if (list == null) {
                faults.add("there is no " + WholeArchive.HASHES + " in it");
                return;
            }
            Map<String, String> expected = new LinkedHashMap<>();
            try {
                eachLine(list, line -> {
                    String[] parts = line.split(" {2}", 2);
                    expected.put(parts.length == 2 ? parts[1] : line, parts[0]);
                });
            } catch (ZipException | EOFException e) {
                faults.add(WholeArchive.HASHES + " cannot be read");
                return;
            }
            zip.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> !name.equals(WholeArchive.HASHES) && !expected.containsKey(name))
                    .forEach(name -> faults.add(name + " is not in the list"));
            for (Map.Entry<String, String> one : expected.entrySet()) {
                ZipEntry entry = zip.getEntry(one.getKey());
                if (entry == null) {
                    faults.add(one.getKey() + " is missing");
                } else if (!hash(entry).equals(one.getValue())) {
                    faults.add(one.getKey() + " is changed");
                }
            }
        }

        private String hash(ZipEntry entry) throws IOException {
            try (InputStream in = zip.getInputStream(entry)) {
                return DigestUtils.sha256Hex(in);
            } catch (ZipException | EOFException e) {
                return "damaged";
            }
        }

        void contents() throws IOException {
            List<ZipEntry> entries = new ArrayList<>();
            zip.stream().forEach(entries::add);
            for (ZipEntry entry : entries) {
                try {
                    content(entry);
                } catch (JsonProcessingException | ZipException | EOFException e) {
                    faults.add(entry.getName() + " cannot be read");
                }
            }
            ZipEntry manifest = zip.getEntry(WholeArchive.MANIFEST);
            if (manifest == null) {
                faults.add("there is no " + WholeArchive.MANIFEST + " in it");
                return;
            }
            try (InputStream in = zip.getInputStream(manifest)) {
                JsonNode said = JSON.readTree(in);
                if (said.path("form").asInt() != WholeArchive.FORM) {
                    faults.add("it is of the form " + said.path("form").asText("?") + ", which is not known here");
                }
                said.path("counts").properties().forEach(count -> {
                    int here = counts.getOrDefault(count.getKey(), 0);
                    if (here != count.getValue().asInt()) {
                        faults.add("there are " + here + " " + count.getKey() + ", not "
                                + count.getValue().asInt());
                    }
                });
            } catch (JsonProcessingException | ZipException | EOFException e) {
                faults.add(WholeArchive.MANIFEST + " cannot be read");
            }
        }

        private void content(ZipEntry entry) throws IOException {
            String name = entry.getName();
            if (name.startsWith("boards/")) {
                count("boards", 1);
                RecordReading.of(text(entry)).match(read -> true, refused -> faults.add(name + " is no record"));
            } else if (name.startsWith("tournaments/")) {
                count("tournaments", 1);
                JSON.readTree(text(entry));
            } else if (name.startsWith("mails/received/")) {
                count("mailsKept", 1);
            } else if (name.endsWith(".jsonl")) {
                String counted = name.contains("received") ? "mailsReceived" : "mailsSent";
                eachLine(entry, line -> {
                    JSON.readTree(line);
                    count(counted, 1);
                });
            } else if (name.endsWith(".json") && !name.equals(WholeArchive.MANIFEST)) {
                count(counted(name), JSON.readTree(text(entry)).size());
            }
        }

        private static String counted(String name) {
            if (name.startsWith("ratings/")) {
                return "ratings";
            }
            return name.equals("audit.json") ? "auditEntries" : name.replace(".json", "");
        }

        private void count(String what, int more) {
            counts.merge(what, more, Integer::sum);
        }

        /** Handles a line. */
        private interface LineReader {
            void read(String line) throws IOException;
        }

        /** Reads a file line by line, since it may be larger than the memory. */
        private void eachLine(ZipEntry entry, LineReader reader) throws IOException {
            try (BufferedReader in =
                    new BufferedReader(new InputStreamReader(zip.getInputStream(entry), StandardCharsets.UTF_8))) {
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    reader.read(line);
                }
            }
        }

        private String text(ZipEntry entry) throws IOException {
            try (InputStream in = zip.getInputStream(entry)) {
                return new String(in.readAllBytes(), StandardCharsets.UTF_8);
            }
        }
    }
}
