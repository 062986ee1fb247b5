import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/handlers/public-invoice/public-invoice.server.ts';
import {
  answerVerifyFile,
  type answerVerifyPage,
} from '#app/handlers/verify/verify-page.server.ts';
import { VerifyPage } from '#app/screens/verify/verify-page.tsx';

export { answerVerifyPage as loader } from '#app/handlers/verify/verify-page.server.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';
export { verifyPageMeta as meta } from '#app/screens/verify/verify-page-meta.ts';

export const headers = () => unlistedHeaders;

export function action({ request, context }: ActionFunctionArgs) {
  return answerVerifyFile({ request, context });
}

/** A dead network becomes null, so that the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<typeof action>().catch(() => null);
}

export default function Verify() {
  return <VerifyPage {...useLoaderData<typeof answerVerifyPage>()} />;
}
