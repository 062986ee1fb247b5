import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/handlers/site/legal-facts.server.ts';
import ImprintPage from '#app/screens/legal/texts/imprint.mdx';
import { publicPageMeta } from '#app/screens/meta/public-page-meta.ts';

export const meta: MetaFunction = (place) =>
  publicPageMeta(
    {
      title: 'Imprint',
      description: (product) => `Who is responsible for ${product}, and how to reach them.`,
    },
    place,
  );

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function ImprintPageRoute() {
  return <ImprintPage {...useLoaderData<typeof loader>()} />;
}
