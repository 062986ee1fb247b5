import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { Breadcrumbs, breadcrumbsOf } from './breadcrumbs.tsx';
import { Footer, type Operator } from './footer.tsx';
import { RouteProgress } from './route-progress.tsx';
import { TopBar } from './top-bar.tsx';
import type { Usage } from './usage-badge.tsx';

export type WebFrameProps = {
  /** Null when it could not be loaded. */
  operator: Operator | null;
  country: CountryCode;
  /** Of the page on screen. */
  pathname: string;
  /** With its question mark, or empty. */
  search?: string;
  /** What the page is about, where it stands inside another one. */
  leaf?: string;
  /** Null when no user is signed in. */
  viewer: { usage: Usage } | null;
  /** Stores a country chosen by hand; the address changes by itself where it has a country. */
  onCountryChoose?: (country: CountryCode) => void;
  children: ReactNode;
};

/** The frame of every web page: skip link, top bar, breadcrumbs, the page, footer. */
export function WebFrame({
  operator,
  country,
  pathname,
  search = '',
  leaf,
  viewer,
  onCountryChoose,
  children,
}: WebFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <RouteProgress />
      <TopBar
        productName={operator?.productName ?? 'Home'}
        country={country}
        path={pathname + search}
        viewer={viewer}
        onCountryChoose={onCountryChoose}
      />
      <Breadcrumbs crumbs={breadcrumbsOf(pathname, `/${country}`, search, leaf)} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16 outline-none md:pb-24 print:pb-0">
        {children}
      </main>
      {operator && <Footer operator={operator} country={country} />}
    </div>
  );
}
