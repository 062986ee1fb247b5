import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { describeSheet } from '#app/domain/invoice/describe-sheet.ts';
import { exampleInvoice } from '#app/domain/invoice/example-invoice.ts';
import { calculateTotals } from '#app/domain/invoice/totals.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { readViewerOrNobody } from '#app/http/session.server.ts';
import { sellersToday } from '#app/http/today.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { LandingPage } from '#app/screens/landing/landing-page.tsx';

export const meta: MetaFunction = ({ matches }) => [
  pageTitle('Create Professional Invoices in 1 Minute', matches),
  {
    name: 'description',
    content:
      'Online invoices for freelancers and small businesses in the USA, Canada, the UK and Australia. No account needed to start.',
  },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  if (await readViewerOrNobody(request, context)) throw redirect(`/${country}/invoices`);
  const today = sellersToday(request, context, null);
  const content = exampleInvoice(country, today);
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error('The sample invoice has no figures');
  const { totals } = figures;
  const sample = describeSheet({ content, totals, status: 'unpaid', logo: null, signature: null });
  return { country, sample };
}

export default function Landing() {
  const { country, sample } = useLoaderData<typeof loader>();
  return <LandingPage country={country} sample={sample} />;
}
