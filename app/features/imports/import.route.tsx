import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getImportPage } from '#app/features/imports/server/import-page.api.server.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { ImportPage } from '#app/features/imports/ui/import-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { countryOfAddress } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';

export const meta = titled(() => importTexts.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'import');
  return getImportPage(request, context, countryOfAddress(params));
}

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
