import { isRouteErrorResponse } from '@remix-run/react';
import { listReasons } from '#app/domain/invoice/list-answer.ts';
import { describeRouteError } from '../errors/route-error.tsx';

/**
 * Why a view of the list did not come, as the `{message}` of `Error loading invoices: {message}`; null for what the
 * list has no words for.
 */
export function describeFailedView(error: unknown): string | null {
  switch (describeRouteError(error)) {
    case 'network-away':
      return listReasons.networkAway;
    case 'database-away':
      return isRouteErrorResponse(error) ? listReasons.databaseAway : null;
    default:
      return null;
  }
}
