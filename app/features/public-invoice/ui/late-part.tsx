import { createLateParts, type LateParts } from '#app/ui/loading/late-part.tsx';

const fetchers = {
  sheet: () => import('./shown-sheet.tsx').then((file) => file.ShownSheet),
  colors: () =>
    import('#app/features/invoice-sheet/ui/look-colors.tsx').then((file) => file.LookColors),
  owner: () => import('./owner-bar.tsx').then((file) => file.OwnerBar),
  ownerDetails: () => import('./owner-bar.tsx').then((file) => file.OwnerDetails),
  estimateAnswer: () =>
    import('#app/features/estimates/ui/estimate-answer.tsx').then((file) => file.EstimateAnswer),
  steps: () => import('./pay-steps.tsx').then((file) => file.PaySteps),
  recipientLinks: () => import('./recipient-links.tsx').then((file) => file.RecipientLinks),
  warning: () => import('./payment-warning.tsx').then((file) => file.PaymentWarning),
  notFound: () => import('./invoice-not-found.tsx').then((file) => file.InvoiceNotFound),
  closed: () =>
    import('#app/features/invoice-form/ui/closed-invoice-page.tsx').then(
      (file) => file.ClosedInvoicePage,
    ),
};

export type InvoiceParts = LateParts<typeof fetchers>;

/** The late parts of the public pages of an invoice, and of the form of a closed one. */
export const { LatePart, preload: preloadLatePart } = createLateParts(fetchers);
