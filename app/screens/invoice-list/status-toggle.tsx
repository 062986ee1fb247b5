import { badgeStyle } from '#app/components/layout/badge.tsx';
import { type InvoiceStatus, toggledStatus } from '#app/domain/invoices/status.ts';
import { statusLabels } from '#app/domain/invoices/status-labels.ts';
import { statusTones } from '../public-invoice/status-badge.tsx';

type StatusToggleProps = {
  invoiceNumber: string;
  /** As shown, which may be ahead of the server's answer. */
  status: InvoiceStatus;
  isPending: boolean;
  onToggle: () => void;
};

/** The status badge as a button: a press toggles between paid and unpaid (`invoices.md` section 4). */
export function StatusToggle({ invoiceNumber, status, isPending, onToggle }: StatusToggleProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-busy={isPending || undefined}
      aria-label={`${statusLabels[status]}: ${invoiceNumber}`}
      title={`Mark as ${toggledStatus(status)}`}
      className="status-toggle"
    >
      <span className={badgeStyle(statusTones[status])}>{statusLabels[status]}</span>
    </button>
  );
}

// @covers invoices-2.14
