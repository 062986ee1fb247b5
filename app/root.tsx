import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AnalyticsOffer } from '#app/domain/consent/analytics.ts';
import { isLanguageCode } from '#app/domain/language/languages.ts';
import { isNativePath } from '#app/domain/navigation/platform.ts';
import { HideRecoveryHash, useSessionWatch } from '#app/features/account/public.ts';
import { describePaywall } from '#app/features/billing/public.server.ts';
import { describeUsage } from '#app/features/billing/public.ts';
import { RouteError } from '#app/frames/errors/route-error.tsx';
import { preloadFramePart } from '#app/frames/frame-part.tsx';
import { useOwnLanguage } from '#app/frames/language/use-own-language.ts';
import { PlatformProvider } from '#app/frames/platform/platform.ts';
import { pageTitle, type RootData, useRootData } from '#app/frames/web/root-data.ts';
import { shouldRevalidateFrame } from '#app/frames/web/should-revalidate.ts';
import { consumeFlash } from '#app/http/session/flash.server.ts';
import { getUserId, getViewerOrGuest } from '#app/http/session/session.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { errorTexts } from '#app/i18n/texts.ts';
import { useRequestId } from '#app/ui/document/hydration.tsx';
import { ReleaseScripts, useNonce } from '#app/ui/document/inline-script.tsx';
import { withFetched } from '#app/ui/hooks/effects.ts';
import { ToastArea, toast } from '#app/ui/messages/toast.tsx';
import { allowanceOf } from './domain/billing/allowance.ts';
import { describeAnalytics } from './http/request/analytics.server.ts';
import { languageOf, serializeLanguageCookie } from './http/request/language.server.ts';
import { isNative, platformOf } from './http/request/platform.server.ts';
import { recordHistoryEntry } from './remix/hash-entries.client.ts';
import styles from './styles/app.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icons/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export const meta: MetaFunction<typeof loader> = ({ data, error, matches }) => {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return [pageTitle(errorTexts.notFound.title, matches)];
  }
  return [{ title: data?.product.productName ?? errorTexts.notLoaded }];
};

export const shouldRevalidate = shouldRevalidateFrame;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { productName, operatorName, operatorAddress, supportEmail, publicOrigin } = context.config;
  const viewer = await getViewerOrGuest(request, context);
  const own = viewer?.user.language;
  // For example, chosen on another device: the next document will be in this language.
  if (isLanguageCode(own) && own !== languageOf(request)) {
    context.answerHeaders.append('Set-Cookie', serializeLanguageCookie(own));
  }
  const data = {
    person: await getUserId(request, context),
    isOfflinePage: context.isOfflinePage,
    isNative: isNative(request),
    paywall: platformOf(request) === 'native' ? await describePaywall(request, context) : null,
    viewer: viewer && {
      usage: describeUsage(allowanceOf(viewer.settings, context.now)),
      asOf: context.now,
      keep: { until: viewer.session.expiresAt, isRemembered: viewer.session.remember },
      preferredCountry: viewer.settings.preferredCountry,
      timeZone: viewer.user.timeZone,
    },
    language: isLanguageCode(own) ? own : null,
    product: { productName, operatorName, operatorAddress, supportEmail, publicOrigin },
  } satisfies RootData;
  return {
    ...data,
    flash: await consumeFlash(request, context.answerHeaders),
    analytics: describeAnalytics(request, context.config),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const requestId = useRequestId();
  const { pathname } = useLocation();
  const root = useRootData();
  const platform = root?.isNative || isNativePath(pathname) ? 'native' : 'web';
  return (
    <html
      lang={currentLanguage()}
      data-request-id={requestId ?? undefined}
      data-platform={platform}
    >
      <head>
        <meta charSet="utf-8" />
        {pathname.endsWith('/reset-password') && <HideRecoveryHash />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <PlatformProvider value={platform}>{children}</PlatformProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <ReleaseScripts />
      </body>
    </html>
  );
}

export default function App() {
  const { flash, person, analytics, language } = useLoaderData<typeof loader>();
  const [Consent, setConsent] = useState<ComponentType<AnalyticsOffer>>();
  const location = useLocation();
  const { pathname } = location;
  const isPublicInvoice = /^\/(view-)?invoice\//.test(pathname);
  useSessionWatch(person);
  useOwnLanguage(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is an entry
  useEffect(recordHistoryEntry, [location]);
  useEffect(() => {
    // Not during hydration: a browser's first time zone lookup takes about a tenth as long.
    setTimeout(() => {
      // Preload it now: when an error occurs, there may be no network to load it.
      preloadFramePart('error');
      // A client's invoice page shows nothing that depends on the time zone.
      if (isPublicInvoice) return;
      withFetched(import('#app/ui/browser/country/time-zone.client.ts'), ({ rememberTimeZone }) =>
        rememberTimeZone(),
      );
    });
  }, [isPublicInvoice]);
  const hasAnalytics = analytics !== null;
  useEffect(() => {
    if (!hasAnalytics) return;
    withFetched(import('#app/features/analytics-and-consent/ui/consent.tsx'), (fetched) =>
      setConsent(() => fetched.Consent),
    );
  }, [hasAnalytics]);
  useEffect(() => {
    if (!flash) return;
    toast[flash.kind](flash.message, { id: flash.id });
    const { arrival } = flash;
    if (!arrival) return;
    withFetched(
      import('#app/features/analytics-and-consent/ui/late-events.client.ts'),
      ({ trackArrival }) => trackArrival(arrival),
    );
  }, [flash]);
  return (
    <>
      <Outlet />
      {Consent && analytics && <Consent {...analytics} />}
      {/* Public pages stay small; elsewhere toasts must also work without a network. */}
      <ToastArea preload={!isPublicInvoice} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteError home="/us" bare />;
}

/**
 * Rendered when the router has neither the page's data nor an error: the network failed while a navigation and the
 * revalidation after a post were both running, and the second one discarded the first one's error.
 */
export const HydrateFallback = ErrorBoundary;
