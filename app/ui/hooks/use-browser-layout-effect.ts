import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; an effect on the server, where React warns about layout effects and runs neither. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
