import { offlineTexts } from '#app/features/offline/texts.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';

/**
 * The placeholder of a page opened from this device until its user is known; `isAway` if this device has no data for
 * it.
 */
export function OpeningPage({ title, isAway = false }: { title: string; isAway?: boolean }) {
  return (
    <div className="page-width py-6 lg:py-10">
      <h1 className="font-display font-medium text-3xl leading-tight sm:text-4xl">{title}</h1>
      {isAway ? (
        <p className="mt-6 max-w-prose text-ink-soft">{offlineTexts.page.away}</p>
      ) : (
        <p className="mt-6 flex items-center gap-2 text-ink-soft">
          <Spinner className="text-accent-ink" />
          {offlineTexts.page.opening}
        </p>
      )}
    </div>
  );
}
