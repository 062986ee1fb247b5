/** The products whose files are known. */
export const importProducts = ['freshbooks', 'xero', 'quickbooks', 'invoice-ninja'] as const;

/** Where a file is from; `other` is any other product, or a table of one's own. */
export const importSources = [...importProducts, 'other'] as const;
export type ImportSource = (typeof importSources)[number];

/** What histories keep of it: of a product what it is called everywhere; `other` is put into words where it is shown. */
export const sourceNames: Record<ImportSource, string> = {
  freshbooks: 'FreshBooks',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'invoice-ninja': 'Invoice Ninja',
  other: 'other',
};

/** What a file holds. */
export const importKinds = ['invoices', 'clients', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];
