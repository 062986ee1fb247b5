import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { occurrenceWaitsMail } from '#app/domain/mail/series-mail.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import {
  listUnnotifiedOccurrences,
  markOccurrencesNotified,
} from '../queries/unnotified-occurrences.server.ts';

/** How many mails one run sends, and how many to one owner: each costs two subrequests. */
const maxReported = 50;
const maxPerOwner = 10;

/**
 * Mails the owners of series whose invoices wait, and why, one mail a series. A mail that does not leave is reported and tried again later; who is
 * told but not noted as told, since the database fails between the two, is told again.
 * @returns how many were told, and how many emails were dropped because their mailbox had too many
 * @throws when the database does not answer
 */
export async function notifyBlockedOccurrences(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  let told = 0;
  let dropped = 0;
  const run = startJobRun(db, { job: 'tell-waits', now, perUser: maxPerOwner, reportError });
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
