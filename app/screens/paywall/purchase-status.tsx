import { Banner } from '#app/components/messages/banner.tsx';
import type { PurchasePhase } from './use-purchase.ts';

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
