import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ImportPage } from '#app/features/imports/ui/import-page.tsx';
import { aMoment, enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const table = `Nº;Fait le;Pour qui;Article;Prix;Combien;État
F-1;03/04/2026;Boulangerie;Dessin;10,50;2;Payée
F-2;05/06/2026;Boulangerie;Cartes;4,00;1;peut-être
`;
const answers = {
  source: 'Invoices',
  number: 'Nº (F-1)',
  date: 'Fait le (03/04/2026)',
  clientName: 'Pour qui (Boulangerie)',
  quantity: 'Combien (2)',
  price: 'Prix (10,50)',
  description: 'Article (Dessin)',
  status: 'État (Payée)',
  order: 'Day, month, year',
};

/** The page's controls by name, and its buttons by label. */
function controlsOf(place: HTMLElement) {
  const select = (name: string) => {
    const found = [...place.querySelectorAll('select')].find((each) => each.name === name);
    if (!found) throw new Error(`There is no question ${name}`);
    return found;
  };
  return {
    select,
    choose: (name: string, label: string) =>
      act(async () => {
        const option = [...select(name).options].find((each) => each.textContent === label);
        if (!option) throw new Error(`${name} cannot be ${label}`);
        enter(select(name), option.value);
      }),
    button: (name: string) =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name),
    chosen: (name: string) => select(name).selectedOptions[0]?.textContent,
    /** The error under a question. */
    wrong: (name: string) => {
      const ids = select(name).getAttribute('aria-describedby')?.split(' ') ?? [];
      const isMarked = select(name).getAttribute('aria-invalid') === 'true';
      return isMarked ? ids.map((id) => document.getElementById(id)?.textContent).join() : null;
    },
    press: (name: string) =>
      act(async () =>
        [...place.querySelectorAll('button')]
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
  };
}

/** Opens the import page with a chosen file; the server has none of its records, or is down. */
async function openImport(text: string | Uint8Array, first = 'Tell us about table.csv') {
  let isAway = false;
  const { place } = await openScreenInDom(
    <ImportPage page="ca" country="ca" today="2026-11-27" currency="CAD" isComplete />,
  );
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    const { invoices, products } = JSON.parse(body);
    return Response.json({
      outcome: 'looked',
      remaining: null,
      products: products.map(() => false),
      invoices: invoices.map(() => 'new'),
      clients: [],
    });
  });
  const sees = async (...texts: string[]) => {
    const isThere = () => texts.every((each) => place.textContent?.includes(each));
    for (let left = 1000; left > 0 && !isThere(); left -= 1) await act(() => aMoment(4));
    for (const each of texts) expect(place.textContent).toContain(each);
  };
  const give = async (name: string, content: string | Uint8Array) => {
    const input = place.querySelector('input');
    if (input?.type !== 'file') throw new Error('No file can be chosen');
    Object.defineProperty(input, 'files', { value: [new File([content as BlobPart], name)] });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await give('table.csv', text);
  await sees(first);
  return { ...controlsOf(place), place, sees, give, setAway: (away: boolean) => (isAway = away) };
}

async function answerAll({ choose }: { choose: (name: string, label: string) => Promise<void> }) {
  for (const [name, label] of Object.entries(answers)) await choose(name, label);
}

test('the form gets the focus, and a refused Continue marks required fields and focuses the first', async () => {
  const page = await openImport(table);
  expect(document.activeElement?.textContent).toBe('Tell us about table.csv');
  await page.press('Continue');
  const said = 'Select an option. We need your answer to read the file.';
  expect(page.wrong('source')).toBe(said);
  expect(document.activeElement).toBe(page.select('source'));

  await page.choose('source', answers.source);
  expect(page.wrong('source')).toBeNull();
  await page.choose('number', answers.number);
  await page.press('Continue');
  expect(document.activeElement).toBe(page.select('date'));
  const marked = [...page.place.querySelectorAll('[aria-invalid=true]')];
  expect(marked.map((each) => each.getAttribute('name'))).toEqual([
    'date',
    'clientName',
    'quantity',
  ]);
  expect(page.wrong('due')).toBeNull();
  await page.choose('date', answers.date);
  expect([page.wrong('date'), page.wrong('quantity')]).toEqual([null, said]);
});

