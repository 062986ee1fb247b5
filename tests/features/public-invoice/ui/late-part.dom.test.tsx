import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LatePart } from '#app/features/public-invoice/ui/late-part.tsx';
import { invoiceParts } from '#app/features/public-invoice/ui/late-parts.ts';
import { LatePartsContext } from '#app/ui/loading/late-part.tsx';
import { sampleSheet } from '#tests/fixtures/sheets.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sheet = sampleSheet({ number: 'INV-7' });
const working = { title: 'Show calculation', blocks: [] };
const part = (shown = sheet) => <LatePart name="sheet" props={{ sheet: shown, working }} />;

function drawByServer(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <LatePartsContext.Provider value={invoiceParts}>{part()}</LatePartsContext.Provider>,
  );
  return container;
}

test('server-rendered elements are kept as the same elements', async () => {
  const container = drawByServer();
  const heading = container.querySelector('h1');
  expect(heading?.textContent).toContain('INV-7');
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => void errors.push(error);
  await act(async () => hydrateRoot(container, part(), { onRecoverableError }));
  expect(container.querySelector('h1')).toBe(heading);
  expect(errors).toEqual([]);
});

test('other data is rendered by the browser', async () => {
  const container = drawByServer();
  const root = await act(async () => hydrateRoot(container, part()));
  await act(async () => root.render(part(sampleSheet({ number: 'INV-8' }))));
  await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toContain('INV-8'));
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

test('HTML whose data a document leaves out is kept until the data come', async () => {
  const container = drawByServer();
  const heading = container.querySelector('h1');
  const bare = <LatePart name="sheet" props={undefined} />;
  const root = await act(async () => hydrateRoot(container, bare));
  expect(container.querySelector('h1')).toBe(heading);
  await act(async () => root.render(part(sampleSheet({ number: 'INV-8' }))));
  await vi.waitFor(() => expect(container.querySelector('h1')?.textContent).toContain('INV-8'));
});
