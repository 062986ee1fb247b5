import { type RefObject, useEffect } from 'react';

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
