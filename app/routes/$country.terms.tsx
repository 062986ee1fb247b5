import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/handlers/site/legal-facts.server.ts';
import TermsOfService from '#app/screens/legal/texts/terms-of-service.mdx';
import { publicPageMeta } from '#app/screens/meta/public-page-meta.ts';

export const meta: MetaFunction = (place) =>
  publicPageMeta(
    {
      title: 'Terms of Service',
      description: (product) =>
        `The terms for using ${product}: plans and prices, what you may expect from us, and what we expect from you.`,
    },
    place,
  );

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function TermsOfServiceRoute() {
  return <TermsOfService {...useLoaderData<typeof loader>()} />;
}
