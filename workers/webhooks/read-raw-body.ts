import { discardBody, discardRest } from '#app/http/request/body.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';

/** Far above any provider's deliveries. */
export const maxDeliveryBytes = 256_000;

/**
 * Reads a delivery's body byte for byte, because its signature covers the bytes. The rest beyond the limit is drained,
 * so that the sender's next delivery on the connection isn't lost.
 * @returns the text, or the refusal: 413 for a longer body, 400 when it isn't UTF-8
 */
export async function loadRawBody(request: Request): Promise<string | Response> {
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
    // A byte order mark is kept, because it is part of the signed text.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return apiError(400, 'bad-request', "This delivery isn't valid UTF-8.");
  }
}

function tooLong(): Response {
  return apiError(413, 'too-large', 'That’s too much data. The limit is 256 kB.');
}
