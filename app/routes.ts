/**
 * Every address of the product. Links and the build use this table, so it imports nothing; the bundler drops what a
 * page doesn't use of it.
 */

/** Who may open an address; the module checks that itself. `link`: anyone with the address or a token. */
export type Guard = 'anyone' | 'link' | 'user';

/** An address, who may open it, and the module in `app` that handles it. */
type Row = readonly [address: string, guard: Guard, module: string];

type Page = {
  web: string;
  native: string;
  guard: Guard;
  module: string;
  /** Only for pages with their own native module. */
  nativeModule?: string;
  nativeGuard?: Guard;
};

/** Layouts around pages; the addresses of their pages start with the layout's own. */
export const layouts = {
  country: { address: '/:country', module: 'frames/country.route.tsx' },
  native: { address: '/app/ios', module: 'frames/native.route.tsx' },
  public: { address: '', module: 'frames/public.route.tsx' },
} as const;

export type LayoutName = keyof typeof layouts;

/** Pages that both the web and the native app have, by the name used in links. */
export const pages = {
  home: {
    web: '/:country',
    native: '/app/ios/home',
    guard: 'anyone',
    module: 'features/landing/landing.route.tsx',
    nativeModule: 'features/native/home.route.tsx',
  },
  auth: {
    web: '/:country/auth',
    native: '/app/ios/auth',
    guard: 'anyone',
    module: 'features/account/auth.route.tsx',
    nativeModule: 'features/account/native-auth.route.tsx',
  },
  create: {
    web: '/:country/create-invoice',
    native: '/app/ios/create',
    guard: 'anyone',
    module: 'features/invoice-form/create-invoice.route.tsx',
    nativeModule: 'features/invoice-form/native-create.route.tsx',
    nativeGuard: 'user',
  },
  overview: {
    web: '/:country/overview',
    native: '/app/ios/overview',
    guard: 'user',
    module: 'features/overview/overview.route.tsx',
  },
  reports: {
    web: '/:country/reports',
    native: '/app/ios/reports',
    guard: 'user',
    module: 'features/reports/reports.route.tsx',
  },
  invoices: {
    web: '/:country/invoices',
    native: '/app/ios/invoices',
    guard: 'user',
    module: 'features/invoice-list/invoices.route.tsx',
  },
  estimates: {
    web: '/:country/estimates',
    native: '/app/ios/estimates',
    guard: 'user',
    module: 'features/estimates/estimates.route.tsx',
  },
  recurring: {
    web: '/:country/recurring',
    native: '/app/ios/recurring',
    guard: 'user',
    module: 'features/recurring/recurring.route.tsx',
  },
  creditNotes: {
    web: '/:country/credit-notes',
    native: '/app/ios/credit-notes',
    guard: 'user',
    module: 'features/credit-notes/credit-notes.route.tsx',
  },
  import: {
    web: '/:country/import',
    native: '/app/ios/import',
    guard: 'user',
    module: 'features/imports/import.route.tsx',
  },
  settings: {
    web: '/:country/settings',
    native: '/app/ios/settings',
    guard: 'anyone',
    module: 'features/settings/settings.route.tsx',
    nativeModule: 'features/settings/native-settings.route.tsx',
  },
  statement: {
    web: '/:country/clients/:id/statement',
    native: '/app/ios/clients/:id/statement',
    guard: 'user',
    module: 'features/statements/statement.route.tsx',
  },
} as const satisfies Record<string, Page>;

/** Other web pages, and one native page. */
const webPages: Row[] = [
  ['/:country/clients', 'user', 'features/clients/clients.route.tsx'],
  ['/:country/clients/:id', 'user', 'features/clients/client.route.tsx'],
  ['/:country/contact', 'anyone', 'features/legal/contact.route.tsx'],
  ['/:country/cookie-policy', 'anyone', 'features/legal/cookie-policy.route.tsx'],
  ['/:country/forgot-password', 'anyone', 'features/account/forgot-password.route.tsx'],
  ['/:country/imprint', 'anyone', 'features/legal/imprint.route.tsx'],
  ['/:country/pricing', 'user', 'features/billing/pricing.route.tsx'],
  ['/:country/privacy', 'anyone', 'features/legal/privacy.route.tsx'],
  ['/:country/products', 'user', 'features/products/products.route.tsx'],
  ['/:country/reset-password', 'anyone', 'features/account/reset-password.route.tsx'],
  ['/:country/terms', 'anyone', 'features/legal/terms.route.tsx'],
];

