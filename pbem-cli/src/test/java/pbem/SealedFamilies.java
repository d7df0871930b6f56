package pbem;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.junit.ArchTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A sealed family is taken apart by its {@code match}, which does not compile until every reader handles a new case. A
 * test for a single case is a filter and is allowed.
 */
class SealedFamilies {

    /** A cast in parentheses, used as the target of a call or as an argument. */
    private static final Pattern CAST = Pattern.compile("\\(\\(([A-Z]\\w*(?:\\.[A-Z]\\w*)*)\\) ");

    @ArchTest
    static void no_method_asks_for_two_cases_of_one_family(JavaClasses classes) {
        List<String> chains = new ArrayList<>();
        for (JavaClass type : classes) {
            for (JavaCodeUnit unit : type.getCodeUnits()) {
                cases(unit).forEach((family, cases) -> {
                    if (cases.size() > 1 && !type.getFullName().equals(family)) {
                        chains.add(unit.getFullName() + " asks for " + cases + " of " + family);
                    }
                });
            }
        }
        assertThat(chains).isEmpty();
    }

    /** The cases for which a method tests, by sealed family. */
    private static Map<String, Set<String>> cases(JavaCodeUnit unit) {
        return unit.getInstanceofChecks().stream()
                .map(InstanceofCheck::getRawType)
                .flatMap(asked -> families(asked).map(family -> Map.entry(family, asked.getSimpleName())))
                .collect(groupingBy(
                        Map.Entry::getKey, TreeMap::new, mapping(Map.Entry::getValue, toCollection(TreeSet::new))));
    }

    private static Stream<String> families(JavaClass member) {
        return member.getAllRawInterfaces().stream()
                .filter(family -> family.getName().startsWith("pbem."))
                .filter(family -> family.reflect().isSealed())
                .map(JavaClass::getFullName);
    }

    @ArchTest
    static void nobody_casts_to_a_case_that_must_be_it(JavaClasses classes) {
        Set<String> members = classes.stream()
                .filter(type -> families(type).findAny().isPresent())
                .map(type -> type.getFullName()
                        .substring(type.getPackageName().length() + 1)
                        .replace('$', '.'))
                .collect(Collectors.toSet());
        assertThat(Production.sources()
                        .flatMap(source -> CAST.matcher(source.text())
                                .results()
                                .map((MatchResult cast) -> cast.group(1))
                                .filter(members::contains)
                                .map(member -> source.path() + " casts to " + member)))
                .isEmpty();
    }
}
