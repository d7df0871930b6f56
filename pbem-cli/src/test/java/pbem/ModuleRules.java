package pbem;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.net.Socket;
import org.subethamail.smtp.internal.command.MailCommand;
import org.subethamail.smtp.internal.io.DotTerminatedInputStream;
import org.subethamail.smtp.internal.io.DotUnstuffingInputStream;
import org.subethamail.smtp.internal.server.BaseCommand;
import org.subethamail.smtp.internal.server.CommandHandler;

/** The modules that each module may know, tested in the module that knows all others. */
class ModuleRules {

    @ArchTest
    static final ArchRule MAIL_AND_WEB_DO_NOT_KNOW_EACH_OTHER = noClasses()
            .that()
            .resideInAPackage("pbem.mail..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.web..");

    @ArchTest
    static final ArchRule WEB_AND_MAIL_DO_NOT_KNOW_EACH_OTHER = noClasses()
            .that()
            .resideInAPackage("pbem.web..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.mail..");

    @ArchTest
    static final ArchRule THE_SITE_READS_BY_QUERIES_ALONE = noClasses()
            .that()
            .resideInAPackage("pbem.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("pbem.repository..", "pbem.store..");

    @ArchTest
    static final ArchRule QUERIES_KNOW_NOTHING_OF_THE_WEB = noClasses()
            .that()
            .resideInAPackage("pbem.query..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("pbem.web..", "pbem.help..", "io.javalin..", "gg.jte..", "org.commonmark..");

    @ArchTest
    static final ArchRule NOBODY_KNOWS_THE_PROGRAM = noClasses()
            .that()
            .resideOutsideOfPackage("pbem.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.cli..");

    @ArchTest
    static final ArchRule ONLY_THE_CATALOGUE_KNOWS_GAMES_BY_NAME = noClasses()
            .that()
            .resideOutsideOfPackage("pbem.games..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("pbem.games.*..");

    @ArchTest
    static final ArchRule ONLY_MAIL_AND_THE_DEMO_TOUCH_MAIL_LIBRARIES = noClasses()
            .that()
            .resideOutsideOfPackages("pbem.mail..", "pbem.cli.demo..", "pbem.cli.home..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("jakarta.mail..", "org.apache.james.mime4j..");

    /** A socket made elsewhere would delay the end of each mail, and only a clock would show it. */
    @ArchTest
    static final ArchRule SOCKETS_FOR_MAIL_ARE_MADE_IN_ONE_PLACE = noClasses()
            .that()
            .resideInAPackage("pbem.mail..")
            .and()
            .doNotHaveFullyQualifiedName("pbem.mail.login.UnconnectedSockets")
            .should()
            .callConstructor(Socket.class);

    /**
     * The public interface of the library has no answer for each recipient, which LMTP requires. Its internal classes
     * may change with any version, so the listener uses only these; {@code ListenerTest} pins their behaviour.
     */
    @ArchTest
    static final ArchRule INTERNALS_OF_THE_SMTP_LIBRARY_ARE_FEW = noClasses()
            .should()
            .dependOnClassesThat(resideInAPackage("org.subethamail.smtp.internal..")
                    .and(not(belongToAnyOf(
                            BaseCommand.class,
                            CommandHandler.class,
                            MailCommand.class,
                            DotTerminatedInputStream.class,
                            DotUnstuffingInputStream.class))));

    @ArchTest
    static final ArchRule ONLY_THE_LISTENER_KNOWS_THE_SMTP_LIBRARY = noClasses()
            .that()
            .resideOutsideOfPackage("pbem.mail.listener..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.subethamail..");

    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CYCLES =
            slices().matching("pbem.(mail|web).(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NAMES_SAY_WHAT_A_CLASS_IS = classes()
            .should()
            .haveSimpleNameNotEndingWith("Util")
            .andShould()
            .haveSimpleNameNotEndingWith("Manager")
            .andShould()
            .haveSimpleNameNotEndingWith("Helper");
}
