import { formatDate } from '#app/domain/dates.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';

type ClientActivityProps = {
  invoice: Pick<ListedInvoice, 'country' | 'openedOn' | 'payClickedOn'>;
};

/** How far the client has come with an invoice, in one small line; nothing when nothing happened. */
export function ClientActivity({ invoice }: ClientActivityProps) {
  const { country, openedOn, payClickedOn } = invoice;
  const day = payClickedOn ?? openedOn;
  if (!day) return null;
  const event = payClickedOn ? 'Clicked to pay' : 'Opened';
  // One text: between two, React writes a comment.
  return <span className="client-activity">{`${event} ${formatDate(day, country)}`}</span>;
}

// @covers invoices-2.26
