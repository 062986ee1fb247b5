import type { ClientActionFunctionArgs } from '@remix-run/react';
import { listReasons } from '#app/domain/invoices/list-answer.ts';

/** The `clientAction` of a list. A dead network becomes an answer, so that nothing typed is lost. */
export async function postOrSay<Answer>({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<Answer>();
  } catch {
    return { outcome: 'unreachable' as const, message: listReasons.networkAway };
  }
}
