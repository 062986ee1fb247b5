import { answerJson } from './answer-json.ts';
import { answerMailbox, createMailbox, type MailboxState } from './mailbox.ts';
import {
  answerPwnedPasswords,
  createPwnedPasswords,
  type PwnedPasswordsState,
} from './pwned-passwords.ts';

/** What every stand-in holds; one such object is one world of third parties. */
export type StandInState = { mailbox: MailboxState; pwnedPasswords: PwnedPasswordsState };

type StandIn = {
  title: string;
  /** The first segments of the paths that it answers. */
  segments: string[];
  answer: (request: Request, state: StandInState, now: number) => Promise<Response>;
};

/** Every third party that has a stand-in, in the order in which the front page lists them. */
const standIns: StandIn[] = [
  {
    title: 'Mailbox',
    segments: ['mail', 'mail.json'],
    answer: (request, state, now) => answerMailbox(request, state.mailbox, now),
  },
  {
    title: 'Breached passwords',
    segments: ['pwned'],
    answer: (request, state) => answerPwnedPasswords(request, state.pwnedPasswords),
  },
];

/** A world in which nothing has happened yet. */
export function createStandIns(): StandInState {
  return { mailbox: createMailbox(), pwnedPasswords: createPwnedPasswords() };
}

/**
 * All third parties behind one address, each under its own path. Pure but for `state`: the development server mounts it
 * on a port, tests may call it directly. `GET /healthz` says that it is up.
 */
export async function answerStandIns(
  request: Request,
  state: StandInState,
  now: number,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const segment = pathname.split('/')[1] ?? '';
  if (pathname === '/healthz') return answerJson(200, { status: 'ok' });
  // Browsers ask every site for one; a missing one would be an error in the console.
  if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
  if (pathname === '/') return new Response(drawFrontPage(), { headers: htmlHeaders });
  const standIn = standIns.find((each) => each.segments.includes(segment));
  if (standIn) return standIn.answer(request, state, now);
  return answerJson(404, { error: 'No stand-in answers this path.', code: 'not-found' });
}

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

function drawFrontPage() {
  const links = standIns.map((each) => `<li><a href="/${each.segments[0]}">${each.title}</a></li>`);
  return `<!doctype html><html lang="en"><title>Stand-ins</title><h1>Stand-ins</h1><ul>${links.join('')}</ul></html>`;
}
