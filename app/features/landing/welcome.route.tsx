import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { describeSample } from '#app/features/landing/server/sample-sheet.server.ts';
import { WelcomePage } from '#app/features/landing/ui/welcome-page.tsx';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

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
