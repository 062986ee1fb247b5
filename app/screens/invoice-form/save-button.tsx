import { Check } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import type { Saver } from './saver.ts';

export type SaveState = {
  busy: Saver['busy'];
  /** The invoice was saved a moment ago. */
  isSaved: boolean;
  /** `Save Invoice`, or `Save Changes` of a saved one. */
  saveLabel: string;
  onSave: () => void;
};

type SaveButtonProps = SaveState & {
  /** Stands large in the summary of a desk, else in the bar of a phone. */
  large?: boolean;
};

/** Save Invoice or Save Changes, with its mark of success after a save (`invoices.md` section 9). */
export function SaveButton({ busy, isSaved, saveLabel, onSave, large = false }: SaveButtonProps) {
  return (
    <Button
      wide={large}
      size={large ? 'large' : 'medium'}
      className={isSaved ? 'min-w-40 animate-saved-button' : 'min-w-40'}
      data-saved={isSaved || undefined}
      loading={busy === 'save'}
      onClick={onSave}
    >
      {isSaved && <Check aria-hidden="true" className="size-4" />}
      {saveLabel}
    </Button>
  );
}

// @covers invoices-9.4
