import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/http/legal-facts.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { ImprintPage } from '#app/screens/legal/imprint-page.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Imprint', matches),
  { name: 'description', content: 'Who is responsible for Billwren, and how to reach them.' },
];

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function ImprintPageRoute() {
  return <ImprintPage {...useLoaderData<typeof loader>()} />;
}
