import { type RefObject, useEffect } from 'react';

/** Toasts rise over the bar while it is there (`--bottom-bar` in the toast area). */
export function useToastsAbove(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--bottom-bar', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [bar]);
}
