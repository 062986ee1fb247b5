import { passwordTexts } from '#app/features/account/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { plural } from '#app/i18n/plural.ts';

/** A breached password; `count` is null if it is from the built-in list, which has no counts. */
export type Breach = { count: number | null };

/**
 * Looks up a password in known breaches, then in the built-in list of common passwords. A failure of the service is
 * reported and blocks nobody.
 * @returns null when it wasn't found
 */
export async function findBreach(
  context: RequestContext,
  password: string,
): Promise<Breach | null> {
  try {
    const count = await context.countBreaches(password);
    if (count > 0) return { count };
  } catch (error) {
    context.reportError(error);
  }
  return (await context.isCommonPassword(password)) ? { count: null } : null;
}

/** Returns the message that refuses a breached password, or null. */
export async function checkForBreaches(context: RequestContext, password: string) {
  const breach = await findBreach(context, password);
  if (!breach) return null;
  const { count } = breach;
  return count === null
    ? passwordTexts.check.breachedOften
    : plural(passwordTexts.check.breached, count);
}
