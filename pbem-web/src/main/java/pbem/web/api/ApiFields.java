package pbem.web.api;

import static pbem.query.FieldType.FLAG;
import static pbem.query.FieldType.NUMBER;
import static pbem.query.FieldType.TEXT;
import static pbem.query.FieldType.TEXT_BY_NAME;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import pbem.analysis.ChanceCurve;
import pbem.analysis.TurnWords;
import pbem.engine.Level;
import pbem.game.Game;
import pbem.game.Option;
import pbem.help.HelpPages;
import pbem.phrase.Phrase;
import pbem.query.AnalysisQueries;
import pbem.query.BoardDetails;
import pbem.query.BoardList;
import pbem.query.BoardSeat;
import pbem.query.BoardStep;
import pbem.query.ChangedBoards;
import pbem.query.ListedGame;
import pbem.query.ListedPlayer;
import pbem.query.PlayerDetails;
import pbem.query.PlayerList;
import pbem.query.PlayerQueries;
import pbem.query.ProgramOfOthers;
import pbem.query.Published;
import pbem.query.Study;
import pbem.query.rating.PlayerRating;
import pbem.query.rating.RatingQueries;
import pbem.query.rating.StandingsList;
import pbem.query.tournament.TournamentDetails;
import pbem.rating.Rating;
import pbem.rating.Standing;
import pbem.summary.Announcement;
import pbem.summary.BoardSummary;
import pbem.summary.TournamentSummary;
import pbem.terms.Origin;
import pbem.terms.Terms;
import pbem.terms.TimeControl;
import pbem.tournament.table.TableWords;
import pbem.web.board.ShownBoard;
import pbem.web.page.PageNumbers;
import pbem.web.page.SiteHeader;
import pbem.web.picture.PictureFormat;
import pbem.web.text.SiteTexts;

/** The fields of the queries' records that the API publishes. A field that is not listed here stays private. */
record ApiFields(SiteTexts texts, SiteHeader site) {

    /**
     * A page of a list.
     *
     * @param of the result of the query
     * @param page the number of the page, counted from 1
     * @param total the number of entries on all pages
     */
    record Part<T>(T of, int page, int total) {}

    private <T> Published<Part<T>> part(Published<Part<T>> entries) {
        return entries.with("page", NUMBER, Part::page)
                .with("pages", NUMBER, part -> PageNumbers.last(part.total(), ApiRoutes.PAGE))
                .with("total", NUMBER, Part::total);
    }

    private Published<BoardSummary> boardItem() {
        return Published.<BoardSummary>of("BoardItem")
                .with("number", NUMBER, BoardSummary::number)
                .with("url", TEXT, board -> board(board.number()))
                .with("game", TEXT, BoardSummary::game)
                .with("from", origin().type().orNone(), BoardSummary::origin)
                .with("open", FLAG, BoardSummary::open)
                .with("players", TEXT.list(), BoardSummary::players)
                .with("programs", TEXT.list(), BoardSummary::programs)
                .with("toMove", TEXT.list(), BoardSummary::toMove)
                .with("moves", NUMBER, BoardSummary::moves)
                .with("result", TEXT.orNone(), board -> board.result().map(texts::say))
                .with("deadline", TEXT.orNone(), BoardSummary::deadline)
                .with("changed", TEXT, BoardSummary::changed);
    }

    Published<Part<BoardList>> boards() {
        return part(Published.<Part<BoardList>>of("BoardPage")
                .with("boards", boardItem().type().list(), part -> part.of().boards()));
    }

    Published<ChangedBoards> changes() {
        return Published.<ChangedBoards>of("ChangesAnswer")
                .with("boards", boardItem().type().list(), ChangedBoards::boards)
                .with("next", TEXT, changes -> changes.next().text());
    }

    private Published<BoardSeat> seat() {
        return Published.<BoardSeat>of("SeatItem")
                .with("seat", NUMBER, seat -> seat.seat().number())
                .with("player", TEXT, BoardSeat::user)
                .with("program", FLAG, BoardSeat::program)
                .with("name", TEXT, seat -> texts.say(seat.name()))
                .with("standing", TEXT, BoardSeat::standing);
    }

    private static Published<Origin> origin() {
        return Published.<Origin>of("OriginItem")
                .with("board", NUMBER, Origin::board)
                .with("move", NUMBER, Origin::move);
    }

