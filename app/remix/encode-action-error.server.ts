import { encode } from 'turbo-stream';

/** The body that Remix's scripts read as an error response of the action that they called ("single fetch"). */
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
