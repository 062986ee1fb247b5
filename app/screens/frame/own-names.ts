import { useMatches } from '@remix-run/react';

/**
 * What a page calls itself: in the place of its path's name (a document that is no invoice), and, inside another one, what it
 * is about (a client's name).
 */
export type OwnNames = { name?: string; leaf?: string };

/** A page names itself for the breadcrumbs and the native bar; of a page that failed there is no data. */
export type PageHandle = { names: (data: unknown) => OwnNames };

/** What the page on screen calls itself. */
export function useOwnNames(): OwnNames | undefined {
  const page = useMatches().at(-1);
  return (page?.handle as PageHandle | undefined)?.names(page?.data);
}
