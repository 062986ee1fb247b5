import { expect } from 'vitest';
import type { Letter } from '#tests/fakes/mailbox.ts';

/** Returns the emails sent to an address, newest first. */
export async function listEmailsTo(fakesOrigin: string, email: string): Promise<Letter[]> {
  const answer = await fetch(`${fakesOrigin}/mail.json?to=${encodeURIComponent(email)}`);
  const { letters } = (await answer.json()) as { letters: Letter[] };
  return letters;
}

/** Waits for the newest email with a matching subject: it is sent after the response that caused it. */
export async function waitForEmail(
  fakesOrigin: string,
  email: string,
  subject: RegExp,
): Promise<Letter> {
  const find = async () =>
    (await listEmailsTo(fakesOrigin, email)).find((letter) => subject.test(letter.subject));
  await expect.poll(find).toBeDefined();
  const letter = await find();
  if (!letter) throw new Error(`No letter about ${subject} reached ${email}`);
  return letter;
}

/** Returns every URL in an email's text or HTML. */
export function linksIn({ text, html = '' }: Pick<Letter, 'text' | 'html'>): string[] {
  const written = text.match(/https?:\/\/\S+/g) ?? [];
  const linked = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  return [...written, ...linked].map((address) => address.replaceAll('&amp;', '&'));
}

/** Returns the first link in an email whose URL contains `piece`. */
export function linkIn(letter: Pick<Letter, 'text'>, piece: string): string {
  const link = linksIn(letter).find((address) => address.includes(piece));
  if (!link) throw new Error(`No link with ${piece} in: ${letter.text}`);
  return link;
}
