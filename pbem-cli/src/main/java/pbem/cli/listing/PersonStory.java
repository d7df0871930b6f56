package pbem.cli.listing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import pbem.player.Player;
import pbem.player.Preferences;
import pbem.repository.AddressHealth;
import pbem.repository.Repositories;
import pbem.repository.watch.Histories;

/**
 * The fate of a person's mails, and why no mail arrives or is sent, if none is.
 *
 * @param sentences for people, oldest mail first
 * @param facts for programs
 */
public record PersonStory(List<String> sentences, Row facts) {

    public PersonStory {
        sentences = List.copyOf(sentences);
    }

    private record Line(Instant at, String words, Row facts) {}

    /**
     * The story of a person.
     *
     * @param whom a userid or an address, which need not be a player's
     * @param most the most mails in each direction
     * @return empty if there is no such userid
     */
    public static Optional<PersonStory> of(Repositories repositories, String whom, int most) {
        Optional<Player> player = whom.contains("@")
                ? repositories.players().at(whom)
                : repositories.players().called(whom);
        if (player.isEmpty() && !whom.contains("@")) {
            return Optional.empty();
        }
        List<String> addresses = player.map(repositories.players()::addresses)
                .filter(all -> !all.isEmpty())
                .orElse(List.of(whom));
        List<String> lines = new ArrayList<>();
        lines.add(player.map(known -> known.user() + " is a player with " + String.join(", ", addresses) + ".")
                .orElse(whom + " is not a player's address: only answers go there."));
        player.ifPresent(known -> lines.addAll(state(repositories, known)));
        List<Line> mails = mails(repositories.histories(), player, addresses, most);
        if (mails.isEmpty()) {
            lines.add("No kept mail came from there or went there.");
            lines.add("If they wrote, their mail did not arrive here: check the mailbox, its spam folder, and the "
                    + "log of your MTA.");
        }
        mails.forEach(mail -> lines.add(MailSentences.seconds(mail.at()) + "  " + mail.words()));
        Row facts = new Row()
                .with("player", player.map(Player::user))
                .with(
                        "addresses",
                        addresses.stream()
                                .map(address -> address(repositories, player, address))
                                .toList())
                .with("state", player.map(Player::state))
                .with(
                        "digest",
                        player.map(known -> repositories.preferences().of(known).digest()))
                .with("mails", mails.stream().map(Line::facts).toList());
        return Optional.of(new PersonStory(lines, facts));
    }

    private static Row address(Repositories repositories, Optional<Player> player, String address) {
        Optional<AddressHealth.Condition> condition = player.stream()
                .flatMap(known -> repositories.addressHealth().of(known).stream())
                .filter(one -> one.address().equalsIgnoreCase(address))
                .findFirst();
        return new Row()
                .with("address", address)
                .with(
                        "bounceScore",
                        condition.map(AddressHealth.Condition::score).orElse(0))
                .with("pausedSince", condition.flatMap(AddressHealth.Condition::pausedSince))
                .with("reason", condition.flatMap(AddressHealth.Condition::reason));
    }

    /** Why mail may not reach a player, or why they get other mail than they expect. */
    private static List<String> state(Repositories repositories, Player player) {
        List<String> lines = new ArrayList<>();
        for (AddressHealth.Condition address : repositories.addressHealth().of(player)) {
            String why = address.reason().map(reason -> " (" + reason + ")").orElse("");
            address.pausedSince()
                    .ifPresent(since -> lines.add("Nothing has been sent to " + address.address() + " since "
                            + MailSentences.seconds(since) + ", because too much mail bounced" + why
                            + "; pbem player resume " + player.user() + " resumes it."));
            if (address.pausedSince().isEmpty() && address.score() > 0) {
                lines.add("Some mail to " + address.address() + " bounced lately" + why + ".");
            }
        }
        if (player.state() != Player.State.ACTIVE) {
            lines.add("Their account is " + player.state().name().toLowerCase(Locale.ROOT) + ".");
        }
        if (repositories.preferences().of(player).digest() == Preferences.Digest.DAILY) {
            lines.add("They chose one mail a day in place of one for each move.");
        }
        return lines;
    }

    private static List<Line> mails(Histories histories, Optional<Player> player, List<String> addresses, int most) {
        List<Line> lines = new ArrayList<>();
        for (String address : addresses) {
            histories
                    .from(address, most)
                    .forEach(mail -> lines.add(new Line(mail.at(), MailSentences.of(mail), MailRows.of(mail))));
        }
        histories
                .to(player.map(Player::id).map(OptionalLong::of).orElse(OptionalLong.empty()), addresses.get(0), most)
                .forEach(mail -> lines.add(new Line(mail.at(), MailSentences.of(mail), MailRows.of(mail))));
        lines.sort(Comparator.comparing(Line::at));
        return lines;
    }
}
