import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { RowIcon } from '#app/components/icons/row-icon.tsx';
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
    <>
      {!isShared && (
        <p className="basis-full px-3 pt-1">Sharing is stopped: no link opens this invoice.</p>
      )}
      {/* One button, so that the keyboard's focus stays on it. */}
      <Button
        variant={isShared ? 'quiet' : 'secondary'}
        size="small"
        className={isShared ? undefined : 'my-1 ml-3'}
        loading={!isShared && isWorking}
        onClick={isShared ? () => setAsking(true) : () => onChange(true)}
      >
        {isShared && <RowIcon name="unlink" />}
        {isShared ? 'Stop sharing' : 'New link'}
      </Button>
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
    </>
  );
}
