import { loader } from '#app/features/public-invoice/view-invoice.route.tsx';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { getPage } from './card-calls.ts';

/** Returns what an invoice's page shows its owner. */
export async function readOwnersPage(
  invoiceId: string,
  cookie: string,
  context: RequestContext,
): Promise<OwnersView> {
  const request = getPage(`/view-invoice/${invoiceId}`, cookie);
  const answer = await loader({ request, params: { id: invoiceId }, context });
  const { data } = answer as unknown as { data: { invoice: { owner?: OwnersView } } };
  if (!data.invoice.owner) throw new Error('This page is not its owner’s');
  return data.invoice.owner;
}
