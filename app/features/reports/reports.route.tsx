import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getReportPage } from '#app/features/reports/server/report-page.api.server.ts';
import { ReportPage } from '#app/features/reports/ui/report-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { countryOfAddress } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = titled(() => pageTexts.names.reports);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'reports');
  return getReportPage(request, context, countryOfAddress(params));
}

export default function Reports() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
