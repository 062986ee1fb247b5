import { describe, expect, it } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { clearUsers, userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { hasSameContent } from '#app/features/invoice-form/ui/draft-content.ts';
import {
  guestDraftKey,
  openedInvoiceKey,
  waitingDraftCountry,
} from '#app/features/invoice-form/ui/draft-keys.client.ts';
import {
  openDraftStore,
  type StoredDraft,
} from '#app/features/invoice-form/ui/draft-store.client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const now = { country: 'us', today: '2026-03-15' } as const;
const draft = {
  ...emptyDraft('uk', { today: '2026-03-01', saveKey: 'key-1', itemId: 'item-1' }),
  businessName: 'Wren & Co',
  pendingSave: true,
};
const stored = { draft, country: 'uk', suggestedNumber: 'INV-001' } as const;

function open(storage: ReturnType<typeof memoryStorage>, key = guestDraftKey) {
  const unreadable: string[] = [];
  const place = { storage, key, isShared: false };
  const drafts = openDraftStore(place, now, (key) => void unreadable.push(key));
  const store = {
    save: drafts.save,
    load: () => drafts.list()[0] ?? null,
    newer: () => drafts.findNewer(draft.saveKey),
    clear: () => drafts.removeKnown(draft.saveKey),
  };
  return { unreadable, store };
}

describe('the draft on this device', () => {
  const suggestedDates = { invoiceDate: '2026-03-01', dueDate: '2026-03-31' };
  it.each<[string, Partial<StoredDraft>]>([
    ['with its country and suggested number', {}],
    ['with the version that its edit started from', { version: 7 }],
    ['with the dates that the form had suggested', { suggestedDates }],
  ])('is read back as it was stored, %s', (_, made) => {
    const { store } = open(memoryStorage());
    expect(store.save({ ...stored, ...made })).toBe(true);
    expect(store.load()).toEqual({ ...stored, ...made });
  });

  it('of an invoice has the same content after it was stored', () => {
    const { store } = open(memoryStorage());
    const draft = { ...draftOfInvoice(sampleContent(), null), clientName: 'Finch & Sons' };
    store.save({ ...stored, draft });
    const kept = store.load()?.draft;
    expect(kept && hasSameContent(kept, draft)).toBe(true);
    expect(kept && hasSameContent({ ...kept, notes: 'More' }, draft)).toBe(false);
  });

  it('is gone once cleared', () => {
    const storage = memoryStorage();
    const { store } = open(storage);
    store.save(stored);
    store.clear();
    expect(store.load()).toBeNull();
    expect(storage.entries.size).toBe(0);
  });

  it('of a guest is stored separately from those of each user', () => {
    const storage = memoryStorage();
    open(storage).store.save(stored);
    const mine = { ...stored, draft: { ...draft, businessName: 'Mine' } };
    open(storage, userDraftKey('u1')).store.save(mine);
    const names = [guestDraftKey, userDraftKey('u1'), userDraftKey('u2')].map(
      (key) => open(storage, key).store.load()?.draft.businessName,
    );
    expect(names).toEqual(['Wren & Co', 'Mine', undefined]);
  });

  it.each([
    ['invalid JSON', '{"businessName":'],
    ['null', 'null'],
    ['no item', '{"businessName":"A","items":[]}'],
    ['a field with a wrong type', '{"businessName":{"a":1},"items":[{"description":"x"}]}'],
  ])('is reported and removed if it is corrupt: %s', (_, text) => {
    const storage = memoryStorage();
    storage.setItem(guestDraftKey, text);
    const { store, unreadable } = open(storage);
    expect(store.load()).toBeNull();
    expect(unreadable).toEqual([guestDraftKey]);
    expect(storage.entries.size).toBe(0);
  });

  it('in the earlier format is read, and has a save key from then on', () => {
    const storage = memoryStorage();
    const earlier = {
      fromName: 'Old & Co',
      stripeLink: 'https://buy.stripe.com/x',
      selectedCurrency: 'EUR',
      currencyManuallySet: true,
      items: [{ id: '1', description: 'Work', quantity: 2, price: 50, taxRate: 0 }],
    };
    storage.setItem(guestDraftKey, JSON.stringify(earlier));
    const loaded = open(storage).store.load();
    expect(loaded).toMatchObject({ country: null, suggestedNumber: null });
    expect(loaded?.draft).toMatchObject({
      businessName: 'Old & Co',
      stripePaymentLink: 'https://buy.stripe.com/x',
      acceptCardPayments: true,
      currency: 'EUR',
      items: [{ description: 'Work', quantity: '2', unitPrice: '50' }],
      saveKey: expect.stringMatching(/./),
    });
    const again = open(storage).store.load();
    expect(again?.draft).toEqual(loaded?.draft);
  });

  it('never throws if storage is full or disabled', () => {
    expect(open(memoryStorage(10)).store.save(stored)).toBe(false);
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const switchedOff = { ...memoryStorage(), getItem: off, setItem: off, removeItem: off };
    const { store } = open(switchedOff);
    expect(store.load()).toBeNull();
    expect(store.save(stored)).toBe(false);
    expect(() => store.clear()).not.toThrow();
  });
});

describe('tabs that share a draft', () => {
  const changed = { ...stored, draft: { ...draft, clientName: 'Finch & Sons' } };

  it('know what another tab has stored, until they read or overwrite it', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage).store, open(storage).store];
    one.save(stored);
    expect(other.load()).toEqual(stored);
    expect(other.newer()).toBeNull();
    one.save(changed);
    expect(other.newer()).toEqual(changed);
    expect(other.newer()).toEqual(changed);
    other.load();
    expect(other.newer()).toBeNull();
    other.save(stored);
    expect(other.newer()).toBeNull();
    expect(one.newer()).toEqual(stored);
  });

  it('are not notified about the same draft that was only sent', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage).store, open(storage).store];
    one.save(stored);
    other.load();
    one.save({ ...stored, suggestedNumber: '' });
    expect(other.newer()).toBeNull();
    other.clear();
    expect(storage.entries.size).toBe(0);
  });

  it('don’t remove a draft that another tab has marked as waiting for its sign-in', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage).store, open(storage).store];
    const typed = { ...stored, draft: { ...draft, pendingSave: false } };
    one.save(typed);
    other.load();
    one.save(stored);
    other.newer();
    other.clear();
    expect(open(storage).store.load()).toEqual(stored);
  });

  it('remove only what they know', () => {
    const storage = memoryStorage();
    const [one, other] = [open(storage).store, open(storage).store];
    one.save(stored);
    other.load();
    one.save(changed);
    other.clear();
    expect(open(storage).store.load()).toEqual(changed);
  });

  it('are not notified about unreadable drafts or removed ones', () => {
    const storage = memoryStorage();
    const { store } = open(storage);
    store.save(stored);
    storage.setItem(guestDraftKey, '{broken');
    expect(store.newer()).toBeNull();
    storage.removeItem(guestDraftKey);
    expect(store.newer()).toBeNull();
  });
});

