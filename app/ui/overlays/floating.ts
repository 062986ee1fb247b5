import { type RefObject, useEffect } from 'react';

/**
 * Moves the keyboard focus from an element that is about to disappear to the start of the page's content, without
 * scrolling: otherwise it would fall back to the top of the page. Does nothing if the focus is elsewhere.
 */
export function leaveFocus(going: HTMLElement | null): void {
  if (!going?.contains(document.activeElement)) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The CSS variables with which bars publish their height: a page's bar sits on top of the cookie banner. */
type BarHeight = '--bottom-bar' | '--consent-banner';

/**
 * Moves floating elements (toasts, prompts, Create Invoice, other bars) above a bar at the bottom while it is shown.
 */
export function useFloatsAbove(bar: RefObject<HTMLElement>, height: BarHeight): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // A rule of its own: a variable on the root element would recalculate the styles of the entire page.
    const rule = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
    const tell = () =>
      rule.replaceSync(
        `[data-sonner-toaster],[data-prompt],[data-float]{${height}:${element.offsetHeight}px}`,
      );
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
    };
  }, [bar, height]);
}
