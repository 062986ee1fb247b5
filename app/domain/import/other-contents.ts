import { plainWord } from './file-cells.ts';
import { type FileGuess, plainHeading } from './recognize-file.ts';

/** File contents that are never imported, although their columns resemble invoices, clients or products. */
const otherContents = [
  'estimates',
  'recurring',
  'creditNotes',
  'payments',
  'suppliers',
  'purchases',
  'tasks',
] as const;

/** Tables that we export for reading; they lack data that a document needs. */
const ownTables = {
  invoiceList: [
    ['archived', 'subtotal'],
    ['archivée', 'sous-total'],
    ['в архиве', 'промежуточный итог'],
  ],
  report: [
    ['document total', 'tax payable by the client'],
    ['total du document', 'taxe à payer par le client'],
    ['итого по документу', 'налог к уплате клиентом'],
  ],
} as const;
type OwnTable = keyof typeof ownTables;
type OtherContents = (typeof otherContents)[number] | OwnTable;

type Words = Record<(typeof otherContents)[number], readonly string[]>;

/** Titles that Invoice Ninja writes above the headers, in our languages. */
const titles: Words = {
  estimates: ['quotes', 'estimates', 'proposals', 'soumissions', 'devis', 'сметы', 'предложения'],
  recurring: [
    'recurring',
    'recurring invoices',
    'recurring quotes',
    'factures récurrentes',
    'повторяющиеся счета',
    'регулярные счета',
  ],
  creditNotes: ['credits', 'credit notes', 'crédits', 'notes de crédit', 'avoirs', 'кредит-ноты'],
  payments: ['payments', 'paiements', 'платежи', 'оплаты'],
  suppliers: ['vendors', 'suppliers', 'fournisseurs', 'поставщики'],
  purchases: [
    'expenses',
    'recurring expenses',
    'purchase orders',
    'bills',
    'dépenses',
    'bons de commande',
    'расходы',
    'закупки',
  ],
  tasks: ['tasks', 'projects', 'tâches', 'projets', 'задачи', 'проекты'],
};

/** Headers that occur only in such files. */
const headings: Words = {
  estimates: [
    'quote number',
    'quote.number',
    'quote_number',
    'quote #',
    'quote no',
    'quote no.',
    'estimate number',
    'estimate #',
    'estimateno',
    'estimate no',
    'estimate no.',
  ],
  recurring: ['remaining cycles', 'recurring_invoice.number', 'recurring invoice number'],
  creditNotes: [
    'credit number',
    'credit.number',
    'credit #',
    'creditmemono',
    'credit memo no',
    'credit memo no.',
    'credit note number',
    'creditnotenumber',
    'credit note #',
  ],
  payments: ['payment number', 'payment.number', 'payment #'],
  suppliers: ['vendor', 'vendor name', 'vendor.name', 'supplier', 'supplier name'],
  purchases: [
    'purchase order number',
    'purchase_order_number',
    'purchase_order.number',
    'expense number',
    'expense.number',
    'bill number',
    'billno',
    'bill no',
    'bill no.',
    'bill #',
  ],
  tasks: ['task number', 'task.number'],
};
const invoice = /invoice|facture|сч[её]т/;
const number = /#|№|\bn[o°º]|num|nr|ном/;

const mapOf = (words: Words, plain: (word: string) => string) =>
  new Map(otherContents.flatMap((held) => words[held].map((word) => [plain(word), held] as const)));
const byTitle = mapOf(titles, plainWord);
const byHeading = mapOf(headings, plainHeading);

/**
 * Detects contents that contradict the recognized type: by the title above the headers, otherwise by a header. Invoices
 * may reference an estimate, so next to an invoice number only a schedule counts.
 */
export function findOtherContents(
  rows: readonly (readonly string[])[],
  { headingRow }: FileGuess,
): OtherContents | null {
  for (const cells of rows.slice(0, headingRow)) {
    const [title = '', second] = cells.filter((text) => text.trim() !== '');
    const held = second === undefined ? byTitle.get(plainWord(title)) : undefined;
    if (held) return held;
  }
  const plain = (rows[headingRow] ?? []).map(plainHeading);
  const own = (['invoiceList', 'report'] as const).find((table) =>
    ownTables[table].some((needed) =>
      needed.every((heading) => plain.includes(plainHeading(heading))),
    ),
  );
  if (own) return own;
  const found = plain.flatMap((heading) => byHeading.get(heading) ?? []);
  if (found.includes('recurring')) return 'recurring';
  const order = otherContents.find((held) => held !== 'suppliers' && found.includes(held));
  const isOfInvoices = plain.some(
    (heading) => invoice.test(heading) && number.test(heading.replace(invoice, '')),
  );
  return isOfInvoices ? null : (order ?? found[0] ?? null);
}
