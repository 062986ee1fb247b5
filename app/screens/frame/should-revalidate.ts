import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Outcomes of a post after which what is on screen may be out of date. */
const changing = new Set(['signed-in', 'changed', 'saved']);

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
