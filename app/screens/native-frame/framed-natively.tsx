import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { chooseCountry } from '#app/browser/country/country-choice.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useRootData } from '../frame/root-data.ts';
import { PaywallHost } from '../paywall/paywall-host.tsx';
import { NativeFrame } from './native-frame.tsx';

type FramedNativelyProps = {
  /** What rules the page; the flag shows the person's choice where it is known. */
  country: CountryCode;
  children: ReactNode;
};

/** A page in the native frame, filled from the root loader; when that failed too the frame is a signed-out one. */
export function FramedNatively({ country, children }: FramedNativelyProps) {
  const root = useRootData();
  const viewer = root?.viewer ?? null;
  const { pathname, search } = useLocation();
  return (
    <PaywallHost view={root?.paywall ?? null}>
      <NativeFrame
        country={viewer?.preferredCountry ?? country}
        pathname={pathname}
        search={search}
        viewer={viewer && { usage: viewer.allowance }}
        onCountryChoose={chooseCountry}
      >
        {children}
      </NativeFrame>
    </PaywallHost>
  );
}
