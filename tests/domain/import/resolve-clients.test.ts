import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ImportReport, reportOf } from '#app/features/imports/words/import-report.ts';
import { readImportText } from '#tests/support/parse-import-text.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

const numRuns = isFullStrain ? 60 : 20;

const names = ['Acme', 'ACME', 'Baker', 'Baker:North', 'Ærø', ''];
const emails = [
  '',
  'a@x.example',
  'A@x.example',
  'b@x.example',
  'none',
  'a@x.example, b@x.example',
];
const person = fc.record({ name: fc.constantFrom(...names), email: fc.constantFrom(...emails) });
const known = fc.record({
  name: fc.constantFrom('Acme', 'Baker', 'Cole'),
  email: fc.constantFrom(null, 'a@x.example', 'c@x.example'),
});
const files = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 12 }),
  clients: fc.array(known, { maxLength: 4 }),
  same: fc.array(fc.nat(5), { maxLength: 3 }),
});

type Case = typeof files extends fc.Arbitrary<infer Value> ? Value : never;

/** The report for a file, with some of its questions answered. */
async function reportFor(text: string, { clients, same }: Case, invoices: 'new'[]) {
  const { plan } = await readImportText(text, { order: 'YMD' });
  const look = { outcome: 'looked' as const, invoices, products: [], remaining: null, clients };
  const { questions } = reportOf(plan, look);
  const keys = same.flatMap((at) => questions[at]?.key ?? []);
  return reportOf(plan, look, new Set(keys));
}

const rowsOf = (list: readonly { row: number }[]) => new Set(list.map(({ row }) => row));

test('each row in a file of clients is added, existing, merged and listed, or refused and listed', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (input) => {
      const rows = input.people.map(({ name, email }) => `${name},"${email}",Reno`);
      const text = `Customer,Email,Billing City\n${rows.join('\n')}\n`;
      const report = await reportFor(text, input, []);
      const refused = rowsOf(report.broken);
      expect(report.added.clients + report.there + report.merged + refused.size).toBe(rows.length);
      const added = rowsOf(report.plan.kind === 'clients' ? report.plan.clients : []);
      const listed = rowsOf(report.matches);
      const silent = rows.filter((_, at) => ![added, listed, refused].some((of) => of.has(at + 2)));
      // Only rows that match the account by name and email need no line.
      expect(silent.length).toBeLessThanOrEqual(report.there);
      const keys = mergedKeys(report);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns },
  );
});

test('each invoice in a file has a client: a new or an existing one', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (input) => {
      const rows = input.people.map(
        ({ name, email }, at) =>
          `${at + 1},${name},"${email}",2026-01-28,2026-02-27,Design,1,10,USD`,
      );
      const headings =
        'InvoiceNo,Customer,Email,InvoiceDate,DueDate,ItemDescription,ItemQuantity,ItemRate,Currency';
      const text = `${headings}\n${rows.join('\n')}\n`;
      const { plan } = await readImportText(text, { order: 'YMD' });
      if (plan.kind !== 'invoices') throw new Error(plan.kind);
      const fates = plan.invoices.map(() => 'new' as const);
      const report = await reportFor(text, input, fates);
      expect(report.added.invoices + rowsOf(report.broken).size).toBe(rows.length);
      if (report.plan.kind !== 'invoices') throw new Error(report.plan.kind);
      const used = report.plan.invoices.map(({ invoice: { client, clientName, clientEmail } }) => {
        const { name, email } = client ?? { name: clientName, email: clientEmail };
        return `${name} ${email}`.toLowerCase();
      });
      const own = input.clients.map(({ name, email }) => `${name} ${email ?? ''}`.toLowerCase());
      const fresh = [...new Set(used)].filter((key) => !own.includes(key));
      expect(fresh).toHaveLength(report.added.clients);
    }),
    { numRuns },
  );
});

function mergedKeys({ plan }: ImportReport): string[] {
  const clients = plan.kind === 'clients' ? plan.clients : [];
  return clients.map(({ name, email }) => `${name} ${email}`.toLowerCase());
}
