import { encode } from 'turbo-stream';

/** Encodes the body that Remix's scripts expect as the error response of an action ("single fetch"). */
export function encodeActionError(
  status: number,
  statusText: string,
  message: string,
): ReadableStream<Uint8Array> {
  const error = new ActionError();
  const encodeError = (value: unknown): false | [string, ...unknown[]] =>
    value === error && ['ErrorResponse', message, status, statusText];
  return encode({ error }, { plugins: [encodeError] });
}

class ActionError {}

/** Whether a response is Remix's own: the error of a route without a page. */
export function isFrameworkError({ status, headers }: Response): boolean {
  const isText = status === 500 && headers.get('Content-Type') === 'text/plain';
  return isText || headers.get('X-Remix-Error') === 'yes';
}
