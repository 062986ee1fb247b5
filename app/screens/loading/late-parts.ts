import { ErrorContent } from '../errors/error-content.tsx';
import { Footer } from '../frame/footer.tsx';
import { ClosedInvoicePage } from '../invoice-form/closed-invoice-page.tsx';
import { EstimateAnswer } from '../public-invoice/estimate-answer.tsx';
import { InvoiceNotFound } from '../public-invoice/invoice-not-found.tsx';
import { OwnerBar } from '../public-invoice/owner-bar.tsx';
import { PaySteps } from '../public-invoice/pay-steps.tsx';
import { PaymentWarning } from '../public-invoice/payment-warning.tsx';
import { ReaderLinks } from '../public-invoice/reader-links.tsx';
import { ShownSheet } from '../public-invoice/shown-sheet.tsx';
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
