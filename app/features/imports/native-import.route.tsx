import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getImportPage } from '#app/features/imports/server/import-page.api.server.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { ImportPage } from '#app/features/imports/ui/import-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';

export const meta = titled(() => importTexts.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return getImportPage(request, context, null);
}

export default function NativeImport() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
