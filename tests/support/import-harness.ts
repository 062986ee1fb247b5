import type { InvoiceLotAnswer, LotAnswer } from '#app/domain/import/import-answer.ts';
import { invoiceLots } from '#app/domain/import/import-lots.ts';
import { exportFiles, exportPictures, planExport } from '#app/domain/import/plan-export.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { action as answerImport } from '#app/features/imports/import-records.route.ts';
import type { Database } from '#db/client.server.ts';
import { invoicesOf } from './parse-import-text.ts';
import { createTestContext, jsonPost } from './request-context.ts';
import { createSampleSeller } from './sample-seller.ts';
import { unlimitedColumns } from './series-harness.ts';
import type { readExport } from './take-export.ts';

/** Settings with the business that appears on every invoice. */
export const importingBusiness = {
  businessName: 'Wren Studio',
  email: 'studio@wren.example',
  address: '1 Mill Lane',
} as const;

/** Posts to the import as its page does. */
export async function postImport(db: Database, cookie: string, json: unknown, now?: number) {
  const response = await answerImport({
    request: jsonPost('/api/import', json as object, cookie),
    context: createTestContext(db, now === undefined ? {} : { now }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Creates a seller who may import any number of invoices. */
export const createImporter = (db: Database, columns: object = {}) =>
  createSampleSeller(db, { ...importingBusiness, ...unlimitedColumns, country: 'uk', ...columns });

/** Returns what an import of an account's export would do. */
export function planOf({ names, textOf, bytesOf }: Awaited<ReturnType<typeof readExport>>) {
  const files = names.flatMap((name): [string, string][] => {
    if (exportFiles.test(name)) return [[name, textOf(name)]];
    if (!exportPictures.test(name)) return [];
    const base64 = Buffer.from(bytesOf(name) ?? []).toString('base64');
    return [[name, writePictureText({ type: 'png', base64 })]];
  });
  const plan = planExport(new Map(files));
  if (!plan) throw new Error('no export');
  return plan;
}

/** Asks what the account has already, as the page does before an import. */
export async function postLook(db: Database, cookie: string, asked: object) {
  const none = { source: null, invoices: [], clients: [], products: [] };
  return (await postImport(db, cookie, { intent: 'look', ...none, ...asked })).body;
}

/** Returns what the dry run says of each invoice of a plan. */
export async function previewInvoices(db: Database, cookie: string, plan: ImportPlan) {
  const invoices = invoicesOf(plan).map(({ invoice: { number, date, currency }, totalMinor }) => {
    return { kind: 'invoice', number, date, currency, totalMinor };
  });
  const source = plan.kind === 'invoices' ? plan.source : null;
  return (await postLook(db, cookie, { source, invoices })).invoices;
}

/** Imports everything in a plan, and returns the result. */
export async function importPlan(db: Database, cookie: string, plan: ImportPlan) {
  const posts =
    plan.kind === 'invoices'
      ? invoiceLots(plan.invoices.map(({ invoice }) => invoice)).map((invoices) => {
          return { intent: 'invoices', source: plan.source, invoices };
        })
      : [
          plan.kind === 'clients'
            ? { intent: 'clients', clients: plan.clients }
            : { intent: 'products', products: plan.products },
        ];
  const sum = { added: 0, there: 0, leftOut: 0, stopped: null as string | null };
  for (const json of posts) {
    const { status, body } = await postImport(db, cookie, json);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const answer = body as InvoiceLotAnswer | LotAnswer;
    sum.added += answer.added;
    sum.there += answer.there;
    sum.leftOut += answer.leftOut;
    sum.stopped ??= answer.stopped;
  }
  return sum;
}
