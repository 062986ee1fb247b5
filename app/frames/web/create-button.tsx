import { Link, useLocation } from '@remix-run/react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { frameTexts } from '#app/i18n/texts.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';

/** The floating Create Invoice button of pages under a country; desktop web only. */
export function CreateButton({ country }: { country: CountryCode }) {
  const { pathname } = useLocation();
  if (usePlatform() === 'native' || !hasCreateButton(pathname)) return null;
  return (
    <div
      data-float
      className="fixed right-6 bottom-[calc(1.5rem+var(--consent-banner,0px))] z-20 hidden rounded-md shadow-float md:block print:hidden"
    >
      <Link to={`/${country}/create-invoice`} className={buttonStyle({ size: 'large' })}>
        <LineIcon name="plus" className="size-5" />
        {frameTexts.createInvoice}
      </Link>
    </div>
  );
}

/**
 * Pages without the floating Create Invoice button: sign-in and payment pages, pages where something is being created,
 * and lists, where it would cover row actions.
 */
const pagesWithoutCreate = new Set([
  'payment',
  'invoice-payment',
  'public-invoice',
  // The three above redirect to these two.
  'invoice',
  'view-invoice',
  'auth',
  'forgot-password',
  'reset-password',
  'create-invoice',
  'overview',
  'reports',
  'recurring',
  'estimates',
  'credit-notes',
  'invoices',
  'clients',
  'products',
  // The button would cover the plans.
  'pricing',
]);

export function hasCreateButton(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  // The landing page, which includes the invoice form.
  const isHome = segments.length < 2;
  return !isHome && !segments.some((segment) => pagesWithoutCreate.has(segment));
}