it.each([
  ['with its country', JSON.stringify({ ...draft, country: 'uk' }), 'us', 'uk'],
  [
    'without one in the earlier format',
    '{"pendingPdfDownload":true,"items":[{"price":5}]}',
    'au',
    'au',
  ],
  ['which is broken', '{broken', 'us', null],
  ['for which nothing was clicked', JSON.stringify({ ...draft, pendingSave: false }), 'us', null],
] as const)(
  'a waiting guest draft %s has a country for the page after sign-in',
  (_, text, page, country) => {
    const storage = memoryStorage();
    expect(waitingDraftCountry(storage, page)).toBeNull();
    storage.setItem(guestDraftKey, text);
    expect(waitingDraftCountry(storage, page)).toBe(country);
  },
);

it('signing out removes users’ drafts and leaves the guest’s', () => {
  const storage = memoryStorage();
  open(storage).store.save(stored);
  open(storage, userDraftKey('u1')).store.save(stored);
  open(storage, userDraftKey('u2')).store.save(stored);
  const key = openedInvoiceKey('u2', { kind: 'clone', id: 'i1' });
  open(storage, key).store.save(stored);
  storage.setItem('selectedCountry', 'us');
  clearUsers(storage);
  expect([...storage.entries.keys()]).toEqual([guestDraftKey, 'selectedCountry']);
});
