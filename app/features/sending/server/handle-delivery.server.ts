import type { DeliveryEvent } from '#app/adapters/email-queue.server.ts';
import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import type { PublishToUser } from '#app/domain/live/live-wire.ts';
import {
  applyDelivery,
  settleUnclear,
} from '#app/features/sending/queries/delivery-events.server.ts';
import {
  listUnnotifiedUndelivered,
  markUndeliveredNotified,
} from '#app/features/sending/queries/failed-emails.server.ts';
import { undeliveredEmail } from '#app/features/sending/words/undelivered-email.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import type { Database } from '#db/client.server.ts';

/**
 * Handles a delivery event of the email provider.
 * @param event.isLast there will be no further retry: match an email to that address whose id was never recorded
 * @returns `unknown` for an id that no email has yet: the event may arrive before we have recorded the id
 */
export async function handleDelivery(
  { db, publishToUser }: { db: Database; publishToUser: PublishToUser },
  event: DeliveryEvent & { isLast: boolean },
): Promise<'applied' | 'stopped' | 'unknown'> {
  let { userId, stopped } = await applyDelivery(db, event);
  if (userId === null && event.isLast) ({ userId, stopped } = await settleUnclear(db, event));
  if (userId === null) return 'unknown';
  publishToUser(userId, 'invoices');
  return stopped ? 'stopped' : 'applied';
}

/** The most emails that one run sends: each costs two subrequests. */
const maxNotified = 50;

const hourMs = 3_600_000;
/** How long after the first failure the seller is notified, so that other failures of the same send are included. */
const batchingMs = hourMs / 2;
/** At most one notice a day; a little less, since the job runs hourly. */
const pauseMs = 23.5 * hourMs;
/** Failures that couldn't be reported within this time are shown only in the overview. */
const maxMs = 7 * 24 * hourMs;

/**
 * Emails sellers about their undelivered emails to clients, at most once a day each. A failed notice is reported and
 * retried by the next run.
 * @returns how many sellers were notified, and how many emails were dropped because their mailbox had reached its limit
 * @throws when the database is unreachable
 */
export async function notifyUndelivered(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
): Promise<{ told: number; dropped: number }> {
  const { db, config, now, reportError } = context;
  const sellers = await listUnnotifiedUndelivered(db, {
    failedBefore: now - batchingMs,
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
            undeliveredEmail(config, { count, named: withTypedText ? named : null, link }),
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
