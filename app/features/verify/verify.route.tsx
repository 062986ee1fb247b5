import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import {
  answerVerifyFile,
  type answerVerifyPage,
} from '#app/features/verify/server/verify-page.api.server.ts';
import { VerifyPage } from '#app/features/verify/ui/verify-page.tsx';

export { answerVerifyPage as loader } from '#app/features/verify/server/verify-page.api.server.ts';
export { verifyPageMeta as meta } from '#app/features/verify/ui/verify-page.tsx';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export const headers = () => unlistedHeaders;

export function action({ request, context }: ActionFunctionArgs) {
  return answerVerifyFile({ request, context });
}

/** A network failure becomes null, so that the page stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return serverAction<typeof action>().catch(() => null);
}

export default function Verify() {
  return <VerifyPage {...useLoaderData<typeof answerVerifyPage>()} />;
}
