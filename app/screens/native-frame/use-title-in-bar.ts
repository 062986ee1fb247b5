import { useEffect, useState } from 'react';

/** Whether the page's large title has gone under the bar, which then shows it small. */
export function useTitleInBar(): boolean {
  const [isUnder, setUnder] = useState(false);
  useEffect(() => {
    const look = () => {
      const title = document.querySelector('#main h1');
      setUnder(title !== null && title.getBoundingClientRect().bottom < barHeight);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isUnder;
}

/** Pixels, without the safe area that lies over it. */
const barHeight = 44;
