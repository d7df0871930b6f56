package pbem.web.player;

import java.util.List;
import pbem.query.tournament.Medal;
import pbem.web.text.SiteTexts;

/**
 * A tournament that a player entered, as their page lists it.
 *
 * @param state how far it is, in words
 * @param medal {@code gold}, {@code silver} or {@code bronze}; empty for none
 * @param place in words; empty for none
 */
public record TournamentEntryRow(
        String href, String name, String game, String kind, String state, String medal, String place) {

    private static final List<String> MEDALS = List.of("", "gold", "silver", "bronze");

    static List<TournamentEntryRow> of(List<Medal> entered, SiteTexts texts) {
        return entered.stream()
                .map(medal -> new TournamentEntryRow(
                        "/tournaments/" + medal.tournament().number(),
                        medal.tournament().name(),
                        medal.tournament().game().title(),
                        medal.tournament().kind(),
                        texts.say(medal.tournament().state()),
                        MEDALS.get(medal.place()),
                        medal.place() == 0 ? "" : texts.say("site.medal", medal.place())))
                .toList();
    }
}
