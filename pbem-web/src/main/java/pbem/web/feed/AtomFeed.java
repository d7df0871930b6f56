package pbem.web.feed;

import com.rometools.rome.feed.atom.Content;
import com.rometools.rome.feed.atom.Entry;
import com.rometools.rome.feed.atom.Feed;
import com.rometools.rome.feed.atom.Link;
import com.rometools.rome.feed.atom.Person;
import com.rometools.rome.feed.synd.SyndPerson;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.WireFeedOutput;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import pbem.web.answer.Edition;
import pbem.web.page.SiteHeader;

/**
 * A feed of events in Atom (RFC 4287). The same events give the same bytes.
 *
 * @param path the path of the feed
 * @param page the path of the page that the feed is about
 */
record AtomFeed(SiteHeader site, Edition edition, String title, String path, String page, List<Item> items) {

    /**
     * An entry of the feed.
     *
     * @param path the path of the page that shows the event
     * @param key tells the event from all other events on that page
     * @param authors the userids of the authors; empty if the author is the admin
     */
    record Item(String path, String key, String title, String summary, List<String> authors, Instant at) {}

    byte[] bytes() {
        Feed feed = new Feed("atom_1.0");
        feed.setEncoding("UTF-8");
        feed.setId(id(edition.prefix() + path, ""));
        feed.setTitle(PlainText.of(title));
        feed.setUpdated(Seconds.of(
                items.stream().map(Item::at).max(Comparator.naturalOrder()).orElse(Instant.EPOCH)));
        feed.setAuthors(new ArrayList<>(List.of(person(site.title()))));
        feed.setAlternateLinks(List.of(link("alternate", "text/html", page)));
        feed.setOtherLinks(List.of(link("self", "application/atom+xml", path)));
        feed.setEntries(items.stream().map(this::entry).toList());
        try {
            return new WireFeedOutput().outputString(feed).getBytes(StandardCharsets.UTF_8);
        } catch (FeedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Entry entry(Item item) {
        Entry entry = new Entry();
        entry.setId(id(item.path(), item.key()));
        entry.setTitle(PlainText.of(item.title()));
        entry.setUpdated(Seconds.of(item.at()));
        List<SyndPerson> authors = new ArrayList<>();
        item.authors().forEach(user -> authors.add(person(user)));
        if (authors.isEmpty()) {
            authors.add(person(site.title())); // some feed readers require an author
        }
        entry.setAuthors(authors);
        entry.setAlternateLinks(List.of(link("alternate", "text/html", item.path())));
        Content summary = new Content();
        summary.setType("text");
        summary.setValue(PlainText.of(item.summary()));
        entry.setSummary(summary);
        return entry;
    }

    /** An id that never changes, even if the site moves (RFC 4151). */
    private String id(String of, String key) {
        return "tag:" + site.domain() + ",2025:" + of + (key.isEmpty() ? "" : "/" + key);
    }

    private Link link(String relation, String type, String to) {
        Link link = new Link();
        link.setRel(relation);
        link.setType(type);
        link.setHref(site.canonical(edition.prefix() + to));
        return link;
    }

    private static Person person(String name) {
        Person person = new Person();
        person.setName(PlainText.of(name));
        return person;
    }
}
