import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { describeSample } from '#app/handlers/site/sample-sheet.server.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { unlisted } from '#app/screens/meta/page-meta.ts';
import { WelcomePage } from '#app/screens/welcome/welcome-page.tsx';
import { pageTexts } from '#app/texts/pages.ts';

export const meta = unlisted(
  () => pageTexts.welcome.title,
  () => pageTexts.welcome.description,
);

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const sample = describeSample(country, sellersToday(request, context, null));
  return { country, sample, productName: context.config.productName };
}

export default function Welcome() {
  return <WelcomePage {...useLoaderData<typeof loader>()} />;
}
