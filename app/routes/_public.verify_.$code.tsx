import { useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/handlers/public-invoice/public-invoice.server.ts';
import type { answerVerifyPage } from '#app/handlers/verify/verify-page.server.ts';
import { VerifyPage } from '#app/screens/verify/verify-page.tsx';

export { answerVerifyPage as loader } from '#app/handlers/verify/verify-page.server.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';
export { verifyPageMeta as meta } from '#app/screens/verify/verify-page-meta.ts';

export const headers = () => unlistedHeaders;

export default function VerifyCode() {
  return <VerifyPage {...useLoaderData<typeof answerVerifyPage>()} />;
}
