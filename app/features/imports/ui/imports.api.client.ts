import type {
  ImportPreviewData,
  ImportQuestion,
  InvoiceLotAnswer,
  LotAnswer,
  ReportedRow,
} from '#app/domain/import/import-answer.ts';
import { evenLots, invoiceLots, ledgerLots, maxPerBatch } from '#app/domain/import/import-lots.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { parseDecimal } from '#app/domain/money/decimal.ts';
import { currencies, isCurrencyCode } from '#app/domain/money/money.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall } from '#app/ui/browser/requests/api-call.client.ts';
import { fieldsOf } from '#app/ui/browser/stored.client.ts';

const path = '/api/import';

type Failed = { outcome: 'failed'; message: string };

/** Finds which of a plan's records already exist, in their order; never rejects. */
export async function previewPlan(plan: ImportPlan): Promise<ImportPreviewData | Failed> {
  const whole = questionOf(plan);
  const look: ImportPreviewData = {
    outcome: 'looked',
    invoices: [],
    clients: [],
    products: [],
    remaining: null,
  };
  const lots = Math.max(
    ...[whole.invoices, whole.clients, whole.products].map(({ length }) =>
      Math.ceil(length / maxPerBatch.looked),
    ),
    1,
  );
  for (let lot = 0; lot < lots; lot += 1) {
    const part = <Each>(list: Each[]) =>
      list.slice(lot * maxPerBatch.looked, (lot + 1) * maxPerBatch.looked);
    const answer = await post<ImportPreviewData>({
      intent: 'look',
      source: whole.source,
      invoices: part(whole.invoices),
      clients: part(whole.clients),
      products: part(whole.products),
    });
    if (answer.outcome === 'failed') return answer;
    look.invoices.push(...answer.invoices);
    look.clients.push(...answer.clients);
    look.products.push(...answer.products);
    look.remaining = answer.remaining;
  }
  return look;
}

function questionOf(plan: ImportPlan): ImportQuestion {
  const { kind } = plan;
  if (kind === 'export') {
    return {
      source: null,
      invoices: plan.documents.map(({ document }) => {
        const { invoiceNumber: number, invoiceDate: date, total } = document;
        const minorDigits = isCurrencyCode(document.currency)
          ? currencies[document.currency].minorDigits
          : 2;
        const totalMinor = parseDecimal(total, minorDigits) ?? 0;
        return { kind: document.kind, number, date, currency: document.currency, totalMinor };
      }),
      clients: plan.clients.map(({ name, email }) => ({ name, email })),
      products: plan.products.map(({ name }) => name),
    };
  }
  const named = ({ name, email }: { name: string; email: string }) => ({ name, email });
  return {
    source: plan.source,
    invoices:
      kind === 'invoices'
        ? plan.invoices.map(({ invoice: { kind, number, date, currency }, totalMinor }) => {
            return { kind, number, date, currency, totalMinor };
          })
        : [],
    clients: kind === 'products' ? [] : plan.clients.map(named),
    products: kind === 'products' ? plan.products.map(({ name }) => name) : [],
  };
}

/** The result of an import; `failure` says why it stopped early. */
export type ImportResult = {
  added: number;
  there: number;
  leftOut: number;
  broken: ReportedRow[];
  stopped: 'limit' | 'full' | 'pressed' | null;
  failure: string | null;
};

/**
 * Imports a plan's records batch by batch, each batch completely or not at all; never rejects.
 * @param order.plan the new records
 * @param order.onProgress called with the number of records done
 * @param order.signal stops the import after the current batch
 */
