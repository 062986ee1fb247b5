import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/http/legal-facts.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { CookiePolicy } from '#app/screens/legal/cookie-policy.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Cookie Policy', matches),
  {
    name: 'description',
    content:
      'Every cookie and every other thing that Billwren keeps in your browser, with its purpose and its lifetime.',
  },
];

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function CookiePolicyRoute() {
  return <CookiePolicy {...useLoaderData<typeof loader>()} />;
}
