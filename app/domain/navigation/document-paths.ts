import type { DocumentKind } from '../documents/kind.ts';
import type { PagePaths } from './page-paths.ts';

/** Returns the address of a document kind's list. */
export function listPathOf(kind: DocumentKind, paths: PagePaths): string {
  if (kind === 'estimate') return paths.estimates;
  return kind === 'credit-note' ? paths.creditNotes : paths.invoices;
}

/** Returns the address of the form for a new document of a kind. */
export function createPathOf(kind: DocumentKind, paths: Pick<PagePaths, 'create'>): string {
  return kind === 'estimate' ? `${paths.create}?estimate=new` : paths.create;
}
