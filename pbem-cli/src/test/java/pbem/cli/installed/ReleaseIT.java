package pbem.cli.installed;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import pbem.testkit.Programs;

/** The files of a release, signed with a throwaway key. */
class ReleaseIT {

    private static final Path TOP = Path.of("").toAbsolutePath().getParent();
    private static final Path TARGET = Path.of("target").toAbsolutePath();

    @TempDir
    private Path directory;

    private String run(List<String> command, Path in) throws IOException, InterruptedException {
        Path log = Files.createTempFile(directory, "run", ".log");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(in.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("GNUPGHOME", directory.resolve("keys").toString());
        builder.environment().put("PBEM_SIGNING_KEY", "release@pbem.invalid");
        int code = builder.start().waitFor();
        assertThat(code).as(Files.readString(log)).isZero();
        return Files.readString(log);
    }

    private static String version() throws IOException {
        try (Stream<Path> files = Files.list(TOP.resolve("pbem-core/rules/target"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("pbem-rules-.*\\.jar") && !name.endsWith("-tests.jar"))
                    .map(name -> name.replaceAll("^pbem-rules-|\\.jar$", ""))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void itIsSignedAndAptInstallsFromItsFolderAndNoPageIsForDevelopers() throws Exception {
        Programs.of("gnupg", "gpg");
        Path made = Files.createDirectories(directory.resolve("target"));
        Files.createDirectories(made.resolve("package/man"));
        Files.writeString(made.resolve("package/man/pbem.1"), "");
        Files.writeString(made.resolve("pbem.cdx.json"), "{}");
        for (String file : List.of("pbem.jar", "pbem.deb", "package/pbem.bash")) {
            Files.copy(TARGET.resolve(file), made.resolve(file));
        }
        Files.createDirectories(directory.resolve("keys"));
        run(
                List.of(
                        "gpg",
                        "--batch",
                        "--passphrase",
                        "",
                        "--quick-gen-key",
                        "release@pbem.invalid",
                        "ed25519",
                        "sign"),
                directory);
        String version = version();
        run(
                List.of(
                        "sh",
                        TOP.resolve("pbem-cli/src/package/release.sh").toString(),
                        TOP.toString(),
                        made.toString(),
                        version,
                        "2025-01-01T00:00:00Z"),
                directory);
        Path release = made.resolve("release");
        run(List.of("gpg", "--verify", "SHA256SUMS.asc", "SHA256SUMS"), release);
        run(List.of("sha256sum", "--check", "SHA256SUMS"), release);
        assertThat(Files.readString(release.resolve("pbem-rules-" + version + ".pom")))
                .containsPattern("<artifactId>caffeine</artifactId>\\s+<version>[0-9]");
        assertThat(run(List.of("jar", "--list", "--file", "pbem-rules-" + version + "-sources.jar"), release))
                .contains("pbem/game/Game.java");
        assertThat(run(List.of("jar", "--list", "--file", "pbem-rules-" + version + "-javadoc.jar"), release))
                .contains("pbem/game/Game.html");
        assertThat(run(List.of("tar", "-tzf", "pbem-" + version + ".tar.gz"), release))
                .contains("/docs/admin.md", "/config/nginx.conf")
                .doesNotContain("new-game.md", "inside.md");
        assertThat(run(List.of("dpkg-deb", "-c", "pbem_" + version + "_all.deb"), release))
                .contains("/docs/admin.md", "/config/nginx.conf")
                .doesNotContain("new-game.md", "inside.md");

        Path apt = Files.createDirectories(directory.resolve("apt/lists/partial"))
                .getParent()
                .getParent();
        Files.writeString(
                apt.resolve("sources.list"),
                "deb [signed-by=" + release.resolve("apt/pbem-archive-key.asc") + "] file:" + release.resolve("apt")
                        + " ./\n");
        List<String> options = List.of(
                "-o",
                "Dir::Etc::sourcelist=" + apt.resolve("sources.list"),
                "-o",
                "Dir::Etc::sourceparts=-",
                "-o",
                "Dir::State::lists=" + apt.resolve("lists"),
                "-o",
                "APT::Sandbox::User=root",
                "-o",
                "Dir::Cache=" + apt);
        run(
                Stream.concat(Stream.of("apt-get", "update", "--error-on=any"), options.stream())
                        .toList(),
                apt);
        run(
                Stream.concat(Stream.of("apt-get", "download", "pbem"), options.stream())
                        .toList(),
                apt);
        try (Stream<Path> files = Files.list(apt)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .anyMatch(name -> name.matches("pbem_.*\\.deb"));
        }
    }
}
