import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import type { SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import type { SettingsChange } from '#app/domain/settings/settings-answer.ts';
import {
  clearUsers,
  userDraftKey,
  waitingSettingsKey,
} from '#app/features/account/ui/clear-user-data.client.ts';
import {
  type InvoiceEntry,
  loadInvoices,
  putInvoice,
  removeInvoice,
} from '#app/features/offline/ui/invoice-entries.client.ts';
import {
  addSettings,
  loadSettings,
  refuseSettings,
  removeSettings,
  settingsRefusalOf,
} from '#app/features/offline/ui/settings-entries.client.ts';
import {
  discardInvoice,
  loadOutboxStatus,
  sendingOptions,
  settleInvoice,
} from '#app/features/offline/ui/waiting-invoices.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const options = { country: 'us', guestWaiting: false } as const;
const edit = { invoiceId: 'i1', version: 5 };

function saveOf(saveKey: string, invoiceNumber = 'INV-001'): InvoiceEntry {
  const draft = emptyDraft('us', { today: '2026-03-15', saveKey, itemId: 'item-1', invoiceNumber });
  return { draft, options };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(storage = memoryStorage()) {
  const keep = (save: InvoiceEntry) => {
    vi.advanceTimersByTime(1);
    return putInvoice(storage, 'u1', save);
  };
  const waiting = () => loadInvoices(storage, 'u1');
  const keys = () => waiting().map(({ draft }) => draft.saveKey);
  return { storage, keep, waiting, keys };
}

describe('an invoice in the outbox', () => {
  it('survives a reload with its schedule, oldest first, and the same key replaces it', () => {
    const { keep, waiting } = open();
    const schedule = [{ label: 'Deposit', amount: '30%', due: 'invoiceDate' }];
    const { draft } = saveOf('b', 'INV-002');
    keep(saveOf('a', 'INV-001'));
    keep({ draft: { ...draft, schedule }, options });
    keep(saveOf('a', 'INV-003'));
    const kept = waiting().map((entry) => entry.draft);
    expect(kept).toMatchObject([
      { saveKey: 'b', invoiceNumber: 'INV-002', schedule },
      { saveKey: 'a', invoiceNumber: 'INV-003' },
    ]);
  });

  it('returns to its position if discarding it is undone', () => {
    const { storage, keep, waiting, keys } = open();
    for (const key of ['a', 'b']) keep(saveOf(key));
    const before = waiting();
    const undo = discardInvoice(storage, 'u1', 'a');
    expect(keys()).toEqual(['b']);
    vi.advanceTimersByTime(1);
    undo();
    expect(waiting()).toEqual(before);
  });

  it('knows which invoice it changes, and is dropped if it lost that or can’t be read', () => {
    const { storage, keep, waiting } = open();
    const save = saveOf('a');
    keep({ ...save, options: { ...options, edit } });
    const broken = { options: { ...options, edit: { invoiceId: 'i1' } } };
    const texts = { b: '1', c: '{"items":7}', d: '{broken' };
    const all = { ...texts, e: JSON.stringify({ ...save.draft, outbox: broken }) };
    for (const [key, text] of Object.entries(all)) {
      storage.setItem(`${userDraftKey('u1')}:${key}`, text);
    }
    expect(waiting().map((entry) => entry.options.edit)).toEqual([edit]);
  });

  it('is missing if the device doesn’t store it', () => {
    expect(open(memoryStorage(10)).keep(saveOf('a'))).toBe(false);
  });

  it('gives up its number for the next free one, unless it changes an invoice', () => {
    expect(sendingOptions(options).guestWaiting).toBe(true);
    expect(sendingOptions({ ...options, edit })).toEqual({ ...options, edit });
  });
});

describe('an invoice that was sent', () => {
  const refusal: SaveRefusal = { outcome: 'number-taken', invoiceNumber: 'INV-7' };

  it('leaves the outbox, stays with the reason why it was refused, or stays discarded', () => {
    const { storage, keep, waiting } = open();
    const [a, b, c] = [saveOf('a'), saveOf('b'), saveOf('c')];
    for (const save of [a, b, c]) keep(save);
    settleInvoice(storage, 'u1', a, null);
    settleInvoice(storage, 'u1', b, refusal);
    removeInvoice(storage, 'u1', 'c');
    settleInvoice(storage, 'u1', c, refusal);
    const kept = waiting().map((entry) => [entry.draft.saveKey, entry.refusal]);
    expect(kept).toEqual([['b', refusal]]);
  });

  it.each(['Wrong number', null, { outcome: 'new' }])(
    'stays refused even if the reason can’t be read: %j',
    (kept) => {
      const { storage, keep, waiting } = open();
      keep(saveOf('a'));
      const [[name, text]] = [...storage.entries] as [[string, string]];
      const stored = JSON.parse(text);
      const outbox = { ...stored.outbox, refusal: kept };
      storage.setItem(name, JSON.stringify({ ...stored, outbox }));
      expect(waiting()).toMatchObject([{ refusal: { outcome: 'refused', message: '' } }]);
    },
  );
});

describe('settings changed offline', () => {
  const logo = 'data:image/png;base64,AA';
  const us = { changes: { businessName: 'Wren', phone: '1', logo }, country: 'us' };
  let storage: ReturnType<typeof memoryStorage>;
  const add = (post: object) => {
    vi.advanceTimersByTime(1);
    return addSettings(storage, 'ana', post as SettingsChange);
  };
  /** Removes what was sent of the first or a later save. */
  const saved = (at = 0) => {
    const [sent] = waiting().slice(at);
    if (sent) removeSettings(storage, 'ana', sent.changes);
  };
  const waiting = () => loadSettings(storage, 'ana').map(({ id: _, ...entry }) => entry);
  const refusal = { fields: ['postalCode'] };
  const refuse = (at: number) => {
    const [sent] = loadSettings(storage, 'ana').slice(at);
    if (sent) refuseSettings(storage, 'ana', sent, refusal);
  };
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('wait as one save, with the newest value of each field', () => {
    add(us);
    const language = { invoiceLanguage: 'ru' };
    add({ changes: { phone: '2', website: 'wren.example', ...language }, country: 'us' });
    expect(waiting()).toEqual([
      {
        changes: { businessName: 'Wren', phone: '2', website: 'wren.example', logo, ...language },
        country: 'us',
      },
    ]);
    expect(loadSettings(storage, 'bo')).toEqual([]);
  });

  it('wait as one save per country whose rules apply, oldest first', () => {
    add({ changes: { checkPayeeName: 'Wren Ltd', phone: '1' }, country: 'us' });
    add({ changes: { phone: '2' }, country: 'uk' });
    add({ changes: { phone: '3' }, country: 'us' });
    expect(waiting()).toEqual([
      { changes: { checkPayeeName: 'Wren Ltd', phone: '1' }, country: 'us' },
      { changes: { phone: '2' }, country: 'uk' },
      { changes: { phone: '3' }, country: 'us' },
    ]);
  });

  it('without any change don’t wait', () => {
    expect(add({ changes: {}, country: 'us' })).toBe(true);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('that are saved are removed, and changes made during the save are kept', () => {
    add(us);
    const [sent] = waiting();
    add({ changes: { phone: '2', signature: null }, country: 'us' });
    if (sent) removeSettings(storage, 'ana', sent.changes);
    expect(waiting()).toEqual([{ changes: { phone: '2', signature: null }, country: 'us' }]);
    saved();
    expect(waiting()).toEqual([]);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('are removed when newer ones are saved', () => {
    add(us);
    add({ changes: { phone: '2' }, country: 'uk' });
    removeSettings(storage, 'ana', { phone: '3', logo: null }, true);
    expect(waiting()).toEqual([{ changes: { businessName: 'Wren' }, country: 'us' }]);
  });

  it('that were refused keep the reason, separately per save, until they are changed', () => {
    add({ changes: { postalCode: 'x', phone: '1' }, country: 'us' });
    add({ changes: { website: 'wren.example' }, country: 'uk' });
    refuse(0);
    expect(waiting().map((save) => save.refusal)).toEqual([refusal, undefined]);
    refuse(1);
    add({ changes: { website: 'finch.example' }, country: 'uk' });
    expect(waiting().map((save) => save.refusal)).toEqual([refusal, undefined]);
    // A field saved in another form is no longer refused; the rest is sent again.
    removeSettings(storage, 'ana', { postalCode: '10001' }, true);
    expect(waiting()).toEqual([
      { changes: { phone: '1' }, country: 'us' },
      { changes: { website: 'finch.example' }, country: 'uk' },
    ]);
  });

  it('are not marked refused if they were changed during the save', () => {
    add({ changes: { postalCode: 'x' }, country: 'us' });
    const [sent] = loadSettings(storage, 'ana');
    add({ changes: { postalCode: '10001' }, country: 'us' });
    if (sent) refuseSettings(storage, 'ana', sent, refusal);
    expect(waiting()).toEqual([{ changes: { postalCode: '10001' }, country: 'us' }]);
  });

  it.each([
    '{',
    '7',
    '{"changes":{"phone":"5"},"country":"us"}',
    '{"id":"1","changes":7,"country":"us"}',
    '{"id":"1","changes":{"phone":5},"country":"us"}',
    '{"id":"1","changes":{"phone":"5"},"country":"de"}',
  ])('that can’t be read are removed: %s', (text) => {
    storage.setItem(`${waitingSettingsKey('ana')}:1`, text);
    expect(waiting()).toEqual([]);
    expect(loadOutboxStatus(storage, 'ana').settings).toBe(false);
  });

  it('keep only valid pictures and reasons', () => {
    const [phone, country] = [{ phone: '5' }, 'us'];
    const broken = { changes: { ...phone, logo: 5, other: logo }, country, refusal: { said: 5 } };
    const changes = { ...phone, logo, signature: null };
    const odd = { changes, country, refusal: { fields: [7, 'phone'], said: 5 } };
    for (const [at, entry] of [broken, odd].entries()) {
      const id = String(at + 1);
      storage.setItem(`${waitingSettingsKey('ana')}:${id}`, JSON.stringify({ id, ...entry }));
    }
    expect(waiting()).toEqual([
      { changes: phone, country },
      { changes, country, refusal: { fields: ['phone'] } },
    ]);
  });

  it('keep which fields were refused, and messages that only the server has', () => {
    const wrong = (field: string) => ({
      outcome: 'invalid' as const,
      issues: [{ field, message: 'Wrong' }],
      toast: 'Please fix it',
    });
    expect(settingsRefusalOf(wrong('postalCode'))).toEqual({ fields: ['postalCode'] });
    expect(settingsRefusalOf(wrong('logo'))).toEqual({ fields: ['logo'], said: 'Please fix it' });
    expect(settingsRefusalOf({ outcome: 'refused', message: 'No' })).toEqual({
      fields: [],
      said: 'No',
    });
  });

  it('are not stored if there is no room', () => {
    storage = memoryStorage(10);
    expect(add(us)).toBe(false);
  });
});

it('the pending changes are counted for their user, and removed by signing out', () => {
  const storage = memoryStorage();
  putInvoice(storage, 'ana', saveOf('a'));
  addSettings(storage, 'ana', { changes: { phone: '1' }, country: 'us' });
  storage.setItem('billwren_guest_draft', '{}');
  const none = { waiting: 0, refused: 0, settings: false };
  expect(loadOutboxStatus(storage, 'ana')).toEqual({ waiting: 1, refused: 0, settings: true });
  expect(loadOutboxStatus(storage, 'bo')).toEqual(none);
  clearUsers(storage);
  expect(loadOutboxStatus(storage, 'ana')).toEqual(none);
  expect(storage.getItem('billwren_guest_draft')).toBe('{}');
});
