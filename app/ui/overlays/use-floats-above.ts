import { type RefObject, useEffect } from 'react';

/** Where each bar says how high it is: a page's own stands on the question about cookies. */
type BarHeight = '--bottom-bar' | '--consent-banner';

/** What floats at the lower edge stands above the bar while it is there: toasts, prompts, Create Invoice, other bars. */
export function useFloatsAbove(bar: RefObject<HTMLElement>, height: BarHeight): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // A rule for them alone: set at the root, the value would have every element of the page styled anew.
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
