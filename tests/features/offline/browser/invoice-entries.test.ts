import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveRefusal } from '#app/domain/invoices/save-answer.ts';
import { userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import {
  type InvoiceEntry,
  loadInvoices,
  putInvoice,
  removeInvoice,
} from '#app/features/offline/ui/invoice-entries.client.ts';
import {
  discardInvoice,
  sendInvoices,
  sendingOptions,
} from '#app/features/offline/ui/waiting-invoices.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

function saveOf(saveKey: string, invoiceNumber = 'INV-001'): InvoiceEntry {
  const draft = emptyDraft('us', { today: '2026-03-15', saveKey, itemId: 'item-1', invoiceNumber });
  return { draft, options: { country: 'us', guestWaiting: false } };
}

const saved: SaveAnswer = {
  outcome: 'saved',
  id: 'i1',
  invoiceNumber: 'INV-001',
  numberAssigned: false,
  version: 1,
};

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

describe('sending the outbox', () => {
  async function send(box: ReturnType<typeof open>, answers: SaveAnswer[] = []) {
    const sent: string[] = [];
    const settled: string[] = [];
    const last = await sendInvoices(
      box.storage,
      'u1',
      async ({ draft }) => {
        sent.push(draft.saveKey);
        return answers.shift() ?? saved;
      },
      ({ draft }, answer) => {
        settled.push(`${draft.saveKey} ${answer.outcome}`);
      },
    );
    return { sent, settled, last };
  }

  it('starts with the oldest, and empties it', async () => {
    const box = open();
    for (const key of ['a', 'b']) box.keep(saveOf(key));
    expect(await send(box)).toEqual({
      sent: ['a', 'b'],
      settled: ['a saved', 'b saved'],
      last: 'saved',
    });
    expect(box.storage.entries.size).toBe(0);
  });

  it.each<SaveAnswer>([{ outcome: 'unreachable' }, { outcome: 'sign-in-needed' }])(
    'stops if there was no decision, and keeps the rest: $outcome',
    async (answer) => {
      const box = open();
      for (const key of ['a', 'b', 'c']) box.keep(saveOf(key));
      const { sent, settled, last } = await send(box, [saved, answer]);
      expect({ sent, settled }).toEqual({ sent: ['a', 'b'], settled: ['a saved'] });
      expect(last).toBe(answer.outcome);
      expect(box.keys()).toEqual(['b', 'c']);
    },
  );

  const issue = { field: 'clientName', group: 'client', message: 'Missing' } as const;

  it.each<[SaveAnswer, SaveRefusal]>([
    [{ outcome: 'limit-reached' }, { outcome: 'limit-reached' }],
    [
      { outcome: 'refused', message: 'No' },
      { outcome: 'refused', message: 'No' },
    ],
    [{ outcome: 'changed-elsewhere', id: 'i1', version: 2 }, { outcome: 'changed-elsewhere' }],
    [
      { outcome: 'number-taken', invoiceNumber: 'INV-7' },
      { outcome: 'number-taken', invoiceNumber: 'INV-7' },
    ],
    [
      { outcome: 'invalid', issues: [issue, issue] },
      { outcome: 'invalid', count: 2 },
    ],
  ])(
    'keeps a refused one with its code, for the user to decide, and sends the rest: %j',
    async (answer, refusal) => {
      const box = open();
      for (const key of ['a', 'b']) box.keep(saveOf(key));
      const { settled } = await send(box, [answer, saved]);
      expect(settled).toEqual([`a ${answer.outcome}`, 'b saved']);
      expect(box.waiting().map(({ draft, refusal }) => [draft.saveKey, refusal])).toEqual([
        ['a', refusal],
      ]);
      // It isn't sent again automatically.
      expect((await send(box)).sent).toEqual([]);
    },
  );

  it.each(['Wrong number', null, { outcome: 'new' }])(
    'keeps one as refused even if the reason can’t be read: %j',
    async (kept) => {
      const box = open();
      box.keep(saveOf('a'));
      const [[name, text]] = [...box.storage.entries] as [[string, string]];
      const stored = JSON.parse(text);
      const outbox = { ...stored.outbox, refusal: kept };
      box.storage.setItem(name, JSON.stringify({ ...stored, outbox }));
      const refusal = { outcome: 'refused', message: '' };
      expect(box.waiting().map((entry) => entry.refusal)).toEqual([refusal]);
      expect((await send(box)).sent).toEqual([]);
    },
  );

  it('skips what was removed in the meantime', async () => {
    const box = open();
    for (const key of ['a', 'b']) box.keep(saveOf(key));
    const sent: string[] = [];
    const first = async ({ draft }: InvoiceEntry) => {
      sent.push(draft.saveKey);
      removeInvoice(box.storage, 'u1', 'b');
      return saved;
    };
    await sendInvoices(box.storage, 'u1', first, () => undefined);
    expect(sent).toEqual(['a']);
  });
});
