/** The products whose files are imported (`import-formats.md`). */
export const importSources = ['freshbooks', 'xero', 'quickbooks', 'invoice-ninja'] as const;
export type ImportSource = (typeof importSources)[number];

/** What they are called everywhere. */
export const sourceNames: Record<ImportSource, string> = {
  freshbooks: 'FreshBooks',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'invoice-ninja': 'Invoice Ninja',
};

/** What a file holds. */
export const importKinds = ['invoices', 'clients', 'products'] as const;
export type ImportKind = (typeof importKinds)[number];
