import { useCallback, useEffect, useRef, useState } from 'react';
import { failureTexts } from '#app/i18n/texts.ts';
import { toast } from '#app/ui/messages/toast.tsx';

/**
 * Imports a part of the screen when it is first needed. Unlike with `React.lazy`, a failed import isn't a page error:
 * it is reported to `onFailed`, the form doesn't change, and the next call tries again.
 */
export function useLazyImport<Part>(
  fetchPart: () => Promise<Part>,
  onFailed?: () => void,
): { part: Part | null; fetchNow: (quietly: boolean) => void } {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const isInProgress = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const hasPart = part !== null;
  const fetchNow = useCallback(
    (quietly: boolean) => {
      if (hasPart || (isInProgress.current && quietly)) return;
      isInProgress.current = true;
      fetchPart()
        .then(
          (value) => {
            if (!gone.current) setPart({ value });
          },
          () => {
            if (!quietly && !gone.current) onFailed?.();
          },
        )
        .finally(() => {
          isInProgress.current = false;
        });
    },
    [fetchPart, hasPart, onFailed],
  );
  return { part: part?.value ?? null, fetchNow };
}

/** Shows that a feature didn't load after the user asked for it. */
export function showLoadFailed(): void {
  toast.error(failureTexts.notOpened);
}
