import { expect, inject, test } from 'vitest';
import { type AccessRow, accessTable, layouts } from '#tests/fixtures/access-table.ts';
import { journey } from '#tests/support/browser.ts';
import { takeSnapshot } from '#tests/support/database-snapshot.ts';
import { newMember } from '#tests/support/member.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { readRoutes } from '#tests/support/route-manifest.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

// Seven kinds of cross-site writes against every route of the build: no action runs, no row changes,
// no user is signed in or out. The victim is signed in, so that an action would have an effect.

const routes = (await readRoutes(inject('product').origin)).filter(
  ({ id }) => !layouts.includes(id),
);

/**
 * Third parties post here from their own pages, so the route itself must guard against forged
 * posts.
 */
const crossSitePosts = new Set(['/oauth/apple/callback']);

let product: RunningProduct;
let victim: Member;
let invoiceId: string;
/** All rows before the attacks; they must not change. */
let untouched: Awaited<ReturnType<typeof takeSnapshot>>;

journey.beforeAll(async ({ ownProduct }) => {
  product = ownProduct;
  victim = await newMember(product, 'victim');
  invoiceId = await saveInvoice(victim);
  untouched = await takeSnapshot(product.libsqlUrl);
});

const form = 'application/x-www-form-urlencoded';
const evil = 'https://evil.example';

type Kind = { headers: Record<string, string>; suffix?: string; status: number; asJson?: boolean };

const kinds: Record<string, Kind> = {
  'from another site': { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: evil }, status: 403 },
  'from another port of this host, with our origin': {
    headers: { 'Sec-Fetch-Site': 'same-site', Origin: inject('product').origin },
    status: 403,
  },
  'with this origin’s name as a prefix': {
    headers: { Origin: `${inject('product').origin}.evil.example` },
    status: 403,
  },
  'without Origin and Fetch Metadata': { headers: {}, status: 403 },
  'with a null Origin': { headers: { Origin: 'null' }, status: 403 },
  'through _data': {
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: evil },
    suffix: '?_data=',
    status: 400,
  },
  'as text/plain JSON from a neighbouring site': {
    headers: { 'Sec-Fetch-Site': 'same-site', Origin: evil },
    status: 403,
    asJson: true,
  },
};

/** What the route's own form would send, so that a rejected post isn't rejected for its body. */
function bodyOf(row: AccessRow | undefined, asJson = false): { type: string; body: string } {
  const body = row?.post?.body(invoiceId) ?? {};
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  if (asJson) return { type: 'text/plain', body: json };
  if (typeof body === 'string') return { type: 'application/json', body };
  return { type: form, body: String(new URLSearchParams(body as Record<string, string>)) };
}

test.each(Object.entries(kinds))(
  'a write %s runs no action of any route and changes no row',
  async (_, { headers, suffix = '', status, asJson }) => {
    for (const { id, fullPath } of routes) {
      const row = accessTable[id];
      expect(row, `a row for ${fullPath}`).toBeDefined();
      // Drops the row's own query, since the suffix is a query.
      const [path = ''] = (row?.path(invoiceId) ?? fullPath).split('?');
      const isGuardedByItself = crossSitePosts.has(path) && suffix === '';
      const { type, body } = bodyOf(row, asJson);
      const order = { method: 'POST', headers: { ...headers, 'Content-Type': type }, body };
      for (const address of [path, `${path}.data`]) {
        const query = suffix && `${suffix}${encodeURIComponent(id)}`;
        const answer = await victim.send(`${address}${query}`, order);
        await answer.arrayBuffer();
        expect(answer.headers.getSetCookie().join(), id).not.toContain('__Host-session=');
        if (!isGuardedByItself) expect(answer.status, id).toBe(status);
      }
    }
    expect(await takeSnapshot(product.libsqlUrl)).toEqual(untouched);
  },
);

test('the victim is still signed in, and the same posts from our own pages do run', async () => {
  expect((await victim.get('/us/invoices')).status).toBe(200);
  const member = await newMember(product);
  const before = await takeSnapshot(product.libsqlUrl);
  await member.postForm('/api/sign-out', { country: 'us' });
  expect(await takeSnapshot(product.libsqlUrl)).not.toEqual(before);
});
