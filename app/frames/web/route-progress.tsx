import { useNavigation } from '@remix-run/react';
import { frameTexts } from '#app/i18n/frame.ts';

/** A thin line along the top while the next page is on its way; appears only when that takes a moment. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      // It stands outside of all landmarks, where only what is live may be.
      aria-live="polite"
      aria-label={frameTexts.loading}
      className="fixed inset-x-0 top-0 z-[60] h-0.5 origin-left animate-progress bg-accent motion-reduce:animate-pulse"
    />
  );
}
