import type { CountryCode } from '#app/domain/country/country.ts';
import { firstLanguage } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/** How often an open page checks for a new version. */
const updateEveryMs = 60 * 60 * 1000;

/** A new version that is waiting to activate. */
export type Update = {
  /** Activates it and reloads the page. */
  apply: () => void;
  /** Doesn't ask again until the next document load. */
  putOff: () => void;
};

type MessageListener = (update: Update | null) => void;

const messageListeners = new Set<MessageListener>();
let offered: Update | null = null;
let isStarted = false;

/**
 * Registers the service worker once per document, checks for a new version every hour, and reports a version that is
 * waiting. Browsers that don't support or allow it go without; failures are only logged.
 * @param hear called with the version to ask about, and whenever it changes
 * @returns unsubscribes
 */
export function watchForUpdate(hear: MessageListener): () => void {
  messageListeners.add(hear);
  hear(offered);
  if (!isStarted) void start();
  isStarted = true;
  return () => void messageListeners.delete(hear);
}

/** Sends the service worker, once it is active, the country whose pages to cache and open offline. */
export function sendCountryToWorker(country: CountryCode): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(country));
}

/** Waits until the page has finished loading, which has priority. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  try {
    const registration = await navigator.serviceWorker.register(
      `/sw.js?lang=${currentLanguage()}`,
      {
        scope: '/',
        updateViaCache: 'none',
      },
    );
    watchRegistration(registration);
    setInterval(() => registration.update().catch(logFailure), updateEveryMs);
  } catch (error) {
    logFailure(error);
  }
}

function watchRegistration(registration: ServiceWorkerRegistration): void {
  const ask = (waiting: ServiceWorker | null) => {
    const { controller } = navigator.serviceWorker;
    // The very first version replaces nothing.
    if (!waiting || !controller) return;
    // The visitor has just chosen that language, and this page is already in it.
    if (languageOf(waiting) !== languageOf(controller)) return waiting.postMessage('activate');
    offer({ apply: () => takeOver(waiting), putOff: () => offer(null) });
  };
  ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') ask(coming);
    });
  });
}

function languageOf({ scriptURL }: ServiceWorker): string {
  return new URL(scriptURL).searchParams.get('lang') ?? firstLanguage;
}

function offer(update: Update | null): void {
  offered = update;
  for (const hear of messageListeners) hear(update);
}

/** Activates the new version and reloads; other tabs keep working, because the files of their version stay cached. */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  if (waiting.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('activate');
  } else {
    // Already activated in another tab, so there is no `controllerchange` to wait for.
    reload();
  }
}

function logFailure(error: unknown): void {
  console.warn('The service worker was not registered or updated', error);
}
