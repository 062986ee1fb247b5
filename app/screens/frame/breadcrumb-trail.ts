/** Names of pages as breadcrumbs say them. */
const pageNames: Record<string, string> = {
  invoices: 'Invoices',
  'create-invoice': 'Create Invoice',
  clients: 'Clients',
  products: 'Products',
  pricing: 'Pricing',
  settings: 'Settings',
  auth: 'Sign in',
  'forgot-password': 'Forgot password',
  'reset-password': 'Reset password',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  'cookie-policy': 'Cookie Policy',
  contact: 'Contact Support',
  imprint: 'Imprint',
  invoice: 'Pay Invoice',
  'view-invoice': 'Invoice',
};

export type Crumb = { label: string; to: string };

/**
 * Home and the page on screen; none on the home page, on the welcome and on unknown paths.
 * @param leaf what a page inside another one is about, such as a client's name
 */
export function breadcrumbsOf(
  pathname: string,
  homePath: string,
  search = '',
  leaf?: string,
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const page = segments.find((segment) => Object.hasOwn(pageNames, segment));
  const isEdit = page === 'create-invoice' && new URLSearchParams(search).has('edit');
  const label = isEdit ? 'Edit Invoice' : page && pageNames[page];
  if (!page || !label) return [];
  const to = pathname.slice(0, pathname.indexOf(`/${page}`) + page.length + 1);
  return [
    { label: 'Home', to: homePath },
    { label, to },
    ...(leaf ? [{ label: leaf, to: pathname }] : []),
  ];
}
