import { type RefObject, useRef, useSyncExternalStore } from 'react';
import { useBrowserLayoutEffect } from '#app/ui/hooks/effects.ts';
import { getTypedFields, type TypedField } from '../browser/page/typed-fields.client.ts';

const subscribe = () => () => undefined;

/** Calls `open` once in the browser, before the next paint, with what was typed into the form before it hydrated. */
export function useHydratedForm(
  form: RefObject<HTMLFormElement>,
  open: (typed: readonly TypedField[]) => void,
): void {
  const isServersPage = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  // True only if the server rendered the form. A form rendered in the browser has no earlier input, but React doesn't
  // mark the default option of a select there, so it would look changed.
  const wasDrawn = useRef(isServersPage);
  const isOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    open(form.current && wasDrawn.current ? getTypedFields(form.current) : []);
  }, []);
}
