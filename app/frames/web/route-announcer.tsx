import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** Long enough to be read out; removed afterwards, so that screen readers don't find the text again. */
const saidMs = 2000;

/** Announces page changes to screen readers, which client-side navigation doesn't do by itself. */
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
