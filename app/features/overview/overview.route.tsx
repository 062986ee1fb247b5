import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getOverviewPage } from '#app/features/overview/server/overview-page.api.server.ts';
import { OverviewPage } from '#app/features/overview/ui/overview-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { countryOfAddress } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = titled(() => pageTexts.names.overview);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'overview');
  return getOverviewPage(request, context, countryOfAddress(params));
}

export default function Overview() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
