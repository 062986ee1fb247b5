import { ErrorContent } from '../errors/error-content.tsx';
import { InvoiceSheetView } from '../invoice-sheet/invoice-sheet.tsx';
import { InvoiceNotFound } from '../public-invoice/invoice-not-found.tsx';
import { OwnerBar } from '../public-invoice/owner-bar.tsx';
import type { LateParts } from './late-part.tsx';

/** Every late part at hand: for the server, never for a page's scripts. */
export const lateParts: LateParts = {
  sheet: InvoiceSheetView,
  owner: OwnerBar,
  notFound: InvoiceNotFound,
  error: ErrorContent,
};
