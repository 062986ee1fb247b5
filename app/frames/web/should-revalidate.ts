import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Outcomes of a post after which the data on screen may be out of date. */
const changing = new Set([
  'signed-in',
  'changed',
  'saved',
  'recorded',
  'not-recorded',
  'reversed',
  'scheduled',
  'credit-used',
  'refunded',
  'not-refunded',
]);

/**
 * Revalidates after a post only if it changed something. After a refused or failed post nothing may be fetched: without
 * a network the error boundary would replace the form and everything typed in it.
 */
export const shouldRevalidateAfterPost: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (typeof actionResult !== 'object' || actionResult === null || !('outcome' in actionResult)) {
    return defaultShouldRevalidate;
  }
  return changing.has(String(actionResult.outcome));
};

/**
 * The same for the frame around the pages: a list's search or pagination doesn't change the frame, and must not break
 * it when it fails to load.
 */
export const shouldRevalidateFrame: ShouldRevalidateFunction = (change) =>
  isViewChange(change) ? false : shouldRevalidateAfterPost(change);

type Change = Parameters<ShouldRevalidateFunction>[0];

/** Whether only the parameters of a list's address change, and not as a result of a post or its redirect. */
function isViewChange({ currentUrl, nextUrl, formMethod }: Change): boolean {
  if (formMethod === 'POST' || currentUrl.search === nextUrl.search) return false;
  return (
    currentUrl.pathname === nextUrl.pathname &&
    /\/(invoices|clients|products)\b/.test(nextUrl.pathname)
  );
}
