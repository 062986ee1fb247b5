import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readOverviewPage } from '#app/handlers/overview/overview-page.server.ts';
import { titled } from '#app/screens/meta/page-meta.ts';
import { OverviewPage } from '#app/screens/overview/overview-page.tsx';
import { pageTexts } from '#app/texts/pages.ts';

export const meta = titled(() => pageTexts.names.overview);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return readOverviewPage(request, context, null);
}

export default function NativeOverview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
