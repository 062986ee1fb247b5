import { CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { OutboxStatus } from '#app/browser/outbox/outbox-status.client.ts';
import { Button } from '#app/components/buttons/button.tsx';

/** Says that the network is away and what becomes of changes, and what is in the outbox. */
export function OfflineBanner({ outbox }: { outbox: OutboxStatus }) {
  const waiting = describeOutbox(outbox);
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another height
  useEffect(() => {
    // For what stays in view below it.
    const { style } = document.documentElement;
    style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--offline-bar');
  }, [waiting]);
  return (
    <div
      ref={bar}
      role="status"
      className="offline-banner sticky top-[calc(4rem+1px+env(safe-area-inset-top))] z-20 border-line border-b bg-warn-soft text-ink md:mt-3 print:hidden"
    >
      <div className="page-width flex items-center gap-3 py-2 sm:py-2.5">
        <CloudOff aria-hidden="true" className="size-5 shrink-0 text-warn-ink" />
        <div className="min-w-0 flex-1 text-sm leading-snug sm:text-[0.9375rem]">
          <p className="font-semibold">You're offline</p>
          <p>Changes will be saved locally and synced when you're back online</p>
          {waiting && <p className="text-ink-soft text-sm">{waiting}</p>}
        </div>
        <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  );
}

function describeOutbox({ invoices, settings }: OutboxStatus): string | null {
  const parts = [
    ...(invoices > 0 ? [invoices === 1 ? '1 invoice' : `${invoices} invoices`] : []),
    ...(settings ? ['your settings'] : []),
  ];
  return parts.length > 0 ? `Waiting on this device: ${parts.join(' and ')}.` : null;
}
