import { useEffect, useState } from 'react';
import { keyboardInset } from './keyboard-inset.ts';

/** How far the save bar is lifted over the on-screen keyboard, in CSS pixels. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const read = () => {
      const { height, offsetTop, scale } = viewport;
      setInset(keyboardInset({ layout: window.innerHeight, visual: height, offsetTop, scale }));
    };
    read();
    viewport.addEventListener('resize', read);
    viewport.addEventListener('scroll', read);
    return () => {
      viewport.removeEventListener('resize', read);
      viewport.removeEventListener('scroll', read);
    };
  }, []);
  return inset;
}
