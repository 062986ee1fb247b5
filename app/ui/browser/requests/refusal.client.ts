type Refusal = { message: string; code: string };

/** The sentence of an error answer (`http/responses/api-error.server.ts`); its status when it is not one of ours. */
export async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  return refusalIn(body)?.message ?? `status ${answer.status}`;
}

/** The sentence of an error answer's body, and its code; null when it is none of ours. */
export function refusalIn(body: unknown): Refusal | null {
  const isOurs = typeof body === 'object' && body !== null && 'error' in body && 'code' in body;
  if (!isOurs || typeof body.error !== 'string' || typeof body.code !== 'string') return null;
  return { message: body.error, code: body.code };
}
