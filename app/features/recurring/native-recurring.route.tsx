import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getRecurringPage } from '#app/features/recurring/server/recurring-page.api.server.ts';
import { recurringTexts } from '#app/features/recurring/texts/recurring.ts';
import { RecurringPage } from '#app/features/recurring/ui/recurring-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';

export const meta = titled(() => recurringTexts.list.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return getRecurringPage(request, context, null);
}

export default function NativeRecurring() {
  return <RecurringPage {...useLoaderData<typeof loader>()} />;
}
