import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import { offeredProviders } from '#app/features/account/server/provider-sign-in.api.server.ts';
import { describeFormDefaults } from '#app/features/invoice-form/server/get-form-start.server.ts';

export { postFromDialog as clientAction } from '#app/features/account/ui/post-from-dialog.ts';

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { isCountryCode } from '#app/domain/country/country.ts';
import { nativeHome } from '#app/domain/navigation/platform.ts';
import { describeSample } from '#app/features/landing/server/sample-sheet.server.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { LandingPage } from '#app/features/landing/ui/landing-page.tsx';
import { SendToWelcome } from '#app/features/landing/ui/send-to-welcome.tsx';
import { StructuredData } from '#app/features/landing/ui/structured-data.tsx';
import { publicPageMeta } from '#app/frames/meta/public-page-meta.ts';
import { useRootData } from '#app/frames/web/root-data.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { isNative } from '#app/http/request/platform.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';

export const meta: MetaFunction = ({ params, ...page }) => {
  const { country } = params;
  if (!isCountryCode(country)) return [];
  return publicPageMeta(
    {
      title: landingTexts.title,
      description: fill(landingTexts.description, { country: inCountry(country) }),
    },
    page,
  );
};

/**
 * Reloads only when the country changes: after a sign-in the page navigates by itself, and the loader's redirect would
 * lead elsewhere.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  // Reached by a link inside a page of the native app; full page loads are redirected earlier.
  if (isNative(request)) throw redirect(nativeHome);
  if (await getViewerOrGuest(request, context)) throw redirect(`/${country}/invoices`);
  const today = sellersToday(request, context, null);
  const isDayKnown = sellersTimeZone(request, null) !== null;
  return {
    country,
    sample: describeSample(country, today),
    form: { today, isDayKnown, defaults: describeFormDefaults(null) },
    providers: offeredProviders({ request, context }),
  };
}

/** Handles the sign-in dialog's post. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerAuth(request, context, requireCountry(params));
}

export default function Landing() {
  const start = useLoaderData<typeof loader>();
  const root = useRootData();
  return (
    <>
      <SendToWelcome country={start.country} />
      {root && <StructuredData country={start.country} product={root.product} />}
      <LandingPage {...start} />
    </>
  );
}
