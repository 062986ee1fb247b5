/**
 * Moves the keyboard's focus from something that is about to go to the beginning of the page's content, without
 * scrolling: else a keyboard user would start over at the top of the page. Nothing moves when the focus is elsewhere.
 */
export function leaveFocus(going: HTMLElement | null): void {
  if (!going?.contains(document.activeElement)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
