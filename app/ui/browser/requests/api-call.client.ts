/** Posts JSON to an API call. Never rejects: status 0 means a network failure or a response that isn't ours. */
export async function postCall(
  path: string,
  json: unknown,
): Promise<{ status: number; body: unknown }> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(json) });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return { status: 0, body: null };
  }
}

type Refusal = { message: string; code: string };

/**
 * Returns the message of an error response (`http/responses/error-responses.server.ts`), or its status if it isn't one of
 * ours.
 */
export async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  return refusalIn(body)?.message ?? `status ${answer.status}`;
}

/** Returns the message and code of an error response's body; null if it isn't one of ours. */
export function refusalIn(body: unknown): Refusal | null {
  const isOurs = typeof body === 'object' && body !== null && 'error' in body && 'code' in body;
  if (!isOurs || typeof body.error !== 'string' || typeof body.code !== 'string') return null;
  return { message: body.error, code: body.code };
}

/** Whether the server and its database respond (`/healthz`). Never rejects. */
export async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
