import type { ComponentProps } from 'react';
import { useRootData } from '#app/frames/web/root-data.ts';
import { PaywallHost } from './features/billing/ui/paywall-host.tsx';
import { shareInvoice } from './features/public-invoice/ui/share-invoice.ts';
import { NativeFrame } from './frames/native/native-frame.tsx';

type NativeAppProps = Omit<ComponentProps<typeof NativeFrame>, 'shareInvoice'>;

/** The native frame with what features add to it: the paywall, and sharing an invoice's PDF. */
export function NativeApp(props: NativeAppProps) {
  return (
    <PaywallHost view={useRootData()?.paywall ?? null}>
      <NativeFrame {...props} shareInvoice={shareInvoice} />
    </PaywallHost>
  );
}
