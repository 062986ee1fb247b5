import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { clearUsers } from '#app/features/account/ui/clear-user-data.client.ts';
import { userDrafts } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { inFormOrder } from '#app/features/invoice-form/ui/draft-state.ts';
import {
  openDraftStore,
  type StoredDraft,
} from '#app/features/invoice-form/ui/draft-store.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

const today = '2026-03-15';
const now = { country: 'us', today } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draftOf(name: string, made: Partial<StoredDraft> = {}): StoredDraft {
  const draft = emptyDraft('us', { today, saveKey: `key of ${name}`, itemId: 'item-1' });
  return { draft: { ...draft, clientName: name }, country: 'us', suggestedNumber: null, ...made };
}

const outbox = { options: { country: 'us', guestWaiting: false } } as const;
const refusal = { outcome: 'limit-reached' } as const;
const isTyped = ({ outbox }: StoredDraft) => !outbox;

function openDrafts(storage = memoryStorage()) {
  const store = openDraftStore(userDrafts(storage, 'ana'), now);
  const shown = () => inFormOrder(store.list()).map(({ draft }) => draft.clientName);
  const save = (name: string, made?: Partial<StoredDraft>) => {
    vi.advanceTimersByTime(1);
    return store.save(draftOf(name, made));
  };
  const clear = (name: string) => store.removeKnown(`key of ${name}`);
  return { storage, store, shown, save, clear };
}

describe('a user’s drafts', () => {
  it('exist side by side, the last one first, until each is done', () => {
    const { shown, save, clear } = openDrafts();
    for (const name of ['first', 'second', 'third', 'second']) save(name);
    expect(shown()).toEqual(['second', 'third', 'first']);
    clear('second');
    expect(shown()).toEqual(['third', 'first']);
  });

  it('that are queued belong to no form, and refused ones come after what is typed', () => {
    const { shown, save } = openDrafts();
    save('typed');
    save('waiting', { outbox });
    save('refused', { outbox: { ...outbox, refusal } });
    expect(shown()).toEqual(['typed', 'refused']);
  });

  it('from another tab are found until this one reads them', () => {
    const { storage, store, save } = openDrafts();
    const tab = openDrafts(storage).store;
    save('typed');
    expect(tab.findNewer(null, isTyped)?.draft.clientName).toBe('typed');
    expect(tab.findNewer('key of another')).toBeNull();
    tab.list();
    expect(tab.findNewer(null, isTyped)).toBeNull();
    save('waiting', { outbox });
    save('refused', { outbox: { ...outbox, refusal } });
    expect(tab.findNewer(null, isTyped)).toBeNull();
    expect(tab.findNewer('key of waiting')?.draft.clientName).toBe('waiting');
    expect(store.findNewer('key of waiting')).toBeNull();
  });

  it('are unchanged if the device has no room for more', () => {
    const { storage, save, shown } = openDrafts(memoryStorage(3000));
    save('first');
    const before = [...storage.entries];
    expect(save('x'.repeat(3000))).toBe(false);
    expect([...storage.entries]).toEqual(before);
    expect(shown()).toEqual(['first']);
  });

  it('are removed by signing out', () => {
    const { storage, save } = openDrafts();
    save('first');
    save('waiting', { outbox });
    clearUsers(storage);
    expect(storage.entries.size).toBe(0);
  });
});
