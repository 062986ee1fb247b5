import type { InvoiceLotAnswer, LotAnswer } from '#app/domain/import/import-answer.ts';
import { invoiceLots } from '#app/domain/import/import-lots.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { action as answerImport } from '#app/features/imports/import-records.route.ts';
import type { Database } from '#db/client.server.ts';
import { createTestContext, jsonPost } from './request-context.ts';

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
