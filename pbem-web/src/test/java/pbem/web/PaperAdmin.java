package pbem.web;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import pbem.web.admin.AdminAccess;
import pbem.web.admin.AdminPages;
import pbem.web.admin.AdminSheet;
import pbem.web.admin.AdminSheet.Cell;
import pbem.web.admin.AdminSheet.Part;
import pbem.web.admin.AdminView;

/** A view for an admin with everything that makes pages difficult: empty lists, long words, characters of HTML. */
final class PaperAdmin implements AdminView {

    static final String SECRET = "550 no such user <bob@players.example>";

    /** The secret escaped for HTML. */
    static final String SHOWN = SECRET.replace("<", "&lt;").replace(">", "&gt;");

    /** Admin pages for requests from this machine, or with a token that nobody knows. */
    static AdminPages pages() {
        return new AdminPages(
                new PaperAdmin(), new AdminAccess(true, () -> Optional.of("0".repeat(64)), false), Clock.systemUTC());
    }

    private static AdminSheet sheet(String title) {
        return new AdminSheet(
                title,
                List.of(
                        new Part("nothing", "Open alarms", Optional.of("pbem doctor"), List.of(), List.of(), List.of()),
                        new Part(
                                "mails",
                                "Given up",
                                Optional.of("pbem outbox list --state dead"),
                                List.of("id", "message id", "to", "board", "last error"),
                                List.of(
                                        row(
                                                "1",
                                                "abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnopqrstuvwxyz@club.example",
                                                "bob@players.example",
                                                SECRET),
                                        row("2", "", "carol@players.example", "")),
                                List.of()),
                        new Part(
                                "story",
                                "Mail by mail",
                                Optional.empty(),
                                List.of(),
                                List.of(),
                                List.of("2025-06-01 12:00:00 UTC  event 1: alice plays c5,d5", "mails of " + title))));
    }

    private static List<Cell> row(String id, String message, String to, String error) {
        return List.of(
                cell(id), cell(message), cell(to), new Cell("101", Optional.of("/admin/boards/101")), cell(error));
    }

    private static Cell cell(String text) {
        return new Cell(text, Optional.empty());
    }

    @Override
    public AdminSheet now() {
        return sheet("The server now");
    }

    @Override
    public AdminSheet mail() {
        return sheet("Mail");
    }

    @Override
    public AdminSheet people() {
        return sheet("People");
    }

    @Override
    public AdminSheet play() {
        return sheet("Play");
    }

    @Override
    public AdminSheet figures() {
        return sheet("Figures");
    }

    @Override
    public Optional<AdminSheet> board(int number) {
        return number == 101 ? Optional.of(sheet("Board 101")) : Optional.empty();
    }

    @Override
    public Optional<AdminSheet> person(String whom) {
        return whom.equals("nobody") ? Optional.empty() : Optional.of(sheet(whom));
    }
}
