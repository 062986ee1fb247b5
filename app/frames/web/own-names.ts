import { useMatches } from '@remix-run/react';

/**
 * What a page calls itself: in the place of its path's name, which its loader says (`pageName`), and, inside another one, what
 * it is about (a client's name).
 */
export type OwnNames = { name?: string; leaf?: string };

/** A page inside another one names itself for the breadcrumbs; of a page that failed there is no data. */
export type PageHandle = { leaf: (data: unknown) => string };

/** What the page on screen calls itself. */
export function useOwnNames(): OwnNames {
  const page = useMatches().at(-1);
  const data = page?.data as { pageName?: string } | undefined;
  return { name: data?.pageName, leaf: (page?.handle as PageHandle | undefined)?.leaf(data) };
}
