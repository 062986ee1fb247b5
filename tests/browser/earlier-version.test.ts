import { describe, expect, it } from 'vitest';
import {
  type DraftPlace,
  guestDraftKey,
  openedInvoiceKey,
  userDrafts,
  waitingDraftCountry,
} from '#app/browser/drafts/draft-keys.client.ts';
import { openDraftStore } from '#app/browser/drafts/draft-store.client.ts';
import { clearPageData, offlineUser } from '#app/browser/offline-page-data.client.ts';
import {
  loadInvoices,
  putInvoice,
  removeInvoice,
} from '#app/browser/outbox/invoice-entries.client.ts';
import { addSettings, loadSettings } from '#app/browser/outbox/settings-entries.client.ts';
import { readOutboxStatus } from '#app/browser/outbox/waiting-invoices.client.ts';
import { earlierOutboxKey, forgetUsers, userDraftKey } from '#app/browser/user-keys.client.ts';
import snapshot from '#tests/fixtures/browser-storage-1.json' with { type: 'json' };
import { memoryStorage } from './memory-storage.ts';

// What a browser had stored under the version of November 2026, recorded from it: nothing of it may get lost.

const { user, invoice } = snapshot;
const now = { country: 'us', today: '2026-11-22' } as const;

type Moment = Exclude<keyof typeof snapshot, 'user' | 'invoice' | 'caches'>;

function storageOf(moment: Moment, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(snapshot[moment][area])) storage.setItem(key, text);
  return storage;
}

const storedIn = (moment: Moment) =>
  JSON.parse(storageOf(moment).getItem(userDraftKey(user)) ?? 'null');

function open(storage: ReturnType<typeof memoryStorage>, key?: string, newId = 'new-key') {
  const place: DraftPlace =
    key === undefined ? userDrafts(storage, user) : { storage, key, user: null };
  const store = openDraftStore({ ...place, newId: () => newId });
  return { ...store, load: () => store.load(now)[0] };
}

describe('a guest’s draft', () => {
  it('comes back, and has a key from then on', () => {
    const storage = storageOf('guest');
    expect(open(storage, guestDraftKey).load()?.draft).toMatchObject({
      clientName: 'Finch & Sons',
      saveKey: 'new-key',
    });
    const again = open(storage, guestDraftKey, 'another');
    expect(again.load()?.draft.saveKey).toBe('new-key');
  });

  it('that waits for sign-in still does, under the key that it had', () => {
    const storage = storageOf('guestWaiting');
    expect(waitingDraftCountry(storage, 'uk')).toBe('us');
    const { saveKey } = JSON.parse(storage.getItem(guestDraftKey) ?? '{}');
    expect(open(storage, guestDraftKey).load()?.draft).toMatchObject({
      pendingSave: true,
      saveKey,
    });
  });
});

describe('a user’s draft', () => {
  it('whose answer got lost keeps its key', () => {
    const { saveKey } = storedIn('lostAnswer');
    expect(open(storageOf('lostAnswer')).load()?.draft.saveKey).toBe(saveKey);
  });

  it('that was edited after that takes the key of what may be saved already', () => {
    const { saveKey } = storedIn('lostAnswer');
    expect(open(storageOf('editedAfterLostAnswer')).load()?.draft).toMatchObject({
      clientName: 'Finch & Daughters',
      saveKey,
    });
  });

  it('that had stepped aside comes back', () => {
    const store = open(storageOf('aside'));
    expect(store.load()?.draft.clientName).toBe('Finch & Daughters');
    store.clear(store.load()?.draft.saveKey ?? '');
    expect(store.load()?.draft.clientName).toBe('Owl');
  });

  it('of an edit keeps the version that it began with', () => {
    const key = openedInvoiceKey(user, { kind: 'edit', id: invoice });
    const stored = open(storageOf('outbox', 'sessionStorage'), key).load();
    expect(stored?.draft.clientName).toBe('Edited Ltd');
    expect(stored?.version).toEqual(expect.any(Number));
  });
});

