/** A JSON answer that no one keeps. */
export function answerJson(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
