/** Products whose export files we recognize. */
export const importProducts = ['freshbooks', 'xero', 'quickbooks', 'invoice-ninja'] as const;

/** Where a file comes from: `own` is our own export, `other` any other product or a custom table. */
export const importSources = [...importProducts, 'own', 'other'] as const;
export type ImportSource = (typeof importSources)[number];

/** Source names stored in histories: product names as they are; `other` is translated where it is shown. */
export const sourceNames: Record<ImportSource, string> = {
  freshbooks: 'FreshBooks',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'invoice-ninja': 'Invoice Ninja',
  own: 'own',
  other: 'other',
};

/** What a file contains. */
export const importKinds = ['clients', 'products', 'invoices'] as const;
export type ImportKind = (typeof importKinds)[number];
