import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import {
  listUnnotifiedAnswers,
  markAnswersNotified,
} from '#app/features/estimates/queries/estimate-answers.server.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { estimateAnsweredEmail, estimateAnsweredPlainEmail } from '../words/estimate-email.ts';

/** How many emails one run sends, and how many per owner: each costs two subrequests. */
const maxReported = 50;
const maxPerOwner = 10;

/** The age (ms) from which an answer counts as not notified by the request that saved it. */
const leftMs = 5 * 60_000;

/**
 * Emails the owners of estimates about answers. A failed email is reported and retried later. If the database fails
 * after an email was sent, it is sent again.
 * @param estimateId notifies only for this estimate; without it, for the answers that requests have left
 * @returns how many owners were notified, and how many emails were dropped because of the mailbox's limit
 * @throws if the database does not answer
 */
export async function notifyEstimateAnswers(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
  estimateId?: string,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  const untold = await listUnnotifiedAnswers(
    db,
    estimateId ? { estimateId } : { before: now - leftMs, now, limit: maxReported },
  );
  const run = startJobRun(db, {
    job: 'notify-estimate-answers',
    now,
    perUser: maxPerOwner,
    reportError,
  });
  let told = 0;
  let dropped = 0;
  for (const answer of untold) {
    const { email, emailVerifiedAt, language } = answer;
    const { publicOrigin } = config;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    await run.attempt({ itemId: answer.estimateId, userId: answer.userId }, async () => {
      const outcome = await sendEmail(context, {
        purpose: 'estimate-answered',
        to: { email, emailVerifiedAt },
        write: ({ withTypedText }) =>
          inLanguage(spoken, () =>
            withTypedText
              ? estimateAnsweredEmail(config, {
                  ...answer,
                  content: answer,
                  link: `${publicOrigin}/view-invoice/${answer.estimateId}`,
                })
              : estimateAnsweredPlainEmail(config, {
                  answer: answer.answer,
                  link: `${publicOrigin}/${answer.country}/estimates`,
                }),
          ),
      });
      await markAnswersNotified(db, { ...answer, now });
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    });
  }
  return { told, dropped, ...(await run.finish()) };
}
