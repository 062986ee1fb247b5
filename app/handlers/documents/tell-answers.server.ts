import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { estimateAnsweredMail } from '#app/domain/mail/estimate-mail.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/texts/current-language.ts';
import { markTold, selectUntold } from '#db/queries/documents/estimate-answers.server.ts';

/** How many mails one run sends: each costs two subrequests. */
const mostTold = 50;

/** An answer so old (ms) was not told by the request that brought it. */
const leftMs = 5 * 60_000;

/**
 * Mails the owners of estimates what was answered. A mail that does not leave is reported and tried again by the next run; who is told
 * but not noted as told, since the database fails between the two, is told again.
 * @param estimateId of that estimate alone; without it, what requests have left
 * @returns how many were told
 * @throws when the database does not answer
 */
export async function tellAnswers(
  context: Pick<RequestContext, 'db' | 'sendMail' | 'config' | 'now' | 'reportError'>,
  estimateId?: string,
): Promise<number> {
  const { db, sendMail, config, now, reportError } = context;
  const untold = await selectUntold(
    db,
    estimateId ? { estimateId } : { before: now - leftMs, limit: mostTold },
  );
  let told = 0;
  for (const answer of untold) {
    const { email, language, totalMinor } = answer;
    const link = `${config.publicOrigin}/view-invoice/${answer.estimateId}`;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    try {
      const letter = inLanguage(spoken, () =>
        estimateAnsweredMail(config, { ...answer, content: answer, totalMinor, link }),
      );
      if (email !== null) await sendMail({ to: email, ...letter });
      await markTold(db, { ...answer, now });
      told += 1;
    } catch (error) {
      reportError(error);
    }
  }
  return told;
}
