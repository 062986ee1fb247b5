import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { unlistedHeaders } from '#app/handlers/public-invoice/public-invoice.server.ts';
import { UnknownSenderPage } from '#app/screens/unknown-sender/unknown-sender-page.tsx';

export { unknownSenderMeta as meta } from '#app/screens/unknown-sender/unknown-sender-meta.ts';

export const headers = () => unlistedHeaders;

export function loader({ context: { config } }: LoaderFunctionArgs) {
  return { productName: config.productName, supportEmail: config.supportEmail };
}

export default function UnknownSender() {
  return <UnknownSenderPage {...useLoaderData<typeof loader>()} />;
}
