package pbem.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import pbem.clock.ClockRules;
import pbem.command.Instructions;
import pbem.game.Games;
import pbem.game.Seed;
import pbem.handler.Referee;
import pbem.handler.invitation.InvitationRules;
import pbem.handler.play.ReplyEntrance;
import pbem.player.Proof;
import pbem.player.Speaker;
import pbem.repository.Transactions;
import pbem.request.AddressRules;
import pbem.request.CommandResult;
import pbem.request.Request;
import pbem.request.RequestLimits;
import pbem.request.SignupRules;
import pbem.token.Token;

/** Passes the words of a page straight to a referee, without mail. */
final class Replies implements ReplyEntrance {

    private final Map<String, Verdict> heard = new ConcurrentHashMap<>();
    private final Transactions transactions;
    private final Referee referee;

    Replies(Transactions transactions, Games games) {
        this.transactions = transactions;
        this.referee = new Referee(
                games,
                () -> Seed.of(new byte[Seed.BYTES]),
                RequestLimits.STANDARD,
                ClockRules.STANDARD,
                InvitationRules.STANDARD,
                AddressRules.STANDARD,
                SignupRules.STANDARD);
    }

    @Override
    public Verdict hear(PageReply reply) {
        return heard.computeIfAbsent(reply.token() + reply.id(), key -> judged(reply));
    }

    private Verdict judged(PageReply reply) {
        Token token = Club.TOKENS.read(reply.token(), Club.NOON).orElseThrow();
        List<CommandResult> results = transactions.change(tx -> referee.handle(
                tx,
                new Request(
                        OptionalLong.empty(),
                        Club.NOON,
                        new Speaker(
                                "",
                                Optional.of(tx.players().withId(token.player()).orElseThrow()),
                                Proof.TOKEN),
                        token.target(),
                        new Instructions(List.of(reply.line()), reply.words()))));
        return new Verdict(
                results.get(0).status().name().toLowerCase(Locale.ROOT),
                results.stream().map(CommandResult::what).toList());
    }
}
