import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getRecurringPage } from '#app/features/recurring/server/recurring-page.api.server.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { RecurringPage } from '#app/features/recurring/ui/recurring-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { countryOfAddress } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';

export const meta = titled(() => recurringTexts.list.page);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'recurring');
  return getRecurringPage(request, context, countryOfAddress(params));
}

export default function Recurring() {
  return <RecurringPage {...useLoaderData<typeof loader>()} />;
}
