/** The sentence of an error answer (`http/api-error.server.ts`); its status when it is not one of ours. */
export async function refusalOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  return refusalIn(body) ?? `status ${answer.status}`;
}

/** The sentence of an error answer's body; null when it is none of ours. */
export function refusalIn(body: unknown): string | null {
  const isOurs = typeof body === 'object' && body !== null && 'error' in body;
  return isOurs && typeof body.error === 'string' ? body.error : null;
}
