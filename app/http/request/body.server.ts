import { parseJson } from '#app/domain/parse-json.ts';
import { bodyLimitOf, maxBodyBytes } from '#app/http/security/body-limits.server.ts';
import { tooLarge } from '#app/http/security/request-filter.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { requestTexts } from '#app/i18n/requests.ts';
import type { RequestContext } from './request-context.server.ts';

/** What a post is answered that is none of ours. */
export function unreadableForm() {
  return { outcome: 'refused', message: requestTexts.formUnreadable } as const;
}

const maxDiscardedBytes = 10 * maxBodyBytes;

/**
 * Reads a body as text, as much as its address takes, also when the length was not declared.
 * @throws Response 413
 */
export async function readBodyText(request: Request): Promise<string> {
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

/** Reads a body that nobody wants to its end, as `discardRest` does; one that was read is left alone. */
export async function discardBody({ body, bodyUsed }: Request): Promise<void> {
  if (body && !bodyUsed) await discardRest(body.getReader());
}

/**
 * Reads on without keeping anything: a client that is still sending takes an early answer for a broken connection, and the
 * next request may break too.
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
 * Reads a JSON body; what it holds is unknown until a schema has met it. Half characters, which a JSON text can name but
 * no database takes, are replaced.
 * @returns undefined when the body is not JSON, or more involved than any of ours
 * @throws Response 413
 */
export async function parseJsonBody(request: Request): Promise<unknown> {
  return parseBody(await readBodyText(request));
}

function parseBody(text: string): unknown {
  if (isTooInvolved(text)) return undefined;
  return parseJson(namesHalves.test(text) ? wholeCharacters(text) : text);
}

/**
 * Reads the body of a post that only a signed-in user may make, once there is one. Of nobody's nothing is kept: it is empty,
 * and the caller says so, who asks `getViewer` before it looks at what was posted.
 * @throws Response 413
 */
export async function readOwnersText(request: Request, context: RequestContext): Promise<string> {
  // While the database is away it may be somebody's, and the answer may depend on what was asked.
  const isNobodys = await getViewer(request, context).then(
    (viewer) => viewer === null,
    () => false,
  );
  if (!isNobodys) return readBodyText(request);
  await discardBody(request);
  return '';
}

/** The same of a JSON body, read as `parseJsonBody` does; undefined for nobody. */
export async function parseOwnersJson(request: Request, context: RequestContext): Promise<unknown> {
  return parseBody(await readOwnersText(request, context));
}

/** The same of a form body; empty for nobody. */
export async function parseOwnersForm(
  request: Request,
  context: RequestContext,
): Promise<URLSearchParams> {
  return new URLSearchParams(await readOwnersText(request, context));
}

/** Our deepest post has six levels, our widest an import of 1,000 rows of four cells. */
const deepestJson = 20;
const maxJsonValues = 20_000;

/**
 * Whether a JSON text has more levels or more values than any that a page of ours posts. Parsed, megabytes of brackets
 * would take thirty times as much memory; here they are only counted.
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

// Programs write pairs as they are, and escape what is half of one.
const namesHalves = /\\u[dD][89a-fA-F]/;
/** An escaped backslash, a pair, or the half of one. */
const escapes = /\\\\|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u[dD][89a-fA-F]../g;

function wholeCharacters(json: string): string {
  return json.replace(escapes, (each) => (each.length === 6 ? '\\ufffd' : each));
}

/**
 * Reads a form body (`application/x-www-form-urlencoded`, as `<form>` and `useFetcher` send it).
 * @throws Response 413
 */
export async function parseFormBody(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readBodyText(request));
}
