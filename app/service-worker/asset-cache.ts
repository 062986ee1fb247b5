import { type CountryCode, countryCodes, isCountryCode } from '#app/domain/country/country.ts';
import {
  findOfflineTarget,
  type OfflineTarget,
  offlineAddresses,
  offlinePageHeader,
} from '#app/domain/offline/offline-pages.ts';
import { dataPathOf, isDataPath, pagePathOf } from '#app/remix/data-address.ts';

/** The cache of this service worker version: build files, and pages without any user's data. */
type AssetCache = {
  /** Caches every build file, and the pages of the countries that are open or were cached before. */
  fill: (open: string[]) => Promise<void>;
  /**
   * Caches a country's pages unless they already are. Rejects when they can't be loaded or belong to another version.
   */
  keepPages: (country: CountryCode) => Promise<void>;
  /** Finds a cached page or its data. */
  findPage: (address: string) => Promise<Response | undefined>;
  /** Finds a cached file of this or an older version. */
  findFile: (address: string) => Promise<Response | undefined>;
  keepFile: (address: string, answer: Response) => Promise<void>;
  /** Returns the country whose pages were opened last. */
  lastCountry: () => Promise<CountryCode>;
  noteCountry: (country: CountryCode) => Promise<void>;
  /** Returns the country whose form to open: the address's own, else the last one, else any with a cached form. */
  countryToOpen: (asked: CountryCode | null) => Promise<CountryCode>;
  /** Deletes the caches of versions before the previous one; pages that are still open may need its files. */
  clearOut: () => Promise<void>;
};

type AssetCacheParts = {
  storage: CacheStorage;
  fetch: typeof fetch;
  /** Build version and language. */
  version: string;
  /** Language of the cached pages; BCP 47. */
  language: string;
  /** Addresses of the build's files. */
  files: string[];
};

const prefix = 'billwren-';
const atOnce = 6;
const lastCountryAddress = '/last-country';

export function openAssetCache({
  storage,
  fetch,
  version,
  language,
  files,
}: AssetCacheParts): AssetCache {
  const name = `${prefix}${version}`;
  const known = new Set(files);
  const find = async (address: string) => (await storage.open(name)).match(address);

  const fetchPage = async (address: string) => {
    const answer = await fetch(address, {
      headers: { [offlinePageHeader]: '1', 'Accept-Language': language },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`A page to cache returned ${answer.status}`);
    const text = await answer.text();
    const named = text.match(/\/assets\/[\w.-]+\.(js|css)\b/g) ?? [];
    // The server already has a newer build, whose service worker will cache its own pages.
    if (!named.every((file) => known.has(file))) throw new Error('A page has another version');
    const headers = new Headers(answer.headers);
    // The text is already decompressed.
    headers.delete('Content-Encoding');
    return new Response(text, { headers });
  };

  const keepPages = async (country: CountryCode) => {
    const addresses = offlineAddresses(country).flatMap((page) => [page, dataPathOf(page)]);
    if (await find(addresses.at(-1) ?? '')) return;
    const pages = await Promise.all(addresses.map(fetchPage));
    const cache = await storage.open(name);
    for (const [at, page] of pages.entries()) await cache.put(addresses[at] ?? '', page);
  };

  const findFile: AssetCache['findFile'] = async (address) =>
    (await find(address)) ?? (await storage.match(address));

  const lastCountry = async () => {
    const kept = await (await storage.match(lastCountryAddress))?.text();
    return isCountryCode(kept) ? kept : 'us';
  };

  return {
    fill: async (open) => {
      const cache = await storage.open(name);
      const keepFile = async (file: string) => {
        const kept = file.startsWith('/assets/') ? await storage.match(file) : undefined;
        if (kept) await cache.put(file, kept);
        else await cache.add(file);
      };
      // In batches, because a page may be waiting for its own files.
      for (let at = 0; at < files.length; at += atOnce) {
        await Promise.all(files.slice(at, at + atOnce).map(keepFile));
      }
      const countries = open.map(countryOf).filter(isCountryCode);
      if (countries.length === 0) countries.push(await lastCountry());
      await Promise.all([...new Set(countries)].map(keepPages));
    },
    keepPages,
    findPage: find,
    findFile,
    keepFile: async (address, answer) => (await storage.open(name)).put(address, answer),
    lastCountry,
    noteCountry: async (country) => {
      if ((await lastCountry()) === country) return;
      for (const kept of await currentCaches(storage))
        await (await storage.open(kept)).delete(lastCountryAddress);
      await (await storage.open(name)).put(lastCountryAddress, new Response(country));
    },
    countryToOpen: async (asked) => {
      const last = await lastCountry();
      for (const country of [asked ?? last, last, ...countryCodes]) {
        if (await find(`/${country}/create-invoice`)) return country;
      }
      return asked ?? last;
    },
    clearOut: async () => {
      const country = await lastCountry();
      const older = (await currentCaches(storage)).filter((kept) => kept !== name);
      // In order of creation.
      for (const kept of older.slice(0, -1)) await storage.delete(kept);
      await (await storage.open(name)).put(lastCountryAddress, new Response(country));
    },
  };
}

async function currentCaches(storage: CacheStorage): Promise<string[]> {
  return (await storage.keys()).filter((kept) => kept.startsWith(prefix));
}

function countryOf(url: string): string {
  return new URL(url).pathname.split('/')[1] ?? '';
}

/** How the service worker handles a request. */
type CachingStrategy =
  /** Not handled; the browser proceeds as usual. */
  | { kind: 'leave' }
  /** A file whose name changes with its content, so a cached one is always current. */
  | { kind: 'hashed-file' }
  /** A picture or the manifest: from the network, else from the cache. */
  | { kind: 'plain-file' }
  | { kind: 'page'; target: OfflineTarget }
  /** A cached page's data, requested by its scripts. */
  | { kind: 'page-data'; address: string };

type Asked = Pick<Request, 'method' | 'url' | 'mode'>;

/**
 * Chooses the strategy by address. Anything that may contain user data bypasses the cache: pages and data come from the
 * network, and only without a network from cached versions without user data.
 * @param keeps files that are cached under their plain names
 */
export function chooseStrategy(
  { method, url, mode }: Asked,
  origin: string,
  keeps: Set<string>,
): CachingStrategy {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'leave' };
  if (mode === 'navigate') return { kind: 'page', target: findOfflineTarget(pathname, search) };
  if (pathname.startsWith('/assets/')) return { kind: 'hashed-file' };
  if (keeps.has(pathname)) return { kind: 'plain-file' };
  if (isDataPath(pathname)) {
    if (findOfflineTarget(pagePathOf(pathname), search).kind === 'offline-page') {
      return { kind: 'page-data', address: pathname };
    }
  }
  return { kind: 'leave' };
}
