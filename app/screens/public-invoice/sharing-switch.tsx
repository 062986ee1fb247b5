import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';

type SharingSwitchProps = {
  isShared: boolean;
  /** It is being changed. */
  isWorking: boolean;
  onChange: (shared: boolean) => Promise<void>;
};

/** Withdraws the link that an invoice's owner gave out, once they said so twice, and makes a new one. */
export function SharingSwitch({ isShared, isWorking, onChange }: SharingSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-1">
      {isShared ? (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Stop sharing
        </Button>
      ) : (
        <>
          <p className="px-3">Sharing is stopped: no link opens this invoice.</p>
          <Button
            variant="secondary"
            size="small"
            className="ml-3"
            loading={isWorking}
            onClick={() => onChange(true)}
          >
            New link
          </Button>
        </>
      )}
      <ConfirmDialog
        title="Stop sharing?"
        question={
          isAsking
            ? 'The link that you gave out stops working: your client can no longer view, download or pay this invoice with it. You can make a new link at any time.'
            : null
        }
        confirmLabel="Stop sharing"
        isWorking={isWorking}
        onConfirm={() => onChange(false).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
