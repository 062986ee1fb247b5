import * as z from 'zod';
import { answerJson } from './answer-json.ts';
import { drawLetters } from './mailbox-page.ts';

const sentLetter = z.object({
  to: z.string().min(3),
  from: z.string().min(3),
  replyTo: z.string().min(3).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});

/** A letter that the product sent, with the moment of its arrival in milliseconds. */
export type Letter = z.infer<typeof sentLetter> & { id: string; sentAt: number };

/** What the mailbox holds, newest first. */
export type MailboxState = { letters: Letter[]; arrived: number };

const keptLetters = 500;
/** Letters to addresses that begin so find the service away. */
const undeliverable = 'undeliverable';

/** An empty mailbox. */
export function createMailbox(): MailboxState {
  return { letters: [], arrived: 0 };
}

/**
 * The stand-in for the mail service. `POST /mail` takes a letter as JSON, `GET /mail` shows the letters to a person and
 * `GET /mail.json` to a test, both newest first and both with `?to=` for one address; `DELETE /mail` empties the box,
 * Letters to `undeliverable…@…` are answered 503, as if the service were away.
 * `GET /mail/{id}/html` is the letter's HTML, with nothing in it allowed to run or to load.
 */
export async function answerMailbox(
  request: Request,
  state: MailboxState,
  now: number,
): Promise<Response> {
  const url = new URL(request.url);
  const wanted = url.searchParams.get('to')?.toLowerCase();
  const letters = state.letters.filter((each) => !wanted || each.to.toLowerCase() === wanted);
  switch (`${request.method} ${url.pathname}`) {
    case 'POST /mail':
      return receiveLetter(request, state, now);
    case 'DELETE /mail':
      state.letters = [];
      return new Response(null, { status: 204 });
    case 'GET /mail':
      return answerPage(drawLetters(letters, wanted), pagePolicy);
    case 'GET /mail.json':
      return answerJson(200, { letters });
  }
  const id = /^\/mail\/([^/]+)\/html$/.exec(url.pathname)?.[1];
  const letter = state.letters.find((each) => each.id === id);
  if (request.method === 'GET' && letter?.html) return answerPage(letter.html, letterPolicy);
  return answerJson(404, { error: 'The mailbox has no such page.', code: 'not-found' });
}

async function receiveLetter(request: Request, state: MailboxState, now: number) {
  const body: unknown = await request.json().catch(() => null);
  const letter = sentLetter.safeParse(body);
  if (!letter.success) {
    return answerJson(400, {
      error: 'A letter is JSON with to, from, subject, text and perhaps html.',
      code: 'bad-letter',
    });
  }
  if (letter.data.to.toLowerCase().startsWith(undeliverable)) {
    return answerJson(503, { error: 'The mail service is away.', code: 'unavailable' });
  }
  state.arrived += 1;
  const id = String(state.arrived);
  state.letters = [{ ...letter.data, id, sentAt: now }, ...state.letters].slice(0, keptLetters);
  return answerJson(202, { id });
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'";
const letterPolicy = `sandbox allow-popups; ${pagePolicy}; img-src data:`;

function answerPage(html: string, policy: string) {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
