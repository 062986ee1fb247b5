import { type RefObject, useRef } from 'react';
import { readTypedFields, type TypedField } from '#app/browser/page/typed-fields.client.ts';
import { useBrowserLayoutEffect } from '#app/components/hooks/use-browser-layout-effect.ts';

/** Opens a form once in the browser, before anything else renders, with what was typed while its page was loading. */
export function useTakenOver(
  form: RefObject<HTMLFormElement>,
  open: (typed: readonly TypedField[]) => void,
): void {
  const isOpen = useRef(false);
  useBrowserLayoutEffect(() => {
    if (isOpen.current) return;
    isOpen.current = true;
    open(form.current ? readTypedFields(form.current) : []);
  }, []);
}
