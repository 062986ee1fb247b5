import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { undeliveredMail } from '#app/domain/mail/undelivered-mail.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import {
  listUnnotifiedUndelivered,
  markUndeliveredNotified,
} from '../queries/failed-emails.server.ts';

/** How many emails one run sends: each costs two subrequests. */
const maxNotified = 50;

const hourMs = 3_600_000;
/** How long after the first failure its seller is told, so that the others of the same send come along. */
const gatherMs = hourMs / 2;
/** At most one notice a day; a little less, since the schedule comes by the hour. */
const pauseMs = 23.5 * hourMs;
/** Failures that couldn't be told of for so long are left to the overview. */
const maxMs = 7 * 24 * hourMs;

/**
 * Emails sellers which emails to clients weren't delivered, at most once a day each. One that does not leave is reported and tried
 * again by the next run.
 * @returns how many sellers were told, and how many emails were dropped because their mailbox had too many
 * @throws when the database does not answer
 */
export async function notifyUndelivered(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
): Promise<{ told: number; dropped: number }> {
  const { db, config, now, reportError } = context;
  const sellers = await listUnnotifiedUndelivered(db, {
    failedBefore: now - gatherMs,
    failedAfter: now - maxMs,
    toldBefore: now - pauseMs,
    limit: maxNotified,
  });
  let told = 0;
  let dropped = 0;
  for (const seller of sellers) {
    const { email, emailVerifiedAt, language, country, count, named } = seller;
    const link = `${config.publicOrigin}/${country}/overview`;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    try {
      const outcome = await sendEmail(context, {
        purpose: 'undelivered-emails',
        to: { email, emailVerifiedAt },
        write: ({ withTypedText }) =>
          inLanguage(spoken, () =>
            undeliveredMail(config, { count, named: withTypedText ? named : null, link }),
          ),
      });
      await markUndeliveredNotified(db, seller, now);
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    } catch (error) {
      reportError(error);
    }
  }
  return { told, dropped };
}
