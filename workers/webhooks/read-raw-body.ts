import { discardBody, discardRest } from '#app/http/request/body.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';

/** No provider's delivery comes near it. */
export const maxDeliveryBytes = 256_000;

/**
 * Reads a delivery's body byte for byte, since its signature is over the bytes. What is beyond the limit is passed over,
 * so that the sender's next delivery on the connection is not lost.
 * @returns the text, or the refusal: 413 for a longer body, 400 for one that is not UTF-8
 */
export async function readRawBody(request: Request): Promise<string | Response> {
  if (Number(request.headers.get('Content-Length') ?? '0') > maxDeliveryBytes) {
    await discardBody(request);
    return tooLong();
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxDeliveryBytes) {
      await discardRest(reader);
      return tooLong();
    }
    chunks.push(value);
  }
  try {
    // A byte order mark stays: without it the text would be another than the signed one.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return apiError(400, 'bad-request', 'This delivery is not text.');
  }
}

function tooLong(): Response {
  return apiError(413, 'too-large', 'That is too much data. The limit is 256 kB.');
}
