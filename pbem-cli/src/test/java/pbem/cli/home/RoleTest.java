package pbem.cli.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoleTest {

    @Test
    void roles_stand_with_commas_between_them_in_any_order_and_case() {
        assertThat(Role.read("site, Intake,act")).containsExactly(Role.INTAKE, Role.ACT, Role.SITE);
    }

    @Test
    void the_names_of_all_roles_are_read_as_all() {
        assertThat(Role.read(Role.words(Role.all()))).isEqualTo(Role.all());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mail", "intake,robot", "", "intake,", " , act"})
    void an_unknown_or_a_missing_role_is_refused_with_the_right_form(String words) {
        assertThatThrownBy(() -> Role.read(words))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(
                        "the right form is --roles intake,act,delivery,clock,site,robots, or some of these with"
                                + " commas between them");
    }

    @Test
    void a_refusal_names_what_it_does_not_know() {
        assertThatThrownBy(() -> Role.read("intake,robot")).hasMessageStartingWith("there is no role \"robot\"; ");
    }
}
