import { useLocation, useMatches } from '@remix-run/react';
import { type ReactNode, useContext } from 'react';
import { chooseCountry } from '#app/browser/country/country-choice.client.ts';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { NativeFrameContext, useShell } from '../shell/shell.ts';
import { useRootData } from './root-data.ts';
import { WebFrame } from './web-frame.tsx';

/** Who the frame is for. */
export type FrameViewer = { allowance: Allowance };

/** A page inside another one names itself for the breadcrumbs; of a page that failed there is no data. */
export type PageHandle = { leaf: (data: unknown) => string };

type FramedPageProps = {
  country: CountryCode;
  /** Who it is for offline, as this device knows it. */
  keptViewer?: FrameViewer | null;
  children: ReactNode;
};

/**
 * A page in the frame of the web or of the native shell, filled from the root loader; when that failed too the frame is a
 * signed-out one.
 */
export function FramedPage({ country, keptViewer = null, children }: FramedPageProps) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const isNative = useShell() === 'native';
  const NativeFrame = useContext(NativeFrameContext);
  const viewer = root?.viewer ?? keptViewer;
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  if (isNative && NativeFrame) return <NativeFrame country={country}>{children}</NativeFrame>;
  return (
    <WebFrame
      operator={root?.product ?? null}
      country={country}
      pathname={pathname}
      search={search}
      leaf={handle?.leaf(page?.data)}
      viewer={viewer && { usage: viewer.allowance }}
      onCountryChoose={chooseCountry}
    >
      {children}
    </WebFrame>
  );
}
