import { parseJson } from '#app/domain/json.ts';
import { bodyLimitOf, maxBodyBytes, tooLarge } from '#app/http/security/request-filter.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestTexts } from '#app/i18n/texts.ts';
import type { RequestContext } from './request-context.server.ts';

/** The response to a malformed form. */
export function unreadableForm() {
  return { outcome: 'refused', message: requestTexts.formUnreadable } as const;
}

const maxDiscardedBytes = 10 * maxBodyBytes;

/**
 * Reads a body as text up to its address's limit, even when no length was declared.
 * @throws Response 413
 */
export async function loadBodyText(request: Request): Promise<string> {
  if (request.body === null) return '';
  const limit = bodyLimitOf(request);
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > limit) {
      await discardRest(reader);
      throw tooLarge(limit);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Drains an unused body, like `discardRest`; one that was read is left alone. */
export async function discardBody({ body, bodyUsed }: Request): Promise<void> {
  if (body && !bodyUsed) await discardRest(body.getReader());
}

/**
 * Reads the rest without storing it: a client that is still sending treats an early response as a broken connection,
 * and its next request may fail too.
 */
export async function discardRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let discarded = 0; discarded < maxDiscardedBytes; ) {
    const { done, value } = await reader.read();
    if (done) return;
    discarded += value.byteLength;
  }
  await reader.cancel();
}

/**
 * Parses a JSON body; its content is unknown until validated by a schema. Lone surrogates, which JSON can contain but
 * no database accepts, are replaced.
 * @returns undefined when the body isn't JSON or is more complex than any of ours
 * @throws Response 413
 */
export async function parseJsonBody(request: Request): Promise<unknown> {
  return parseBody(await loadBodyText(request));
}

function parseBody(text: string): unknown {
  if (isTooInvolved(text)) return undefined;
  return parseJson(namesHalves.test(text) ? wholeCharacters(text) : text);
}

/**
 * Reads the body of a request that only a signed-in user may make. Without a user it is discarded and returned empty;
 * callers check `getViewer` before they look at it.
 * @throws Response 413
 */
export async function loadOwnersText(request: Request, context: RequestContext): Promise<string> {
  // While the database is down there may be a user, and the response may depend on the body.
  const isNobodys = await getViewer(request, context).then(
    (viewer) => viewer === null,
    () => false,
  );
  if (!isNobodys) return loadBodyText(request);
  await discardBody(request);
  return '';
}

/** Reads a JSON body the same way, parsed like `parseJsonBody`; undefined without a user. */
export async function parseOwnersJson(request: Request, context: RequestContext): Promise<unknown> {
  return parseBody(await loadOwnersText(request, context));
}

/** Reads a form body the same way; empty without a user. */
export async function parseOwnersForm(
  request: Request,
  context: RequestContext,
): Promise<URLSearchParams> {
  return new URLSearchParams(await loadOwnersText(request, context));
}

/** Our deepest request body has six levels; the widest is an import of 1,000 rows with four cells. */
const deepestJson = 20;
const maxJsonValues = 20_000;

/**
 * Whether a JSON text has more levels or values than any of our pages sends. Parsing megabytes of brackets would take
 * thirty times as much memory, so they are only counted.
 */
function isTooInvolved(json: string): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const mark = json[at];
    if (isInText && mark === '\\') at++;
    else if (mark === '"') isInText = !isInText;
    else if (!isInText) {
      if (mark === ']' || mark === '}') depth -= 1;
      if (mark === '[' || mark === '{') depth += 1;
      if (mark === '[' || mark === '{' || mark === ',') values += 1;
      if (depth > deepestJson || values > maxJsonValues) return true;
    }
  }
  return false;
}

// JSON libraries write surrogate pairs unescaped, and escape only lone surrogates.
const namesHalves = /\\u[dD][89a-fA-F]/;
/** An escaped backslash, a surrogate pair, or a lone surrogate. */
const escapes = /\\\\|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u[dD][89a-fA-F]../g;

function wholeCharacters(json: string): string {
  return json.replace(escapes, (each) => (each.length === 6 ? '\\ufffd' : each));
}

/**
 * Parses a form body (`application/x-www-form-urlencoded`, as sent by `<form>` and `useFetcher`).
 * @throws Response 413
 */
export async function parseFormBody(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await loadBodyText(request));
}
