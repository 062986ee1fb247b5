import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import type { SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import {
  type InvoiceEntry,
  loadInvoices,
  putInvoice,
  removeInvoice,
} from '#app/features/offline/ui/invoice-entries.client.ts';
import {
  discardInvoice,
  sendingOptions,
  settleInvoice,
} from '#app/features/offline/ui/waiting-invoices.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

function saveOf(saveKey: string, invoiceNumber = 'INV-001'): InvoiceEntry {
  const draft = emptyDraft('us', { today: '2026-03-15', saveKey, itemId: 'item-1', invoiceNumber });
  return { draft, options: { country: 'us', guestWaiting: false } };
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
  it('survives a reload, oldest first, and the same key replaces it', () => {
    const { keep, waiting } = open();
    keep(saveOf('a', 'INV-001'));
    keep(saveOf('b', 'INV-002'));
    keep(saveOf('a', 'INV-003'));
    expect(waiting().map(({ draft }) => [draft.saveKey, draft.invoiceNumber])).toEqual([
      ['b', 'INV-002'],
      ['a', 'INV-003'],
    ]);
  });

  it('keeps its schedule', () => {
    const { keep, waiting } = open();
    const schedule = [{ label: 'Deposit', amount: '30%', due: 'invoiceDate' }];
    const save = saveOf('a');
    keep({ ...save, draft: { ...save.draft, schedule } });
    expect(waiting()[0]?.draft.schedule).toEqual(schedule);
  });

  it('returns to its position if discarding it is undone', () => {
    const { storage, keep, waiting, keys } = open();
    keep(saveOf('a', 'INV-001'));
    keep(saveOf('b', 'INV-002'));
    const before = waiting();
    const undo = discardInvoice(storage, 'u1', 'a');
    expect(keys()).toEqual(['b']);
    vi.advanceTimersByTime(1);
    undo();
    expect(waiting()).toEqual(before);
  });

  it('knows which invoice it changes, and is dropped if it lost that', () => {
    const { storage, keep, waiting } = open();
    const save = saveOf('a');
    const edit = { invoiceId: 'i1', version: 5 };
    keep({ ...save, options: { ...save.options, edit } });
    expect(waiting().map(({ options }) => options.edit)).toEqual([edit]);
    const broken = { options: { ...save.options, edit: { invoiceId: 'i1' } } };
    storage.setItem(`${userDraftKey('u1')}:a`, JSON.stringify({ ...save.draft, outbox: broken }));
    expect(waiting()).toEqual([]);
  });

  it('is missing if the device doesn’t store it', () => {
    expect(open(memoryStorage(10)).keep(saveOf('a'))).toBe(false);
  });

  it('is dropped if it can’t be read', () => {
    const { storage, keep, keys } = open();
    keep(saveOf('a'));
    for (const [key, text] of Object.entries({ b: '1', c: '{"items":7}', d: '{broken' })) {
      storage.setItem(`${userDraftKey('u1')}:${key}`, text);
    }
    expect(keys()).toEqual(['a']);
  });

  it('gives up its number for the next free one, unless it changes an invoice', () => {
    const options = { country: 'us', guestWaiting: false } as const;
    expect(sendingOptions(options).guestWaiting).toBe(true);
    const edit = { invoiceId: 'i1', version: 5 };
    expect(sendingOptions({ ...options, edit })).toEqual({ ...options, edit });
  });
});

describe('an invoice that was sent', () => {
  const refusal: SaveRefusal = { outcome: 'number-taken', invoiceNumber: 'INV-7' };

  it('leaves the outbox, or stays with the reason why it was refused', () => {
    const { storage, keep, waiting } = open();
    const [a, b] = [saveOf('a'), saveOf('b')];
    for (const save of [a, b]) keep(save);
    settleInvoice(storage, 'u1', a, null);
    settleInvoice(storage, 'u1', b, refusal);
    expect(waiting().map(({ draft, refusal }) => [draft.saveKey, refusal])).toEqual([
      ['b', refusal],
    ]);
  });

  it('stays removed if it was discarded in the meantime', () => {
    const { storage, keep, keys } = open();
    const save = saveOf('a');
    keep(save);
    removeInvoice(storage, 'u1', 'a');
    settleInvoice(storage, 'u1', save, refusal);
    expect(keys()).toEqual([]);
  });

  it.each(['Wrong number', null, { outcome: 'new' }])(
    'stays refused even if the reason can’t be read: %j',
    (kept) => {
      const box = open();
      box.keep(saveOf('a'));
      const [[name, text]] = [...box.storage.entries] as [[string, string]];
      const stored = JSON.parse(text);
      const outbox = { ...stored.outbox, refusal: kept };
      box.storage.setItem(name, JSON.stringify({ ...stored, outbox }));
      expect(box.waiting().map((entry) => entry.refusal)).toEqual([
        { outcome: 'refused', message: '' },
      ]);
    },
  );
});
