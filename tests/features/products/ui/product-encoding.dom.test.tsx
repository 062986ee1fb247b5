import { act } from 'react';
import { expect, test } from 'vitest';
import { ImportDialog } from '#app/features/products/ui/import-dialog.tsx';
import { aMoment, enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

async function sees(text: string) {
  for (let left = 1000; left > 0 && !document.body.textContent?.includes(text); left -= 1) {
    await act(() => aMoment(4));
  }
  expect(document.body.textContent).toContain(text);
}

test('a product file with an uncertain encoding is read in the encoding that the user chooses', async () => {
  await openScreenInDom(
    <ImportDialog open currency="USD" onClose={() => undefined} onImported={() => undefined} />,
  );
  // Czech in Windows-1250: "Dvo\xf8\xe1k" is "Dvořák", or "Dvoøák" in Windows-1252.
  const rows = 'name,price\nDvo\xf8\xe1k,1\nP\xf8\xedbram,2\n';
  const bytes = Uint8Array.from([...rows].map((char) => char.charCodeAt(0)));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  Object.defineProperty(input, 'files', { value: [new File([bytes], 'tea.csv')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await sees('Dvoøák');
  const select = [...document.querySelectorAll('select')].find(({ name }) => name === 'encoding');
  if (!select) throw new Error('The encoding is not asked');
  await act(async () => enter(select, 'windows-1250'));
  await sees('Dvořák');
  expect(document.body.textContent).toContain('2 products will be imported');
});
