import type { ImportSource } from './import-answer.ts';

/** Columns of an invoice file; numbered names are parts that are joined in order. */
export const invoiceColumns = [
  'type',
  'number',
  'date',
  'due',
  'status',
  'paidDay',
  'paidAmount',
  'currency',
  'reference',
  'notes',
  'total',
  'discount',
  'clientName',
  'clientEmail',
  'clientContact',
  'street',
  'street2',
  'street3',
  'street4',
  'city',
  'region',
  'postalCode',
  'country',
  'itemName',
  'description',
  'price',
  'quantity',
  'lineDiscount',
  'lineNet',
  'lineTotal',
  'tax1Name',
  'tax1Amount',
  'tax1Rate',
  'tax2Name',
  'tax2Amount',
  'tax2Rate',
  'tax3Name',
  'tax3Rate',
] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

/** The column headers of a file type, normalized by `plainHeading`, most common first. */
export type Layout<Column extends string> = {
  source: ImportSource;
  /** Columns that a file of this type must have. */
  needs: readonly Column[];
  columns: Partial<Record<Column, readonly string[]>>;
};

/** Headers of the document type column; a plain `type` may be an item type. */
const typeHeadings = ['transaction type', 'document type', 'invoice type'];

/** Headers of the document type column in files with otherwise unknown headers. */
export const anyTypeHeading: ReadonlySet<string> = new Set([
  'type',
  ...typeHeadings,
  'type de transaction',
  'type de document',
  'тип',
  'тип документа',
  'тип операции',
  'тип транзакции',
]);

/** Invoice file layouts. */
export const invoiceLayouts: Layout<InvoiceColumn>[] = [
  {
    source: 'freshbooks',
    needs: ['number', 'date', 'clientName', 'price', 'quantity'],
    columns: {
      type: typeHeadings,
      clientName: ['client name'],
      number: ['invoice #'],
      date: ['date issued', 'issue date'],
      due: ['date due', 'due date'],
      status: ['invoice status'],
      paidDay: ['date paid'],
      itemName: ['item name'],
      description: ['item description'],
      price: ['rate'],
      quantity: ['quantity'],
      lineDiscount: ['discount percentage'],
      tax1Name: ['tax 1 type'],
      tax1Amount: ['tax 1 amount'],
      tax2Name: ['tax 2 type'],
      tax2Amount: ['tax 2 amount'],
      lineTotal: ['line total'],
      currency: ['currency'],
    },
  },
  {
    source: 'xero',
    needs: ['number', 'date', 'clientName', 'price', 'quantity'],
    columns: {
      type: ['type', ...typeHeadings],
      clientName: ['contactname'],
      clientEmail: ['emailaddress'],
      street: ['poaddressline1'],
      street2: ['poaddressline2'],
      street3: ['poaddressline3'],
      street4: ['poaddressline4'],
      city: ['pocity'],
      region: ['poregion'],
      postalCode: ['popostalcode'],
      country: ['pocountry'],
      number: ['invoicenumber'],
      reference: ['reference'],
      date: ['invoicedate'],
      due: ['duedate'],
      total: ['total'],
      paidAmount: ['invoiceamountpaid'],
      itemName: ['inventoryitemcode'],
      description: ['description'],
      quantity: ['quantity'],
      price: ['unitamount'],
      lineDiscount: ['discount'],
      tax1Name: ['taxtype'],
      tax1Amount: ['taxamount'],
      currency: ['currency'],
      status: ['status'],
    },
  },
  {
    source: 'quickbooks',
    needs: ['number', 'date', 'clientName', 'price', 'quantity'],
    columns: {
      type: ['transaction type', 'transactiontype', 'txn type', 'type', 'document type'],
      number: ['invoiceno', 'invoice no', 'invoice no.'],
      clientName: ['customer'],
      clientEmail: ['customer email', 'email'],
      date: ['invoicedate', 'invoice date'],
      due: ['duedate', 'due date'],
      notes: ['memo'],
      itemName: ['item(product/service)', 'item (product/service)', 'product/service', 'item'],
      description: ['itemdescription', 'item description'],
      quantity: ['itemquantity', 'item quantity'],
      price: ['itemrate', 'item rate'],
      lineNet: ['itemamount', 'item amount'],
      tax1Name: ['itemtaxcode', 'item tax code'],
      tax1Amount: ['itemtaxamount', 'item tax amount'],
      currency: ['currency', 'currency code'],
      status: ['status'],
    },
  },
  {
    source: 'invoice-ninja',
    needs: ['number', 'date', 'clientName', 'price', 'quantity'],
    columns: {
      type: typeHeadings,
      clientName: ['client', 'client name', 'client.name'],
      clientEmail: ['email', 'client email', 'contact email', 'client.email', 'contact.email'],
      number: ['invoice number', 'invoice.number'],
      total: ['amount', 'invoice amount', 'invoice.amount'],
      paidAmount: ['paid', 'paid to date', 'payment amount', 'payment.amount'],
      paidDay: ['payment date', 'payment.date'],
      reference: ['po number', 'invoice po number', 'invoice.po_number'],
      status: ['status', 'invoice status', 'invoice.status'],
      date: ['invoice date', 'invoice.date'],
      due: ['due date', 'invoice due date', 'invoice.due_date'],
      discount: ['discount', 'invoice discount', 'invoice.discount'],
      notes: ['public notes', 'invoice public notes', 'invoice.public_notes'],
      currency: ['currency', 'client currency', 'invoice.currency_id', 'client.currency_id'],
      itemName: ['item product', 'product', 'item.product_key'],
      description: ['item notes', 'item.notes'],
      price: ['item cost', 'item.cost'],
      quantity: ['item quantity', 'item.quantity'],
      lineDiscount: ['item discount', 'item.discount'],
      tax1Name: ['item tax name', 'item tax name 1', 'item tax 1', 'item.tax_name1'],
      tax1Rate: ['item tax rate', 'item tax rate 1', 'item.tax_rate1'],
      tax2Name: ['item tax name 2', 'item tax 2', 'item.tax_name2'],
      tax2Rate: ['item tax rate 2', 'item.tax_rate2'],
      tax3Name: ['item tax name 3', 'item tax 3', 'item.tax_name3'],
      tax3Rate: ['item tax rate 3', 'item.tax_rate3'],
    },
  },
];

/** Headers for number and date of documents other than invoices in the same products. */
const documentHeadings = {
  estimate: {
    number: [
      'estimate number',
      'estimate #',
      'estimateno',
      'estimate no',
      'estimate no.',
      'quote number',
      'quote.number',
      'quote_number',
      'quote #',
      'quote no',
      'quote no.',
    ],
    date: ['estimate date', 'estimatedate', 'quote date', 'quote.date'],
    due: ['expiration date', 'expirationdate', 'expiry date', 'valid until', 'quote.due_date'],
  },
  'credit-note': {
    number: [
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
    date: [
      'credit date',
      'credit.date',
      'creditmemodate',
      'credit memo date',
      'credit note date',
      'creditnotedate',
    ],
    due: ['credit.due_date'],
  },
} as const;

/** Estimate and credit note file layouts. */
export const documentLayouts = (['estimate', 'credit-note'] as const).flatMap((documentKind) =>
  invoiceLayouts.map(({ source, needs, columns }) => {
    const { number, date, due } = documentHeadings[documentKind];
    const dates = {
      date: [...date, ...(columns.date ?? [])],
      due: [...due, ...(columns.due ?? [])],
    };
    return { documentKind, layout: { source, needs, columns: { ...columns, number, ...dates } } };
  }),
);
