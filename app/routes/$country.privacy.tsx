import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/handlers/site/legal-facts.server.ts';
import PrivacyPolicy from '#app/screens/legal/texts/privacy-policy.mdx';
import { publicPageMeta } from '#app/screens/meta/public-page-meta.ts';

export const meta: MetaFunction = (place) =>
  publicPageMeta(
    {
      title: 'Privacy Policy',
      description: (product) =>
        `What ${product} stores about you, why, for how long, who helps us with it, and how to get it all back or have it deleted.`,
    },
    place,
  );

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function PrivacyPolicyRoute() {
  return <PrivacyPolicy {...useLoaderData<typeof loader>()} />;
}
