import { describe, expect, it } from 'vitest';
import { openSaveQueue, optionsToWait, type WaitingSave } from '#app/browser/save-queue.client.ts';
import { saveQueueKey } from '#app/browser/waiting-work.client.ts';
import { emptyDraft } from '#app/domain/invoice/draft.ts';
import type { SaveAnswer } from '#app/domain/invoice/save-answer.ts';
import { memoryStorage } from './memory-storage.ts';

function saveOf(saveKey: string, invoiceNumber = 'INV-001'): WaitingSave {
  const draft = emptyDraft('us', { today: '2026-03-15', saveKey, itemId: 'item-1', invoiceNumber });
  return { draft, options: { country: 'us', guestWaiting: false }, isSent: false };
}

const saved: SaveAnswer = {
  outcome: 'saved',
  id: 'i1',
  invoiceNumber: 'INV-001',
  numberAssigned: false,
};

function open(answers: SaveAnswer[], storage = memoryStorage()) {
  const sent: string[] = [];
  const queue = openSaveQueue({
    storage,
    key: saveQueueKey('u1'),
    send: async (draft) => {
      sent.push(draft.saveKey);
      await Promise.resolve();
      return answers.shift() ?? saved;
    },
  });
  return { queue, sent, storage };
}

describe('sending', () => {
  it('the same save twice at once sends once, and both get the answer', async () => {
    const { queue, sent } = open([]);
    const save = saveOf('a');
    expect(await Promise.all([queue.send(save), queue.send(save)])).toEqual([saved, saved]);
    expect(sent).toEqual(['a']);
  });

  it('goes out again after an answer: the server makes one invoice per save key', async () => {
    const { queue, sent } = open([{ outcome: 'unreachable' }]);
    expect(await queue.send(saveOf('a'))).toEqual({ outcome: 'unreachable' });
    expect(await queue.send(saveOf('a'))).toEqual(saved);
    expect(sent).toEqual(['a', 'a']);
  });
});

describe('keeping', () => {
  it('survives a reload, oldest first, and the same key replaces', () => {
    const { queue, storage } = open([]);
    queue.keep(saveOf('a', 'INV-001'));
    queue.keep(saveOf('b', 'INV-002'));
    queue.keep(saveOf('a', 'INV-003'));
    const again = open([], storage).queue;
    expect(again.waiting().map(({ draft }) => [draft.saveKey, draft.invoiceNumber])).toEqual([
      ['b', 'INV-002'],
      ['a', 'INV-003'],
    ]);
  });

  it('keeps which invoice a save changes, and leaves out one that lost it', () => {
    const { queue, storage } = open([]);
    const save = saveOf('a');
    const edit = { invoiceId: 'i1', version: 5 };
    queue.keep({ ...save, options: { ...save.options, edit } });
    expect(queue.waiting().map(({ options }) => options.edit)).toEqual([edit]);
    const broken = { ...save, options: { ...save.options, edit: { invoiceId: 'i1' } } };
    storage.setItem(saveQueueKey('u1'), JSON.stringify([broken]));
    expect(queue.waiting()).toEqual([]);
  });

  it('says when the device does not take it', () => {
    expect(open([], memoryStorage(10)).queue.keep(saveOf('a'))).toBe(false);
  });

  it('leaves out what cannot be read', () => {
    const { queue, storage } = open([]);
    queue.keep(saveOf('a'));
    const kept = JSON.parse(storage.getItem(saveQueueKey('u1')) ?? '[]');
    storage.setItem(saveQueueKey('u1'), JSON.stringify([1, { draft: {} }, ...kept, null]));
    expect(queue.waiting().map(({ draft }) => draft.saveKey)).toEqual(['a']);
    storage.setItem(saveQueueKey('u1'), '{broken');
    expect(queue.waiting()).toEqual([]);
  });
});

describe('the number of a save that waits', () => {
  const options = { country: 'us', guestWaiting: false } as const;
  const { draft } = saveOf('a');

  it('gives way to the next free one', () => {
    expect(optionsToWait(draft, options).guestWaiting).toBe(true);
  });

  it('stays where the draft may be an invoice already, or is a change of one', () => {
    const edited = { ...draft, earlierKey: 'lost' };
    expect(optionsToWait(edited, options).guestWaiting).toBe(false);
    const edit = { invoiceId: 'i1', version: 5 };
    expect(optionsToWait(draft, { ...options, edit })).toEqual({ ...options, edit });
  });
});

describe('sending what waits', () => {
  it('notes first that it is on its way: no answer does not mean that nothing was saved', async () => {
    const { queue, storage } = open([{ outcome: 'unreachable' }]);
    queue.keep(saveOf('a'));
    queue.keep(saveOf('b'));
    await queue.sendWaiting();
    expect(
      open([], storage)
        .queue.waiting()
        .map(({ isSent }) => isSent),
    ).toEqual([true, false]);
  });

  it('sends oldest first and empties the queue', async () => {
    const { queue, sent, storage } = open([]);
    queue.keep(saveOf('a'));
    queue.keep(saveOf('b'));
    const answers = await queue.sendWaiting();
    expect(sent).toEqual(['a', 'b']);
    expect(answers.map(({ answer }) => answer.outcome)).toEqual(['saved', 'saved']);
    expect(storage.entries.size).toBe(0);
  });

  it('ends where the network ends and keeps the rest', async () => {
    const { queue, sent } = open([saved, { outcome: 'unreachable' }]);
    for (const key of ['a', 'b', 'c']) queue.keep(saveOf(key));
    await queue.sendWaiting();
    expect(sent).toEqual(['a', 'b']);
    expect(queue.waiting().map(({ draft }) => draft.saveKey)).toEqual(['b', 'c']);
  });

  it.each<SaveAnswer>([{ outcome: 'limit-reached' }, { outcome: 'refused', message: 'No' }])(
    'keeps what was refused, for the user to decide on, and sends the rest: $outcome',
    async (answer) => {
      const { queue } = open([answer, saved]);
      queue.keep(saveOf('a'));
      queue.keep(saveOf('b'));
      await queue.sendWaiting();
      expect(queue.waiting().map(({ draft }) => draft.saveKey)).toEqual(['a']);
    },
  );
});
