import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { clearUsers, userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { hasSameContent } from '#app/features/invoice-form/ui/draft-content.ts';
import {
  guestDraftKey,
  openedInvoiceKey,
  userDrafts,
  waitingDraftCountry,
} from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { inFormOrder } from '#app/features/invoice-form/ui/draft-state.ts';
import {
  openDraftStore,
  type StoredDraft,
} from '#app/features/invoice-form/ui/draft-store.client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const today = '2026-03-15';
const now = { country: 'us', today } as const;
const draft = {
  ...emptyDraft('uk', { today: '2026-03-01', saveKey: 'key-1', itemId: 'item-1' }),
  businessName: 'Wren & Co',
  pendingSave: true,
};
const stored = { draft, country: 'uk', suggestedNumber: 'INV-001' } as const;

function open(storage = memoryStorage(), key = guestDraftKey) {
  const unreadable: string[] = [];
  const place = { storage, key, isShared: false };
  const drafts = openDraftStore(place, now, (key) => void unreadable.push(key));
  return {
    storage,
    unreadable,
    save: drafts.save,
    load: () => drafts.list()[0] ?? null,
    newer: () => drafts.findNewer(draft.saveKey),
    clear: () => drafts.removeKnown(draft.saveKey),
  };
}

describe('a draft on this device', () => {
  const suggestedDates = { invoiceDate: '2026-03-01', dueDate: '2026-03-31' };
  it.each<[string, Partial<StoredDraft>]>([
    ['with its country and suggested number', {}],
    ['with the version that its edit started from', { version: 7 }],
    ['with the dates that the form had suggested', { suggestedDates }],
  ])('is read back as it was stored, %s, until it is cleared', (_, made) => {
    const store = open();
    expect(store.save({ ...stored, ...made })).toBe(true);
    expect(store.load()).toEqual({ ...stored, ...made });
    store.clear();
    expect([store.load(), store.storage.entries.size]).toEqual([null, 0]);
  });

  it('of an invoice has the same content after it was stored', () => {
    const store = open();
    const opened = { ...draftOfInvoice(sampleContent(), null), clientName: 'Finch & Sons' };
    store.save({ ...stored, draft: opened });
    const kept = store.load()?.draft;
    expect(kept && hasSameContent(kept, opened)).toBe(true);
    expect(kept && hasSameContent({ ...kept, notes: 'More' }, opened)).toBe(false);
  });

  it('of a guest is stored separately from those of each user, which signing out removes', () => {
    const storage = memoryStorage();
    const mine = { ...stored, draft: { ...draft, businessName: 'Mine' } };
    const keys = [guestDraftKey, userDraftKey('u1'), userDraftKey('u2')];
    const names = () => keys.map((key) => open(storage, key).load()?.draft.businessName);
    open(storage).save(stored);
    open(storage, userDraftKey('u1')).save(mine);
    expect(names()).toEqual(['Wren & Co', 'Mine', undefined]);
    open(storage, openedInvoiceKey('u2', { kind: 'clone', id: 'i1' })).save(stored);
    storage.setItem('selectedCountry', 'us');
    clearUsers(storage);
    expect([...storage.entries.keys()]).toEqual([guestDraftKey, 'selectedCountry']);
  });

  it.each([
    ['invalid JSON', '{"businessName":'],
    ['null', 'null'],
    ['no item', '{"businessName":"A","items":[]}'],
    ['a field with a wrong type', '{"businessName":{"a":1},"items":[{"description":"x"}]}'],
  ])('is reported and removed if it is corrupt: %s', (_, text) => {
    const store = open();
    store.storage.setItem(guestDraftKey, text);
    expect([store.load(), store.newer()]).toEqual([null, null]);
    expect([store.unreadable, store.storage.entries.size]).toEqual([[guestDraftKey], 0]);
  });

  it('in the earlier format is read, and has a save key from then on', () => {
    const { storage, load } = open();
    const earlier = {
      fromName: 'Old & Co',
      stripeLink: 'https://buy.stripe.com/x',
      selectedCurrency: 'EUR',
      currencyManuallySet: true,
      items: [{ id: '1', description: 'Work', quantity: 2, price: 50, taxRate: 0 }],
    };
    storage.setItem(guestDraftKey, JSON.stringify(earlier));
    const loaded = load();
    expect(loaded).toMatchObject({
      country: null,
      suggestedNumber: null,
      draft: {
        businessName: 'Old & Co',
        stripePaymentLink: 'https://buy.stripe.com/x',
        acceptCardPayments: true,
        currency: 'EUR',
        items: [{ description: 'Work', quantity: '2', unitPrice: '50' }],
        saveKey: expect.stringMatching(/./),
      },
    });
    expect(open(storage).load()?.draft).toEqual(loaded?.draft);
  });

  it('never throws if storage is full or disabled', () => {
    expect(open(memoryStorage(10)).save(stored)).toBe(false);
    const off = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = open({ ...memoryStorage(), getItem: off, setItem: off, removeItem: off });
    expect([store.load(), store.save(stored)]).toEqual([null, false]);
    expect(store.clear).not.toThrow();
  });
});

describe('tabs that share a draft', () => {
  const changed = { ...stored, draft: { ...draft, clientName: 'Finch & Sons' } };
  function openTabs(first: StoredDraft = stored) {
    const one = open();
    const other = open(one.storage);
    one.save(first);
    expect([other.newer(), other.load()]).toEqual([first, first]);
    return { one, other, storage: one.storage };
  }

  it('know what another tab has stored, until they read or overwrite it', () => {
    const { one, other } = openTabs();
    expect(other.newer()).toBeNull();
    one.save(changed);
    expect([other.newer(), other.newer()]).toEqual([changed, changed]);
    other.load();
    expect(other.newer()).toBeNull();
    other.save(stored);
    expect([other.newer(), one.newer()]).toEqual([null, stored]);
  });

  it('are not notified about the same draft that was only sent, nor about a removed one', () => {
    const { one, other, storage } = openTabs();
    one.save({ ...stored, suggestedNumber: '' });
    expect(other.newer()).toBeNull();
    other.clear();
    expect([storage.entries.size, one.newer()]).toEqual([0, null]);
  });

  it('don’t remove a draft that another tab has changed or marked as waiting for its sign-in', () => {
    const typed = { ...stored, draft: { ...draft, pendingSave: false } };
    for (const [before, after] of [
      [stored, changed],
      [typed, stored],
    ] as const) {
      const { one, other, storage } = openTabs(before);
      one.save(after);
      other.newer();
      other.clear();
      expect(open(storage).load()).toEqual(after);
    }
  });
});

it.each([
  ['with its country', JSON.stringify({ ...draft, country: 'uk' }), 'us', 'uk'],
  ['of the earlier format', '{"pendingPdfDownload":true,"items":[{"price":5}]}', 'au', 'au'],
  ['which is broken', '{broken', 'us', null],
  ['for which nothing was clicked', JSON.stringify({ ...draft, pendingSave: false }), 'us', null],
] as const)('the country of a waiting guest draft, for the page after sign-in: %s', (...given) => {
  const [, text, page, country] = given;
  const { storage } = open();
  expect(waitingDraftCountry(storage, page)).toBeNull();
  storage.setItem(guestDraftKey, text);
  expect(waitingDraftCountry(storage, page)).toBe(country);
});

describe('a user’s drafts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const outbox = { options: { country: 'us', guestWaiting: false } } as const;
  const refused = { outbox: { ...outbox, refusal: { outcome: 'limit-reached' } } } as const;
  const isTyped = ({ outbox }: StoredDraft) => !outbox;

  function openDrafts(storage = memoryStorage()) {
    const store = openDraftStore(userDrafts(storage, 'ana'), now);
    const save = (name: string, made: Partial<StoredDraft> = {}) => {
      vi.advanceTimersByTime(1);
      const named = emptyDraft('us', { today, saveKey: `key of ${name}`, itemId: 'item-1' });
      const draft = { ...named, clientName: name };
      return store.save({ draft, country: 'us', suggestedNumber: null, ...made });
    };
    const shown = () => inFormOrder(store.list()).map(({ draft }) => draft.clientName);
    return { storage, store, shown, save };
  }

  it('exist side by side, the last one first, until each is done', () => {
    const { store, shown, save } = openDrafts();
    for (const name of ['first', 'second', 'third', 'second']) save(name);
    expect(shown()).toEqual(['second', 'third', 'first']);
    store.removeKnown('key of second');
    expect(shown()).toEqual(['third', 'first']);
  });

  it('that are queued belong to no form, and refused ones come after what is typed', () => {
    const { shown, save } = openDrafts();
    save('typed');
    save('waiting', { outbox });
    save('refused', refused);
    expect(shown()).toEqual(['typed', 'refused']);
  });

  it('from another tab are found until this one reads them', () => {
    const { storage, store, save } = openDrafts();
    const tab = openDrafts(storage).store;
    save('typed');
    expect(tab.findNewer(null, isTyped)?.draft.clientName).toBe('typed');
    expect(tab.findNewer('key of another')).toBeNull();
    tab.list();
    save('waiting', { outbox });
    save('refused', refused);
    expect(tab.findNewer(null, isTyped)).toBeNull();
    expect(tab.findNewer('key of waiting')?.draft.clientName).toBe('waiting');
    expect(store.findNewer('key of waiting')).toBeNull();
  });

  it('are unchanged if the device has no room for more', () => {
    const { storage, save } = openDrafts(memoryStorage(3000));
    save('first');
    const before = [...storage.entries];
    expect(save('x'.repeat(3000))).toBe(false);
    expect([...storage.entries]).toEqual(before);
  });
});
