import type { MetaFunction } from '@remix-run/cloudflare';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { pageTitle } from '#app/frames/web/root-data.ts';

/** Title and robots of a public invoice page; there is no invoice on the Invoice Not Found screen. */
export const invoicePageMeta: MetaFunction = ({ data, matches }) => {
  const { invoice } = (data ?? {}) as { invoice?: { title: string } | null };
  return [
    pageTitle(invoice?.title ?? publicInvoiceTexts.notFound.title, matches),
    { name: 'robots', content: 'noindex, nofollow' },
  ];
};