export async function sendPlan(order: {
  plan: ImportPlan;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}): Promise<ImportResult> {
  const { plan, onProgress, signal } = order;
  const result: ImportResult = {
    added: 0,
    there: 0,
    leftOut: 0,
    broken: [],
    stopped: null,
    failure: null,
  };
  let done = 0;
  for (const { count, body } of lotsOf(plan)) {
    if (signal.aborted) return { ...result, stopped: 'pressed' };
    const answer = await post<InvoiceLotAnswer | LotAnswer>(body, signal);
    if (answer.outcome === 'failed') return { ...result, failure: answer.message };
    result.added += answer.added;
    result.there += answer.there;
    result.leftOut += answer.leftOut;
    if ('broken' in answer) result.broken.push(...answer.broken);
    done += count;
    onProgress(done);
    if (answer.stopped) {
      const all = countOf(plan);
      return { ...result, leftOut: result.leftOut + all - done, stopped: answer.stopped };
    }
  }
  return result;
}

/** The number of records that a plan adds. */
export function countOf(plan: ImportPlan): number {
  if (plan.kind === 'invoices') return plan.invoices.length;
  if (plan.kind === 'export') {
    const { clients, products, documents, entries, series, words } = plan;
    const settings = plan.settings ? 1 : 0;
    const lists = [clients, products, documents, entries, series, words];
    return lists.reduce((sum, { length }) => sum + length, settings);
  }
  return plan.kind === 'clients' ? plan.clients.length : plan.products.length;
}

function lotsOf(plan: ImportPlan): { count: number; body: object }[] {
  switch (plan.kind) {
    case 'invoices':
      return invoiceLots(plan.invoices.map(({ invoice }) => invoice)).map((invoices) => {
        return {
          count: invoices.length,
          body: { intent: plan.kind, source: plan.source, invoices },
        };
      });
    case 'clients':
      return evenLots(plan.clients, maxPerBatch.clients).map((clients) => {
        return { count: clients.length, body: { intent: plan.kind, clients } };
      });
    case 'products':
      return evenLots(plan.products, maxPerBatch.products).map((products) => {
        return { count: products.length, body: { intent: plan.kind, products } };
      });
    case 'export':
      return exportLots(plan);
    default:
      return plan satisfies never;
  }
}

/**
 * Clients come before the documents that name them, and invoices before their ledger and the series that created them.
 */
function exportLots(plan: Extract<ImportPlan, { kind: 'export' }>) {
  const lots = <Each>(intent: string, list: readonly Each[], size: number, more: object = {}) =>
    evenLots(list, size).map((part) => ({
      count: part.length,
      body: { intent, [intent]: part, ...more },
    }));
  const settings = plan.settings ? [plan.settings] : [];
  return [
    ...lots('settings', settings, 1),
    ...lots('words', plan.words, maxPerBatch.words),
    ...lots('clients', plan.clients, maxPerBatch.clients, { isExport: true }),
    ...lots('products', plan.products, maxPerBatch.products),
    ...lots('documents', plan.documents, maxPerBatch.documents),
    ...ledgerLots(plan.entries).map((entries) => {
      return { count: entries.length, body: { intent: 'entries', entries } };
    }),
    ...lots('series', plan.series, maxPerBatch.series),
  ];
}

/** A rate limit ends after a minute. */
const pauseMs = 10_000;
const maxPauses = 8;

async function post<Answer extends { outcome: string }>(
  body: object,
  signal?: AbortSignal,
): Promise<Answer | Failed> {
  let { body: answer, status } = await postCall(path, body);
  for (let pause = 1; status === 429 && pause <= maxPauses && !signal?.aborted; pause += 1) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    ({ body: answer, status } = await postCall(path, body));
  }
  if (status === 200) return answer as Answer;
  if (status === 401) return { outcome: 'failed', message: failureTexts.reasons.signedOut };
  // Responses of the request filter have their message in another field.
  const { message: ours, error } = fieldsOf(answer);
  const said = ours ?? error;
  if (typeof said === 'string') return { outcome: 'failed', message: said };
  const { networkAway } = failureTexts.reasons;
  const message = status === 0 ? networkAway : fill(importTexts.work.status, { status });
  return { outcome: 'failed', message };
}