describe('the outbox', () => {
  it('has all that waited: new invoices, the edit, the settings with what was refused of them', () => {
    const storage = storageOf('outbox');
    expect(readOutboxStatus(storage, user)).toEqual({ waiting: 3, refused: 0, settings: true });
    const saves = loadInvoices(storage, user);
    expect(saves.map(({ draft }) => [draft.invoiceNumber, draft.clientName])).toEqual([
      ['INV-051', 'Finch & Daughters'],
      ['INV-052', 'Heron'],
      ['INV-050', 'Edited Ltd'],
    ]);
    expect(saves.map(({ options }) => options.edit?.invoiceId)).toEqual([
      undefined,
      undefined,
      invoice,
    ]);
    expect(saves.map(({ options }) => options.guestWaiting)).toEqual([false, false, false]);
    expect(saves[0]?.draft.saveKey).toBe(storedIn('lostAnswer').saveKey);
    const settings = loadSettings(storage, user);
    expect(settings.map(({ changes }) => changes)).toEqual([
      { postalCode: 'nowhere' },
      { phone: '+1 (555) 010-4000' },
    ]);
    expect(settings.map(({ refusal }) => refusal)).toEqual([
      { fields: ['postalCode'], said: 'Please fix postal code format' },
      undefined,
    ]);
  });

  it('has what was refused', () => {
    expect(
      loadInvoices(storageOf('refused'), user).map(({ draft }) => draft.invoiceNumber),
    ).toEqual(['INV-051']);
  });
});

describe('an open tab of the earlier version', () => {
  it('that edits the draft is heard: it is the same one', () => {
    const storage = storageOf('lostAnswer');
    const store = open(storage);
    const before = store.load();
    const edited = JSON.stringify(storedIn('editedAfterLostAnswer'));
    storage.setItem(userDraftKey(user), edited);
    const newer = store.newer(before?.draft.saveKey ?? '', now);
    expect(newer?.draft.clientName).toBe('Finch & Daughters');
    expect(newer?.draft.saveKey).toBe(before?.draft.saveKey);
  });

  it('that puts more into the outbox loses nothing of it, nor of what is there', () => {
    const storage = storageOf('refused');
    const [, newest, edit] = loadInvoices(storageOf('outbox'), user);
    if (newest) putInvoice(storage, user, newest);
    const earlier = JSON.parse(storageOf('outbox').getItem(earlierOutboxKey(user)) ?? '[]');
    const now = JSON.parse(storage.getItem(earlierOutboxKey(user)) ?? '[]');
    // As that tab does: it reads what is there, and writes it back with its own.
    storage.setItem(earlierOutboxKey(user), JSON.stringify([...now, earlier[2]]));
    const numbers = loadInvoices(storage, user).map(({ draft }) => draft.invoiceNumber);
    expect(numbers.sort()).toEqual(['INV-050', 'INV-051', 'INV-052']);
    if (edit) removeInvoice(storage, user, edit.draft.saveKey);
    expect(readOutboxStatus(storage, user).waiting).toBe(2);
  });

  it('adds to settings that wait', () => {
    const storage = storageOf('outbox');
    addSettings(storage, user, { changes: { website: 'wren.example' }, country: 'us' });
    expect(loadSettings(storage, user).at(-1)?.changes).toEqual({
      phone: '+1 (555) 010-4000',
      website: 'wren.example',
    });
  });
});

it('pages for offline use are still this user’s', () => {
  const storage = storageOf('outbox');
  const { until } = JSON.parse(storage.getItem('billwren_kept_pages') ?? '{}');
  expect(offlineUser(storage, until - 1)).toBe(user);
});

it('signing out takes all of it that is the user’s, by whichever version it was stored', () => {
  for (const moment of ['outbox', 'aside'] as const) {
    const storage = storageOf(moment);
    forgetUsers(storage);
    clearPageData(storage);
    expect([...storage.entries.keys()].filter((key) => key.startsWith('billwren'))).toEqual([]);
  }
});
