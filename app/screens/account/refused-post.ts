import { isRouteErrorResponse } from '@remix-run/react';

/**
 * What a form says when its post was not answered by its action: the server's sentence when a flood from this network
 * was cut (429), else the form's own.
 * @param error what `serverAction` threw
 */
export function refusedPostMessage(error: unknown, otherwise: string): string {
  const isCut = isRouteErrorResponse(error) && error.status === 429;
  return isCut && typeof error.data === 'string' ? error.data : otherwise;
}
