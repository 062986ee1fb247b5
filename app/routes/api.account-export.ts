import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { answerAccountExport } from '#app/http/account-export.server.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return answerAccountExport(request, context);
}
