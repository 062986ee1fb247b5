/** What a document is (`getting-paid.md` section 1): one set of form, sheet, file, page, list and numbers serves all. */
export const documentKinds = ['invoice', 'estimate', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];
