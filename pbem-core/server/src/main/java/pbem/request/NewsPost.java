package pbem.request;

import java.time.Instant;
import java.util.OptionalLong;
import pbem.notice.HouseNotice;
import pbem.notice.Notice;
import pbem.notice.Recipient;
import pbem.repository.Repositories;

/** Sends the news that follow from a request. For a mail each reader gets all of it in one mail. */
public interface NewsPost {

    void challenge(Recipient to, Notice.ChallengeNews news);

    void club(Recipient to, HouseNotice.ClubNews news);

    /**
     * Sends each piece of news by itself, for acts that are not caused by a mail's lines.
     *
     * @param cause the inbound mail that caused it, if there was one
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
