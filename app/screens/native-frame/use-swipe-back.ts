import { useEffect } from 'react';
import { listenToSwipeBack } from '#app/browser/native/swipe-back.client.ts';

/** A swipe from the left edge goes back (`platform.md` section 2, Native app routes). */
export function useSwipeBack(goBack: () => void): void {
  useEffect(() => listenToSwipeBack(goBack), [goBack]);
}