/** Pages for invoice recipients. */
const publicPages: Row[] = [
  ['/invoice/:id', 'link', 'features/public-invoice/pay-invoice.route.tsx'],
  ['/unknown-sender', 'anyone', 'features/sending/unknown-sender.route.tsx'],
  ['/verify', 'anyone', 'features/verify/verify.route.tsx'],
  ['/verify/:code', 'anyone', 'features/verify/verify-code.route.tsx'],
  ['/view-invoice/:id', 'link', 'features/public-invoice/view-invoice.route.tsx'],
  [
    '/view-invoice/:id/versions/:revision',
    'user',
    'features/public-invoice/issued-version.route.tsx',
  ],
];

/** Files, sign-in with Google and Apple, and other addresses without a frame. */
const unframed: Row[] = [
  ['/.well-known/jwks.json', 'anyone', 'features/verify/record-keys.route.ts'],
  ['/:country/welcome', 'anyone', 'features/landing/welcome.route.tsx'],
  ['/calendar/:file', 'link', 'features/calendar/calendar-feed.route.ts'],
  ['/manifest.webmanifest', 'anyone', 'frames/manifest.route.ts'],
  ['/oauth/apple', 'anyone', 'features/account/start-apple.route.ts'],
  ['/oauth/apple/callback', 'anyone', 'features/account/finish-apple.route.ts'],
  ['/oauth/google', 'anyone', 'features/account/start-google.route.ts'],
  ['/oauth/google/callback', 'anyone', 'features/account/finish-google.route.ts'],
  ['/products-template.csv', 'anyone', 'features/products/products-template.route.ts'],
  ['/robots.txt', 'anyone', 'features/landing/robots.route.ts'],
  ['/sitemap.xml', 'anyone', 'features/landing/sitemap.route.ts'],
  ['/view-invoice/:id/delivery-notes/:number', 'link', 'features/deliveries/delivery-pdf.route.ts'],
  ['/view-invoice/:id/pdf', 'link', 'features/public-invoice/invoice-pdf.route.ts'],
  ['/view-invoice/:id/receipts/:number', 'link', 'features/payments/receipt.route.ts'],
  ['/view-invoice/:id/xml', 'link', 'features/e-invoices/invoice-xml.route.ts'],
  ['/*', 'anyone', 'frames/not-found.route.tsx'],
];

