import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { openFormInDom } from './form-in-dom.tsx';

beforeEach(() => window.localStorage.clear());

function stored(key: string): { clientName: string; saveKey: string } | null {
  return JSON.parse(window.localStorage.getItem(key) ?? 'null');
}

/** Changes the guest's draft as another tab would. */
function typeInAnotherTab(clientName: string) {
  const draft = { ...stored(guestDraftKey), clientName };
  window.localStorage.setItem(guestDraftKey, JSON.stringify(draft));
  return act(async () => void window.dispatchEvent(new Event('storage')));
}

test('what is typed is stored, and the next form starts with it', async () => {
  const form = await openFormInDom();
  await form.type('Finch');
  expect(stored(guestDraftKey)?.clientName).toBe('Finch');
  const next = await openFormInDom();
  expect([next.shown(), next.messages()]).toEqual([
    'Finch',
    ['Your invoice data has been restored!'],
  ]);
});

test('what was typed just before leaving the page is stored', async () => {
  const form = await openFormInDom();
  await form.typeWithoutWaiting('Finch');
  expect(stored(guestDraftKey)).toBe(null);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored(guestDraftKey)?.clientName).toBe('Finch');
});

test('a form without changes follows another tab, one with changes asks before it overwrites', async () => {
  const typing = await openFormInDom();
  await typing.type('Finch');
  const reading = await openFormInDom();
  await typeInAnotherTab('Heron');
  expect([typing.shown(), reading.shown()]).toEqual(['Finch', 'Heron']);
  await typing.type('Finch & Sons');
  expect(typing.dialog()).toBe('in-another-tab');
  expect(stored(guestDraftKey)?.clientName).toBe('Heron');
  await typing.run((form) => form.resolve('this'));
  expect(stored(guestDraftKey)?.clientName).toBe('Finch & Sons');
});

test('a guest’s input becomes the draft of the user who signs in on the page', async () => {
  const form = await openFormInDom();
  await form.type('Finch');
  const key = stored(guestDraftKey)?.saveKey;
  await form.signIn('u1');
  expect(form.shown()).toBe('Finch');
  expect(stored(guestDraftKey)).toBe(null);
  expect(stored(`${userDraftKey('u1')}:${key}`)?.clientName).toBe('Finch');
});

test('a guest’s stored draft comes before the user’s own, which returns when it is done', async () => {
  await (await openFormInDom({ userId: 'u1' })).type('Owl');
  await (await openFormInDom()).type('Finch');
  const form = await openFormInDom({ userId: 'u1' });
  expect(form.shown()).toBe('Finch');
  await form.run(({ document }) => document.discard());
  expect((await openFormInDom({ userId: 'u1' })).shown()).toBe('Owl');
});

test('an unreadable draft is reported and removed', async () => {
  window.localStorage.setItem(guestDraftKey, '{"items":7}');
  const form = await openFormInDom();
  expect(form.messages()).toEqual(['Invoice data not found']);
  expect(stored(guestDraftKey)).toBe(null);
});
