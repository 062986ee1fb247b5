import { createHash } from 'node:crypto';
import * as z from 'zod';

/** The list among the deployment's static files; as a module it would be a tenth of the worker. */
const listAddress = 'https://assets.invalid/data/common-passwords.txt';

let known: Set<string> | undefined;

/** Fetches the deployment's static files: a Workers assets binding. */
export type StaticFiles = { fetch: (address: string) => Promise<Response> };

/**
 * Creates a check against the 43,000 most common passwords of at least six characters, in any letter case, compiled
 * from breaches. The list is fetched on first use; the check throws when that fails.
 */
export function createCommonPasswordCheck(
  files: StaticFiles,
): (password: string) => Promise<boolean> {
  return async (password) => {
    known ??= await fetchList(files);
    return known.has(password.toLowerCase());
  };
}

async function fetchList(files: StaticFiles): Promise<Set<string>> {
  const answer = await files.fetch(listAddress);
  if (!answer.ok) throw new Error(`The list of common passwords returned ${answer.status}.`);
  return new Set((await answer.text()).split(' '));
}

const timeLimitMs = 2_000;
const row = z
  .string()
  .regex(/^[0-9A-F]{35}:\d+$/)
  .transform((text) => ({ suffix: text.slice(0, 35), count: Number(text.slice(36)) }));

/**
 * Creates a client of Have I Been Pwned's range API, which only gets the first five hex digits of the password's SHA-1.
 * @param baseUrl without a trailing slash
 * @param userAgent required by the service
 * @returns a function that returns how many breaches contain a password, 0 for none. It throws when the service doesn't
 * respond within two seconds, with an error that doesn't contain the password.
 */
export function createBreachCounter(
  baseUrl: string,
  userAgent: string,
): (password: string) => Promise<number> {
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const answer = await fetch(`${baseUrl}/range/${hash.slice(0, 5)}`, {
      // Padding hides the requested range from anyone who sees the response's length.
      redirect: 'manual',
      headers: { 'Add-Padding': 'true', 'User-Agent': userAgent },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`The breached passwords service returned ${answer.status}.`);
    return parseCount(await answer.text(), hash.slice(5));
  };
}

/** Padding rows have the count 0, so their suffixes count as never seen. */
function parseCount(text: string, suffix: string): number {
  const lines = text.trim().split(/\r?\n/);
  const line = lines.find((each) => each.toUpperCase().startsWith(suffix));
  if (line) return row.parse(line.trim().toUpperCase()).count;
  if (!row.safeParse(lines[0]?.trim().toUpperCase()).success) {
    throw new Error("The breached passwords service didn't return a range of hashes.");
  }
  return 0;
}
