import type { InvoiceStatus } from '#app/domain/invoices/status.ts';
import { statusTexts } from '#app/features/invoice-list/texts.ts';
import { Badge, type BadgeTone } from '#app/ui/layout/badge.tsx';

/** The color of each derived status; the label conveys the meaning. */
export const statusTones: Record<InvoiceStatus, BadgeTone> = {
  paid: 'accent',
  unpaid: 'neutral',
  due_soon: 'warn',
  overdue: 'danger',
  void: 'neutral',
  credited: 'neutral',
  open: 'neutral',
  accepted: 'accent',
  declined: 'danger',
  expired: 'warn',
  invoiced: 'accent',
  issued: 'neutral',
};

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={statusTones[status]}>{statusTexts.labels[status]}</Badge>;
}
