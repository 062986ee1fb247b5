import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { occurrenceWaitsMail } from '#app/domain/mail/series-mail.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { inLanguage } from '#app/texts/current-language.ts';
import { markWaitsTold, selectUntoldWaits } from '#db/queries/recurring/untold-waits.server.ts';

/** How many mails one run sends: each costs two subrequests. */
const mostTold = 50;

/**
 * Mails the owners of series whose invoices wait, and why, one mail a series. A mail that does not leave is reported and tried again by the next run; who is
 * told but not noted as told, since the database fails between the two, is told again.
 * @returns how many were told
 * @throws when the database does not answer
 */
export async function tellWaits(
  context: Pick<RequestContext, 'db' | 'sendMail' | 'config' | 'now' | 'reportError'>,
): Promise<number> {
  const { db, sendMail, config, now, reportError } = context;
  let told = 0;
  for (const wait of await selectUntoldWaits(db, { now, limit: mostTold })) {
    const { email, language, country, state, ...rest } = wait;
    const link = `${config.publicOrigin}/${country}/recurring`;
    const spoken = isLanguageCode(language) ? language : firstLanguage;
    try {
      const letter = inLanguage(spoken, () =>
        occurrenceWaitsMail(config, { ...rest, isPaused: state === 'paused', link }),
      );
      if (email !== null) await sendMail({ to: email, ...letter });
      await markWaitsTold(db, rest, now);
      told += 1;
    } catch (error) {
      reportError(error);
    }
  }
  return told;
}
