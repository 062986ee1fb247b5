import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Long enough to be read out; afterwards no reader comes upon the words a second time. */
const saidMs = 2000;

/** Tells those who do not see the page that another one has come: scripts change it without a word otherwise. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    setTitle(document.title);
    const timer = setTimeout(() => setTitle(''), saidMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
