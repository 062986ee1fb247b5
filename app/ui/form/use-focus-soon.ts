import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A name for the description of the line that was added last. */
export const lastItem = 'last-item';

/** Returns a function that focuses a field or button by name once the change that adds it is on the page. */
export function useFocusSoon(form: RefObject<HTMLFormElement>): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  useEffect(() => {
    if (wanted && form.current) findField(form.current, wanted.name)?.focus();
  }, [wanted, form]);
  return useCallback((name: string) => setWanted({ name }), []);
}

/** Scrolls to a field, opens the sections that hide it, and focuses it. */
export function showField(form: HTMLFormElement, name: string): void {
  const field = findField(form, name);
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  field.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  field.focus({ preventScroll: true });
}

function findField(form: HTMLFormElement, name: string): HTMLElement | null {
  if (name !== lastItem) return form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const all = form.querySelectorAll<HTMLElement>('[name^="items."][name$=".description"]');
  return all.item(all.length - 1);
}
