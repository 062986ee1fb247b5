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