test('answers can be changed from the report, and the earlier ones are kept', async () => {
  const page = await openImport(table);
  await answerAll(page);
  await page.press('Continue');
  await page.sees(
    'Invoices from another source. Nothing has been saved yet.',
    '1 new invoice',
    'Row 3, F-2: Unknown status “peut-être”. Use draft, sent,',
  );
  await page.press('Change your answers');
  expect(document.activeElement?.textContent).toBe('Tell us about table.csv');
  for (const [name, label] of Object.entries(answers)) expect(page.chosen(name)).toBe(label);
  await page.choose('status', 'Not in this file');
  await page.press('Continue');
  await page.sees('2 new invoices');
});

test('answers are kept if the file could not be compared, and can be submitted again', async () => {
  const page = await openImport(table);
  await answerAll(page);
  page.setAway(true);
  await page.press('Continue');
  await page.sees('We couldn’t check this file for duplicates');
  expect(page.chosen('price')).toBe(answers.price);
  page.setAway(false);
  await page.press('Continue');
  await page.sees('1 new invoice');
});

test('a file with an unclear encoding shows its rows, and is read as the user chooses', async () => {
  // Czech in Windows-1250: "Dvo\xf8\xe1k" is "Dvořák", or "Dvoøák" in Windows-1252.
  const rows = 'Client,Email\nDvo\xf8\xe1k,d@dvorak.example\nP\xf8\xedbram,p@pribram.example\n';
  const bytes = Uint8Array.from([...rows].map((char) => char.charCodeAt(0)));
  const page = await openImport(bytes, 'Check the characters in table.csv');
  await page.sees('Row 2: Dvoøák, d@dvorak.example');
  await page.choose('encoding', 'Windows, Central European');
  await page.sees('Row 2: Dvořák, d@dvorak.example', 'Row 3: Příbram');
  await page.press('Continue');
  await page.sees('2 new clients', 'NameDvořák');
});

test('an unknown type is asked about, and its rows follow the answer', async () => {
  const typed = `InvoiceNo,Customer,InvoiceDate,DueDate,Transaction type,ItemDescription,ItemQuantity,ItemRate,Currency
1,Cool Cars,2026-01-28,2026-02-27,Invoice,Work,1,100,USD
2,Cool Cars,2026-01-28,2026-02-27,Goodwill,Work,1,40,USD
`;
  const page = await openImport(typed);
  await page.press('Continue');
  expect(page.wrong('goodwill')).not.toBeNull();
  await page.choose('goodwill', 'Credit notes');
  await page.press('Continue');
  await page.sees('1 new invoice', '1 new credit note');
});

test('a business without details is told that they appear on every invoice', async () => {
  const { place } = await openScreenInDom(
    <ImportPage page="ca" country="ca" today="2026-11-27" currency="CAD" isComplete={false} />,
  );
  expect(place.textContent).toContain(
    'Your business name, email and address appear on every invoice.',
  );
});

test('clients with the same email are asked about in the report, and stay separate unless selected', async () => {
  const page = await openImport(
    'Client,Email\nOffice,a@x.example\nDana,a@x.example\n',
    'Same client?',
  );
  await page.sees('2 new clients', 'Dana and Office are the same client (a@x.example, row 3)');
  const box = page.place.querySelector<HTMLInputElement>('input[type=checkbox]');
  expect(box?.checked).toBe(false);
  await act(async () => box?.click());
  await page.sees('1 new client', '1 row merged with another row for the same client');
  await act(async () => box?.click());
  await page.sees('2 new clients');
});
