import { useRouteLoaderData } from '@remix-run/react';
import type { InvoiceStatus } from '#app/domain/invoice/status.ts';

type ViewedInvoice = { id: string; status: InvoiceStatus };

/** The invoice of the view page on screen, from that page's loader; null on every other page, and when there is none. */
export function useViewedInvoice(): ViewedInvoice | null {
  const data = useRouteLoaderData('routes/_public.view-invoice.$id');
  return (data as { invoice: ViewedInvoice | null } | undefined)?.invoice ?? null;
}
