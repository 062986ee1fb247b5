import { createHash } from 'node:crypto';
import { answerJson } from './answer-json.ts';

/** Breached passwords and how often each was seen. */
export const breachedPasswords: Record<string, number> = {
  password: 10_434_004,
  password1: 3_861_493,
  qwerty123456: 52_874,
  'correct horse battery staple': 384,
};

const modes = ['working', 'away', 'hanging'] as const;

/** The current mode, and the requested ranges, newest first. */
export type PwnedPasswordsState = { mode: (typeof modes)[number]; asked: string[] };

/** A working service. */
export function createPwnedPasswords(): PwnedPasswordsState {
  return { mode: 'working', asked: [] };
}

const hangsForMs = 15_000;

/**
 * The fake for Have I Been Pwned's range API at `GET /pwned/range/{prefix}`. `POST /pwned/mode`
 * with `{ mode }` makes it work, respond 503 (`away`), or delay its response (`hanging`); `GET
 * /pwned` shows the state.
 */
export async function answerPwnedPasswords(
  request: Request,
  state: PwnedPasswordsState,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/pwned/mode') return setMode(request, state);
  if (request.method === 'GET' && pathname === '/pwned') return answerJson(200, state);
  const prefix = /^\/pwned\/range\/([0-9A-F]{5})$/i.exec(pathname)?.[1]?.toUpperCase();
  if (request.method !== 'GET' || !prefix) {
    return answerJson(400, { error: 'A range is five hex digits.', code: 'bad-range' });
  }
  state.asked = [prefix, ...state.asked].slice(0, 100);
  if (state.mode === 'away') return new Response('Service Unavailable', { status: 503 });
  if (state.mode === 'hanging') await new Promise((resolve) => setTimeout(resolve, hangsForMs));
  const padded = request.headers.get('Add-Padding') === 'true';
  const rows = [...seenIn(prefix), ...(padded ? padding(prefix) : [])].sort();
  return new Response(rows.join('\r\n'), { headers: { 'content-type': 'text/plain' } });
}

async function setMode(request: Request, state: PwnedPasswordsState): Promise<Response> {
  const body = (await request.json().catch(() => null)) as { mode?: unknown } | null;
  const mode = modes.find((each) => each === body?.mode);
  if (!mode) return answerJson(400, { error: `A mode is ${modes.join(', ')}.`, code: 'bad-mode' });
  state.mode = mode;
  return answerJson(200, { mode });
}

function seenIn(prefix: string): string[] {
  const neighbour = `${sha1(`neighbour of ${prefix}`).slice(5)}:7`;
  return [
    neighbour,
    ...Object.entries(breachedPasswords).flatMap(([password, count]) => {
      const hash = sha1(password);
      return hash.startsWith(prefix) ? [`${hash.slice(5)}:${count}`] : [];
    }),
  ];
}

/**
 * Padding rows with a count of 0. They include `padded secret`, which must not count as breached.
 */
function padding(prefix: string): string[] {
  const trap = sha1('padded secret');
  return [
    ...Array.from({ length: 20 }, (_, at) => `${sha1(`${prefix} ${at}`).slice(5)}:0`),
    ...(trap.startsWith(prefix) ? [`${trap.slice(5)}:0`] : []),
  ];
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex').toUpperCase();
}