/** API calls of scripts and the native app. */
const calls: Row[] = [
  ['/api/account-export', 'user', 'features/account/account-export.route.ts'],
  ['/api/calendar', 'user', 'features/calendar/calendar.route.ts'],
  ['/api/card-payment', 'link', 'features/cards/card-payment.route.ts'],
  ['/api/check-password-pwned', 'anyone', 'features/account/check-password-pwned.route.ts'],
  ['/api/check-subscription', 'user', 'features/billing/check-subscription.route.ts'],
  ['/api/client-credit', 'user', 'features/payments/client-credit.route.ts'],
  ['/api/client-names', 'user', 'features/invoice-list/client-names.route.ts'],
  ['/api/client-statement', 'user', 'features/statements/statement-file.route.ts'],
  ['/api/clients-csv', 'user', 'features/clients/clients-csv.route.ts'],
  ['/api/connect-stripe', 'user', 'features/cards/connect-stripe.route.ts'],
  ['/api/create-checkout', 'user', 'features/billing/create-checkout.route.ts'],
  ['/api/credit-note', 'user', 'features/credit-notes/credit-note.route.ts'],
  ['/api/customer-portal', 'user', 'features/billing/customer-portal.route.ts'],
  ['/api/custom-fields', 'user', 'features/custom-fields/custom-fields.route.ts'],
  ['/api/delivery-note', 'user', 'features/deliveries/delivery-note.route.ts'],
  ['/api/detect-country', 'anyone', 'features/settings/detect-country.route.ts'],
  ['/api/disconnect-stripe', 'user', 'features/cards/disconnect-stripe.route.ts'],
  ['/api/estimate-answer', 'link', 'features/estimates/estimate-answer.route.ts'],
  ['/api/estimate-invoice', 'user', 'features/estimates/estimate-invoice.route.ts'],
  ['/api/finish-apple-sign-in', 'anyone', 'features/account/finish-apple-sign-in.route.ts'],
  ['/api/forget-client', 'user', 'features/clients/forget-client.route.ts'],
  ['/api/import', 'user', 'features/imports/import-records.route.ts'],
  ['/api/invoice-mail', 'user', 'features/sending/invoice-email.route.ts'],
  ['/api/invoices', 'user', 'features/invoice-list/more-invoices.route.ts'],
  ['/api/invoices-zip', 'user', 'features/invoice-list/invoices-zip.route.ts'],
  ['/api/language', 'anyone', 'features/settings/language.route.ts'],
  ['/api/looks', 'user', 'features/looks/looks.route.ts'],
  ['/api/mail-opened', 'link', 'features/sending/email-opened.route.ts'],
  ['/api/mail-settings', 'user', 'features/sending/email-settings.route.ts'],
  ['/api/mail-templates', 'user', 'features/sending/email-templates.route.ts'],
  ['/api/payment-event', 'link', 'features/public-invoice/payment-event.route.ts'],
  ['/api/preferred-country', 'anyone', 'features/settings/preferred-country.route.ts'],
  ['/api/products-csv', 'user', 'features/products/products-csv.route.ts'],
  ['/api/products-import', 'user', 'features/products/products-import.route.ts'],
  ['/api/reminders', 'user', 'features/reminders/reminders.route.ts'],
  ['/api/send-otp', 'anyone', 'features/account/send-otp.route.ts'],
  ['/api/series', 'user', 'features/recurring/series.route.ts'],
  ['/api/session', 'anyone', 'features/account/session.route.ts'],
  ['/api/settings-picture', 'user', 'features/settings/settings-picture.route.ts'],
  ['/api/share-link', 'user', 'features/public-invoice/share-link.route.ts'],
  ['/api/sign-out', 'anyone', 'features/account/sign-out.route.ts'],
  ['/api/start-apple-sign-in', 'anyone', 'features/account/start-apple-sign-in.route.ts'],
  ['/api/tax-report', 'user', 'features/reports/tax-report.route.ts'],
  ['/api/unknown-sender', 'link', 'features/sending/report-unknown-sender.route.ts'],
  ['/api/validate-iap', 'user', 'features/billing/validate-iap.route.ts'],
  ['/api/verify-otp', 'anyone', 'features/account/verify-otp.route.ts'],
];

/** A route of the router; its id, which logs show, is its address. */
export type Route = {
  address: string;
  layout: LayoutName | null;
  guard: Guard;
  module: string;
};

/** Returns the entire table, one entry per address. */
export function listRoutes(): Route[] {
  const route = (layout: LayoutName | null, [address, guard, module]: Row): Route => ({
    address,
    layout,
    guard,
    module,
  });
  const shared = Object.values<Page>(pages).flatMap((page) => [
    route('country', [page.web, page.guard, page.module]),
    route('native', [
      page.native,
      page.nativeGuard ?? page.guard,
      page.nativeModule ?? page.module,
    ]),
  ]);
  return [
    ...shared,
    ...webPages.map((row) => route('country', row)),
    ...publicPages.map((row) => route('public', row)),
    ...[...unframed, ...calls].map((row) => route(null, row)),
  ];
}
