import { EstimateAnswer } from '#app/features/estimates/public.ts';
import { ClosedInvoicePage } from '#app/features/invoice-form/public.ts';
import { LookColors } from '#app/features/invoice-sheet/public.ts';
import { InvoiceNotFound } from './invoice-not-found.tsx';
import type { InvoiceParts } from './late-part.tsx';
import { OwnerBar, OwnerDetails } from './owner-bar.tsx';
import { PaySteps } from './pay-steps.tsx';
import { PaymentWarning } from './payment-warning.tsx';
import { RecipientLinks } from './recipient-links.tsx';
import { ShownSheet } from './shown-sheet.tsx';

/** The late parts of invoices, imported statically: for the server, never for the browser bundle. */
export const invoiceParts: InvoiceParts = {
  sheet: ShownSheet,
  colors: LookColors,
  owner: OwnerBar,
  ownerDetails: OwnerDetails,
  estimateAnswer: EstimateAnswer,
  steps: PaySteps,
  recipientLinks: RecipientLinks,
  warning: PaymentWarning,
  notFound: InvoiceNotFound,
  closed: ClosedInvoicePage,
};
