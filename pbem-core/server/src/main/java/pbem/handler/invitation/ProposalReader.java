package pbem.handler.invitation;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import pbem.command.InvitationCommand;
import pbem.game.Act;
import pbem.game.Game;
import pbem.game.Position;
import pbem.game.Refusal;
import pbem.game.Seed;
import pbem.game.Setup;
import pbem.play.PlayRefusal;
import pbem.player.Player;
import pbem.rating.RatingRange;
import pbem.record.Board;
import pbem.record.GameRecord;
import pbem.repository.Challenge;
import pbem.repository.Challenges;
import pbem.repository.KeptPlaces;
import pbem.repository.Repositories;
import pbem.terms.Terms;
import pbem.terms.TermsReading;

/** Reads a wish to play: the players, seats and terms, or why the game is not possible. Changes nothing. */
record ProposalReader(
        Repositories repositories,
        Supplier<Seed> seeds,
        InvitationRules rules,
        FriendPost post,
        Player speaker,
        String comment,
        Instant now) {

    private static final String RATING = "rating";

    Act<Challenges.Proposal> of(InvitationCommand.Challenge wish) {
        Game game = wish.game();
        List<Player> players = new ArrayList<>();
        List<String> friends = friends(wish);
        for (String user : wish.users()) {
            if (FriendPost.isAddress(user)) {
                continue;
            }
            Optional<Player> found = repositories.players().called(user).filter(Player::plays);
            if (found.isEmpty()) {
                return Act.refused(PlayRefusal.NO_SUCH_PLAYER.of(user));
            }
            Player player = found.get();
            if (players.contains(player)) {
                return Act.refused(
                        isSpeaker(player)
                                ? InvitationRefusal.CHALLENGED_YOURSELF.of(game.name())
                                : PlayRefusal.NAMED_TWICE.of(player.user()));
            }
            Optional<Refusal> objection =
                    isSpeaker(player) ? Optional.empty() : availability().objection(speaker, player, game);
            if (objection.isPresent()) {
                return Act.refused(objection.get());
            }
            players.add(player);
        }
        if (players.stream().noneMatch(this::isSpeaker)) {
            players.add(0, speaker);
        }
        if (friends.isEmpty() && players.size() == 1 && game.leastSeats() > 1) {
            return Act.refused(
                    wish.users().isEmpty()
                            ? PlayRefusal.NOBODY_CHALLENGED.of(game.name())
                            : InvitationRefusal.CHALLENGED_YOURSELF.of(game.name()));
        }
        Act<Challenges.Proposal> read =
                of(game, players, players.size() + friends.size(), wish.options(), wish.terms());
        if (friends.isEmpty()) {
            return read;
        }
        Optional<Refusal> objection = post.objection(repositories, speaker, friends, now);
        return read.then(agreed -> Act.unless(objection, () -> agreed.keptUntil(now.plus(KeptPlaces.STANDING))));
    }

    /** A challenge on other terms. Terms that the wish does not name stay as they were. */
    Act<Challenges.Proposal> counter(Challenge asked, InvitationCommand.Counter wish) {
        boolean mayAnswer =
                asked.invitee(speaker).filter(invitee -> !invitee.accepted()).isPresent();
        if (!mayAnswer || asked.freeSeats() > 0) {
            return Act.refused(InvitationRefusal.NO_COUNTER.of(asked.number()));
        }
        if (wish.users().isEmpty() && wish.options().isEmpty() && wish.terms().isEmpty()) {
            return Act.refused(InvitationRefusal.NOTHING_OTHER.of());
        }
        List<String> users = asked.players().stream().map(Player::user).toList();
        if (wish.users().stream().anyMatch(FriendPost::isAddress)) { // an address would get no mail
            return Act.refused(InvitationRefusal.COUNTER_FOR_OTHERS.of(users));
        }
        Map<String, String> options = new HashMap<>(asked.options());
        options.putAll(wish.options());
        Map<String, String> terms = merged(reseated(asked, wish), wish);
        Act<Challenges.Proposal> read = of(new InvitationCommand.Challenge(
                asked.game(), wish.users().isEmpty() ? users : wish.users(), options, terms));
        return read.then(agreed -> Set.copyOf(agreed.players()).equals(Set.copyOf(asked.players()))
                ? read
                : Act.refused(InvitationRefusal.COUNTER_FOR_OTHERS.of(users)));
    }

    /** The terms of a challenge after players have changed seats: each keeps their own time. */
    private static Terms reseated(Challenge asked, InvitationCommand.Counter wish) {
        List<String> before = asked.players().stream()
                .map(player -> player.user().toLowerCase(Locale.ROOT))
                .toList();
        List<String> now =
                wish.users().stream().map(user -> user.toLowerCase(Locale.ROOT)).toList();
        return now.size() == before.size() && before.containsAll(now)
                ? asked.terms().reseated(before, now)
                : asked.terms();
    }

    private static Map<String, String> merged(Terms terms, InvitationCommand.Counter wish) {
        Map<String, String> merged = new HashMap<>();
        for (String term : terms.spelled().split(" ")) {
            String[] parts = term.split("=", 2);
            if (term.startsWith("--")) {
                merged.put(parts[0].substring(2), parts.length == 1 ? "" : parts[1]);
            }
        }
        if (wish.terms().containsKey("forfeittime")) {
            merged.remove("nagtime"); // the reminder belonged to the other time
        }
        if (!wish.users().isEmpty()) {
            merged.remove("random");
        }
        merged.putAll(wish.terms());
        if (merged.remove("rated") != null) {
            merged.remove("unrated");
        }
        return merged;
    }

    /** The addresses of the people who are asked. */
    static List<String> friends(InvitationCommand.Challenge wish) {
        return wish.users().stream().filter(FriendPost::isAddress).toList();
    }

    /** A challenge of the same players on the same terms. */
    Act<Challenges.Proposal> again(GameRecord played) {
        if (played.state() == GameRecord.State.ACTIVE) {
            return Act.refused(InvitationRefusal.STILL_PLAYED.of(played.board().number()));
        }
        Game game = played.board().game();
        List<Player> players = seatsAgain(played.board());
        for (Player player : players) {
            Optional<Refusal> objection = !player.plays()
                    ? Optional.of(PlayRefusal.NO_SUCH_PLAYER.of(player.user()))
                    : isSpeaker(player) ? Optional.empty() : availability().objection(speaker, player, game);
            if (objection.isPresent()) {
                return Act.refused(objection.get());
            }
        }
        return onTerms(
                game,
                players,
                players.size(),
                played.board().setup().options(),
                played.board().terms().reseated(played.board().players(), players));
    }

    /** The players of a rematch by seat: the player who moved first now moves last. */
    static List<Player> seatsAgain(Board board) {
        List<Player> players = new ArrayList<>(board.players());
        Collections.rotate(players, -1);
        return players;
    }

    Act<Challenges.Proposal> of(InvitationCommand.Seek wish) {
        Game game = wish.game();
        int seats = wish.players().orElse(Math.max(2, game.leastSeats()));
        if (seats < 2) {
            return Act.refused(InvitationRefusal.SEEK_ALONE.of(game.name()));
        }
        Map<String, String> options = new HashMap<>(wish.options());
        Map<String, String> terms = new HashMap<>(wish.terms());
        Optional<String> typed =
                Optional.ofNullable(terms.remove(RATING)).or(() -> Optional.ofNullable(options.remove(RATING)));
        Optional<RatingRange> strength = typed.flatMap(RatingRange::read);
        return typed.isPresent() && strength.isEmpty()
                ? Act.refused(InvitationRefusal.BAD_STRENGTH.of(typed.get(), game.name()))
                : of(game, List.of(speaker), seats, options, terms).then(agreed -> Act.done(agreed.among(strength)));
    }

    private Act<Challenges.Proposal> of(
            Game game, List<Player> players, int seats, Map<String, String> options, Map<String, String> typedTerms) {
        return TermsReading.of(typedTerms).then(terms -> onTerms(game, players, seats, options, terms));
    }

    private Act<Challenges.Proposal> onTerms(
            Game game, List<Player> players, int seats, Map<String, String> options, Terms terms) {
        long open = repositories.challenges().openWith(speaker).stream()
                .filter(challenge -> challenge.isBy(speaker))
                .count();
        if (open >= rules.mostOpen()) {
            return Act.refused(InvitationRefusal.TOO_MANY_OPEN.of(rules.mostOpen()));
        }
        Optional<Refusal> objection = terms.objection(seats);
        if (objection.isPresent()) {
            return Act.refused(objection.get());
        }
        return terms.origin()
                .map(origin -> EarlierMoves.of(repositories, origin, game, seats, options)
                        .then(earlier -> agreed(game, players, seats, earlier.options(), terms)))
                .orElseGet(() -> agreed(game, players, seats, options, terms));
    }

    /** @param options of the new board; if it begins with moves of another board, these are the other's options */
    private Act<Challenges.Proposal> agreed(
            Game game, List<Player> players, int seats, Map<String, String> options, Terms terms) {
        Act<Position> begun = game.start(seats, options, seeds.get());
        return Act.unless(
                availability().objectionToBoard(players, game, begun),
                () -> new Challenges.Proposal(
                        game,
                        withDrawn(options, begun.now().setup()),
                        terms,
                        speaker,
                        players,
                        seats,
                        seats > players.size(),
                        Optional.empty(),
                        comment,
                        now.plus(rules.standing())));
    }

    /** The named options, with the values that were drawn for a board. */
    private static Map<String, String> withDrawn(Map<String, String> named, Setup drawn) {
        Map<String, String> agreed = new HashMap<>(drawn.options());
        agreed.keySet().retainAll(named.keySet());
        return agreed;
    }

    private Availability availability() {
        return new Availability(repositories, rules.robots(), now);
    }

    private boolean isSpeaker(Player player) {
        return player.id() == speaker.id();
    }
}
