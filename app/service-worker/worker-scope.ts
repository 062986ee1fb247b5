/**
 * The part of a service worker's global scope that ours uses; TypeScript's own library for it conflicts with that of
 * pages.
 */
export type WorkerScope = {
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
export type AskedEvent = WaitingEvent & {
  request: Request;
  /** What the browser fetched while the service worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
