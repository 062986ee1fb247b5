import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { UnknownSenderPage } from '#app/features/sending/ui/unknown-sender-page.tsx';

export { unknownSenderMeta as meta } from '#app/features/sending/ui/unknown-sender-page.tsx';

export const headers = () => unlistedHeaders;

export function loader({ context: { config } }: LoaderFunctionArgs) {
  return { productName: config.productName, supportEmail: config.supportEmail };
}

export default function UnknownSender() {
  return <UnknownSenderPage {...useLoaderData<typeof loader>()} />;
}
