import { useMatches } from '@remix-run/react';

/**
 * A page's own names: `name` replaces its path's name (from the loader's `pageName`), `leaf` is the subject of a nested
 * page, such as a client's name.
 */
export type OwnNames = { name?: string; leaf?: string };

/**
 * The route handle of a nested page, which names the page for the breadcrumbs; there is no data if its loader failed.
 */
export type PageHandle = { leaf: (data: unknown) => string };

export function useOwnNames(): OwnNames {
  const page = useMatches().at(-1);
  const data = page?.data as { pageName?: string } | undefined;
  return { name: data?.pageName, leaf: (page?.handle as PageHandle | undefined)?.leaf(data) };
}
