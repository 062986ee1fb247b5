import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { plural } from '#app/i18n/plural.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { OutboxStatus } from './waiting-invoices.client.ts';
import { describeWaiting, seeWhatWaits } from './what-waits.ts';

type OfflineBannerProps = { outbox: OutboxStatus; isOffline: boolean };

/** Says that the network is away and what becomes of changes, what is in the outbox, and what of it was refused. */
export function OfflineBanner({ outbox, isOffline }: OfflineBannerProps) {
  const waiting = isOffline ? describeWaiting(outbox) : null;
  const refused = outbox.refused > 0 ? plural(offlineTexts.banner.refused, outbox.refused) : null;
  const Icon = isOffline ? CloudOff : CircleAlert;
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another height
  useEffect(() => {
    // For what stays in view below it.
    const { style } = document.documentElement;
    style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--offline-bar');
  }, [isOffline, waiting, refused]);
  return (
    <div
      ref={bar}
      role="status"
      className="offline-banner sticky top-[calc(4rem+1px+env(safe-area-inset-top))] z-20 border-line border-b bg-warn-soft text-ink md:mt-3 print:hidden"
    >
      <div className="page-width flex items-center gap-3 py-2 sm:py-2.5">
        <Icon aria-hidden="true" className="size-5 shrink-0 self-start text-warn-ink" />
        <div className="min-w-0 flex-1 text-sm leading-snug sm:text-[0.9375rem]">
          {isOffline && (
            <>
              <p className="font-semibold">{offlineTexts.banner.offline}</p>
              <p>{offlineTexts.banner.changes}</p>
            </>
          )}
          {waiting && <p className="text-ink-soft text-sm">{waiting}</p>}
          {refused && <p className="font-semibold">{refused}</p>}
        </div>
        <div className="flex shrink-0 flex-col gap-2 sm:flex-row">
          {outbox.waiting + outbox.refused > 0 && (
            <Button variant="secondary" size="small" onClick={seeWhatWaits}>
              {offlineTexts.waiting.see}
            </Button>
          )}
          {isOffline && (
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              {offlineTexts.banner.reload}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
