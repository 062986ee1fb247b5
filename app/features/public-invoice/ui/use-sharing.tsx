import { type ReactNode, useState } from 'react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import type { OwnerAction } from './owner-actions.tsx';

type Sharing = {
  isShared: boolean;
  /** A change is in progress. */
  isWorking: boolean;
  onChange: (shared: boolean) => Promise<void>;
};

/** Withdraws an invoice's link after a confirmation, as an action; while it has none, a notice offers a new one. */
export function useSharing({ isShared, isWorking, onChange }: Sharing): {
  stop: OwnerAction | false;
  notice: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const { stop, renew, none, title, question } = publicInvoiceTexts.sharing;
  return {
    stop: isShared && { label: stop, icon: 'unlink', onClick: () => setAsking(true) },
    notice: (
      <>
        {!isShared && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{none}</p>
            <Button
              variant="secondary"
              size="small"
              loading={isWorking}
              onClick={() => onChange(true)}
            >
              {renew}
            </Button>
          </div>
        )}
        <ConfirmDialog
          title={title}
          question={isAsking ? question : null}
          confirmLabel={stop}
          isWorking={isWorking}
          onConfirm={() => onChange(false).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      </>
    ),
  };
}
