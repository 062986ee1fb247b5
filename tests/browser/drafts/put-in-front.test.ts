import { expect, it } from 'vitest';
import { forgetUserDrafts, userDraftKey } from '#app/browser/drafts/draft-keys.client.ts';
import { openDraftStore, type StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import { emptyDraft } from '#app/domain/invoices/draft.ts';
import { memoryStorage } from '../memory-storage.ts';

const today = '2026-03-15';
const key = userDraftKey('ana');

function draftOf(clientName: string): StoredDraft {
  const draft = emptyDraft('us', { today, saveKey: 'key', itemId: 'item-1' });
  return { draft: { ...draft, clientName }, country: 'us', suggestedNumber: null };
}

function openPlace(storage = memoryStorage()) {
  const store = openDraftStore({ storage, key, newId: () => '' });
  const shown = () => store.load({ country: 'us', today })?.draft.clientName ?? null;
  const put = (name: string) => store.putInFront(draftOf(name));
  return { storage, store, shown, put };
}

it('drafts step aside one behind the other, and come back when the place is free', () => {
  const { store, shown, put } = openPlace();
  for (const name of ['first', 'second', 'third']) expect(put(name)).toBe(true);
  store.takeBack();
  expect(shown()).toBe('third');
  for (const name of ['second', 'first', null]) {
    store.clear();
    store.takeBack();
    expect(shown()).toBe(name);
  }
});

it('without room for both nothing changes', () => {
  const { storage, shown, put } = openPlace(memoryStorage(3000));
  put('first');
  const before = [...storage.entries];
  expect(put('x'.repeat(3000))).toBe(false);
  expect([...storage.entries]).toEqual(before);
  expect(shown()).toBe('first');
});

it('what stepped aside goes with a sign-out', () => {
  const { storage, put } = openPlace();
  put('first');
  put('second');
  forgetUserDrafts(storage);
  expect(storage.entries.size).toBe(0);
});
