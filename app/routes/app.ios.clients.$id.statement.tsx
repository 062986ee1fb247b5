import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readStatementPage } from '#app/handlers/statements/statement-page.server.ts';
import { titled } from '#app/screens/meta/page-meta.ts';
import { StatementPage } from '#app/screens/statements/statement-page.tsx';
import { statementTexts } from '#app/texts/statements.ts';

export const meta = titled(() => statementTexts.name);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return readStatementPage(request, context, { named: null, clientId: params.id ?? '' });
}

export default function NativeStatement() {
  return <StatementPage {...useLoaderData<typeof loader>()} />;
}
