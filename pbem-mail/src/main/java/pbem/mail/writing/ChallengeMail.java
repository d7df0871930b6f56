package pbem.mail.writing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import pbem.game.Seat;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.game.Start;
import pbem.play.Challenge;
import pbem.play.Context;
import pbem.play.Notice.ChallengeNews.What;
import pbem.play.Player;
import pbem.play.Terms;

/** The mail that invites, and those that say what became of an invitation. */
record ChallengeMail(MailIdentity identity, Voice voice, Draft draft) {

    /** Names of seats do not depend on chance. */
    private static final Seed ANY = Seed.of(new byte[Seed.BYTES]);

    Composition compose(Matter.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Lead(lead(matter), List.of()));
        blocks.add(new Block.Marker());
        if (matter.what() == What.INVITED) {
            Quotes.of(voice.say("mail.writes", user(challenge.challenger())), challenge.comment())
                    .ifPresent(blocks::add);
        }
        blocks.add(new Block.Facts(facts(challenge)));
        blocks.addAll(ways(challenge));
        blocks.add(new Footers(identity, voice).plain());
        return new Composition(
                voice.say(
                        "mail.subject-challenge",
                        challenge.number(),
                        user(challenge.challenger()),
                        challenge.game().name()),
                Optional.of(identity.challengeThread(challenge.number())),
                Optional.empty(),
                draft.reader()
                        .map(reader -> ReplyRight.ofPlayer(reader.id(), new Context.OfChallenge(challenge.number()))),
                blocks);
    }

    private String lead(Matter.OfChallenge matter) {
        Challenge challenge = matter.challenge();
        String game = challenge.game().title();
        boolean own = draft.reader()
                .filter(reader -> reader.user().equals(matter.by()))
                .isPresent();
        String by = CleanText.line(matter.by());
        List<String> missing = challenge.invitees().stream()
                .filter(invitee -> !invitee.accepted())
                .map(invitee -> user(invitee.player()))
                .toList();
        return switch (matter.what()) {
            case INVITED -> voice.say("mail.invited", by, game, challenge.number());
            case MADE -> voice.say("mail.challenge-made", challenge.number(), missing, game);
            case ACCEPTED -> accepted(challenge, own, by, missing);
            case DECLINED -> voice.say(own ? "mail.you-declined" : "mail.declined", challenge.number(), by, game);
        };
    }

    private String accepted(Challenge challenge, boolean own, String by, List<String> missing) {
        if (mayAnswer(challenge)) {
            return voice.say("mail.accepted-you-next", challenge.number(), by);
        }
        if (missing.isEmpty()) {
            return voice.say(own ? "mail.you-accepted" : "mail.accepted", challenge.number(), by);
        }
        return voice.say(
                own ? "mail.you-accepted-missing" : "mail.accepted-missing",
                challenge.number(),
                by,
                missing,
                missing.size());
    }

    private List<Block.Fact> facts(Challenge challenge) {
        List<Block.Fact> facts = new ArrayList<>();
        Setup setup = setup(challenge);
        Terms terms = challenge.terms();
        facts.add(fact("mail.game", challenge.game().title()));
        facts.add(fact("mail.options", setup.spelled().isEmpty() ? voice.say("mail.no-options") : setup.spelled()));
        if (terms.seating() == Terms.Seating.RANDOM) {
            facts.add(fact(
                    "mail.players",
                    voice.phrases()
                            .list(challenge.players().stream()
                                    .map(ChallengeMail::user)
                                    .toList())));
            facts.add(fact("mail.seats", voice.say("mail.seats-by-lot")));
        } else {
            for (Seat seat : Seat.all(setup.seats())) {
                facts.add(new Block.Fact(
                        voice.say(challenge.game().seatName(setup, seat)),
                        user(challenge.players().get(seat.index()))));
            }
        }
        facts.add(fact("mail.time", new TermsWords(voice).time(terms)));
        facts.add(fact("mail.rating", voice.say(terms.rated() ? "mail.rated" : "mail.unrated")));
        return facts;
    }

    private Block.Fact fact(String nameKey, String value) {
        return new Block.Fact(voice.say(nameKey), value);
    }

    /** With the options in their one spelling, as the board will have them. */
    private static Setup setup(Challenge challenge) {
        int seats = challenge.players().size();
        Map<String, String> options = challenge.options();
        return challenge.game().start(seats, options, ANY) instanceof Start.Ready ready
                ? ready.position().setup()
                : new Setup(seats, options, ANY);
    }

    private List<Block> ways(Challenge challenge) {
        if (!mayAnswer(challenge)) {
            return List.of();
        }
        boolean alone = challenge.invitees().stream().filter(i -> !i.accepted()).count() == 1;
        return List.of(
                new Block.Heading(voice.say("mail.how-to-answer")),
                new Block.Ways(List.of(
                        new Block.Way("accept", voice.say(alone ? "mail.way-accept" : "mail.way-accept-many")),
                        new Block.Way("decline", voice.say("mail.way-decline")),
                        new Block.Way("help " + challenge.game().name(), voice.say("mail.way-help")))));
    }

    private boolean mayAnswer(Challenge challenge) {
        return challenge.state() == Challenge.State.OPEN
                && draft.reader()
                        .flatMap(challenge::invitee)
                        .filter(invitee -> !invitee.accepted())
                        .isPresent();
    }

    private static String user(Player player) {
        return CleanText.line(player.user());
    }
}
