import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { track } from '#app/features/analytics-and-consent/ui/track.client.ts';
import { describeBilling } from '#app/features/billing/server/describe-billing.server.ts';
import { PricingPage } from '#app/features/billing/ui/pricing-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { isNative } from '#app/http/request/platform.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = titled(() => pageTexts.names.pricing);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  // The native app may only sell through the App Store (App Store rule 3.1.1): Settings opens the paywall.
  if (isNative(request)) throw redirect(nativePaths.settings);
  const viewer = await requireViewer(request, context);
  return { country, billing: describeBilling(viewer, context, country) };
}

export default function Pricing() {
  const { country, billing } = useLoaderData<typeof loader>();
  useEffect(() => track('view_pricing', { country }), [country]);
  return <PricingPage country={country} billing={billing} />;
}
