import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { getTypedFields, type TypedField } from '../browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect.ts';

const subscribe = () => () => undefined;

/** Opens a form once in the browser, before anything else renders, with what was typed while its page was loading. */
export function useTakenOver(
  form: RefObject<HTMLFormElement>,
  open: (typed: readonly TypedField[]) => void,
): void {
  const isServersPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // Of the first render. Into a form that the browser drew itself nobody has typed yet, though React marks no option of a
  // select there as the one that was chosen.
  const wasDrawn = useRef(isServersPage);
  const isOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    open(form.current && wasDrawn.current ? getTypedFields(form.current) : []);
  }, []);
}
