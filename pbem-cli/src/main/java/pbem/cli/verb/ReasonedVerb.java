package pbem.cli.verb;

import picocli.CommandLine.Mixin;

/** A verb that needs a reason, which the players are told. */
abstract class ReasonedVerb extends ActVerb {

    @Mixin
    private WhyOption reason;

    abstract String change(Acting acting, String why);

    @Override
    final String change(Acting acting) {
        return change(acting, reason.given());
    }
}