    /** The time limits of a board; a limit that does not apply has no value. */
    private static Published<Terms> terms() {
        Function<ToIntFunction<TimeControl>, Function<Terms, Optional<Integer>>> limit = days -> terms ->
                Optional.of(terms.clock()).filter(clock -> !clock.isEndless()).map(days::applyAsInt);
        return Published.<Terms>of("TermsItem")
                .with("daysToMove", NUMBER.orNone(), limit.apply(TimeControl::forfeitDays))
                .with("daysToMoveBySeat", NUMBER.list(), Terms::odds)
                .with("daysToReminder", NUMBER.orNone(), limit.apply(TimeControl::nagDays))
                .with(
                        "daysInAll",
                        NUMBER.orNone(),
                        terms -> terms.clock().totalDays().stream().boxed().findFirst())
                .with("weekdaysOnly", FLAG, terms -> terms.clock().weekdays())
                .with("withoutVacation", FLAG, terms -> terms.clock().withoutVacation())
                .with("mustBeClaimed", FLAG, Terms::claim);
    }

    Published<BoardDetails> position() {
        return Published.<BoardDetails>of("PositionItem")
                .with("board", NUMBER, BoardDetails::number)
                .with("move", NUMBER, board -> board.shown().moves())
                .with("happenings", TEXT.list(), board -> said(board.shown().happenings()))
                .with(
                        "text",
                        TEXT,
                        board -> PictureFormat.TEXT.draw(board.shown().diagram(), texts))
                .with("svg", TEXT, board -> picture(board, PictureFormat.SVG))
                .with("png", TEXT, board -> picture(board, PictureFormat.PNG));
    }

    Published<BoardDetails> board() {
        return Published.<BoardDetails>of("BoardAnswer")
                .with("number", NUMBER, BoardDetails::number)
                .with("url", TEXT, board -> board(board.number()))
                .with("game", TEXT, BoardDetails::game)
                .with("from", origin().type().orNone(), board -> board.terms().origin())
                .with("open", FLAG, BoardDetails::open)
                .with("seats", seat().type().list(), BoardDetails::seats)
                .with(
                        "toMove",
                        TEXT.list(),
                        board -> board.seats().stream()
                                .filter(BoardSeat::onTurn)
                                .map(BoardSeat::user)
                                .toList())
                .with("result", TEXT.orNone(), board -> board.result().map(texts::say))
                .with("started", TEXT, BoardDetails::started)
                .with("deadline", TEXT.orNone(), BoardDetails::deadline)
                .with("options", TEXT_BY_NAME, BoardDetails::options)
                .with("terms", terms().type(), BoardDetails::terms)
                .with("rated", FLAG, BoardDetails::rated)
                .with("moves", NUMBER, board -> board.moves().size())
                .with("position", position().type(), board -> board)
                .with("fingerprint", TEXT.orNone(), BoardDetails::fingerprint)
                .with("seed", TEXT.orNone(), BoardDetails::seed);
    }

    private static Published<BoardStep> step() {
        return Published.<BoardStep>of("StepItem")
                .with("kind", TEXT, BoardStep::kind)
                .with(
                        "move",
                        NUMBER.orNone(),
                        step -> Optional.of(step.number()).filter(number -> number > 0))
                .with("seat", NUMBER, step -> step.seat().number())
                .with("player", TEXT, BoardStep::user)
                .with(
                        "notation",
                        TEXT.orNone(),
                        step -> Optional.of(step.notation()).filter(text -> step.kind() == BoardStep.Kind.MOVED))
                .with("at", TEXT, BoardStep::at);
    }

    Published<BoardDetails> moves() {
        return Published.<BoardDetails>of("MovesAnswer")
                .with("board", NUMBER, BoardDetails::number)
                .with("steps", step().type().list(), BoardDetails::steps);
    }

    /** The file of a board: its fields and all its steps. */
    Published<BoardDetails> file() {
        return Published.<BoardDetails>of("BoardFile")
                .with("board", board().type(), board -> board)
                .with("steps", step().type().list(), BoardDetails::steps);
    }

    static Published<Study> legal() {
        return Published.<Study>of("LegalAnswer")
                .with("board", NUMBER, Study::board)
                .with("move", NUMBER, Study::after)
                .with("toMove", TEXT.list(), Study::toMove)
                .with("moves", TEXT.list(), Study::legal);
    }

    Published<Study> line() {
        return Published.<Study>of("LineAnswer")
                .with("board", NUMBER, Study::board)
                .with("move", NUMBER, Study::after)
                .with("line", TEXT.list(), Study::line)
                .with("toMove", TEXT.list(), Study::toMove)
                .with("result", TEXT.orNone(), study -> study.result().map(texts::say))
                .with("happenings", TEXT.list(), study -> said(study.happenings()))
                .with("text", TEXT, study -> PictureFormat.TEXT.draw(study.diagram(), texts))
                .with("svg", TEXT, study -> PictureFormat.SVG.draw(study.diagram(), texts));
    }

