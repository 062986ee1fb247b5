/** Document kinds; all share one form, sheet, file, page, list and numbering. */
export const documentKinds = ['invoice', 'estimate', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Kinds created in the form; a credit note is created from an invoice. */
export const typedKinds = ['invoice', 'estimate'] as const satisfies readonly DocumentKind[];
export type TypedKind = (typeof typedKinds)[number];
