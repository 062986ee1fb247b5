import { Link } from '@remix-run/react';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { LatePart } from './late-part.tsx';
import type { ShownSheetProps } from './shown-sheet.tsx';

type IssuedVersionProps = {
  /** The key in the addresses of the invoice's pages. */
  id: string;
  /** For example `Invoice INV-001: Version 1 of 21 Nov 2026`. */
  title: string;
  /** Says until when the client saw this version. */
  about: string;
  toNewest: string;
  /** The sheet; undefined while the document's HTML already shows it. */
  shown: ShownSheetProps | undefined;
};

/** An issued or corrected version of an invoice, for its owner. */
export function IssuedVersionPage(version: IssuedVersionProps) {
  const { id, title, about, toNewest, shown } = version;
  return (
    <div className="mx-auto w-full max-w-[54rem] px-3 pt-4 sm:px-6 md:pt-6 print:max-w-none print:p-0">
      <div className="mb-4 rounded-md bg-sunken px-5 py-4 print:hidden">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-ink-soft text-sm">{about}</p>
        <Link
          to={`/view-invoice/${id}`}
          className={`${buttonStyle({ variant: 'secondary', size: 'small' })} mt-3`}
        >
          {toNewest}
        </Link>
      </div>
      <LatePart name="sheet" props={shown} />
    </div>
  );
}
