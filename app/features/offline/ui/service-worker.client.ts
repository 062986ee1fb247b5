import type { CountryCode } from '#app/domain/country/country.ts';
import { firstLanguage } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/** How often a page that stays open looks for a new version. */
const updateEveryMs = 60 * 60 * 1000;

/** A new version that waits. */
export type Update = {
  /** Lets it take over and loads the page anew. */
  apply: () => void;
  /** Asks no more about it for as long as the document lives. */
  putOff: () => void;
};

type MessageListener = (update: Update | null) => void;

const messageListeners = new Set<MessageListener>();
let offered: Update | null = null;
let isStarted = false;

/**
 * Registers the service worker, once per document, looks for a new version every hour, and tells of the one that waits to
 * take over. A browser that has none, or refuses, is left without: failures are only logged.
 * @param hear gets what there is to ask about now, and each change of it
 * @returns what ends the telling
 */
export function watchForUpdate(hear: MessageListener): () => void {
  messageListeners.add(hear);
  hear(offered);
  if (!isStarted) void start();
  isStarted = true;
  return () => void messageListeners.delete(hear);
}

/** Tells the service worker, once there is one, which country's pages to keep and to open without a network. */
export function sendCountryToWorker(country: CountryCode): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(country));
}

/** What the page itself still loads comes first. */
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
    // The first version of all has nothing to replace.
    if (!waiting || !controller) return;
    // Of the language that was just chosen: this page is in it already.
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

/** Other tabs go on as they are: the files of their version are kept. */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  if (waiting.state === 'installed') {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('activate');
  } else {
    // Taken in another tab: no change is left to wait for.
    reload();
  }
}

function logFailure(error: unknown): void {
  console.warn('The service worker was not registered or updated', error);
}
