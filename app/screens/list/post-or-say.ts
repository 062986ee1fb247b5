import { listReasons } from '#app/domain/invoices/list-answer.ts';

/** Posts in the browser. A dead network becomes an answer, so that nothing typed is lost. */
export async function postOrSay<Answer>(
  post: () => Promise<Answer>,
): Promise<Answer | { outcome: 'unreachable'; message: string }> {
  try {
    return await post();
  } catch {
    return { outcome: 'unreachable', message: listReasons.networkAway };
  }
}
