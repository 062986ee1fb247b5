import { isRouteErrorResponse } from '@remix-run/react';
import { describeRouteError } from '../errors/route-error.tsx';

/**
 * Why a view of the list did not come, as the `{message}` of `Error loading invoices: {message}`; null for what the
 * list has no words for.
 */
export function describeFailedView(error: unknown): string | null {
  switch (describeRouteError(error)) {
    case 'network-away':
      return 'no connection';
    case 'database-away':
      return isRouteErrorResponse(error) ? 'the database does not answer' : null;
    default:
      return null;
  }
}
