/**
 * Which pages exist under `/{country}/`. Links in header, menu and footer show only these: no dead link is shown.
 * The one place to change when a page is added.
 */
const builtPages: ReadonlySet<string> = new Set([
  'auth',
  'clients',
  'contact',
  'cookie-policy',
  'create-invoice',
  'invoices',
  'pricing',
  'privacy',
  'products',
  'settings',
  'terms',
]);

/** Whether a page, given by its address without the country, exists. */
export function isBuiltPage(page: string): boolean {
  return builtPages.has(page.split('#')[0] ?? '');
}
