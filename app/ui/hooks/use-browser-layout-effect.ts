import { useEffect, useLayoutEffect } from 'react';

/** A layout effect where there is a page; on the server, where React warns of one, an effect, which never runs there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
