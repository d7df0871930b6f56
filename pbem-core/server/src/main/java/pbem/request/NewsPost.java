package pbem.request;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.Repositories;

/** Where the news go that follow from a request: of one mail to each reader in one, however much it asks for. */
public interface NewsPost {

    void challenge(Recipient to, Notice.ChallengeNews news);

    void club(Recipient to, HouseNotice.ClubNews news);

    /**
     * Each by itself, for what is done without a mail.
     *
     * @param cause the mail that brought it, if one did
     */
    static NewsPost atOnce(Repositories repositories, OptionalLong cause, Instant now) {
        return new NewsPost() {
            @Override
            public void challenge(Recipient to, Notice.ChallengeNews news) {
                repositories.notices().post(to, news, cause, now);
            }

            @Override
            public void club(Recipient to, HouseNotice.ClubNews news) {
                repositories.notices().post(to, news, cause, now);
            }
        };
    }
}
