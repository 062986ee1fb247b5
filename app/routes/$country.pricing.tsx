import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { track } from '#app/browser/track.client.ts';
import { describeBilling } from '#app/http/billing.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import { PricingPage } from '#app/screens/billing/pricing-page.tsx';
import { pageTitle } from '#app/screens/frame/page-title.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Pricing', matches)];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await requireViewer(request, context);
  return { country, billing: describeBilling(viewer, context) };
}

export default function Pricing() {
  const { country, billing } = useLoaderData<typeof loader>();
  useEffect(() => track('view_pricing', { country }), [country]);
  return <PricingPage country={country} billing={billing} />;
}
