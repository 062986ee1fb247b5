import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  type Selection,
  SendSelectionDialog,
} from '#app/features/sending/ui/send-selection-dialog.tsx';
import { aMoment } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

type Posted = { intent: string; documents: { invoiceId: string; idempotencyKey: string }[] };

/** Opens the dialog for this many invoices; the server refuses the given ones, and answers when `answer` is called. */
async function openDialog(count: number, unsent: { number: string; reason: string }[] = []) {
  const ids = Array.from({ length: count }, (_, at) => `id-${at}`);
  const posts: Posted[] = [];
  const waiting: ((isAway: boolean) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const posted: Posted = JSON.parse(body);
    posts.push(posted);
    const sent = posted.documents.length;
    const answer =
      posted.intent === 'check-selected'
        ? { outcome: 'checked', ready: ids.slice(unsent.length), sentBefore: 0, unsent }
        : { outcome: 'sent-selected', sent, unsent: [] };
    return new Promise((resolve, reject) => {
      waiting.push((isAway) =>
        isAway ? reject(new TypeError('Failed to fetch')) : resolve(Response.json(answer)),
      );
    });
  });
  function Page() {
    const [selection, setSelection] = useState<Selection | null>({ kind: 'invoice', ids });
    return <SendSelectionDialog selection={selection} onClose={() => setSelection(null)} />;
  }
  await openScreenInDom(<Page />);
  const dialog = () => document.querySelector('[role="dialog"]');
  return {
    posts,
    /** The keys of each document in the posts that send. */
    keysOf: (id: string) =>
      posts
        .filter(({ intent }) => intent === 'send-selected')
        .flatMap(({ documents }) => documents.filter(({ invoiceId }) => invoiceId === id))
        .map(({ idempotencyKey }) => idempotencyKey),
    answer: (isAway = false) =>
      act(async () => {
        waiting.shift()?.(isAway);
        await aMoment();
      }),
    press: (name: string) =>
      act(async () => {
        const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
        buttons.find(({ textContent }) => textContent === name)?.click();
      }),
    text: () => dialog()?.textContent ?? null,
    announced: () => dialog()?.querySelector('[role="status"]')?.textContent,
    progress: () => {
      const bar = dialog()?.querySelector('progress');
      return bar ? [bar.value, bar.max] : null;
    },
  };
}

test('before anything is sent, it shows what can’t be and why', async () => {
  const unsent = [
    { number: 'A-1', reason: 'No email address' },
    { number: 'A-2', reason: 'Void' },
    { number: 'A-3', reason: 'No email address' },
  ];
  const { answer, text, posts, announced } = await openDialog(5, unsent);
  expect(announced()).toBe('Checking addresses');
  await answer();
  expect(text()).toContain('Send 2 invoices');
  expect(text()).toContain('No email addressA-1, A-3');
  expect(text()).toContain('VoidA-2');
  expect(posts.map(({ intent }) => intent)).toEqual(['check-selected']);
});

test('it sends in small requests, shows the progress and closes at the end', async () => {
  const { answer, press, progress, announced, posts, text } = await openDialog(25);
  await answer();
  await press('Send');
  expect(announced()).toBe('Sending 25 emails');
  expect(progress()).toEqual([0, 25]);
  await press('Send');
  await answer();
  expect(progress()).toEqual([10, 25]);
  await answer();
  expect(progress()).toEqual([20, 25]);
  await answer();
  expect(text()).toBeNull();
  const sent = posts.slice(1).flatMap(({ documents }) => documents.map((each) => each.invoiceId));
  expect(sent).toHaveLength(25);
  expect(new Set(sent).size).toBe(25);
});

test('stopping sends no more, says how many went out, and the rest can follow', async () => {
  const { answer, press, announced, posts, text, keysOf } = await openDialog(25);
  await answer();
  await press('Send');
  await answer();
  await press('Cancel');
  await answer();
  expect(announced()).toBe('20 sent, 5 not sent');
  expect(posts).toHaveLength(3);
  await press('Send the rest');
  await answer();
  expect(text()).toBeNull();
  for (const id of ['id-0', 'id-19', 'id-24']) expect(keysOf(id)).toHaveLength(1);
});

test('after a lost answer it goes on with the same keys', async () => {
  const { answer, press, text, keysOf } = await openDialog(12);
  await answer();
  await press('Send');
  await answer();
  await answer(true);
  expect(text()).toContain('Sending stopped: no connection');
  expect(text()).toContain('Confirmed as sent: 10 of 12.');
  await press('Send the rest');
  await answer();
  expect(text()).toBeNull();
  const keys = keysOf('id-11');
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keysOf('id-0')).toHaveLength(1);
});

test('without a connection it doesn’t open', async () => {
  const { answer, text, posts } = await openDialog(2);
  await answer(true);
  expect(text()).toBeNull();
  expect(posts).toHaveLength(1);
});

test.each([0, 301])('%i documents aren’t sent at once', async (count) => {
  const { text, posts } = await openDialog(count);
  expect(text()).toBeNull();
  expect(posts).toEqual([]);
});
