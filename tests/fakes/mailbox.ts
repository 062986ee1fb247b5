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

/** An email that the product sent, with its arrival time in epoch milliseconds. */
export type Letter = z.infer<typeof sentEmailOf> & { id: string; sentAt: number };

/** The stored emails, newest first. */
export type MailboxState = {
  letters: Letter[];
  /** Where delivery events are sent; null sends none. */
  eventsUrl: string | null;
};

const storedEmails = 500;
/** Cloudflare's limit for a message: 5 MiB. */
const maxBytes = 5 * 1024 * 1024;

/**
 * Responses for recipients with these prefixes. A `lost` email is stored although the call fails.
 */
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
 * The email service fake. `POST /mail` accepts an email as JSON. `GET /mail` lists the emails as a
 * page and `GET /mail.json` as JSON, both newest first and filtered by `?to=`; `DELETE /mail`
 * clears the mailbox. Emails to `undeliverable…@…` get a 503 as if the service were down, to
 * `suppressed…@…` a 422, and to `lost…@…` a 500 although they are stored. `GET /mail/{id}/html`
 * returns the email's HTML with scripts and loading disabled, `GET /mail/{id}/files/{n}` an
 * attachment; `POST /mail/{id}/{state}` (`delivered`, `bounced` ...) reports a delivery event to
 * the product.
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
  // Never reuse the ids of an earlier mailbox: the product's database stores them.
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
