import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerVerifyCode } from '#app/handlers/account/login-code.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerVerifyCode(request, context);
}
