import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { getStatementPage } from '#app/features/statements/server/statement-page.api.server.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { StatementPage } from '#app/features/statements/ui/statement-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import type { PageHandle } from '#app/frames/web/breadcrumbs.tsx';
import { countryOfAddress } from '#app/http/request/country.server.ts';

export const meta = titled(() => statementTexts.name);

export const handle: PageHandle = { leaf: () => statementTexts.name };

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const named = countryOfAddress(params);
  return getStatementPage(request, context, { named, clientId: params.id ?? '' });
}

export default function Statement() {
  return <StatementPage {...useLoaderData<typeof loader>()} />;
}