    Published<AnalysisQueries.Analysed> analysis() {
        Published<TurnWords> turn = Published.<TurnWords>of("TurnItem")
                .with("move", NUMBER, of -> of.turn().move())
                .with("player", TEXT, TurnWords::user)
                .with("played", TEXT, of -> of.turn().played())
                .with("line", TEXT.list(), of -> of.turn().line())
                .with("before", NUMBER, of -> ChanceCurve.percent(of.turn().before()))
                .with("after", NUMBER, of -> ChanceCurve.percent(of.turn().after()))
                .with("sure", TEXT, of -> of.turn().sureness());
        return Published.<AnalysisQueries.Analysed>of("AnalysisAnswer")
                .with("board", NUMBER, AnalysisQueries.Analysed::board)
                .with("level", NUMBER, of -> of.level().number())
                .with("program", TEXT.orNone(), of -> of.analyst().outside())
                .with(
                        "seconds",
                        NUMBER.orNone(),
                        of -> of.analyst().outside().map(program -> of.analyst().seconds()))
                .with(
                        "levels",
                        NUMBER.list(),
                        of -> of.levels().stream().map(Level::number).toList())
                .with(
                        "chances",
                        NUMBER.list().list(),
                        of -> of.chances().stream()
                                .map(chances -> chances.stream()
                                        .map(ChanceCurve::percent)
                                        .toList())
                                .toList())
                .with("remarks", TEXT.list(), of -> said(of.remarks()))
                .with("turns", turn.type().list(), AnalysisQueries.Analysed::turns);
    }

    Published<Part<PlayerList>> players(PlayerQueries queries) {
        Published<ListedPlayer> player = Published.<ListedPlayer>of("PlayerItem")
                .with("player", TEXT, ListedPlayer::user)
                .with("url", TEXT, of -> player(of.user()))
                .with("open", NUMBER, ListedPlayer::open)
                .with("finished", NUMBER, ListedPlayer::closed);
        Published<ProgramOfOthers> outsider = Published.<ProgramOfOthers>of("OutsiderItem")
                .with("player", TEXT, ProgramOfOthers::user)
                .with("url", TEXT, of -> player(of.user()))
                .with("games", TEXT.list(), ProgramOfOthers::games)
                .with("strength", TEXT, ProgramOfOthers::strength);
        return part(Published.<Part<PlayerList>>of("PlayerPage")
                .with("players", player.type().list(), part -> part.of().players())
                .with("programs", TEXT.list(), part -> queries.robots())
                .with("programsOfOthers", outsider.type().list(), part -> queries.programsOfOthers()));
    }

    Published<PlayerDetails> player(RatingQueries queries) {
        Published<PlayerRating> rating = rating(
                Published.<PlayerRating>of("RatingItem").with("game", TEXT, PlayerRating::game), PlayerRating::rating);
        return Published.<PlayerDetails>of("PlayerAnswer")
                .with("player", TEXT, PlayerDetails::user)
                .with("url", TEXT, of -> player(of.user()))
                .with("gone", FLAG, PlayerDetails::gone)
                .with("program", FLAG, PlayerDetails::program)
                .with("open", NUMBER, PlayerDetails::openCount)
                .with("finished", NUMBER, PlayerDetails::closedCount)
                .with("ratings", rating.type().list(), of -> queries.of(of.user()));
    }

    private static <T> Published<T> rating(Published<T> who, Function<T, Rating> rating) {
        return who.with("rating", NUMBER, of -> rating.apply(of).skill().rating())
                .with("deviation", NUMBER, of -> rating.apply(of).skill().deviation())
                .with("provisional", FLAG, of -> rating.apply(of).career().isProvisional())
                .with("games", NUMBER, of -> rating.apply(of).career().boards())
                .with("opponents", NUMBER, of -> rating.apply(of).career().opponents())
                .with("won", NUMBER, of -> rating.apply(of).career().won())
                .with("drawn", NUMBER, of -> rating.apply(of).career().drawn())
                .with("lost", NUMBER, of -> rating.apply(of).career().lost());
    }

    Published<Part<StandingsList>> standings() {
        Published<Standing> standing = rating(
                Published.<Standing>of("StandingItem")
                        .with("rank", NUMBER, Standing::rank)
                        .with("player", TEXT, of -> of.rating().player().user())
                        .with("program", FLAG, of -> of.rating().player().isProgram()),
                Standing::rating);
        return part(Published.<Part<StandingsList>>of("StandingsPage")
                .with("game", TEXT, part -> part.of().game())
                .with("standings", standing.type().list(), part -> part.of().rows()));
    }

