import { useState } from 'react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';

type SharingSwitchProps = {
  isShared: boolean;
  /** A change is in progress. */
  isWorking: boolean;
  onChange: (shared: boolean) => Promise<void>;
};

/** Withdraws an invoice's link after a confirmation, and creates a new one. */
export function SharingSwitch({ isShared, isWorking, onChange }: SharingSwitchProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!isShared && <p className="basis-full px-3 pt-1">{publicInvoiceTexts.sharing.none}</p>}
      {/* A single button, so that it keeps the keyboard focus. */}
      <Button
        variant={isShared ? 'quiet' : 'secondary'}
        size="small"
        className={isShared ? undefined : 'my-1 ml-3'}
        loading={!isShared && isWorking}
        onClick={isShared ? () => setAsking(true) : () => onChange(true)}
      >
        {isShared && <RowIcon name="unlink" />}
        {isShared ? publicInvoiceTexts.sharing.stop : publicInvoiceTexts.sharing.renew}
      </Button>
      <ConfirmDialog
        title={publicInvoiceTexts.sharing.title}
        question={isAsking ? publicInvoiceTexts.sharing.question : null}
        confirmLabel={publicInvoiceTexts.sharing.stop}
        isWorking={isWorking}
        onConfirm={() => onChange(false).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
