import { EstimateAnswer } from '#app/features/estimates/public.ts';
import { ClosedInvoicePage } from '#app/features/invoice-form/public.ts';
import { ErrorContent } from '#app/frames/errors/error-content.tsx';
import { Footer } from '#app/frames/web/footer.tsx';
import { InvoiceNotFound } from './invoice-not-found.tsx';
import type { LateParts } from './late-part.tsx';
import { OwnerBar } from './owner-bar.tsx';
import { PaySteps } from './pay-steps.tsx';
import { PaymentWarning } from './payment-warning.tsx';
import { ReaderLinks } from './reader-links.tsx';
import { ShownSheet } from './shown-sheet.tsx';

/** All late parts, imported statically: for the server, never for the browser bundle. */
export const lateParts: LateParts = {
  sheet: ShownSheet,
  owner: OwnerBar,
  estimateAnswer: EstimateAnswer,
  steps: PaySteps,
  readerLinks: ReaderLinks,
  warning: PaymentWarning,
  notFound: InvoiceNotFound,
  closed: ClosedInvoicePage,
  error: ErrorContent,
  footer: Footer,
};
