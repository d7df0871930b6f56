package pbem.handler.club;

import java.time.Instant;
import java.util.Optional;
import pbem.game.Refusal;
import pbem.phrase.Phrase;

/** Why something was not done that concerns who may do what in the club. */
public sealed interface ClubRefusal extends Refusal {

    /** The player who asks is suspended. */
    record Suspended(Optional<Instant> until, String why) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            Phrase reason = SanctionWords.reason(why);
            return until.map(end -> Phrase.of("club.you-are-suspended-until", end, reason))
                    .orElseGet(() -> Phrase.of("club.you-are-suspended", reason));
        }
    }

    /** The player who wants to say something, or a name for themselves, is muted. */
    record Muted(Optional<Instant> until, String why) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            Phrase reason = SanctionWords.reason(why);
            return until.map(end -> Phrase.of("club.you-are-muted-until", end, reason))
                    .orElseGet(() -> Phrase.of("club.you-are-muted", reason));
        }
    }

    /** There is nothing to take back. */
    record NotSanctioned(String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.not-sanctioned", user);
        }
    }

    /** Who looks after others is looked after from the terminal alone, and nobody by themselves. */
    record NotOverOfficers(String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.not-over-officers", user);
        }
    }

    /** They play nowhere. */
    record NoOpenBoards(String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.no-open-boards", user);
        }
    }

    /** They do not play there, have left that game, or it is a lesson. */
    record NoSeatToTake(int board, String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.no-seat-to-take", board, user);
        }
    }

    /** Nobody sits at a board twice, nor in one seat after another. */
    record SitsThere(int board, String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.sits-there", board, user);
        }
    }

    /** Whoever decides who has a seat does not give it to themselves. */
    record OwnSuccessor() implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.own-successor");
        }
    }

    /** Who counts in a tournament is for its director to decide. */
    record SeatOfTournament(int board, int tournament) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.seat-of-tournament", board, tournament);
        }
    }

    /** Whoever takes over could do nothing. */
    record SuccessorSuspended(String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.successor-suspended", user);
        }
    }

    /** Whoever takes over would meet somebody whom they have blocked, or the other way round. */
    record UnwillingToMeet(int board, String user) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.unwilling-to-meet", board, user);
        }
    }

    /** Only those may whom the admin has asked to. */
    record NotAModerator() implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.not-a-moderator");
        }
    }

    /** What cannot be taken back is not for moderators. */
    record NotAnAdmin() implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.not-an-admin");
        }
    }

    /** There is no such report. */
    record NoSuchReport(int number) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.no-such-report", number);
        }
    }

    /** Somebody was faster. */
    record ReportClosed(int number) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.report-closed", number);
        }
    }

    /** It is about them, or about a board of theirs. */
    record OwnReport(int number) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.own-report", number);
        }
    }

    /** They play at that board. */
    record OwnBoard(int number) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.own-board", number);
        }
    }

    /** No number of days that a sanction can last. */
    record BadDays(String text, int most) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.bad-days", text, most);
        }
    }

    /** No way in which boards end. */
    record BadFate(String text) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.bad-fate", text);
        }
    }

    /** Nobody waits under that number. */
    record NoSuchApplicant(int number) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.no-such-applicant", number);
        }
    }

    /** Nobody is written to twice. */
    record InvitedAlready(String address) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.invited-already", address);
        }
    }

    /** What is announced has a heading. */
    record BadAnnouncementSubject(int most, boolean byMail) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return byMail
                    ? Phrase.of("club.bad-announcement-subject-by-mail", most)
                    : Phrase.of("club.bad-announcement-subject", most);
        }
    }

    /** And words. */
    record BadAnnouncement(int most, boolean byMail) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return byMail ? Phrase.of("club.bad-announcement-by-mail", most) : Phrase.of("club.bad-announcement", most);
        }
    }

    /** None that could be taken back. */
    record NoSuchAnnouncement(int number, boolean byMail) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return byMail
                    ? Phrase.of("club.no-such-announcement-by-mail", number)
                    : Phrase.of("club.no-such-announcement", number);
        }
    }

    /** A mailbox in wrong hands is not the way to everybody. */
    record TooManyAnnouncements(int most) implements ClubRefusal {
        @Override
        public Phrase phrase() {
            return Phrase.of("club.too-many-announcements", most);
        }
    }
}
