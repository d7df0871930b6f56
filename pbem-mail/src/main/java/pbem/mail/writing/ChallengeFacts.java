package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import pbem.game.Position;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.mail.writing.body.Block;
import pbem.mail.writing.body.PhraseFormatter;
import pbem.phrase.Phrase;
import pbem.player.Player;
import pbem.repository.Challenge;
import pbem.terms.Terms;

/** The facts of a challenge: the game, the players' seats, the time limits, and whether it counts for ratings. */
record ChallengeFacts(PhraseFormatter phrases, Challenge challenge, List<Phrase> ratings, List<Phrase> fitting) {

    /** Any seed will do: names of seats do not depend on chance. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    List<Block.Fact> facts() {
        List<Block.Fact> facts = new ArrayList<>();
        Setup setup = setup();
        Terms terms = challenge.terms();
        facts.add(fact("mail.game", phrases.say(challenge.game().called())));
        facts.add(fact("mail.options", setup.spelled().isEmpty() ? phrases.say("mail.no-options") : setup.spelled()));
        terms.origin()
                .ifPresent(origin ->
                        facts.add(fact("mail.origin", phrases.say("mail.from-board", origin.board(), origin.move()))));
        facts.addAll(players(setup));
        facts.addAll(time(setup, terms));
        facts.add(fact("mail.rating", phrases.say(challenge.isRated() ? "mail.rated" : "mail.unrated")));
        if (!ratings.isEmpty()) {
            facts.add(fact(
                    "mail.strength",
                    phrases.phrases().list(ratings.stream().map(phrases::say).toList())));
        }
        challenge.strength().ifPresent(range -> facts.add(fact("mail.wanted-strength", range.spelled())));
        if (!fitting.isEmpty()) {
            facts.add(fact(
                    "mail.fitting",
                    phrases.phrases().list(fitting.stream().map(phrases::say).toList())));
        }
        if (challenge.state() == Challenge.State.OPEN) {
            challenge.expires().ifPresent(end -> facts.add(fact("mail.open-until", phrases.instant(end))));
        }
        return facts;
    }

    private List<Block.Fact> time(Setup setup, Terms terms) {
        TermsText text = new TermsText(phrases);
        return terms.odds().isEmpty()
                ? List.of(fact("mail.time", text.time(terms.clock(), terms.claim())))
                : Seat.all(setup.seats()).stream()
                        .map(seat -> new Block.Fact(
                                phrases.say("mail.time-of", challenge.game().seatName(setup, seat)),
                                text.time(terms.clock(seat), terms.claim())))
                        .toList();
    }

    private List<Block.Fact> players(Setup setup) {
        List<Player> players = challenge.players();
        if (challenge.terms().seating() == Terms.Seating.RANDOM) {
            Stream<String> users = players.stream().map(ChallengeMail::user);
            int free = challenge.freeSeats();
            Stream<String> others = free == 0
                    ? Stream.of()
                    : Stream.of(phrases.say(challenge.openToAll() ? "mail.free-seats" : "mail.kept-seats", free));
            return List.of(
                    fact(
                            "mail.players",
                            phrases.phrases().list(Stream.concat(users, others).toList())),
                    fact("mail.seats", phrases.say("mail.seats-by-lot")));
        }
        return Seat.all(setup.seats()).stream()
                .map(seat -> new Block.Fact(
                        phrases.say(challenge.game().seatName(setup, seat)),
                        seat.index() < players.size()
                                ? ChallengeMail.user(players.get(seat.index()))
                                : phrases.say(challenge.openToAll() ? "mail.free-seat" : "mail.kept-seat")))
                .toList();
    }

    private Block.Fact fact(String nameKey, String value) {
        return new Block.Fact(phrases.say(nameKey), value);
    }

    /** The setup with its options in the normal spelling that the board will have. */
    private Setup setup() {
        int seats = challenge.seats();
        Map<String, String> options = challenge.options();
        return challenge.game().start(seats, options, ANY).match(Position::setup, no -> new Setup(seats, options, ANY));
    }
}
