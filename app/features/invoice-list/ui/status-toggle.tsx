import { type InvoiceStatus, isMarkable, toggledStatus } from '#app/domain/invoices/status.ts';
import {
  invoiceListTexts,
  invoiceWorkTexts,
  statusTexts,
} from '#app/features/invoice-list/texts.ts';

import { statusTones } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { badgeStyle } from '#app/ui/layout/badge.tsx';
import { RowButton } from './row-button.tsx';

type StatusToggleProps = {
  invoiceNumber: string;
  totalMinor: number;
  /** The displayed status, which may be ahead of the server's response. */
  status: InvoiceStatus;
  isPending: boolean;
  onToggle: () => void;
};

/** The status badge, as a button that toggles between paid and unpaid if the invoice can be marked. */
export function StatusToggle(props: StatusToggleProps) {
  const { invoiceNumber, status, isPending, onToggle } = props;
  const label = statusTexts.labels[status];
  const badge = <span className={badgeStyle(statusTones[status])}>{label}</span>;
  if (!isMarkable(props)) return <span className="status-toggle no-underline!">{badge}</span>;
  return (
    <RowButton
      onClick={onToggle}
      aria-busy={isPending || undefined}
      aria-label={fill(invoiceListTexts.row.statusOf, { status: label, number: invoiceNumber })}
      title={invoiceWorkTexts.markAs[toggledStatus(status)]}
    >
      {badge}
    </RowButton>
  );
}
