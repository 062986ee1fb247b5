import { useNavigation } from '@remix-run/react';
import { frameTexts } from '#app/i18n/texts.ts';

/** A thin line at the top while the next page loads; appears only after a moment. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      // It is outside all landmarks, where only live regions are allowed.
      aria-live="polite"
      aria-label={frameTexts.loading}
      className="fixed inset-x-0 top-0 z-[60] h-0.5 origin-left animate-progress bg-accent motion-reduce:animate-pulse"
    />
  );
}
