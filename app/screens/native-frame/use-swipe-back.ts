import { useEffect } from 'react';
import { listenToSwipeBack } from '#app/browser/native/swipe-back.client.ts';
import { useGoBack } from './use-go-back.ts';

/** A swipe from the left edge goes back (`platform.md` section 2, Native app routes). */
export function useSwipeBack(): void {
  const goBack = useGoBack();
  useEffect(() => listenToSwipeBack(goBack), [goBack]);
}
