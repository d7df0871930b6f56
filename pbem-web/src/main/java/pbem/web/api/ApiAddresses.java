package pbem.web.api;

import pbem.web.page.SiteHeader;

/** Where things are that the API speaks of: whole addresses if the site knows its own, else paths. */
record ApiAddresses(SiteHeader site) {

    String board(int number) {
        return site.canonical("/boards/" + number);
    }

    /** @param ending of the picture, such as "svg" */
    String picture(int board, int move, boolean latest, String ending) {
        return site.canonical("/boards/" + board + (latest ? "" : "/moves/" + move) + "." + ending);
    }

    String player(String user) {
        return site.canonical("/players/" + user);
    }

    String tournament(int number) {
        return site.canonical("/tournaments/" + number);
    }

    String announcement(int number) {
        return site.canonical("/news#n" + number);
    }

    String game(String name) {
        return site.canonical("/games/" + name);
    }
}
