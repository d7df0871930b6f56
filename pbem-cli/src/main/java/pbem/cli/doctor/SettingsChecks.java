package pbem.cli.doctor;

import java.util.ArrayList;
import java.util.List;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.cli.config.SiteSettings;
import pbem.cli.home.Home;

/** Checks for settings that can be read but do not work. */
final class SettingsChecks {

    private SettingsChecks() {}

    static List<Finding> of(Home home, Configuration configuration) {
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.ok("settings", home.configuration() + " can be read"));
        String address = configuration.get(Settings.ADDRESS);
        if (!address.contains("@")) {
            findings.add(Finding.wrong("address", address + " is not a mail address; set server.address"));
        } else if (address.equals(Settings.ADDRESS.fallback())) {
            findings.add(Finding.warning("address", address + " is for trying out only; set server.address"));
        } else {
            findings.add(Finding.ok("address", address));
        }
        boolean linked = !configuration.get(SiteSettings.ENABLED)
                || !configuration.get(SiteSettings.URL).isEmpty();
        if (!linked) {
            String open = configuration.get(SiteSettings.ADMIN).equals("here")
                    ? ". If a web server stands in front of it, others may see /admin until then, unless site.admin is token"
                    : "";
            findings.add(Finding.warning("links", "mails have no links to the site; set site.url" + open));
        }
        if (configuration.get(Settings.ADMIN).isBlank()) {
            findings.add(
                    Finding.warning(
                            "admin",
                            "nobody gets a mail when players call the arbiter; set server.admin, or look at: pbem report feedback"));
        }
        return findings;
    }
}
