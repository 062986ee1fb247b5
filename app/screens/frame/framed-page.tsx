import { useLocation, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { chooseCountry } from '#app/browser/country-choice.client.ts';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { Operator } from './footer.tsx';
import { WebFrame } from './web-frame.tsx';

/** What the root loader gives to every page. */
type RootData = { viewer: { allowance: Allowance } | null; product: Operator };

/** A page inside another one names itself for the breadcrumbs; of a page that failed there is no data. */
export type PageHandle = { leaf: (data: unknown) => string };

const unknownOperator: Operator = {
  productName: 'Billwren',
  operatorName: 'Billwren',
  operatorAddress: '',
  supportEmail: '',
};

/** A page in the web frame, filled from the root loader; when that failed too the frame is a signed-out one. */
export function FramedPage({ country, children }: { country: CountryCode; children: ReactNode }) {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageHandle | undefined;
  return (
    <WebFrame
      operator={root?.product ?? unknownOperator}
      country={country}
      pathname={pathname}
      search={search}
      leaf={handle?.leaf(page?.data)}
      viewer={root?.viewer ? { usage: root.viewer.allowance } : null}
      onCountryChoose={chooseCountry}
    >
      {children}
    </WebFrame>
  );
}
