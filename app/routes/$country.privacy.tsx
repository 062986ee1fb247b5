import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/http/legal-facts.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { PrivacyPolicy } from '#app/screens/legal/privacy-policy.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Privacy Policy', matches),
  {
    name: 'description',
    content:
      'What Billwren stores about you, why, for how long, who helps us with it, and how to get it all back or have it deleted.',
  },
];

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function PrivacyPolicyRoute() {
  return <PrivacyPolicy {...useLoaderData<typeof loader>()} />;
}
