package pbem.command;

import java.util.List;
import java.util.Locale;

/** Parses the arguments of the verbs of {@link Verb.Group#ACCOUNT}. */
final class AccountForms {

    private AccountForms() {}

    static Parsing read(Arguments said) {
        List<String> words = said.words();
        List<String> names = said.names();
        return switch (said.verb()) {
            case SIGNUP -> names.size() == 1 ? new AccountCommand.Signup(names.get(0)) : said.wrong();
            case ADD -> words.isEmpty() ? said.wrong() : new AccountCommand.SetAddresses(words, false);
            case CHANGE -> change(said, words);
            case STATUS -> said.alone(new AccountCommand.Status());
            case SET -> new AccountCommand.Set(words);
            case VACATION -> new AccountCommand.Vacation(words);
            case BACK -> said.alone(new AccountCommand.Back());
            case BLOCK ->
                names.size() <= 1 ? new AccountCommand.Block(names.stream().findFirst(), true) : said.wrong();
            case UNBLOCK ->
                names.size() == 1 ? new AccountCommand.Block(names.stream().findFirst(), false) : said.wrong();
            case MYDATA -> said.alone(new AccountCommand.MyData());
            case REOPEN -> said.alone(new AccountCommand.Reopen());
            case SIGNOFF -> said.alone(new AccountCommand.Signoff());
            default -> said.wrong();
        };
    }

    private static Parsing change(Arguments said, List<String> words) {
        if (words.size() < 2) {
            return said.wrong();
        }
        List<String> rest = words.subList(1, words.size());
        return switch (words.get(0).toLowerCase(Locale.ROOT)) {
            case "address", "addresses" -> new AccountCommand.SetAddresses(rest, true);
            case "password" -> rest.size() == 1 ? new AccountCommand.ChangePassword(rest.get(0)) : said.wrong();
            case "name", "userid" -> rest.size() == 1 ? new AccountCommand.ChangeName(rest.get(0)) : said.wrong();
            default -> said.wrong();
        };
    }
}
