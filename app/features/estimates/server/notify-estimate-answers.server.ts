import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { type JobCounts, startJobRun } from '#app/features/operations/public.server.ts';
import { type EmailContext, sendEmail } from '#app/http/email/send-email.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { markTold, selectUntold } from '../queries/estimate-answers.server.ts';
import { estimateAnsweredMail, estimateAnsweredPlainMail } from '../words/estimate-mail.ts';

/** How many mails one run sends, and how many to one owner: each costs two subrequests. */
const maxReported = 50;
const maxPerOwner = 10;

/** An answer so old (ms) was not told by the request that brought it. */
const leftMs = 5 * 60_000;

/**
 * Mails the owners of estimates what was answered. A mail that does not leave is reported and tried again later; who is told
 * but not noted as told, since the database fails between the two, is told again.
 * @param estimateId of that estimate alone; without it, what requests have left
 * @returns how many were told, and how many emails were dropped because their mailbox had too many
 * @throws when the database does not answer
 */
export async function notifyEstimateAnswers(
  context: EmailContext & Pick<RequestContext, 'config' | 'reportError'>,
  estimateId?: string,
): Promise<{ told: number; dropped: number } & JobCounts> {
  const { db, config, now, reportError } = context;
  const untold = await selectUntold(
    db,
    estimateId ? { estimateId } : { before: now - leftMs, now, limit: maxReported },
  );
  const run = startJobRun(db, { job: 'tell-answers', now, perUser: maxPerOwner, reportError });
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
              ? estimateAnsweredMail(config, {
                  ...answer,
                  content: answer,
                  link: `${publicOrigin}/view-invoice/${answer.estimateId}`,
                })
              : estimateAnsweredPlainMail(config, {
                  answer: answer.answer,
                  link: `${publicOrigin}/${answer.country}/estimates`,
                }),
          ),
      });
      await markTold(db, { ...answer, now });
      if (outcome === 'dropped') dropped += 1;
      else told += 1;
    });
  }
  return { told, dropped, ...(await run.finish()) };
}
