import { useLocation, useNavigate } from '@remix-run/react';
import { useState } from 'react';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { toggledStatus } from '#app/domain/invoices/status.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import {
  archivedMessage,
  bulkArchivedMessage,
  describeListFailure,
  type ListAnswer,
  maxArchivedAtOnce,
} from '#app/features/invoice-list/words/list-answer.ts';
import type { Payments } from '#app/features/payments/public.ts';
import { usePaths } from '#app/frames/platform/use-paths.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePost } from '#app/ui/form/use-post.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { toast, toastMs } from '#app/ui/messages/toast.tsx';

type WantedStatus = 'paid' | 'unpaid';

/** A change made on the server, for rows that are not reloaded automatically. */
export type ListChange =
  | { status: WantedStatus | 'void'; invoiceId: string; paidMinor?: number }
  | { gone: string[] };

/**
 * The changes that the list makes on the server, with their messages.
 * @param askReverse asks whether to reverse the payments that keep an invoice from being unpaid
 */
export function useListPosts(
  listPath: string,
  onChange: (change: ListChange) => void,
  askReverse: Payments['reverse'],
) {
  const post = usePost<ListAnswer>(listPath, 'application/json');
  const navigate = useNavigate();
  const { auth: authPath } = usePaths('us');
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<ReadonlyMap<string, WantedStatus>>(new Map());
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());

  /** Returns whether it succeeded; otherwise shows why, or redirects to the sign-in. */
  function settle(answer: ListAnswer, failureMessage: (message: string) => string): boolean {
    if (answer.outcome === 'sign-in-needed') {
      navigate(`${authPath}?redirectTo=${encodeURIComponent(pathname + search)}`);
      return false;
    }
    const failure = describeListFailure(answer);
    if (failure !== null) toast.error(failureMessage(failure));
    return failure === null;
  }

  async function toggleStatus(invoice: Pick<ListedInvoice, 'id' | 'status'>) {
    const invoiceId = invoice.id;
    if (wanted.has(invoiceId)) return;
    const status = toggledStatus(invoice.status);
    setWanted((all) => new Map(all).set(invoiceId, status));
    const answer = await post({ intent: 'set-status', invoiceId, status });
    const isAsking = answer.outcome === 'has-payments';
    if (isAsking) askReverse({ ...answer, isUnmarking: true });
    const isDone =
      !isAsking &&
      settle(answer, (message) =>
        answer.outcome === 'refused' ? message : invoiceWorkTexts.notMarked[status],
      );
    if (isDone) {
      onChange({ status, invoiceId });
      toast.success(invoiceWorkTexts.marked[status], {
        duration: toastMs.undo,
        action: {
          label: invoiceWorkTexts.undo,
          onClick: () => undoStatus.current({ id: invoiceId, status }),
        },
      });
    }
    setWanted((all) => new Map([...all].filter(([id]) => id !== invoiceId)));
  }

  /** @param isBulk whether to show the message for a selection instead of the one for a single invoice */
  async function archive(invoiceIds: string[], archived: boolean, isBulk: boolean) {
    if (invoiceIds.length === 0) {
      toast.error(invoiceWorkTexts.nothingSelected);
      return;
    }
    if (invoiceIds.length > maxArchivedAtOnce) {
      toast.error(fill(invoiceWorkTexts.tooManyToArchive, { most: maxArchivedAtOnce }));
      return;
    }
    setMoving((all) => new Set([...all, ...invoiceIds]));
    const answer = await post({ intent: 'archive', invoiceIds, archived });
    const isDone = settle(answer, (message) =>
      fill(isBulk ? invoiceWorkTexts.manyNotArchived : invoiceWorkTexts.notArchived, { message }),
    );
    if (isDone) {
      onChange({ gone: invoiceIds });
      const count = 'count' in answer ? answer.count : invoiceIds.length;
      toast.success(isBulk ? bulkArchivedMessage(count, archived) : archivedMessage(archived), {
        duration: toastMs.undo,
        action: {
          label: invoiceWorkTexts.undo,
          onClick: () => undo.current(invoiceIds, !archived, isBulk),
        },
      });
    }
    setMoving((all) => new Set([...all].filter((id) => !invoiceIds.includes(id))));
  }

  /** Revokes the invoice's link, or creates a new one. */
  async function share(invoiceId: string, shared: boolean) {
    setMoving((all) => new Set(all).add(invoiceId));
    const answer = await post({ intent: shared ? 'share-again' : 'stop-sharing', invoiceId });
    const isDone = settle(answer, (message) =>
      fill(shared ? invoiceWorkTexts.sharing.notMade : invoiceWorkTexts.sharing.notStopped, {
        message,
      }),
    );
    if (isDone)
      toast.success(shared ? invoiceWorkTexts.sharing.made : invoiceWorkTexts.sharing.stopped);
    setMoving((all) => new Set([...all].filter((id) => id !== invoiceId)));
  }

  const undo = useLatest(archive);
  const undoStatus = useLatest(toggleStatus);

  return {
    /** The requested statuses that are not confirmed yet, by invoice: shown at once, removed on failure. */
    wanted,
    /** Invoices that are being archived or unarchived, or whose link is being changed. */
    moving,
    toggleStatus,
    archive,
    share,
  };
}
