import { type RefObject, useEffect } from 'react';

/** Toasts and prompts rise over the bar while it is there (`--bottom-bar`). */
export function useToastsAbove(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // A rule for them alone: set at the root, the value would have every element of the page styled anew.
    const rule = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule];
    const tell = () =>
      rule.replaceSync(
        `[data-sonner-toaster],[data-prompt]{--bottom-bar:${element.offsetHeight}px}`,
      );
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule);
    };
  }, [bar]);
}
