import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { badgeStyle } from '#app/components/badge.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { toast } from '#app/components/toast.tsx';
import { statusChangedMessage, statusLabels, toggledStatus } from '#app/domain/invoice/status.ts';
import { usePost } from '../frame/use-post.ts';
import { statusTones } from '../public-invoice/status-badge.tsx';
import type { ListedInvoice } from './listed-invoice.ts';

/** The answers of the list's address to a change of status. */
type StatusAnswer = { outcome: 'changed' | 'not-found' | 'sign-in-needed' | 'unreachable' };

type StatusToggleProps = { invoice: Pick<ListedInvoice, 'id' | 'status'>; listPath: string };

/** The status badge as a button: a press toggles between paid and unpaid (`invoices.md` section 4). */
export function StatusToggle({ invoice, listPath }: StatusToggleProps) {
  const post = usePost<StatusAnswer>(listPath, 'application/x-www-form-urlencoded');
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const next = toggledStatus(invoice.status);

  async function toggle() {
    if (isPending) return;
    setPending(true);
    const { outcome } = await post({ intent: 'set-status', invoiceId: invoice.id, status: next });
    setPending(false);
    if (outcome === 'changed') toast.success(statusChangedMessage(next));
    else if (outcome === 'sign-in-needed') {
      navigate(`/us/auth?redirectTo=${encodeURIComponent(listPath)}`);
    } else toast.error(`Failed to mark the invoice as ${next}. Please try again.`);
  }

  return (
    <button
      type="button"
      onClick={toggle}
      aria-busy={isPending || undefined}
      title={`Mark as ${next}`}
      className="thumb group inline-flex items-center rounded-full"
    >
      <span className={`${badgeStyle(statusTones[invoice.status])} group-hover:underline`}>
        {isPending && <Spinner />}
        {statusLabels[invoice.status]}
      </span>
    </button>
  );
}
