package pbem.web.board;

import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import pbem.clock.Span;
import pbem.game.Game;
import pbem.game.Games;
import pbem.phrase.Phrase;
import pbem.query.BoardSearch;
import pbem.record.BoardOrder;
import pbem.web.page.PageNumbers;
import pbem.web.page.Problem;
import pbem.web.page.RequestedGame;

/**
 * The boards that a reader asks for in the address of the list.
 *
 * @param open true for boards under way, false for those that are over
 * @param player the player's name as typed; may be empty
 * @param month the month of the last event on the boards
 * @param table whether they are shown as a compact table; otherwise as cards
 * @param page the number of the page, counted from 1
 */
public record BoardListRequest(
        boolean open,
        Optional<Game> game,
        String player,
        Optional<Integer> tournament,
        Optional<YearMonth> month,
        BoardOrder order,
        boolean table,
        int page) {

    /** The number of boards on a page. */
    static final int PAGE = 24;

    /**
     * Reads the address.
     *
     * @throws Problem if the address asks for an impossible list
     */
    public static BoardListRequest of(Context context, Games games) {
        String state = parameter(context, "state");
        if (!state.isEmpty() && !state.equals("open") && !state.equals("finished")) {
            throw Problem.unreadable(Phrase.of("site.not-a-state", state), Phrase.of("site.not-a-state-advice"));
        }
        return new BoardListRequest(
                !state.equals("finished"),
                RequestedGame.searched(context, games),
                parameter(context, "player"),
                tournament(parameter(context, "tournament")),
                month(parameter(context, "month")),
                order(parameter(context, "sort")),
                parameter(context, "as").equals("table"),
                PageNumbers.asked(context));
    }

    private static String parameter(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
    }

    private static Optional<Integer> tournament(String text) {
        if (!text.matches("[0-9]{0,9}")) {
            throw Problem.unreadable(
                    Phrase.of("site.not-a-tournament", text), Phrase.of("site.not-a-tournament-advice"));
        }
        return text.isEmpty() ? Optional.empty() : Optional.of(Integer.parseInt(text));
    }

    private static Optional<YearMonth> month(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(YearMonth.parse(text)).filter(month -> text.matches("[12][0-9]{3}-[01][0-9]"));
        } catch (DateTimeException e) {
            throw Problem.unreadable(Phrase.of("site.not-a-month", text), Phrase.of("site.not-a-month-advice"));
        }
    }

    private static BoardOrder order(String text) {
        for (BoardOrder order : BoardOrder.values()) {
            if (text.equals(spelled(order))) {
                return order;
            }
        }
        if (!text.isEmpty()) {
            throw Problem.unreadable(Phrase.of("site.not-an-order", text), Phrase.of("site.not-an-order-advice"));
        }
        return BoardOrder.NEWEST;
    }

    /** All values of {@code sort}. */
    public static String[] orders() {
        return Stream.of(BoardOrder.values()).map(BoardListRequest::spelled).toArray(String[]::new);
    }

    private static String spelled(BoardOrder order) {
        return order.name().toLowerCase(Locale.ROOT);
    }

    /** @param most the number of boards on a page */
    public BoardSearch search(int most) {
        return new BoardSearch(
                game.map(Game::name),
                Optional.of(player).filter(name -> !name.isEmpty()),
                open,
                tournament,
                month.map(BoardListRequest::period),
                order,
                (page - 1) * most,
                most);
    }

    private static Span period(YearMonth month) {
        return new Span(
                month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant(),
                month.plusMonths(1).atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant());
    }

    /** This search among the boards under way if that is wanted, or else among those that are over. */
    public BoardListRequest amongOpen(boolean wanted) {
        return new BoardListRequest(wanted, game, player, tournament, month, order, table, 1);
    }

    public BoardListRequest onPage(int number) {
        return new BoardListRequest(open, game, player, tournament, month, order, table, number);
    }

    /** This list as a table if that is wanted, or else as cards. */
    public BoardListRequest asTable(boolean wanted) {
        return new BoardListRequest(open, game, player, tournament, month, order, wanted, page);
    }

    public boolean asksFor(Game other) {
        return game.filter(g -> g.name().equals(other.name())).isPresent();
    }

    public boolean asksFor(String otherOrder) {
        return spelled(order).equals(otherOrder);
    }

    /** Whether the search leaves out any boards of that state. */
    public boolean isNarrowed() {
        return game.isPresent() || !player.isEmpty() || tournament.isPresent() || month.isPresent();
    }

    /** The canonical path of this search. */
    String canonical() {
        return open && !isNarrowed() && order == BoardOrder.NEWEST && page == 1
                ? "/boards"
                : asTable(false).href();
    }

    public String href() {
        StringBuilder href = new StringBuilder("/boards?state=").append(open ? "open" : "finished");
        game.ifPresent(g -> href.append("&game=").append(g.name()));
        if (!player.isEmpty()) {
            href.append("&player=").append(URLEncoder.encode(player, StandardCharsets.UTF_8));
        }
        tournament.ifPresent(number -> href.append("&tournament=").append(number));
        month.ifPresent(when -> href.append("&month=").append(when));
        if (order != BoardOrder.NEWEST) {
            href.append("&sort=").append(spelled(order));
        }
        if (table) {
            href.append("&as=table");
        }
        return page == 1 ? href.toString() : href.append("&page=").append(page).toString();
    }
}
