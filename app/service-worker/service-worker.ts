import { type CountryCode, isCountryCode } from '#app/domain/country/country.ts';
import {
  firstLanguage,
  isLanguageCode,
  type LanguageCode,
} from '#app/domain/language/languages.ts';
import type { OfflineTarget } from '#app/domain/offline/offline-pages.ts';
import { chooseStrategy, openAssetCache } from './asset-cache.ts';
import { drawOfflineFallback } from './offline-fallback.ts';

/**
 * The part of a service worker's global scope that ours uses; TypeScript's own library for it conflicts with that of
 * pages.
 */
type WorkerScope = {
  location: { origin: string; search: string };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<{ url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (type: 'fetch', listener: (event: AskedEvent) => void): void;
    (type: 'message', listener: (event: WaitingEvent & { data: unknown }) => void): void;
  };
};

type WaitingEvent = { waitUntil: (work: Promise<unknown>) => void };

/** A page's request, which the service worker may answer. */
type AskedEvent = WaitingEvent & {
  request: Request;
  /** What the browser fetched while the service worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

// Bundled into /sw.js by scripts/build-service-worker.ts, which defines these values.
declare const BUILD_VERSION: string;
declare const BUILD_FILES: Record<LanguageCode, string[]>;

const worker = globalThis as unknown as WorkerScope;
const { origin, search } = worker.location;
// The page that registered this service worker passes its language: `/sw.js?lang=fr-CA`.
const named = new URLSearchParams(search).get('lang');
const language = isLanguageCode(named) ? named : firstLanguage;
const buildFiles = BUILD_FILES[language];
const assetCache = openAssetCache({
  storage: caches,
  fetch: (...call) => fetch(...call),
  version: `${BUILD_VERSION}-${language}`,
  language,
  files: buildFiles,
});
const plainFiles = new Set(buildFiles.filter((file) => !file.startsWith('/assets/')));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  const { data } = event;
  // The visitor accepted the new version.
  if (data === 'activate') void worker.skipWaiting();
  // A page whose address has no country sends the one whose rules it uses.
  else if (isCountryCode(data)) event.waitUntil(saveCountry(data));
});
worker.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, origin, plainFiles);
  switch (strategy.kind) {
    case 'leave':
      return;
    case 'hashed-file':
      return event.respondWith(answerHashedFile(event));
    case 'plain-file':
      return event.respondWith(
        networkFirst(event, () => assetCache.findFile(pathOf(event.request))),
      );
    case 'page':
      return event.respondWith(answerPage(event, strategy.target));
    case 'page-data':
      return event.respondWith(networkFirst(event, () => assetCache.findPage(strategy.address)));
    default:
      strategy satisfies never;
  }
});

async function install(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await assetCache.fill(windows.map(({ url }) => url));
}

async function activate(): Promise<void> {
  await assetCache.clearOut();
  await worker.registration.navigationPreload?.enable();
  // From now on, the page that registered this service worker works offline, too.
  await worker.clients.claim();
}

async function answerHashedFile({ request }: AskedEvent): Promise<Response> {
  const path = pathOf(request);
  const kept = await assetCache.findFile(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) assetCache.keepFile(path, answer.clone()).catch(() => undefined);
  return answer;
}

async function answerPage(event: AskedEvent, target: OfflineTarget): Promise<Response> {
  const country = 'country' in target ? target.country : null;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (country) event.waitUntil(saveCountry(country));
    return answer;
  } catch {
    return answerAway(target);
  }
}

async function answerAway(target: OfflineTarget): Promise<Response> {
  const asked = 'country' in target ? target.country : null;
  const country = await assetCache.countryToOpen(asked);
  if (target.kind === 'elsewhere') return Response.redirect(`/${country}/${target.page}`, 302);
  if (target.kind === 'offline-page') {
    const page = await assetCache.findPage(`/${asked}/${target.page}`);
    if (page) return page;
  }
  return drawOfflineFallback(country, language, buildFiles);
}

/** Caches the pages of the visitor's country; a failure is retried the next time. */
async function saveCountry(country: CountryCode): Promise<void> {
  await assetCache.noteCountry(country);
  await assetCache.keepPages(country).catch(() => undefined);
}

async function networkFirst(
  { request }: AskedEvent,
  find: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await find();
    if (kept) return kept;
    throw error;
  }
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}
