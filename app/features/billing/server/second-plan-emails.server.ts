import { firstLanguage } from '#app/domain/language/languages.ts';
import { secondPlanEmail } from '#app/features/account/public.server.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { claimPaysTwice, releaseClaim } from '../queries/renewing-plans.server.ts';

/** How many users one run emails; each costs two subrequests. */
const maxReported = 50;

/**
 * Emails users who pay for more than one plan, once for each added plan; a failed email is reported and retried later.
 * @param userId emails only this user
 * @returns how many users were notified, and how many emails were dropped because of the mailbox's limit
 * @throws if the database does not answer
 */
export async function sendSecondPlanEmails(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
  userId?: string,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  const claimed = await claimPaysTwice(db, { userId, now, limit: maxReported });
  let told = 0;
  let dropped = 0;
  const run = startJobRun(db, { job: 'notify-second-plans', now, perUser: 1, reportError });
  for (const { userId, email, emailVerifiedAt, country, language, renewing } of claimed) {
    const settingsLink = `${config.publicOrigin}/${country}/settings`;
    await run.attempt({ itemId: userId, userId }, async () => {
      const outcome = await sendEmail(context, {
        purpose: 'second-plan',
        to: { email, emailVerifiedAt },
        write: () =>
          inLanguage(language ?? firstLanguage, () =>
            secondPlanEmail(config, { renewing, settingsLink }),
          ),
      }).catch(async (error: unknown) => {
        await releaseClaim(db, userId, now);
        throw error;
      });
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    });
  }
  return { told, dropped, ...(await run.finish()) };
}
