import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/http/legal-facts.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { TermsOfService } from '#app/screens/legal/terms-of-service.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Terms of Service', matches),
  {
    name: 'description',
    content:
      'The terms for using Billwren: plans and prices, what you may expect from us, and what we expect from you.',
  },
];

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function TermsOfServiceRoute() {
  return <TermsOfService {...useLoaderData<typeof loader>()} />;
}
