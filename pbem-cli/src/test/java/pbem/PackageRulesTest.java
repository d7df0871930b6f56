package pbem;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.sql.Connection;
import java.time.Clock;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import pbem.testkit.Sources;

/** The packages that each package may know. */
@Tag("sources")
@ArchTag("sources")
@AnalyzeClasses(packages = "pbem", importOptions = Production.class)
class PackageRulesTest {

    /** Rules that read the same classes: to read them takes longer than to hold the rules against them. */
    @ArchTest
    static final ArchTests MODULES = ArchTests.in(ModuleRules.class);

    @ArchTest
    static final ArchTests SEALED_FAMILIES = ArchTests.in(SealedFamilies.class);

    private static final int LONGEST_FILE = 25_000;

    /** A statement of SQL, or a part of one that occurs in no other language. */
    private static final Pattern SQL =
            Pattern.compile("\"[^\"\\n]*\\b(SELECT .*|INSERT INTO|UPDATE \\w+ SET|DELETE FROM"
                    + "|(CREATE|ALTER|DROP) (TABLE|INDEX)|ORDER BY|GROUP BY|PRAGMA|VACUUM)\\b");

    /** Classes that need neither mail nor HTTP. */
    private static final DescribedPredicate<JavaClass> OF_THE_CORE = describe(
            "are of the core",
            javaClass -> Stream.of("pbem.mail", "pbem.web", "pbem.cli")
                    .noneMatch(one -> javaClass.getPackageName().equals(one)
                            || javaClass.getPackageName().startsWith(one + ".")));

    /** The packages of the core except the games, each below those that may know it. */
    private static final List<String> PACKAGES = List.of(
            "phrase",
            "picture",
            "picture.grid",
            "game",
            "kit",
            "kit.race",
            "kit.royal",
            "engine",
            "command",
            "help",
            "player",
            "intention",
            "terms",
            "tournament",
            "tournament.table",
            "tournament.pairing",
            "record",
            "record.text",
            "analysis",
            "rating",
            "clock",
            "plan",
            "course",
            "notice",
            "token",
            "summary",
            "repository.club",
            "repository.robot",
            "repository.tournament",
            "repository.worker",
            "repository.watch",
            "repository",
            "archive",
            "query.rating",
            "query.tournament",
            "query",
            "play",
            "play.tournament",
            "robot",
            "request",
            "schedule",
            "handler.play",
            "handler.course",
            "handler.invitation",
            "handler.information",
            "handler.account",
            "handler.talk",
            "handler.club",
            "handler.tournament",
            "handler",
            "store.bytes",
            "store.json",
            "store.engine",
            "store.transfer",
            "store.replay",
            "store.rating",
            "store.seat",
            "store.version",
            "store.robot",
            "store.tournament",
            "store.watch",
            "store.club",
            "store");

    private static final Map<String, Integer> PLACES = IntStream.range(0, PACKAGES.size())
            .boxed()
            .collect(Collectors.toMap(i -> "pbem." + PACKAGES.get(i), i -> i));

    @ArchTest
    static final ArchRule a_package_knows_only_packages_below_it = inOrder();

    @ArchTest
    static final ArchRule a_game_knows_nothing_of_what_is_done_with_it = noClasses()
            .that()
            .resideInAPackage("pbem.game")
            .should()
            .dependOnClassesThat(describe(
                    "are ours, but neither of games nor pictures nor words",
                    (JavaClass used) -> used.getPackageName().startsWith("pbem.")
                            && !Set.of("pbem.game", "pbem.picture", "pbem.picture.grid", "pbem.phrase")
                                    .contains(used.getPackageName())));

    @ArchTest
    static final ArchRule programs_that_play_know_what_a_game_is_but_no_game = noClasses()
            .that()
            .resideInAPackage("pbem.engine")
            .should()
            .dependOnClassesThat(describe(
                    "are ours, but not of the contract",
                    (JavaClass used) -> used.getPackageName().startsWith("pbem.")
                            && !Set.of("pbem.engine", "pbem.game").contains(used.getPackageName())));

