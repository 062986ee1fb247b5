import { useRef } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { useFloatsAbove } from '#app/components/overlays/use-floats-above.ts';
import { ErrorSummary } from './error-summary.tsx';
import { SaveButton } from './save-button.tsx';
import type { SaveBarProps } from './summary-card.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type MobileSaveBarProps = Pick<
  SaveBarProps,
  'busy' | 'isSaved' | 'saveLabel' | 'total' | 'toCorrect' | 'onShowNext' | 'onSave'
> & {
  /** No invoice is left in the plan: the button leads to the plans. */
  mustUpgrade: boolean;
  onUpgrade: () => void;
};

/**
 * The bar at the lower edge of phones and tablets, `Save Invoice` or `Upgrade to Save` (`invoices.md` section 2). It
 * stands above the on-screen keyboard, and rests at the form's end, so that it never covers the footer.
 */
export function SaveBar(props: MobileSaveBarProps) {
  const { total, toCorrect, onShowNext, mustUpgrade, onUpgrade, ...save } = props;
  const inset = useKeyboardInset();
  const bar = useRef<HTMLDivElement>(null);
  useFloatsAbove(bar, '--bottom-bar');
  return (
    <div
      ref={bar}
      data-float
      className="sticky bottom-[var(--consent-banner,0px)] z-30 -mx-4 mt-8 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:-mx-8 md:px-8 lg:hidden"
      style={inset > 0 ? { bottom: inset } : undefined}
    >
      <ErrorSummary count={toCorrect} onShowNext={onShowNext} />
      <div className="mt-2 flex items-center gap-4 first:mt-0">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block text-ink-soft text-xs">Amount due</span>
          <span className="figures block truncate font-semibold text-lg">{total}</span>
        </p>
        {mustUpgrade && !save.isSaved ? (
          <Button className="min-w-40" loading={save.busy === 'save'} onClick={onUpgrade}>
            Upgrade to Save
          </Button>
        ) : (
          <SaveButton {...save} />
        )}
      </div>
    </div>
  );
}

// @covers invoices-2.8
