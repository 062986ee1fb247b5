import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import {
  listUnnotifiedOccurrences,
  markOccurrencesNotified,
} from '../queries/unnotified-occurrences.server.ts';
import { occurrenceWaitsMail } from '../words/series-mail.ts';

/** The most emails that one run sends in total, and to one owner: each costs two subrequests. */
const maxReported = 50;
const maxPerOwner = 10;

/**
 * Emails owners about their waiting invoices and the reasons, one email per series. A failed email is reported and
 * retried later; if the database fails after an email was sent, it is sent again.
 * @returns how many owners were notified, and how many emails were dropped because their mailbox had reached its limit
 * @throws when the database is unreachable
 */
export async function notifyBlockedOccurrences(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  let told = 0;
  let dropped = 0;
  const run = startJobRun(db, {
    job: 'notify-blocked-occurrences',
    now,
    perUser: maxPerOwner,
    reportError,
  });
  for (const wait of await listUnnotifiedOccurrences(db, { now, limit: maxReported })) {
    const { email, emailVerifiedAt, language, country, state, ...rest } = wait;
    const link = `${config.publicOrigin}/${country}/recurring`;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    await run.attempt({ itemId: wait.seriesId, userId: wait.userId }, async () => {
      const outcome = await sendEmail(context, {
        purpose: 'recurring-invoice-waits',
        to: { email, emailVerifiedAt },
        write: ({ withTypedText }) =>
          inLanguage(spoken, () =>
            occurrenceWaitsMail(config, {
              ...rest,
              isPaused: state === 'paused',
              link,
              clientName: withTypedText ? rest.clientName : null,
            }),
          ),
      });
      await markOccurrencesNotified(db, rest, now);
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    });
  }
  return { told, dropped, ...(await run.finish()) };
}
