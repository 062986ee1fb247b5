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
