import Bowser from 'bowser';
import { securityTexts } from '#app/features/account/texts.ts';
import type { ListedSession } from '#app/features/account/words/security-answer.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';
import { getSecurityOfUser } from '../queries/sessions.server.ts';

/**
 * Lists the security data for Settings: whether there is a password, the signed-in browsers (this one first, then last
 * used first), whether clients are thanked for payments, and whether due dates are shown in calendars.
 * @param input.sessionId the requesting session
 * @param input.now milliseconds since the epoch
 */
export async function listSessions(
  db: Database,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: number },
): Promise<{
  hasPassword: boolean;
  sessions: ListedSession[];
  thanksClients: boolean;
  hasCalendar: boolean;
}> {
  const { sessions, ...known } = await getSecurityOfUser(db, userId, now);
  const listed = sessions.map(({ id, createdAt, lastSeenAt, userAgent }) => ({
    id,
    device: describeDevice(userAgent),
    signedInAt: createdAt,
    lastSeenAt,
    isThis: id === sessionId,
  }));
  return {
    ...known,
    sessions: listed.sort((one, other) => Number(other.isThis) - Number(one.isThis)),
  };
}

/** The browser and system of a `User-Agent`, such as `Firefox on Windows`; unknown parts are left out. */
export function describeDevice(userAgent: string): string {
  const { unknown, device } = securityTexts.sessions;
  if (userAgent === '') return unknown;
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name || unknown;
  return os.name ? fill(device, { browser: name, system: os.name }) : name;
}
