import type { DocumentKind } from '../documents/kind.ts';
import type { PagePaths } from './page-paths.ts';

/** The address of a kind's list. */
export function listPathOf(kind: DocumentKind, paths: PagePaths): string {
  if (kind === 'estimate') return paths.estimates;
  return kind === 'credit-note' ? paths.creditNotes : paths.invoices;
}

/** The form for a new document of a kind. */
export function createPathOf(kind: DocumentKind, paths: Pick<PagePaths, 'create'>): string {
  return kind === 'estimate' ? `${paths.create}?estimate=new` : paths.create;
}
