import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerSendCode } from '#app/handlers/account/login-code.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerSendCode(request, context);
}
