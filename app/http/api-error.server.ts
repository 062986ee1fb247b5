/**
 * The one shape of an error answer (`decisions.md`, The calls): a sentence for a person and a short code.
 * @param status the HTTP status
 * @param code short, lower case, with hyphens
 */
export function apiError(
  status: number,
  code: string,
  sentence: string,
  headers?: HeadersInit,
): Response {
  const answer = Response.json({ error: sentence, code }, { status });
  answer.headers.set('Cache-Control', 'no-store');
  for (const [name, value] of new Headers(headers)) answer.headers.set(name, value);
  return answer;
}
