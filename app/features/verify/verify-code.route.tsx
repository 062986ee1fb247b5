import { useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import type { answerVerifyPage } from '#app/features/verify/server/verify-page.api.server.ts';
import { VerifyPage } from '#app/features/verify/ui/verify-page.tsx';

export { answerVerifyPage as loader } from '#app/features/verify/server/verify-page.api.server.ts';
export { verifyPageMeta as meta } from '#app/features/verify/ui/verify-page.tsx';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export const headers = () => unlistedHeaders;

export default function VerifyCode() {
  return <VerifyPage {...useLoaderData<typeof answerVerifyPage>()} />;
}
