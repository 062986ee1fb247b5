import { importTexts } from '#app/texts/import.ts';
import type { ImportLook } from './import-answer.ts';
import { newPeople, personKey } from './match-client.ts';
import type { ImportPlan, ToldRow } from './plan-import.ts';
import type { SkippedDocument } from './read-invoice-file.ts';

/** What the dry run says: how much would be added, is there, cannot be. */
export type ImportReport = {
  /** Of what is new. */
  plan: ImportPlan;
  added: { invoices: number; clients: number; products: number; documents: number };
  there: number;
  broken: ToldRow[];
  remarks: ToldRow[];
  /** Documents that aren't invoices. */
  skipped: SkippedDocument[];
  /** How many invoices the plan has room for, where that is fewer than there are; else null. */
  room: number | null;
};

/** The report of a plan, once the server has said what is there. */
export function reportOf(plan: ImportPlan, look: ImportLook): ImportReport {
  const { broken, remarks, kind } = plan;
  const none = { invoices: 0, clients: 0, products: 0, documents: 0 };
  if (kind === 'invoices') {
    const fresh = plan.invoices.filter((_, at) => look.invoices[at] === 'new');
    const taken = plan.invoices.flatMap(({ invoice: { number, lines } }, at) => {
      const row = lines[0]?.row ?? 1;
      const message = importTexts.report.numberTaken;
      return look.invoices[at] === 'other' ? [{ row, number, message }] : [];
    });
    const known = new Set(plan.clients.filter((_, at) => look.clients[at]).map(personKey));
    const people = fresh.map(({ invoice: { clientName: name, clientEmail: email } }) => {
      return { name, email };
    });
    const clients = newPeople(people, (person) => known.has(personKey(person)));
    const isShort = look.remaining !== null && look.remaining < fresh.length;
    return {
      plan: { ...plan, invoices: fresh },
      added: { ...none, invoices: fresh.length, clients: clients.length },
      there: look.invoices.filter((each) => each === 'there').length,
      broken: [...broken, ...taken].sort((left, right) => left.row - right.row),
      remarks,
      skipped: plan.skipped,
      room: isShort ? look.remaining : null,
    };
  }
  const told = { broken, remarks, skipped: [], room: null };
  if (kind === 'export') return reportOfExport(plan, look);
  if (kind === 'clients') {
    const known = new Set(plan.clients.filter((_, at) => look.clients[at]));
    const clients = newPeople(plan.clients, (person) => known.has(person));
    return {
      plan: { ...plan, clients },
      ...{ ...told, added: { ...none, clients: clients.length } },
      there: plan.clients.length - clients.length,
    };
  }
  const products = plan.products.filter((_, at) => !look.products[at]);
  return {
    plan: { ...plan, products },
    ...{ ...told, added: { ...none, products: products.length } },
    there: plan.products.length - products.length,
  };
}

function reportOfExport(
  plan: Extract<ImportPlan, { kind: 'export' }>,
  look: ImportLook,
): ImportReport {
  const fresh = plan.documents.filter((_, at) => look.invoices[at] === 'new');
  const clients = plan.clients.filter((_, at) => !look.clients[at]);
  const products = plan.products.filter((_, at) => !look.products[at]);
  const invoices = fresh.filter(({ document }) => document.kind === 'invoice').length;
  const others = plan.documents.filter((_, at) => look.invoices[at] === 'other');
  const otherIds = new Set(others.map(({ document }) => document.id));
  const taken = others.map(({ document: { invoiceNumber: number } }) => {
    return { row: 0, number, message: importTexts.report.differs };
  });
  const isShort = look.remaining !== null && look.remaining < invoices;
  const added = {
    ...{ invoices, clients: clients.length, products: products.length },
    documents: fresh.length - invoices,
  };
  const all = plan.documents.length + plan.clients.length + plan.products.length;
  return {
    // Entries of what is there were added with it, unless an import ended between: they are sent again.
    plan: {
      ...{ ...plan, documents: fresh, clients, products },
      entries: plan.entries.filter(({ invoiceId }) => !otherIds.has(invoiceId)),
    },
    added,
    there: all - taken.length - fresh.length - clients.length - products.length,
    broken: [...plan.broken, ...taken],
    remarks: plan.remarks,
    skipped: [],
    room: isShort ? look.remaining : null,
  };
}