    private Published<TournamentSummary> tournamentItem() {
        return Published.<TournamentSummary>of("TournamentItem")
                .with("number", NUMBER, TournamentSummary::number)
                .with("url", TEXT, of -> site.canonical("/tournaments/" + of.number()))
                .with("name", TEXT, of -> of.rules().name())
                .with("game", TEXT, of -> of.rules().game())
                .with("kind", TEXT, of -> of.rules().kind().word())
                .with("open", FLAG, TournamentSummary::open)
                .with("state", TEXT, of -> texts.say(TableWords.state(of.state())))
                .with("players", NUMBER, TournamentSummary::players)
                .with("most", NUMBER, of -> of.rules().size())
                .with("round", NUMBER, TournamentSummary::stage);
    }

    Published<Part<List<TournamentSummary>>> tournaments() {
        return part(Published.<Part<List<TournamentSummary>>>of("TournamentPage")
                .with("tournaments", tournamentItem().type().list(), Part::of));
    }

    Published<TournamentDetails> tournament() {
        Published<TournamentDetails.Meeting> meeting = Published.<TournamentDetails.Meeting>of("MeetingItem")
                .with("round", NUMBER, TournamentDetails.Meeting::round)
                .with("players", TEXT.list(), TournamentDetails.Meeting::users)
                .with("board", NUMBER.orNone(), TournamentDetails.Meeting::board)
                .with("points", TEXT.list(), TournamentDetails.Meeting::points);
        Published<TournamentDetails.Ranked> rank = Published.<TournamentDetails.Ranked>of("RankItem")
                .with("rank", NUMBER, of -> of.row().rank())
                .with("player", TEXT, TournamentDetails.Ranked::user)
                .with("points", TEXT, of -> of.row().points())
                .with("played", NUMBER, of -> of.row().played());
        return Published.<TournamentDetails>of("TournamentAnswer")
                .with("tournament", tournamentItem().type(), TournamentDetails::listed)
                .with("directors", TEXT.list(), TournamentDetails::directors)
                .with("entrants", TEXT.list(), TournamentDetails::entrants)
                .with(
                        "meetings",
                        meeting.type().list(),
                        of -> of.rounds().stream()
                                .flatMap(round -> round.meetings().stream())
                                .toList())
                .with("table", rank.type().list(), ApiFields::lastTable);
    }

    private static List<TournamentDetails.Ranked> lastTable(TournamentDetails of) {
        List<TournamentDetails.Table> tables = of.places().isEmpty() ? of.tables() : of.places();
        return tables.isEmpty() ? List.of() : tables.get(tables.size() - 1).rows();
    }

    Published<List<Announcement>> news() {
        Published<Announcement> item = Published.<Announcement>of("AnnouncementItem")
                .with("number", NUMBER, Announcement::number)
                .with("url", TEXT, of -> site.canonical("/news#n" + of.number()))
                .with("at", TEXT, Announcement::at)
                .with(
                        "game",
                        TEXT.orNone(),
                        of -> of.game().flatMap(texts::game).map(Game::name))
                .with("subject", TEXT, Announcement::subject)
                .with("text", TEXT, Announcement::text);
        return Published.<List<Announcement>>of("NewsAnswer")
                .with("news", item.type().list(), news -> news);
    }

    Published<List<ListedGame>> games() {
        Published<ListedGame> item = Published.<ListedGame>of("GameItem")
                .with("game", TEXT, of -> of.game().name())
                .with("title", TEXT, of -> of.game().title())
                .with("players", TEXT, of -> texts.say(of.game().players()))
                .with("url", TEXT, of -> game(of.game()))
                .with("open", NUMBER, ListedGame::open);
        return Published.<List<ListedGame>>of("GamesAnswer")
                .with("games", item.type().list(), games -> games);
    }

    Published<ListedGame> game(HelpPages help) {
        return Published.<ListedGame>of("GameAnswer")
                .with("game", TEXT, of -> of.game().name())
                .with("title", TEXT, of -> of.game().title())
                .with("players", TEXT, of -> texts.say(of.game().players()))
                .with("fewest", NUMBER, of -> of.game().leastSeats())
                .with("most", NUMBER, of -> of.game().mostSeats())
                .with("url", TEXT, of -> game(of.game()))
                .with("open", NUMBER, ListedGame::open)
                .with("rulesVersion", NUMBER, of -> of.game().rulesVersion())
                .with(
                        "options",
                        TEXT.list(),
                        of -> of.game().options().stream().map(Option::usage).toList())
                .with("moveForm", TEXT, of -> of.game().moveForm())
                .with("help", TEXT, of -> help.markdown(of.game().name()));
    }

    private List<String> said(List<Phrase> sentences) {
        return sentences.stream().map(texts::say).toList();
    }

    private String board(int number) {
        return site.canonical("/boards/" + number);
    }

    private String picture(BoardDetails board, PictureFormat format) {
        return site.canonical(ShownBoard.path(board) + "." + format.ending());
    }

    private String player(String user) {
        return site.canonical("/players/" + user);
    }

    private String game(Game game) {
        return site.canonical("/games/" + game.name());
    }
}
