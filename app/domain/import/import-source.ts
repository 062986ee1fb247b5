/** The products whose files are known. */
export const importProducts = ['freshbooks', 'xero', 'quickbooks', 'invoice-ninja'] as const;

/** Where a file is from: `own` is our own export, `other` any other product or a table of one's own. */
export const importSources = [...importProducts, 'own', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

/** What histories keep of it: of a product what it is called everywhere; `other` is put into words where it is shown. */
export const sourceNames: Record<ImportSource, string> = {
  freshbooks: 'FreshBooks',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'invoice-ninja': 'Invoice Ninja',
  own: 'own',
  other: 'other',
};

/** What a file holds. */
export const importKinds = ['clients', 'products', 'invoices'] as const;
export type ImportKind = (typeof importKinds)[number];
