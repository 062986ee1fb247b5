import { createHash } from 'node:crypto';
import * as z from 'zod';

const timeLimitMs = 2_000;
const row = z
  .string()
  .regex(/^[0-9A-F]{35}:\d+$/)
  .transform((text) => ({ suffix: text.slice(0, 35), count: Number(text.slice(36)) }));

/**
 * The range API of Have I Been Pwned: of the password only the first five hex digits of its SHA-1 leave the house.
 * @param baseUrl without a slash at the end
 * @param userAgent who asks, which the service wants to know
 * @returns a function that tells in how many breaches a password was seen; 0 for none. It throws when the service does
 * not answer within two seconds, with an error that holds nothing of the password.
 */
export function createBreachCounter(
  baseUrl: string,
  userAgent: string,
): (password: string) => Promise<number> {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const answer = await fetch(`${baseUrl}/range/${hash.slice(0, 5)}`, {
      // Padding hides by the answer's length which range was asked for.
      redirect: 'manual',
      headers: { 'Add-Padding': 'true', 'User-Agent': userAgent },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`The breached passwords service answered ${answer.status}.`);
    return readCount(await answer.text(), hash.slice(5));
  };
}

/** Padding rows count 0, so the suffix of one of them counts as never seen. */
function readCount(text: string, suffix: string): number {
  const lines = text.trim().split(/\r?\n/);
  const line = lines.find((each) => each.toUpperCase().startsWith(suffix));
  if (line) return row.parse(line.trim().toUpperCase()).count;
  if (!row.safeParse(lines[0]?.trim().toUpperCase()).success) {
    throw new Error('The breached passwords service answered something else than a range.');
  }
  return 0;
}
