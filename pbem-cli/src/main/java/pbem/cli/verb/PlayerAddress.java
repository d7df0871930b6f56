package pbem.cli.verb;

import pbem.cli.listing.ShownText;
import pbem.player.Player;
import pbem.repository.Players;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code pbem player address}. */
@Command(
        name = "address",
        description = "Change the address of a player, for instance of one who lost a mailbox. Both addresses get a"
                + " mail. First make sure that the player asks: the owner of the new mailbox controls the account.",
        footer = {"", "Example: pbem player address bob bob@old.example bob@new.example"})
final class PlayerAddress extends ActVerb {

    @Parameters(index = "0", paramLabel = "USERID")
    private String user;

    @Parameters(index = "1", paramLabel = "OLD")
    private String old;

    @Parameters(index = "2", paramLabel = "NEW")
    private String wanted;

    @Override
    String change(Acting acting) {
        Player player = acting.person(user);
        Players players = acting.repositories().players();
        String before = players.addresses(player).stream()
                .filter(old::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(() -> new Refused(player.user() + " has no address " + ShownText.of(old)
                        + "; to see which, run: pbem player show " + player.user()));
        acting.require(acting.server().accounts().objectionToAddress(acting.repositories(), wanted));
        players.addAddress(player, wanted, acting.now());
        players.removeAddress(player, before);
        acting.repositories().signups().settled(wanted);
        acting.repositories().addressHealth().changed(player, acting.now());
        acting.people().readdressed(player, before, wanted);
        return "Mail to " + player.user() + " goes to " + ShownText.of(String.join(", ", players.addresses(player)))
                + "; both addresses are told.";
    }
}
