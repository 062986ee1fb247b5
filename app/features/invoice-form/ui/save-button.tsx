import { Check } from 'lucide-react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { FormWork } from './use-invoice-form.ts';

type SaveButtonProps = {
  work: { busy: FormWork['busy']; isSaved: boolean; save: () => void };
  saveLabel: string;
  /** Set if the plan has no invoice left: leads to the plans. */
  onUpgrade?: () => void;
  /** Large in the summary of a wide screen; otherwise in the bar of a phone. */
  large?: boolean;
};

/** Save Invoice or Save Changes, marked for a moment after a save; Upgrade to Save if the plan has no invoice left. */
export function SaveButton({ work, saveLabel, onUpgrade, large = false }: SaveButtonProps) {
  const { busy, isSaved, save } = work;
  const upgrade = isSaved ? undefined : onUpgrade;
  return (
    <Button
      wide={large}
      size={large ? 'large' : 'medium'}
      className={isSaved ? 'min-w-40 animate-saved-button' : 'min-w-40'}
      data-saved={isSaved || undefined}
      loading={busy === 'save'}
      onClick={upgrade ?? save}
    >
      {isSaved && <Check aria-hidden="true" className="size-4" />}
      {upgrade ? invoiceFormTexts.actions.upgrade : saveLabel}
    </Button>
  );
}
