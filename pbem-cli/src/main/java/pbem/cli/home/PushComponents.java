package pbem.cli.home;

import com.interaso.webpush.VapidKeys;
import java.io.IOException;
import java.util.Optional;
import pbem.cli.config.Configuration;
import pbem.cli.config.Settings;
import pbem.handler.play.PushDesk;
import pbem.phrase.EachLanguage;
import pbem.web.push.PushOffer;
import pbem.web.push.PushPost;
import pbem.web.text.SiteTexts;

/**
 * The parts that tell browsers that it is their reader's turn. There are none if the key file has no keys for push
 * services.
 */
record PushComponents(PbemServer server, PushDesk desk, Optional<VapidKeys> keys) {

    static PushComponents of(PbemServer server) throws IOException {
        return new PushComponents(
                server,
                new PushDesk(server.store(), server.tokens()),
                KeyFile.push(server.home().keys()));
    }

    Optional<PushOffer> offer() {
        return keys.map(pair -> PushOffer.of(desk, pair));
    }

    Optional<PushPost> post() {
        Configuration configuration = server.configuration();
        EachLanguage<SiteTexts> texts = new EachLanguage<>(language -> SiteTexts.in(language, server.games()));
        return keys.map(pair -> new PushPost(
                desk, pair, configuration.get(Settings.ADDRESS), configuration.get(Settings.NAME), texts::of));
    }
}
