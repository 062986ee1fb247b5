import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Outcomes of a post after which what is on screen may be out of date. */
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
 * Loads again after a post only when it changed something. After a refused or unreachable post nothing may be
 * fetched: on a dead network the error boundary would replace the form and with it everything typed.
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
 * The same for what stands around the pages: another view of a list changes nothing of the frame, and a view
 * that cannot be fetched must leave it standing.
 */
export const shouldRevalidateFrame: ShouldRevalidateFunction = (change) =>
  isViewChange(change) ? false : shouldRevalidateAfterPost(change);

type Change = Parameters<ShouldRevalidateFunction>[0];

/** Whether only the parameters of a list's address change, and not because of a post, be it by its answer or a redirect. */
function isViewChange({ currentUrl, nextUrl, formMethod }: Change): boolean {
  if (formMethod === 'POST' || currentUrl.search === nextUrl.search) return false;
  return (
    currentUrl.pathname === nextUrl.pathname &&
    /\/(invoices|clients|products)\b/.test(nextUrl.pathname)
  );
}
