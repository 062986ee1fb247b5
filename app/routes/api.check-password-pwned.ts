import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerBreachQuestion } from '#app/handlers/account/breach-question.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerBreachQuestion(request, context);
}
