import { useEffect, useState } from 'react';

/** Whether the page's large title has gone under the bar, which then shows it small. */
export function useTitleInBar(pathname: string): boolean {
  const [isUnder, setUnder] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has a title of its own
  useEffect(() => {
    setUnder(false);
    const title = document.querySelector('#main h1');
    if (!title) return;
    const watch = new IntersectionObserver(
      ([entry]) => setUnder(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-60px 0px 0px 0px' },
    );
    watch.observe(title);
    return () => watch.disconnect();
  }, [pathname]);
  return isUnder;
}
