import { Link } from '@remix-run/react';
import { Button } from '#app/components/buttons/button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { PurchasePhase } from './use-purchase.ts';

type PaywallFooterProps = {
  country: CountryCode;
  /** Null while there is nothing to buy. */
  buyLabel: string | null;
  purchase: PurchasePhase;
  onBuy: () => void;
  onRestore: () => void;
  /** A link leads out of the paywall. */
  onLeave: () => void;
};

const linkStyle =
  'thumb inline-flex items-center rounded-sm px-1 text-[0.9375rem] text-accent-ink aria-disabled:opacity-60';

/** What the paywall always offers: the purchase, what was bought before, and the two texts that Apple asks for. */
export function PaywallFooter(props: PaywallFooterProps) {
  const { country, buyLabel, purchase, onBuy, onRestore, onLeave } = props;
  const work = purchase.phase === 'processing' ? purchase.work : null;
  return (
    <>
      {buyLabel && (
        <Button
          wide
          size="large"
          loading={work === 'purchase'}
          blocked={work !== null}
          onClick={onBuy}
        >
          {buyLabel}
        </Button>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <button
          type="button"
          aria-disabled={work !== null || undefined}
          aria-busy={work === 'restore' || undefined}
          onClick={work === null ? onRestore : undefined}
          className={`${linkStyle} font-medium`}
        >
          Restore Purchases
        </button>
        <span className="flex gap-4">
          <Link to={`/${country}/terms`} onClick={onLeave} className={linkStyle}>
            Terms
          </Link>
          <Link to={`/${country}/privacy`} onClick={onLeave} className={linkStyle}>
            Privacy
          </Link>
        </span>
      </div>
    </>
  );
}

/** What has become of the last purchase or restore; nothing while there is nothing to say. */
export function PurchaseStatus({ purchase }: { purchase: PurchasePhase }) {
  switch (purchase.phase) {
    case 'failed':
      return (
        <Banner tone="danger" role="alert">
          {purchase.message}
        </Banner>
      );
    case 'pending':
      return (
        <Banner role="status">
          Your purchase waits for approval. The plan begins as soon as it is approved.
        </Banner>
      );
    case 'processing':
      return (
        <p role="status" className="sr-only">
          {purchase.work === 'restore' ? 'Restoring…' : 'Waiting for the App Store…'}
        </p>
      );
    case 'idle':
    case 'validated':
      return null;
    default:
      return purchase satisfies never;
  }
}
