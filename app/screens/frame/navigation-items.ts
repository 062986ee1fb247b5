/** The places of the main navigation, in order (`platform.md` section 2, Web layout). */
export const navigationItems = [
  { label: 'Invoices', page: 'invoices' },
  { label: 'Clients', page: 'clients' },
  { label: 'Products', page: 'products' },
  { label: 'Pricing', page: 'pricing' },
  { label: 'Settings', page: 'settings' },
];
