import type { CountryCode } from '#app/domain/country/country.ts';

/** How often a page that stays open looks for a new version (`platform.md` section 9). */
const updateEveryMs = 60 * 60 * 1000;

/**
 * Registers the service worker, looks for a new version every hour, and calls back once one waits to take over. A browser
 * that has none, or refuses, is left without: failures are only logged (`platform.md` section 8).
 * @param onUpdate gets what lets the new version take over and loads the page anew
 */
export async function startServiceWorker(onUpdate: (update: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await pageLoaded();
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    });
    watchUpdates(registration, onUpdate);
    setInterval(() => registration.update().catch(logFailure), updateEveryMs);
  } catch (error) {
    logFailure(error);
  }
}

/** Tells the service worker, once there is one, which country's pages to keep and to open without a network. */
export function tellCountry(country: CountryCode): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(country));
}

/** What the page itself still loads comes first. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

function watchUpdates(
  registration: ServiceWorkerRegistration,
  onUpdate: (update: () => void) => void,
): void {
  const offer = (waiting: ServiceWorker | null) => {
    // The first version of all has nothing to replace.
    if (waiting && navigator.serviceWorker.controller) onUpdate(() => takeOver(waiting));
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming);
    });
  });
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
