import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices } from '#db/schema.ts';
import {
  changePost,
  hostileChanges,
  hostileEntries,
  type ImportPost,
} from '#tests/support/hostile-posts.ts';
import { planOf, postImport } from '#tests/support/import-harness.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { startSampleSeries, unlimitedColumns } from '#tests/support/series-harness.ts';
import { openExports } from '#tests/support/take-export.ts';
import { createUsedAccount } from '#tests/support/used-account.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

const world = await openWorld();
const { database, db } = world;
const now = Date.UTC(2026, 10, 28, 12);
const exports = isFullStrain ? 10_000 : 4;
/** In the soak only every tenth account's pages are opened, because they take longer than the import. */
const openedEach = isFullStrain ? 10 : 1;

const planOfUser = async (userId: string) => planOf(await openExports(database).take(userId));

/**
 * Opens every page of an account and of its documents, as owner and as visitor, and its export, which renders the PDFs.
 * Fails if any of them throws, or if the ledger's sums differ from what the pages show.
 */
async function openAccount({ userId, cookie }: Seller) {
  const open = async (path: string, as?: { cookie: string }) => {
    const { status, body, context } = await world.get(path, as ? { as, now } : { now });
    expect([path, status, context.reported]).toEqual([path, 200, []]);
    return body;
  };
  const owner = { cookie };
  const { list } = await open('/us/invoices', owner);
  const pages = 'estimates credit-notes overview recurring reports settings';
  for (const page of pages.split(' ')) await open(`/us/${page}`, owner);
  const people = await db.select().from(clients).where(eq(clients.userId, userId));
  for (const { id } of people.slice(0, 2)) {
    for (const path of ['', '/statement']) await open(`/us/clients/${id}${path}`, owner);
  }
  const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
  const entries = await db.select().from(payments).where(eq(payments.userId, userId));
  for (const { id, paidMinor, invoiceNumber } of rows) {
    const own = entries.filter(({ invoiceId }) => invoiceId === id);
    const sum = own.reduce((all, entry) => all + signedMinor(entry), 0);
    const listed = list.invoices.paidMinor?.[list.invoices.id.indexOf(id)] ?? sum;
    const view = (await open(`/view-invoice/${id}`, owner)).invoice.owner.paidMinor;
    expect([invoiceNumber, paidMinor, listed, view]).toEqual([invoiceNumber, sum, sum, sum]);
    for (const path of ['view-invoice', 'invoice']) await open(`/${path}/${id}`);
    const { status } = await world.get(`/api/credit-note?invoice=${id}`, { as: owner, now });
    expect(status).toBeLessThan(500);
  }
  const { failures, jsonOf } = await openExports(database).take(userId);
  expect(failures).toEqual([]);
  expect(jsonOf('invoices.json')).toHaveLength(rows.length);
  expect(jsonOf('payments.json')).toHaveLength(entries.length);
}

/** Everything that an export is posted as, in order, with the questions and another product's invoices. */
async function validPosts(): Promise<ImportPost[]> {
  const { userId } = await createUsedAccount(db);
  const plan = await planOfUser(userId);
  const { series } = await planOfUser((await startSampleSeries(db)).userId);
  const words = [
    { kind: 'invoice', language: 'ru', words: { subject: 'Soon', message: 'Dear client' } },
    { plan: 'gentle', steps: [{ days: 7, words: {} }] },
  ];
  const line = { row: 2, description: 'Work', quantity: '1', price: '10', discount: '', taxes: [] };
  const imported = {
    number: 'F-1',
    date: '2026-01-31',
    due: '',
    status: 'paid',
    paid: '10',
    paidDay: null,
    currency: 'USD',
    clientName: 'Finch',
    clientEmail: '',
    clientContact: '',
    clientAddress: '',
    clientRegion: '',
    clientCopies: '',
    reference: '',
    notes: '',
    discount: '',
    total: '10',
    roundsLines: false,
    lines: [{ ...line, net: null, total: null }],
  };
  return [
    { intent: 'settings', settings: [plan.settings] },
    { intent: 'words', words },
    { intent: 'clients', clients: plan.clients, isExport: true },
    { intent: 'products', products: plan.products },
    // One by one, because one that can't be read must not affect the others.
    ...plan.documents.map((each) => ({ intent: 'documents', documents: [each] })),
    { intent: 'entries', entries: plan.entries },
    { intent: 'series', series },
    { intent: 'invoices', source: 'other', invoices: [imported] },
    {
      intent: 'look',
      source: null,
      products: ['x'],
      clients: [{ name: 'Finch', email: '' }],
      invoices: [
        { kind: 'invoice', number: 'INV-001', date: '2026-01-31', currency: 'USD', totalMinor: 1 },
      ],
    },
  ];
}

/** The status of a post; retries when a busy machine's database is unavailable. */
async function statusOf(cookie: string, post: ImportPost): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { status } = await postImport(db, cookie, post, now);
    if (status !== 503 || attempt === 5) return status;
  }
}

const posts = await validPosts();
const ids = posts.flatMap(({ documents }) =>
  Array.isArray(documents) ? documents.map(({ document }) => String(document.id)) : [],
);

test(
  `${exports} hostile exports get no 500, break no page, and the ledger’s sums match the pages`,
  async () => {
    const hostile = fc.tuple(
      fc.array(hostileChanges, { minLength: posts.length, maxLength: posts.length }),
      hostileEntries(ids),
    );
    for (const [at, [changes, entries]] of fc.sample(hostile, exports).entries()) {
      const seller = await world.seller(unlimitedColumns);
      const sent = posts.flatMap((post, which) => {
        const changed = changePost(post, changes[which] ?? []);
        return post.intent === 'entries' ? [{ intent: 'entries', entries }, changed] : [changed];
      });
      const told = JSON.stringify([changes, entries]);
      try {
        for (const post of sent) {
          const status = await statusOf(seller.cookie, post);
          expect(status, told).toBeLessThan(500);
        }
        if (at % openedEach === 0) await openAccount(seller);
      } catch (error) {
        throw new Error(`Broken by ${told.slice(0, 4000)}`, { cause: error });
      }
    }
  },
  isFullStrain ? 36_000_000 : undefined,
);
