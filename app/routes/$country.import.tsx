import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readImportPage } from '#app/handlers/imports/import-page.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';
import { ImportPage } from '#app/screens/import/import-page.tsx';
import { titled } from '#app/screens/meta/page-meta.ts';
import { importTexts } from '#app/texts/import.ts';

export const meta = titled(() => importTexts.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'import');
  return readImportPage(request, context, requireCountry(params));
}

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
