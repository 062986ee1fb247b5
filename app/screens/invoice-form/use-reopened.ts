import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How often the form was opened anew with what the server has now, for its React key; and the way to do it once more. */
export function useReopened(): [times: number, reopen: () => void] {
  const { state, revalidate } = useRevalidator();
  const [times, setTimes] = useState(0);
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== 'idle' || !isAsked.current) return;
    isAsked.current = false;
    setTimes((before) => before + 1);
  }, [state]);
  const reopen = useCallback(() => {
    isAsked.current = true;
    revalidate();
  }, [revalidate]);
  return [times, reopen];
}
