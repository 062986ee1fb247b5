import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { pageHtmlOf, visibleText } from '#tests/support/page-html.ts';
import {
  type Member,
  newVisitor,
  readData,
  saveInvoice,
  saveOf,
  signUp,
} from '#tests/support/visitor.ts';

// What a client with an invoice's link gets: everything the page shows, and nothing else about its
// owner.

const { origin, libsqlUrl } = inject('product');
const guest = newVisitor(origin);
const pages = { view: '/view-invoice/:id', pay: '/invoice/:id' };

let owner: Member;
let id: string;
let saveKey: string;
let userId: string;

beforeAll(async () => {
  owner = await signUp(origin);
  const save = saveOf({
    invoiceNumber: 'INV-042',
    notes: 'Thank you for the <b>shelves</b> & the rest',
    paypalPaymentLink: 'https://paypal.me/wrenstudio',
    displayPaypalQr: true,
    paymentNotes: 'Within a month, please',
    items: [
      { ...saveOf().draft.items[0], id: 'item-secret-id', description: 'Oak assetCache' } as never,
    ],
  });
  ({ saveKey } = save.draft);
  id = await saveInvoice(owner, save.draft);
  const db = openDatabase({ url: libsqlUrl });
  const sql = 'SELECT user_id FROM invoices WHERE id = ?';
  userId = String((await db.$client.execute({ sql, args: [id] })).rows[0]?.user_id);
});

const addresses = () => [`/view-invoice/${id}`, `/invoice/${id}`];

/** All strings in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type Loaded = { [name: string]: Loaded };

async function loaded(page: keyof typeof pages) {
  const address = page === 'view' ? `/view-invoice/${id}` : `/invoice/${id}`;
  const { loaders } = await readData(await guest.get(`${address}.data`));
  const data = loaders[pages[page]]?.data as { invoice?: Loaded } | undefined;
  return data?.invoice ?? {};
}

describe('the public pages', () => {
  test('contain nothing about the owner except what the invoice shows', async () => {
    for (const address of [...addresses(), ...addresses().map((each) => `${each}.data`)]) {
      const answer = await guest.get(address);
      expect(answer.status).toBe(200);
      const body = await answer.text();
      for (const secret of [userId, owner.email, saveKey, 'item-secret-id', 'saveKey', 'userId']) {
        expect(body).not.toContain(secret);
      }
      expect(body).toContain('hello@wren.example');
    }
  });

  test.each(['view', 'pay'] as const)(
    'load only the texts that the %s page shows',
    async (page) => {
      const invoice = await loaded(page);
      const shared = 'id status title total warning closed choice paidSoFar receipts ';
      const own = {
        view: 'state underWay paymentLinks shown xml',
        pay: 'card writtenIn steps sheet paypalQr',
      };
      expect(new Set(Object.keys(invoice))).toEqual(new Set((shared + own[page]).split(' ')));
      // `words` are ours and the same on every invoice in a language; `date` is shown in the
      // country's format.
      const all = page === 'view' ? invoice.shown?.sheet : invoice.sheet;
      const { template, paper, country, language, columns, words, date, ...sheet } = all ?? {};
      const address = page === 'view' ? `/view-invoice/${id}` : `/invoice/${id}`;
      const html = await pageHtmlOf(await guest.get(address));
      const shown = visibleText(html);
      const kinds = ['subtotal', 'discount', 'tax', 'total', 'paypal', 'stripe', 'other'];
      const texts = textsIn(sheet).filter((text) => !kinds.includes(text));
      expect(texts.length).toBeGreaterThan(10);
      const lines = texts.flatMap((text) => text.split('\n'));
      expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
    },
  );

  test('are not indexed by search engines, found or not', async () => {
    const missing = ['/view-invoice/none', '/invoice/none'];
    for (const address of [...addresses(), ...missing]) {
      const answer = await guest.get(address);
      expect(answer.status).toBe(missing.includes(address) ? 404 : 200);
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
      const html = await pageHtmlOf(answer);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
      if (address !== missing[0]) continue;
      const shown = visibleText(html);
      expect(shown).toContain('Invoice Not Found');
      expect(shown).toContain('This invoice may have been removed or the link has expired.');
    }
  });
});
