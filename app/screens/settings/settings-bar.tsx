import { useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { useFloatsAbove } from '#app/components/overlays/use-floats-above.ts';
import { useKeyboardInset } from '../invoice-form/save-bar.tsx';
import { SaveButton } from '../invoice-form/summary-card.tsx';

type SettingsBarProps = {
  isBusy: boolean;
  isSaved: boolean;
  onSave: () => void;
  onCancel: () => void;
};

/** Cancel and Save Settings, at the end of the page and in reach from all of it; above the on-screen keyboard. */
export function SettingsBar({ isBusy, isSaved, onSave, onCancel }: SettingsBarProps) {
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useFloatsAbove(bar, '--bottom-bar');
  return (
    <div
      ref={bar}
      data-float
      className="sticky bottom-[var(--consent-banner,0px)] z-10 -mx-4 flex gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 md:py-4 md:pl-[19.5rem]"
      style={inset > 0 ? { bottom: inset } : undefined}
    >
      <Button variant="secondary" className="max-md:flex-1" onClick={onCancel}>
        Cancel
      </Button>
      <SaveButton
        work={{ busy: isBusy ? 'save' : null, isSaved, save: onSave }}
        saveLabel="Save Settings"
      />
    </div>
  );
}

// @covers invoices-9.4
