import * as z from 'zod';
import { answerJson } from './answer-json.ts';
import { reportedStates, sendEmailEvent } from './mailbox-events.ts';
import { renderInbox } from './mailbox-page.ts';

const address = z.object({ name: z.string(), email: z.string().min(3) });

const sentEmailOf = z.object({
  to: z.string().min(3),
  from: z.union([z.string().min(3), address]),
  replyTo: z.string().min(3).optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  attachments: z
    .array(
      z.object({
        filename: z.string().min(1),
        type: z.string(),
        disposition: z.enum(['attachment', 'inline']),
        contentId: z.string().optional(),
        /** Base64. */
        content: z.string().min(1),
      }),
    )
    .optional(),
});

/** A letter that the product sent, with the moment of its arrival in milliseconds. */
export type Letter = z.infer<typeof sentEmailOf> & { id: string; sentAt: number };

/** What the mailbox holds, newest first. */
export type MailboxState = {
  letters: Letter[];
  /** Where it tells what became of letters; null for nowhere. */
  eventsUrl: string | null;
};

const storedEmails = 500;
/** Cloudflare takes no larger message: 5 MiB. */
const maxBytes = 5 * 1024 * 1024;

/** What letters to addresses that begin so meet; `lost` arrives all the same, and nobody is told so. */
const failurePrefixes = {
  undeliverable: { status: 503, code: 'unavailable', error: 'The mail service is away.' },
  suppressed: { status: 422, code: 'suppressed', error: 'The address is on the suppression list.' },
  lost: { status: 500, code: 'internal', error: 'Something went wrong.' },
} as const;

/** An empty mailbox. */
export function createMailbox(eventsUrl: string | null = null): MailboxState {
  return { letters: [], eventsUrl };
}

/**
 * The fake for the email service. `POST /mail` takes a letter as JSON, `GET /mail` shows the letters to a person and
 * `GET /mail.json` to a test, both newest first and both with `?to=` for one address; `DELETE /mail` empties the box.
 * Letters to `undeliverable…@…` are answered 503, as if the service were away, to `suppressed…@…` 422, to `lost…@…` 500
 * although they arrive. `GET /mail/{id}/html` is the letter's HTML, with nothing in it allowed to run or to load,
 * `GET /mail/{id}/files/{n}` one of its files; `POST /mail/{id}/{state}` (`delivered`, `bounced` ...) tells the product what became
 * of it.
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
      return acceptEmail(request, state, now);
    case 'DELETE /mail':
      state.letters = [];
      return new Response(null, { status: 204 });
    case 'GET /mail':
      return answerPage(renderInbox(letters, wanted), pagePolicy);
    case 'GET /mail.json':
      return answerJson(200, { letters });
  }
  return showEmail(request, url, state);
}

async function showEmail(request: Request, url: URL, state: MailboxState): Promise<Response> {
  const [, id, part = '', at] = /^\/mail\/([^/]+)\/([a-z]+)(?:\/(\d+))?$/.exec(url.pathname) ?? [];
  const letter = state.letters.find((each) => each.id === id);
  const told = reportedStates.find((each) => each === part);
  if (letter && told && request.method === 'POST') {
    const taken = await sendEmailEvent(state.eventsUrl, letter, told);
    if (url.searchParams.has('json')) return answerJson(200, { taken });
    return new Response(null, { status: 303, headers: { location: '/mail' } });
  }
  if (letter?.html && request.method === 'GET' && part === 'html') {
    return answerPage(letter.html, emailPolicy);
  }
  const file = part === 'files' ? letter?.attachments?.[Number(at)] : undefined;
  if (!file) return answerJson(404, { error: 'The mailbox has no such page.', code: 'not-found' });
  return new Response(Buffer.from(file.content, 'base64'), {
    headers: { 'content-type': file.type, 'content-security-policy': 'sandbox' },
  });
}

async function acceptEmail(request: Request, state: MailboxState, now: number) {
  const text = await request.text();
  const letter = sentEmailOf.safeParse(parseJsonBody(text));
  if (!letter.success || text.length > maxBytes) {
    return answerJson(400, {
      error:
        'A letter is JSON with to, from, subject, text and perhaps html and attachments, up to 5 MiB.',
      code: 'bad-letter',
    });
  }
  const { to } = letter.data;
  const [name, mishap] =
    Object.entries(failurePrefixes).find(([begin]) => to.toLowerCase().startsWith(begin)) ?? [];
  if (mishap && name !== 'lost') return answerJson(mishap.status, mishap);
  // Never one of an earlier mailbox: the product's database remembers them.
  const id = crypto.randomUUID();
  state.letters = [{ ...letter.data, id, sentAt: now }, ...state.letters].slice(0, storedEmails);
  return mishap ? answerJson(mishap.status, mishap) : answerJson(202, { id });
}

function parseJsonBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'";
const emailPolicy = `sandbox allow-popups; ${pagePolicy}; img-src data:`;

function answerPage(html: string, policy: string) {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  });
}
