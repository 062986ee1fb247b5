import { Link } from '@remix-run/react';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { listPathOf, type PagePaths } from '#app/domain/navigation/page-paths.ts';
import { invoiceListTexts } from '#app/features/invoice-list/texts.ts';

/** The document kinds that have a list, in display order. */
const listedKinds = [
  'invoice',
  'estimate',
  'credit-note',
] as const satisfies readonly DocumentKind[];

/** The texts of a list that differ by kind; `create` is the link to the form, for kinds that it can create. */
export function listPhrases(kind: DocumentKind) {
  const { page, all, count, empty, create, creditNotes, estimates } = invoiceListTexts;
  const { none, noneText } = empty;
  if (kind === 'estimate') return estimates;
  return kind === 'credit-note'
    ? { ...creditNotes, create: null }
    : { page, all, count, create, none, noneText };
}

/** Links to the lists of all document kinds, side by side. */
export function DocumentLists({ paths, kind }: { paths: PagePaths; kind: DocumentKind }) {
  return (
    <nav
      aria-label={invoiceListTexts.lists}
      className="mt-3 max-md:-mx-4 max-md:w-[calc(100%+2rem)]"
    >
      <ul className="chip-row">
        {listedKinds.map((each) => (
          <li key={each}>
            <Link
              to={listPathOf(each, paths)}
              aria-current={each === kind ? 'page' : undefined}
              className="chip"
            >
              {listPhrases(each).page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
