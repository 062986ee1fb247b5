import { Link, useMatches } from '@remix-run/react';
import { frameTexts, pageTexts } from '#app/i18n/texts.ts';

import { LineIcon } from '#app/ui/icons/icons.tsx';

/**
 * A page's own names: `name` replaces its path's name (from the loader's `pageName`), `leaf` is the subject of a nested
 * page, such as a client's name.
 */
type OwnNames = { name?: string; leaf?: string };

/**
 * The route handle of a nested page, which names the page for the breadcrumbs; there is no data if its loader failed.
 */
export type PageHandle = { leaf: (data: unknown) => string };

export function useOwnNames(): OwnNames {
  const page = useMatches().at(-1);
  const data = page?.data as { pageName?: string } | undefined;
  return { name: data?.pageName, leaf: (page?.handle as PageHandle | undefined)?.leaf(data) };
}

/** The breadcrumbs below the header; desktop web only. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav
      aria-label={frameTexts.breadcrumb}
      className="page-width hidden pt-4 md:block print:hidden"
    >
      <ol className="flex items-center gap-1.5 text-ink-faint text-sm">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li key={crumb.to} className="flex items-center gap-1.5">
              {index > 0 && <LineIcon name="chevron" className="size-3.5" />}
              {isLast ? (
                <span aria-current="page" className="text-ink-soft">
                  {crumb.label}
                </span>
              ) : (
                <Link to={crumb.to} className="rounded-sm py-1 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type Crumb = { label: string; to: string };

/**
 * Returns Home and the current page; nothing on the home page, the welcome page and unknown paths.
 * @param own the page's own names
 */
export function breadcrumbsOf(
  pathname: string,
  homePath: string,
  search = '',
  { name, leaf }: OwnNames = {},
): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const names: Record<string, string> = pageTexts.names;
  const known = segments.find((segment) => Object.hasOwn(names, segment));
  const page = known ?? (name && segments.at(-1));
  const asked = new URLSearchParams(page === 'create-invoice' ? search : '');
  const isSignUp = page === 'auth' && new URLSearchParams(search).get('tab') === 'sign-up';
  const title = asked.has('estimate')
    ? pageTexts.createEstimate
    : isSignUp
      ? pageTexts.createAccount
      : page && names[page];
  const label = name ?? (asked.has('edit') ? pageTexts.editInvoice : title);
  if (!page || !label) return [];
  const to = pathname.slice(0, pathname.indexOf(`/${page}`) + page.length + 1);
  return [
    { label: pageTexts.home, to: homePath },
    { label, to },
    ...(leaf ? [{ label: leaf, to: pathname }] : []),
  ];
}
