/** What a document is: one set of form, sheet, file, page, list and numbers serves all. */
export const documentKinds = ['invoice', 'estimate', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What the form writes; a credit note is made of an invoice. */
export const typedKinds = ['invoice', 'estimate'] as const satisfies readonly DocumentKind[];
export type TypedKind = (typeof typedKinds)[number];
