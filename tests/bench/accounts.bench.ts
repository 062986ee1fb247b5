import { randomUUID } from 'node:crypto';
import { createUser } from '../../app/features/account/queries/users.server.ts';
import { hashPassword } from '../../app/features/account/server/passwords.server.ts';
import { openDatabase } from '../../db/client.server.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { createTestProduct } from '../support/product.ts';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import type { BenchRow } from './table.ts';

const pairs = 400;
const warmUp = 20;
/** Background work after one response must not be measured as part of the next. */
const pauseMs = 15;
const maxDifference = 0.05;

/**
 * A request that a visitor could use to find out whether an address has an account. The expected status is 2xx or 400.
 */
type Question = { name: string; ask: (origin: string, email: string) => Promise<Response> };

const formHeaders = (origin: string) => ({
  Origin: origin,
  'CF-Connecting-IP': newNetworkAddress(),
});

const postForm = (origin: string, path: string, fields: Record<string, string>) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: formHeaders(origin),
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const questions: Question[] = [
  {
    name: 'sign-in with a wrong password',
    ask: (origin, email) =>
      postForm(origin, '/us/auth.data', { intent: 'sign-in', email, password: 'not the password' }),
  },
  {
    name: 'forgot-password',
    ask: (origin, email) => postForm(origin, '/us/forgot-password.data', { email }),
  },
  {
    name: 'send-otp',
    ask: (origin, email) =>
      fetch(`${origin}/api/send-otp`, {
        method: 'POST',
        headers: { ...formHeaders(origin), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
  },
];

/**
 * Measures whether response times reveal if an account exists. Each request is sent in turn for a known and an unknown
 * address, to the running workers, each time from a new network and about a new address so that no rate limit is
 * reached.
 */
export async function benchAccounts(): Promise<BenchRow[]> {
  const product = await createTestProduct();
  try {
    const known = await createAccounts(product.libsqlUrl, pairs + warmUp);
    const rows: BenchRow[] = [];
    for (const question of questions) rows.push(await compare(product.origin, question, known));
    return rows;
  } finally {
    await product.stop();
  }
}

async function createAccounts(libsqlUrl: string, count: number): Promise<string[]> {
  const db = openDatabase({ url: libsqlUrl });
  const passwordHash = await hashPassword('the right password');
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  for (const email of emails) {
    await createUser(db, {
      id: randomUUID(),
      email,
      credential: { kind: 'password', passwordHash },
      country: 'us',
      timeZone: null,
      now: Date.now(),
    });
  }
  return emails;
}

async function compare(
  origin: string,
  { name, ask }: Question,
  emails: string[],
): Promise<BenchRow> {
  const statuses = new Set<number>();
  const time = (nextEmail: () => string) => async () => {
    const email = nextEmail();
    const start = performance.now();
    const answer = await ask(origin, email);
    await answer.arrayBuffer();
    const took = performance.now() - start;
    statuses.add(answer.status);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return took;
  };
  const left = [...emails];
  const times = await takeTurns(
    {
      known: time(() => left.pop() ?? ''),
      unknown: time(() => `${randomUUID()}@example.com`),
    },
    pairs,
    warmUp,
  );
  const [status = 0, ...others] = statuses;
  if (others.length > 0 || status >= 401) throw new Error(`${name}: ${[...statuses].join(', ')}`);
  const ratio = ratioOf(times.known, times.unknown);
  const difference = Math.abs(ratio.value - 1);
  return {
    figure: `${name}, known account`,
    ours: format(figureOf(times.known), units.ms),
    peer: `unknown ${format(figureOf(times.unknown), units.ms)}`,
    ratio: `${format(difference, units.percent)} apart`,
    ...atMost(difference, maxDifference, units.percent),
  };
}
