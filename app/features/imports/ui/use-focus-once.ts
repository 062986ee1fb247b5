import { useEffect, useRef } from 'react';

/** Returns a ref for a heading that gets the focus when its part of the page appears. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
