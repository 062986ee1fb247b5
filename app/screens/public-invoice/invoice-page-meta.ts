import { pageTitle } from '../frame/page-title.ts';

/** Title and robots of a public invoice page; `invoice` is null for the Invoice Not Found screen. */
export function invoicePageMeta(
  invoice: { sheet: { title: string } } | null | undefined,
  matches: Parameters<typeof pageTitle>[1],
) {
  return [
    pageTitle(invoice?.sheet.title ?? 'Invoice Not Found', matches),
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
