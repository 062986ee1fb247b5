import { maxBodyBytes, tooLarge } from './gate.server.ts';

/**
 * Reads a body as text and stops at ten megabytes, also when the length was not declared.
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
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Reads a JSON body; what it holds is unknown until a schema has met it.
 * @returns undefined when the body is not JSON
 * @throws Response 413
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readBodyText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads a form body (`application/x-www-form-urlencoded`, as `<form>` and `useFetcher` send it).
 * @throws Response 413
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readBodyText(request));
}
