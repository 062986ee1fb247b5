import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readImportPage } from '#app/handlers/imports/import-page.server.ts';
import { ImportPage } from '#app/screens/import/import-page.tsx';
import { titled } from '#app/screens/meta/page-meta.ts';
import { importTexts } from '#app/texts/import.ts';

export const meta = titled(() => importTexts.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return readImportPage(request, context, null);
}

export default function NativeImport() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}
