import { beforeAll, describe, expect, it } from 'vitest';
import {
  openInvoice,
  parseRequestedInvoice,
} from '#app/features/invoice-form/server/create-page.api.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { faultyFetch } from '#tests/support/fault-database.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
let owner: Viewer;
let stranger: Viewer;
let invoiceId: string;

beforeAll(async () => {
  [owner, stranger] = [await newViewer(), await newViewer()];
  const db = database.open();
  const settings = await settingsOf(db, owner.user.id);
  invoiceId = await saveSample(db, settings, { discountHundredths: 1250, country: 'ca' });
});

async function newViewer(): Promise<Viewer> {
  const { cookie } = await createSampleSeller(database.open());
  const request = new Request(testOrigin, { headers: { Cookie: cookie } });
  const viewer = await getViewer(request, createTestContext(database.open()));
  if (!viewer) throw new Error('No user is signed in');
  return viewer;
}

/** The opened invoice, or the response instead: status, redirect target and toast. */
async function open(
  kind: 'clone' | 'edit',
  { viewer = owner, id = invoiceId, country = 'ca' as 'ca' | 'us', db = database.open() } = {},
) {
  try {
    return await openInvoice(
      createTestContext(db),
      viewer,
      { kind, id },
      {
        country,
        listPath: `/${country}/invoices`,
      },
    );
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const message = (await flashOf(thrown))?.message;
    const to = thrown.headers.get('Location') ?? (await thrown.text());
    return { status: thrown.status, to, message };
  }
}

it('the URL says what is opened', () => {
  const asked = (query: string) =>
    parseRequestedInvoice(new URL(`${testOrigin}/us/create-invoice${query}`));
  expect(asked('')).toBeNull();
  expect(asked('?clone=&edit=')).toBeNull();
  expect(asked('?clone=a')).toEqual({ kind: 'clone', id: 'a' });
  expect(asked('?edit=b')).toEqual({ kind: 'edit', id: 'b' });
});

it('a copy uses the current answer about registration, an edit the invoice’s', async () => {
  const db = database.open();
  const viewer = await newViewer();
  const id = await saveSample(db, viewer.settings, { country: 'ca' });
  const registration = { registered: 'no', since: '', numbers: [] };
  const taxRegistrations = JSON.stringify({ ca: registration });
  const today = { ...viewer, settings: { ...viewer.settings, taxRegistrations } };
  expect(await open('clone', { viewer: today, id })).toMatchObject({
    opened: { draft: { registered: 'no' } },
  });
  expect(await open('edit', { viewer: today, id })).toMatchObject({
    opened: { draft: { registered: '' } },
  });
});

describe('an invoice to clone or edit', () => {
  it('opens for its owner with all its contents', async () => {
    const expected = {
      closed: null,
      opened: {
        id: invoiceId,
        invoiceNumber: 'INV-001',
        version: savedAt,
        isArchived: false,
        draft: { discount: '12.5', showDiscount: true, items: [{ unitPrice: '138.66' }] },
      },
    };
    expect(await open('clone')).toMatchObject(expected);
    expect(await open('edit')).toMatchObject(expected);
  });

  it('of another user is treated like an unknown one: redirected to the list, with the reason', async () => {
    for (const each of [{ viewer: stranger }, { id: 'unknown' }]) {
      expect(await open('clone', each)).toEqual({
        status: 302,
        to: '/ca/invoices',
        message: 'Failed to clone invoice: Invoice not found',
      });
      expect(await open('edit', each)).toMatchObject({
        message: 'Failed to open invoice: Invoice not found',
      });
    }
  });

  it('opens under its own country, with matching labels and checks', async () => {
    expect(await open('clone', { country: 'us' })).toMatchObject({
      status: 302,
      to: `/ca/create-invoice?clone=${invoiceId}`,
    });
    expect(await open('edit', { country: 'us' })).toMatchObject({
      to: `/ca/create-invoice?edit=${invoiceId}`,
    });
  });

  it('shows a page that says so while the database is unavailable', async () => {
    const { fetch } = faultyFetch('not reached', 1);
    expect(await open('clone', { db: database.open({ fetch }) })).toMatchObject({
      status: 503,
      to: 'Failed to clone invoice: our database isn’t responding',
    });
  });

  it('that is paid can be cloned but not edited', async () => {
    const paid = {
      userId: owner.user.id,
      invoiceId,
      status: 'paid',
      today: '2026-03-15',
      now: 2,
    } as const;
    await markInvoice(database.open(), paid);
    expect(await open('edit')).toMatchObject({
      opened: null,
      closed: { id: invoiceId, invoiceNumber: 'INV-001', bar: 'paid' },
    });
    expect(await open('clone')).toMatchObject({ opened: { kind: 'clone' }, closed: null });
  });
});
