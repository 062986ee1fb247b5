import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A name for the description of the line that was added last. */
export const lastItem = 'last-item';

/** Focuses a field or button by name after the render that adds it. */
export function useFocusSoon(form: RefObject<HTMLFormElement>): (name: string) => void {
  const wanted = useRef<string | null>(null);
  // Runs after every render: which one adds the field isn't known in advance.
  useEffect(() => {
    const name = wanted.current;
    if (name === null || !form.current) return;
    wanted.current = null;
    findField(form.current, name)?.focus();
  });
  return useCallback((name: string) => {
    wanted.current = name;
  }, []);
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
