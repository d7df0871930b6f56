package pbem.cli.verb;

import picocli.CommandLine.Mixin;

/** An act for which the players want to know the reason. */
abstract class ReasonedVerb extends ActVerb {

    @Mixin
    private WhyOption reason;

    abstract String change(Acting acting, String why);

    @Override
    final String change(Acting acting) {
        return change(acting, reason.given());
    }
}
