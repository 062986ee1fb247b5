import { useState } from 'react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { loadText, writeText } from '#app/ui/browser/stored.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useBrowserLayoutEffect } from '#app/ui/hooks/effects.ts';
import { useMediaQuery } from '#app/ui/hooks/use-media-query.ts';
import { showLoadFailed, useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { LiveSheetProps } from './live-sheet.tsx';
import { showDesign } from './look-section.tsx';

const fetchLiveSheet = () => import('./live-sheet.tsx');
const fetchLiftedSheet = () => import('./lifted-sheet.tsx');

/** The width from which the sheet has a column, as in `app/styles/parts.css`. */
const wide = '(min-width: 75rem)';
/** Local storage: `hidden` if the user has hidden the column on this device. */
const choiceKey = 'billwren_live_sheet';

/** The sheet beside the form on a wide screen, with buttons that hide it and that lead to its design. */
export function SheetColumn(props: LiveSheetProps) {
  const isWide = useMediaQuery(wide);
  const [isHidden, setHidden] = useState(false);
  useBrowserLayoutEffect(() => {
    setHidden(loadText(window.localStorage, choiceKey) === 'hidden');
  }, []);
  const { part } = useLazyImport(fetchLiveSheet, undefined, isWide && !isHidden && 'idle');
  const texts = invoiceFormTexts.live;
  return (
    <div className="live-column" data-shown={!isHidden || undefined}>
      {isWide && (
        <div>
          {!isHidden && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => props.form.current && showDesign(props.form.current)}
            >
              {texts.design}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setHidden(!isHidden);
              writeText(window.localStorage, choiceKey, isHidden ? 'shown' : 'hidden');
            }}
          >
            {isHidden ? texts.show : texts.hide}
          </Button>
        </div>
      )}
      {isWide && !isHidden && part && (
        <part.LiveSheet {...props} isDecoration onPress={(show) => show()} />
      )}
    </div>
  );
}

/** The handle that lifts the sheet from below on a phone. */
export function SheetHandle(props: LiveSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchLiftedSheet, showLoadFailed);
  return (
    <>
      <button
        type="button"
        aria-label={invoiceFormTexts.live.show}
        className="live-handle"
        onClick={() => {
          fetchNow(false);
          setOpen(true);
        }}
      />
      {part && <part.LiftedSheet {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
