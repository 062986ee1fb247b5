import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/handlers/site/legal-facts.server.ts';
import CookiePolicy from '#app/screens/legal/texts/cookie-policy.mdx';
import { publicPageMeta } from '#app/screens/meta/public-page-meta.ts';

export const meta: MetaFunction = (place) =>
  publicPageMeta(
    {
      title: 'Cookie Policy',
      description: (product) =>
        `Every cookie and every other thing that ${product} keeps in your browser, with its purpose and its lifetime.`,
    },
    place,
  );

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function CookiePolicyRoute() {
  return <CookiePolicy {...useLoaderData<typeof loader>()} />;
}
