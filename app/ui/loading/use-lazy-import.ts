import { useCallback, useEffect, useRef, useState } from 'react';
import { failureTexts } from '#app/i18n/texts.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/** When the page needs a part without a click: `quietly` and `idle` don't report a failed import. */
type Wanted = 'now' | 'quietly' | 'idle' | false;

/**
 * Imports a part of the screen when it is first needed: when it is `wanted`, or by `fetchNow`. Unlike with `React.lazy`,
 * a failed import isn't a page error: it is reported to `onFailed`, the form doesn't change, and the next call tries
 * again.
 */
export function useLazyImport<Part>(
  fetchPart: () => Promise<Part>,
  onFailed?: () => void,
  wanted: Wanted = false,
): { part: Part | null; fetchNow: (quietly: boolean) => void } {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const isInProgress = useRef(false);

  const hasPart = part !== null;
  const fetchNow = useCallback(
    (quietly: boolean) => {
      if (hasPart || (isInProgress.current && quietly)) return;
      isInProgress.current = true;
      fetchPart()
        .then(
          (value) => setPart({ value }),
          () => {
            if (!quietly) onFailed?.();
          },
        )
        .finally(() => {
          isInProgress.current = false;
        });
    },
    [fetchPart, hasPart, onFailed],
  );
  useEffect(() => {
    if (wanted === 'idle') return onceIdle(() => fetchNow(true));
    if (wanted) fetchNow(wanted === 'quietly');
  }, [wanted, fetchNow]);
  return { part: part?.value ?? null, fetchNow };
}

/** Shows that a feature didn't load after the user asked for it. */
export function showLoadFailed(): void {
  toast.error(failureTexts.notOpened);
}
