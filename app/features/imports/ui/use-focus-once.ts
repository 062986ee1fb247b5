import { useEffect, useRef } from 'react';

/** For a heading that takes the focus when its part of the page appears. */
export function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
