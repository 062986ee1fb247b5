import { act, useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { type FormDraft, useFormDraft } from '#app/features/invoice-form/ui/use-form-draft.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const defaults: FormDefaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' };

/** Long enough for typed text to be stored. */
const storedAfterMs = 250;

beforeEach(() => window.localStorage.clear());

/** A form in a page with the effects of its draft. */
async function openForm(startsAs: string | null = null) {
  const asked: string[] = [];
  let form: FormDraft | undefined;
  let signIn: (userId: string) => void = () => undefined;
  function Form() {
    const [userId, setUserId] = useState(startsAs);
    signIn = setUserId;
    form = useFormDraft({
      country: 'us',
      today: '2026-03-15',
      isDayKnown: true,
      userId,
      defaults,
      clients: [],
      products: [],
      opened: null,
      form: useRef(null),
      onOpened: ({ kind }) => asked.push(kind),
      onNotStored: () => asked.push('not kept'),
      onUnreadable: () => asked.push('unreadable'),
      onConflict: () => asked.push('conflict'),
      onCalledBack: () => asked.push('called back'),
    });
    return <p>{form.draft.clientName}</p>;
  }
  const { place, pass } = await openScreenInDom(<Form />);
  return {
    asked,
    shown: () => place.textContent,
    /** Types and waits until it is stored. */
    type: async (value: string) => {
      await act(async () => form?.change({ type: 'set', name: 'clientName', value }));
      await pass(storedAfterMs);
    },
    signIn: (userId: string) => act(async () => signIn(userId)),
    do: (work: (form: FormDraft) => void) => act(async () => void (form && work(form))),
  };
}

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
  const form = await openForm();
  await form.type('Finch');
  expect(stored(guestDraftKey)?.clientName).toBe('Finch');
  const next = await openForm();
  expect([next.shown(), next.asked]).toEqual(['Finch', ['restored']]);
});

test('what was typed just before leaving the page is stored', async () => {
  const form = await openForm();
  await form.do(({ change }) => change({ type: 'set', name: 'clientName', value: 'Finch' }));
  expect(stored(guestDraftKey)).toBe(null);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored(guestDraftKey)?.clientName).toBe('Finch');
});

test('a form without changes follows another tab, one with changes asks before it overwrites', async () => {
  const typing = await openForm();
  await typing.type('Finch');
  const reading = await openForm();
  await typeInAnotherTab('Heron');
  expect([typing.shown(), reading.shown()]).toEqual(['Finch', 'Heron']);
  await typing.type('Finch & Sons');
  expect(typing.asked).toEqual(['fresh', 'conflict']);
  expect(stored(guestDraftKey)?.clientName).toBe('Heron');
  await typing.do((form) => form.keep());
  expect(stored(guestDraftKey)?.clientName).toBe('Finch & Sons');
});

test('a guest’s input becomes the draft of the user who signs in on the page', async () => {
  const form = await openForm();
  await form.type('Finch');
  const key = stored(guestDraftKey)?.saveKey;
  await form.signIn('u1');
  expect(form.shown()).toBe('Finch');
  expect(stored(guestDraftKey)).toBe(null);
  expect(stored(`${userDraftKey('u1')}:${key}`)?.clientName).toBe('Finch');
});

test('a guest’s stored draft comes before the user’s own, which returns when it is done', async () => {
  await (await openForm('u1')).type('Owl');
  await (await openForm()).type('Finch');
  const form = await openForm('u1');
  expect([form.shown(), form.asked]).toEqual(['Finch', ['restored']]);
  await form.do(({ forget }) => forget());
  expect((await openForm('u1')).shown()).toBe('Owl');
});

test('an unreadable draft is reported and removed', async () => {
  window.localStorage.setItem(guestDraftKey, '{"items":7}');
  const form = await openForm();
  expect(form.asked).toEqual(['unreadable', 'fresh']);
  expect(stored(guestDraftKey)).toBe(null);
});
