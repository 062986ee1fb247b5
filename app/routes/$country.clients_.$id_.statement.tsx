import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readStatementPage } from '#app/handlers/statements/statement-page.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import type { PageHandle } from '#app/screens/frame/own-names.ts';
import { titled } from '#app/screens/meta/page-meta.ts';
import { StatementPage } from '#app/screens/statements/statement-page.tsx';
import { statementTexts } from '#app/texts/statements.ts';

export const meta = titled(() => statementTexts.name);

export const handle: PageHandle = { leaf: () => statementTexts.name };

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const named = requireCountry(params);
  return readStatementPage(request, context, { named, clientId: params.id ?? '' });
}

export default function Statement() {
  return <StatementPage {...useLoaderData<typeof loader>()} />;
}
