package pbem.mail.writing;

/** The last lines of a mail: who writes, how to learn more, where to look. */
record Footers(MailIdentity identity, PhraseFormatter phrases) {

    Block.Footer plain() {
        return footer("/");
    }

    Block.Footer ofBoard(int number) {
        return footer("/boards/" + number);
    }

    private Block.Footer footer(String path) {
        return new Block.Footer(phrases.say("mail.footer", identity.name(), identity.address()), identity.page(path));
    }
}