    @ArchTest
    static final ArchRule the_rules_of_a_game_need_nothing_but_the_contract_pictures_and_words = classes()
            .that()
            .resideInAPackage("pbem.games.*..")
            .should()
            .onlyDependOnClassesThat(describe(
                    "are of the JDK, of the contract or of the same game",
                    (JavaClass used) -> used.getPackageName().startsWith("java.")
                            || used.getPackageName().startsWith("pbem.games.")
                            || used.isPrimitive()
                            || used.isArray()
                            || Set.of(
                                            "pbem.kit",
                                            "pbem.kit.race",
                                            "pbem.kit.royal",
                                            "pbem.game",
                                            "pbem.picture",
                                            "pbem.picture.grid",
                                            "pbem.phrase")
                                    .contains(used.getPackageName())));

    @ArchTest
    static final ArchRule games_do_not_know_each_other =
            slices().matching("pbem.games.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule only_the_catalogue_knows_which_games_there_are = noClasses()
            .that(OF_THE_CORE)
            .and()
            .resideOutsideOfPackage("pbem.games..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.games..");

    @ArchTest
    static final ArchRule pictures_know_no_game = noClasses()
            .that()
            .resideInAPackage("pbem.picture..")
            .should()
            .dependOnClassesThat(describe(
                    "are ours, but neither of pictures nor words",
                    (JavaClass used) -> used.getPackageName().startsWith("pbem.")
                            && !Set.of("pbem.picture", "pbem.picture.grid", "pbem.phrase")
                                    .contains(used.getPackageName())));

    @ArchTest
    static final ArchRule words_know_nothing = classes()
            .that()
            .resideInAPackage("pbem.phrase")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("pbem.phrase", "java..", "com.ibm.icu..");

    @ArchTest
    static final ArchRule only_the_store_knows_the_database = noClasses()
            .that()
            .resideOutsideOfPackage("pbem.store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.sql..", "javax.sql..", "org.jdbi..", "org.sqlite..", "com.zaxxer..", "org.flywaydb..");

    @ArchTest
    static final ArchRule who_acts_and_who_writes_mails_knows_the_repositories_and_no_store = noClasses()
            .that(OF_THE_CORE)
            .or()
            .resideInAPackage("pbem.mail..")
            .and()
            .resideOutsideOfPackage("pbem.store..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.store..");

    @ArchTest
    static final ArchRule the_store_knows_nobody_who_plays_or_hears = noClasses()
            .that()
            .resideInAPackage("pbem.store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("pbem.play..", "pbem.request..", "pbem.schedule..", "pbem.handler..");

    @ArchTest
    static final ArchRule the_core_knows_neither_mail_nor_http = noClasses()
            .that(OF_THE_CORE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "jakarta..",
                    "io.javalin..",
                    "java.net.http..",
                    "com.sun.net..",
                    "pbem.mail..",
                    "pbem.web..",
                    "pbem.cli..");

    @ArchTest
    static final ArchRule the_core_has_no_clock = noClasses()
            .that(OF_THE_CORE)
            .should()
            .callMethodWhere(describe("asks what time it is", PackageRulesTest::asksTheTime))
            .orShould()
            .callConstructor(Date.class);

    @ArchTest
    static final ArchRule only_its_class_and_its_connection_know_sqlite = noClasses()
            .that(OF_THE_CORE)
            .and()
            .haveNameNotMatching("pbem\\.store\\.engine\\.(Sqlite|CachedStatements(\\$.*)?)")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.sqlite..");

    @ArchTest
    static final ArchRule nobody_knows_the_driver_of_postgresql =
            noClasses().that(OF_THE_CORE).should().dependOnClassesThat().resideInAPackage("org.postgresql..");

    /** So the isolation between several workers covers every write while a server runs. */
    @ArchTest
    static final ArchRule nobody_begins_a_transaction_but_the_store_and_who_copies_whole_databases = noClasses()
            .that(OF_THE_CORE)
            .and()
            .doNotHaveFullyQualifiedName("pbem.store.Store")
            .and()
            .doNotHaveFullyQualifiedName("pbem.store.Counter") // it works on a restored database
            .and()
            .doNotHaveFullyQualifiedName("pbem.store.engine.GroupCommit") // for the store
            .and()
            .resideOutsideOfPackage("pbem.store.transfer..")
            .should()
            .callMethodWhere(describe("begins a transaction", PackageRulesTest::beginsATransaction));

    private static boolean beginsATransaction(JavaMethodCall call) {
        JavaClass owner = call.getTargetOwner();
        return Set.of("inTransaction", "useTransaction", "begin", "setAutoCommit", "setTransactionIsolation")
                        .contains(call.getName())
                && (owner.getPackageName().startsWith("org.jdbi") || owner.isAssignableTo(Connection.class));
    }

    @ArchTest
    static final ArchRule no_package_leads_back_to_itself =
            slices().matching("pbem.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothing_is_printed = noClasses()
            .that(OF_THE_CORE)
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule names_say_what_a_thing_is =
            classes().should().haveNameNotMatching(".*(Utils?|Manager|Helper|Impl)(\\$.*)?");

    private static ArchRule inOrder() {
        return classes()
                .that(describe("stand in the order", one -> place(one) >= 0))
                .should(new ArchCondition<>("know only packages below theirs") {
                    @Override
                    public void check(JavaClass one, ConditionEvents events) {
                        one.getDirectDependenciesFromSelf().stream()
                                .filter(known -> place(known.getTargetClass()) > place(one))
                                .forEach(known ->
                                        events.add(SimpleConditionEvent.violated(known, known.getDescription())));
                    }
                });
    }

    /** The place of a class's package in the order, or -1. */
    private static int place(JavaClass one) {
        return PLACES.getOrDefault(one.getPackageName(), -1);
    }

    private static boolean asksTheTime(JavaMethodCall call) {
        String owner = call.getTargetOwner().getName();
        String method = call.getName();
        return owner.startsWith("java.time.") && method.equals("now")
                || owner.equals(Clock.class.getName()) && (method.startsWith("system") || method.startsWith("tick"))
                || owner.equals(System.class.getName())
                        && Set.of("currentTimeMillis", "nanoTime").contains(method);
    }

    @Test
    void only_the_store_speaks_sql() {
        List<String> speakers = Production.sources()
                .filter(source -> !source.path().startsWith("pbem/store/"))
                .filter(source -> !source.path().startsWith("pbem/bench/loop/")) // not part of the program
                .filter(source -> SQL.matcher(source.text()).find())
                .map(Sources.Source::path)
                .toList();
        assertThat(speakers).isEmpty();
    }

    /** A name should identify one class. Only games may share names, for classes that mean the same. */
    @Test
    void no_class_bears_the_name_of_another_but_in_the_games() {
        Map<String, List<String>> homes = Production.sources()
                .filter(source -> !source.name().equals("package-info"))
                .collect(groupingBy(Sources.Source::name, mapping(source -> folder(source.path()), toList())));
        assertThat(homes.entrySet().stream()
                        .filter(name -> name.getValue().size() > 1)
                        .filter(name -> !name.getValue().stream().allMatch(folder -> folder.startsWith("pbem/games/")))
                        .map(Object::toString))
                .isEmpty();
    }

    @Test
    void no_file_is_long() {
        List<String> tooLong = Production.MODULES.stream()
                .flatMap(module -> Stream.of(module.resolve("src/main/java"), module.resolve("src/test/java")))
                .filter(Files::isDirectory)
                .flatMap(Sources::under)
                .filter(source -> source.text().getBytes(StandardCharsets.UTF_8).length > LONGEST_FILE)
                .map(Sources.Source::path)
                .toList();
        assertThat(tooLong).isEmpty();
    }

    @Test
    void every_package_says_what_it_is_for() {
        Set<String> packages = Set.copyOf(Sources.main(Production.CORE)
                .map(source -> folder(source.path()))
                .toList());
        Set<String> described = Set.copyOf(Sources.main(Production.CORE)
                .filter(source -> source.name().equals("package-info"))
                .map(source -> folder(source.path()))
                .toList());
        assertThat(described).isEqualTo(packages);
    }

    @Test
    void every_package_has_its_place_in_the_order() {
        assertThat(Sources.main(Production.CORE)
                        .map(source -> folder(source.path()).replace('/', '.'))
                        .filter(one -> !one.startsWith("pbem.games"))
                        .map(one -> one.substring("pbem.".length()))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(PACKAGES);
    }

    private static String folder(String path) {
        return path.substring(0, path.lastIndexOf('/'));
    }
}
