import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { readLegalFacts } from '#app/http/legal-facts.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { ContactPage } from '#app/screens/legal/contact-page.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Contact Support', matches),
  {
    name: 'description',
    content: 'Write to the people behind Billwren. We typically answer within 24 hours.',
  },
];

export function loader({ params, context }: LoaderFunctionArgs) {
  return readLegalFacts(params, context);
}

export default function ContactPageRoute() {
  return <ContactPage {...useLoaderData<typeof loader>()} />;
}
