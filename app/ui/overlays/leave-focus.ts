/**
 * Moves the keyboard focus from an element that is about to disappear to the start of the page's content, without
 * scrolling: otherwise it would fall back to the top of the page. Does nothing if the focus is elsewhere.
 */
export function leaveFocus(going: HTMLElement | null): void {
  if (!going?.contains(document.activeElement)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
