import { ErrorContent } from '#app/frames/errors/error-content.tsx';
import { Footer } from '#app/frames/web/footer.tsx';
import { ClosedInvoicePage } from '#app/features/invoice-form/ui/closed-invoice-page.tsx';
import { EstimateAnswer } from '#app/features/estimates/ui/estimate-answer.tsx';
import { InvoiceNotFound } from '#app/features/public-invoice/ui/invoice-not-found.tsx';
import { OwnerBar } from '#app/features/public-invoice/ui/owner-bar.tsx';
import { PaySteps } from '#app/features/public-invoice/ui/pay-steps.tsx';
import { PaymentWarning } from '#app/features/public-invoice/ui/payment-warning.tsx';
import { ReaderLinks } from '#app/features/public-invoice/ui/reader-links.tsx';
import { ShownSheet } from '#app/features/public-invoice/ui/shown-sheet.tsx';
import type { LateParts } from './late-part.tsx';

/** Every late part at hand: for the server, never for a page's scripts. */
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
