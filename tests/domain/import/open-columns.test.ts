import { describe, expect, test } from 'vitest';
import {
  alwaysOne,
  missingColumns,
  questionsOf,
  suggestedColumns,
  withColumns,
} from '#app/domain/import/file-questions.ts';
import { planImport } from '#app/domain/import/plan-import.ts';
import { parseImportFile } from '#app/features/imports/ui/parse-import-file.client.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { invoicesOf } from '#tests/support/parse-import-text.ts';

const read = async (text: string) => {
  const answer = await parseImportFile(new File([text], 'file.csv'));
  if (!answer.ok) throw new Error(answer.message);
  return answer.file;
};
type Guess = Awaited<ReturnType<typeof read>>['guesses'][number];

/** What an import would do with a file under a given reading. */
function planOf({ rows, delimiter }: Awaited<ReturnType<typeof read>>, guess: Guess) {
  const [order = 'YMD'] = questionsOf(rows, guess).orders;
  const inUs = { country: 'us', currency: 'USD', today: '2026-11-27', regionNames: {} } as const;
  const work = planImport(rows, guess, { ...inUs, delimiter, order });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
const invoicesAs = (file: Awaited<ReturnType<typeof read>>, guess: Guess) =>
  invoicesOf(planOf(file, guess)).map(({ invoice }) => invoice);

test('two headings for one column are asked about if their values differ, and the chosen one counts', async () => {
  const withMemos = (first: string, second: string) =>
    importFiles.quickBooks
      .replace('Terms,Memo', 'Memo,Memo')
      .replace('Net 30,Thank you', `${first},${second}`)
      .replaceAll('Net 30', '');
  const file = await read(withMemos('Private', 'Thank you'));
  const [guess] = file.guesses;
  if (!guess) throw new Error('no guess');
  expect(guess.open).toEqual([{ column: 'notes', places: [4, 5], isNeeded: true }]);
  expect(missingColumns(guess, {})).toEqual(['notes']);
  expect(missingColumns(guess, { notes: '5' })).toEqual([]);
  const notesOf = (place: string) =>
    invoicesAs(file, withColumns(guess, { notes: place }))[0]?.notes;
  expect([notesOf('4'), notesOf('5')]).toEqual(['Private', 'Thank you']);
});

describe('unknown headings', () => {
  const french = `Nº de facture;Date de facture;Nom du client;Article;Prix;Quantité;Taxe;Taux
F-1;2026-01-28;Boulangerie;Dessin;10,50;2;TPS;5
F-1;2026-01-28;Boulangerie;Cartes;4,00;1;TPS;5
`;

  test('are chosen manually, in any language', async () => {
    const file = await read(french);
    const guesses = file.guesses.map(({ source, kind }) => `${source} ${kind}`);
    expect(guesses).toEqual(['other clients', 'other products', 'other invoices']);
    const [, , guess] = file.guesses;
    if (!guess) throw new Error('no guess');
    const needed = { number: '0', date: '1', clientName: '2', price: '4', quantity: '5' };
    expect(suggestedColumns(guess)).toEqual({ ...needed, itemName: '3' });
    expect(missingColumns(guess, { ...needed, price: '' })).toEqual(['price']);
    const chosen = { ...needed, description: '3', tax1Name: '6', tax1Rate: '7', status: '' };
    expect(missingColumns(guess, chosen)).toEqual([]);
    const [invoice, other] = invoicesAs(file, withColumns(guess, chosen));
    expect(other).toBeUndefined();
    const taxes = [{ name: 'TPS', rate: '5' }];
    expect(invoice).toMatchObject({
      number: 'F-1',
      date: '2026-01-28',
      clientName: 'Boulangerie',
      status: 'open',
      lines: [
        { description: 'Dessin', price: '10.50', quantity: '2', taxes },
        { description: 'Cartes', price: '4.00' },
      ],
    });
  });

  test('are the columns of a semicolon file despite an address with more commas than columns', async () => {
    const address = '"12, rue du Port, 3e, C, D, E, F, G, H, Laval"';
    const { delimiter, rows } = await read(french.replace('Boulangerie', address));
    expect([delimiter, rows[0]?.length]).toEqual([';', 8]);
  });

  test('for one column are refused, with what is required', async () => {
    const answer = await parseImportFile(new File(['something\n1\n2\n'], 'file.csv'));
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringContaining('It needs at least two columns'),
    });
  });
});

test('a list with one row per invoice has quantities of one', async () => {
  const file = await read(importFiles.invoiceList);
  const [, , guess] = file.guesses;
  if (!guess) throw new Error('no guess');
  const suggested = suggestedColumns(guess);
  const columns = ['date', 'due', 'description', 'clientName', 'status', 'total'];
  expect(suggested).toEqual(Object.fromEntries(columns.map((column, at) => [column, `${at}`])));
  expect(missingColumns(guess, suggested)).toEqual(['number', 'quantity', 'price']);
  const chosen = { ...suggested, number: '2', price: '5', quantity: alwaysOne };
  expect(missingColumns(guess, chosen)).toEqual([]);
  const invoices = invoicesAs(file, withColumns(guess, chosen));
  expect(
    invoices.map(({ number, clientName, due, status, lines }) => [
      number,
      clientName,
      due,
      status,
      ...lines.map(({ description, quantity, price }) => `${description}: ${quantity} x ${price}`),
    ]),
  ).toEqual([
    ['Invoice 1001', 'Fern Studio', '2026-03-31', 'open', 'Invoice 1001: 1 x 450.00'],
    ['Invoice 1002', 'Moss & Co', '2026-04-03', 'paid', 'Invoice 1002: 1 x 1200.50'],
  ]);
  const [first] = invoicesAs(file, withColumns(guess, { ...chosen, description: '' }));
  expect(first?.lines[0]?.description).toBe('Invoice 1001');
});
