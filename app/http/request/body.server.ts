import { parseJson } from '#app/domain/parse-json.ts';
import { maxBodyBytes, tooLarge } from '#app/http/security/gate.server.ts';

/** What a post is answered that is none of ours. */
export const unreadableForm = {
  outcome: 'refused',
  message: 'the form could not be read',
} as const;

const mostDiscardedBytes = 10 * maxBodyBytes;

/**
 * Reads a body as text, ten megabytes of it at most, also when the length was not declared.
 * @throws Response 413
 */
export async function readBodyText(request: Request): Promise<string> {
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBodyBytes) {
      await discardRest(reader);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** A client that is still sending takes an early answer for a broken connection, and the next request may break too. */
async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let discarded = 0; discarded < mostDiscardedBytes; ) {
    const { done, value } = await reader.read();
    if (done) return;
    discarded += value.byteLength;
  }
  await reader.cancel();
}

/**
 * Reads a JSON body; what it holds is unknown until a schema has met it.
 * @returns undefined when the body is not JSON
 * @throws Response 413
 */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await readBodyText(request));
}

/**
 * Reads a form body (`application/x-www-form-urlencoded`, as `<form>` and `useFetcher` send it).
 * @throws Response 413
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readBodyText(request));
}

// @covers V1.5.2
